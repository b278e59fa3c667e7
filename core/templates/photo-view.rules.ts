/** Chooses how a picture that fills the pin is cut, and at which end the words stand, so that they do not lie on the subject. */
import type { Crop } from '#core/contract/pins.contract.ts'
import { cropFor, fitCrop, toneUnder, type Tone } from './crop.rules.ts'
import type { PictureFacts } from './picture-facts.schema.ts'
import { CANVAS, FULL, bottomOf, type Box, type LayoutInput } from './template.model.ts'

export interface PhotoView {
  facts: PictureFacts
  crop: Crop
  isTop: boolean
  tone: (region: Box) => Tone
}

/** Nearer views leave the subject more room to move; each step must be worth it. */
const ZOOMS = [1, 1.14, 1.28, 1.42]

/** `wordsAt` says where the words would stand at the top or bottom. A person's own crop stays; only the end is chosen. */
export function choosePhotoView({ pictures }: LayoutInput, wordsAt: (isTop: boolean) => Box): PhotoView | null {
  const [source] = pictures
  if (!source) return null
  const { facts } = source
  const aspect = CANVAS.width / CANVAS.height
  const views = [true, false].flatMap((isTop) =>
    (source.crop ? [1] : ZOOMS).map((zoom) => {
      const words = wordsAt(isTop)
      const free = isTop ? (bottomOf(words) + CANVAS.height) / 2 : words.y / 2
      const crop = source.crop ? fitCrop(facts, source.crop, aspect) : cropFor(facts, { aspect, zoom, at: { x: 0.5, y: free / CANVAS.height } })
      const tone = (region: Box) => toneUnder(facts, crop, FULL, region)
      const under = tone(words)
      return { facts, crop, isTop, tone, cost: under.subject * 1.4 + under.busy * 0.7 + (zoom - 1) * 1.1 + (isTop ? 0.03 : 0) }
    }),
  )
  return views.toSorted((a, b) => a.cost - b.cost)[0] ?? null
}
