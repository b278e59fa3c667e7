/** Says that a pin is more than a picture: "Video 0:12", "Carousel 4". */
import type { PinMedia } from '#core/contract/pins.contract.ts'
import { useText } from '../i18n/text.ts'
import { mediaMarkMessages } from './media-mark.messages.ts'

export function MediaMark({
  media,
  className,
}: {
  media: PinMedia | undefined
  className?: string | undefined
}) {
  const t = useText(mediaMarkMessages)
  if (media === undefined) return null
  const words =
    media.kind === 'video'
      ? t('mediaMark.video', { time: clockTime(media.duration_ms) })
      : t('mediaMark.carousel', { count: media.slides.length })
  return <span className={className}>{words} </span>
}

/** Minutes and seconds, as players write them. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
