/** Says that a pin is more than a picture: "Video 0:12", "Carousel 4". Few are: its words wait. */
import { Suspense } from 'react'
import type { PinMedia } from '#core/contract/content/pins.contract.ts'
import { lazyExtra } from '../../../kit/ui/lazy-extra.ts'

const MediaWords = lazyExtra(async () => (await import('./media-words.tsx')).MediaWords)

export function MediaMark({
  media,
  ...props
}: {
  media: PinMedia | undefined
  className?: string | undefined
  /** Other words come after it on the same line. */
  isFollowed?: boolean
}) {
  if (media === undefined) return null
  return (
    <Suspense fallback={null}>
      <MediaWords media={media} {...props} />
    </Suspense>
  )
}

/** How many pictures a carousel has, for the mark on its picture; undefined for any other pin. */
export function slideCount(media: PinMedia | undefined): number | undefined {
  return media?.kind === 'carousel' ? media.slides.length : undefined
}
