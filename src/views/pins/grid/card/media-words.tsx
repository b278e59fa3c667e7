/** What a pin is beside its picture, in words. */
import type { PinMedia } from '#core/contract/content/pins.contract.ts'
import { useText } from '../../../kit/i18n/text.ts'
import mediaMarkMessages from '#locales/en/pins/media-mark.json' with { type: 'json' }

interface MediaWordsProps {
  readonly media: PinMedia
  readonly className?: string | undefined
  /** Other words come after it on the same line. */
  readonly isFollowed?: boolean | undefined
}

export function MediaWords({ media, className, isFollowed = false }: MediaWordsProps) {
  const t = useText(mediaMarkMessages)
  const words =
    media.kind === 'video'
      ? t('mediaMark.video', { time: clockTime(media.duration_ms) })
      : t('mediaMark.carousel', { count: media.slides.length })
  return (
    <span className={className}>
      {words}
      {isFollowed ? ' · ' : ' '}
    </span>
  )
}

/** Minutes and seconds, as players write them. */
function clockTime(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
