/**
 * Pictures of the person and of the demo site, decoded once and cut for their places by the
 * browser. The bytes are not those that sharp cuts on the server; all that is laid out and contrast
 * come from the stored facts.
 */
import type { LogoSource, PhotoSource } from '#core/templates/paint/pin-painter.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import {
  factsAddress,
  sampleAddress,
  sampleFactsAddress,
  SamplePicture,
} from '#core/templates/samples/canvas-sources.ts'
import { rasterLogo } from './canvas-logo.ts'
import type { Fetched } from './fetched.ts'

interface Photo {
  readonly facts: PictureFacts
  readonly bitmap: ImageBitmap
}

/** Decoded pictures that are kept: those of a page, and of the page before. */
const MAX_PHOTOS = 12
/** Cuts that are kept: a layer that moves over a photo does not cut it again. */
const MAX_CUTS = 24

export function canvasPhotos(fetched: Fetched) {
  const photos = new Map<string, Promise<Photo>>()
  const cuts = new Map<string, ArrayBuffer>()
  const addresses = new Map<string, string>()
  const load = async (name: string): Promise<Photo> => {
    const own = addresses.get(name)
    const [facts, bytes] = await Promise.all([
      fetched.json(own === undefined ? sampleFactsAddress(name) : factsAddress(own)),
      fetched.bytes(own ?? sampleAddress(name)),
    ])
    return {
      facts: SamplePicture.parse(facts).facts,
      bitmap: await createImageBitmap(new Blob([bytes])),
    }
  }
  const photo = (name: string): Promise<Photo> => {
    const known = photos.get(name) ?? load(name)
    photos.set(name, known)
    known.catch(() => photos.delete(name))
    const [oldest] = photos.keys()
    if (photos.size > MAX_PHOTOS && oldest !== undefined) photos.delete(oldest)
    return known
  }
  const cutter: PhotoSource = {
    isKeeping: true,
    cut: async ({ id, crop, to }) => {
      const key = JSON.stringify([id, crop, to])
      const kept = cuts.get(key)
      if (kept) return kept
      const { bitmap } = await photo(id)
      const made = cutOut(bitmap, crop, to)
      cuts.set(key, made)
      const [oldest] = cuts.keys()
      if (cuts.size > MAX_CUTS && oldest !== undefined) cuts.delete(oldest)
      return made
    },
  }
  return {
    /** Where pictures are that are not the demo site's. */
    know: (more: Readonly<Record<string, string>>) => {
      for (const [id, address] of Object.entries(more)) addresses.set(id, address)
    },
    isKnown: (name: string) => addresses.has(name),
    factsOf: async (name: string) => (await photo(name)).facts,
    cutter,
    logo: async (name: string): Promise<LogoSource & { aspect: number }> => {
      const { bitmap } = await photo(name)
      return {
        aspect: bitmap.width / bitmap.height,
        raster: async (box) => rasterLogo(bitmap, box),
      }
    },
  }
}

/** Its pixels are read at once: a canvas of the graphics card would have to be asked for them. */
function cutOut(
  bitmap: ImageBitmap,
  crop: { x: number; y: number; width: number; height: number },
  to: { width: number; height: number },
): ArrayBuffer {
  const context = new OffscreenCanvas(to.width, to.height).getContext('2d', {
    willReadFrequently: true,
  })
  if (context === null) throw new Error('The browser has no canvas in a worker.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    bitmap,
    crop.x * bitmap.width,
    crop.y * bitmap.height,
    crop.width * bitmap.width,
    crop.height * bitmap.height,
    0,
    0,
    to.width,
    to.height,
  )
  return context.getImageData(0, 0, to.width, to.height).data.buffer
}
