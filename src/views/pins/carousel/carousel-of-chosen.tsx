/** Offers a carousel where as many pins are chosen as one has. */
import { carouselLimits, type Pin } from '#core/contract/content/pins.contract.ts'
import { MakeCarousel } from './make-carousel.tsx'

// Not loaded later: a button that comes late moves the one that is about to be pressed.
export function CarouselOfChosen({
  pins,
  chosen,
  onOpen,
}: {
  pins: readonly Pin[]
  /** Ids. */
  chosen: Pick<ReadonlySet<string>, 'has' | 'size'>
  onOpen: (pinId: string) => void
}) {
  if (chosen.size < carouselLimits.least || chosen.size > carouselLimits.most) return null
  return <MakeCarousel pins={pins.filter(({ id }) => chosen.has(id))} onOpen={onOpen} />
}
