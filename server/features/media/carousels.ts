/** Makes a carousel of pins: their pictures are rendered in the look of the first. */
import type { Pin, PinDesign, PinSlide } from '#core/contract/content/pins.contract.ts'
import { carouselPin, carouselProblem, inLookOf } from '#core/media/carousel-pin.ts'
import { notFound, refuse, refuseField, Refusal } from '../../platform/http/failures/refusal.ts'
import { RenderError, type PinRenderer } from '../../platform/images/drawing/pin-renderer.ts'
import type { PictureStorage } from '../../platform/images/stored/picture-storage.ts'
import { addPinOnce, type VideoPinNeeds } from './video-pins.ts'

interface AccountKey {
  readonly owner: string
  readonly accountId: string
}

export interface CarouselNeeds extends VideoPinNeeds {
  readonly renderer: Pick<PinRenderer, 'renderPin'>
  readonly pictureStorage: Pick<PictureStorage, 'loaderFor' | 'publish'>
}

/** The account is the owner's: the caller has asked. */
export async function addCarousel(
  needs: CarouselNeeds,
  key: AccountKey,
  { id, pin_ids }: { readonly id: string; readonly pin_ids: readonly string[] },
): Promise<{ pin: Pin } | Refusal> {
  const { database, clock, getPins } = needs
  const ids = [...new Set(pin_ids)]
  const [known] = await getPins(database.root, key, [id])
  if (known !== undefined) return { pin: known }
  const pins = await getPins(database.root, key, ids)
  const [first] = pins
  if (first === undefined || pins.length < pin_ids.length) return notFound('pin')
  const wrong = carouselProblem(pins)
  if (wrong !== null) return refuse('conflict', wrong)
  const slides = await slidesOf(needs, key, { look: first.design, pins })
  if (slides instanceof Refusal) return slides
  const pin = carouselPin(first, { id, now: clock.now(), slides })
  return database.transaction((tx) => addPinOnce(needs, tx, { ...key, pin }))
}

async function slidesOf(
  { renderer, pictureStorage }: CarouselNeeds,
  { owner }: AccountKey,
  { look, pins }: { readonly look: PinDesign; readonly pins: readonly Pin[] },
): Promise<PinSlide[] | Refusal> {
  const { loadPicture, own: loaders } = pictureStorage.loaderFor(owner)
  const slides: PinSlide[] = []
  try {
    for (const { design: own, title, description, link } of pins) {
      const design = inLookOf(look, own)
      const { url } = await pictureStorage.publish(
        owner,
        await renderer.renderPin(design, loadPicture, loaders),
      )
      slides.push({ image_url: url, design, title, description: description.slice(0, 500), link })
    }
    return slides
  } catch (error) {
    if (error instanceof RenderError) return refuseField('pin_ids', error.problem)
    throw error
  }
}
