/** A video that was found, each of its formats to download or to copy the address of. */
import {
  type PinVideo,
  type VideoFormat,
  videoCalls,
} from '#core/contract/content/videos.contract.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { LinkButton } from '../../../kit/ui/button.tsx'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { useCopy } from '../use-copy.ts'
import css from './video-formats.module.css'
import videoToolMessages from '#locales/en/tools/video-tool.json' with { type: 'json' }

export function VideoFormats({ video: { title, seconds, formats } }: { video: PinVideo }) {
  const t = useText(videoToolMessages)
  const { duration } = useFormat()
  const count = t('video.found', { count: formats.length })
  return (
    <section className={css.video} aria-label={title || t('video.title')}>
      <header>
        {title === '' ? null : (
          <h2 className={css.title} dir="auto">
            {title}
          </h2>
        )}
        <p role="status" className={css.quiet}>
          {count}
          {seconds === null ? '' : ` · ${t('video.length', { time: duration(seconds * 1_000) })}`}
        </p>
      </header>
      <ul className={css.formats} aria-label={count}>
        {formats.map((format) => (
          <Format key={format.address} format={format} />
        ))}
      </ul>
    </section>
  )
}

function Format({ format: { address, width, height, bytes } }: { format: VideoFormat }) {
  const t = useText(videoToolMessages)
  const { bytes: sizeOf } = useFormat()
  const copy = useCopy()
  const { config } = useApp()
  const name =
    width === null || height === null ? t('video.anySize') : t('video.size', { width, height })
  // A link and not a call: the browser saves the file while it comes, and shows how far it is.
  const href = `${config.api_base_url}${videoCalls.videoFile.path}?${new URLSearchParams({ address, own: 'yes' }).toString()}`
  return (
    <li className={css.format}>
      <span className={css.name}>
        <strong>{name}</strong>
        <span className={css.quiet}>MP4, {bytes === null ? t('video.noSize') : sizeOf(bytes)}</span>
      </span>
      <IconButton
        icon="copy"
        label={t('video.copyOf', { format: name })}
        onPress={() => void copy(address)}
      />
      <LinkButton
        href={href}
        download="pin-video.mp4"
        icon="download"
        aria-label={t('video.downloadOf', { format: name })}
      >
        {t('video.download')}
      </LinkButton>
    </li>
  )
}
