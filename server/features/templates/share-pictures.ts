/**
 * The pictures that public pages are shared with, JPEG of 1200 x 630: our own layout, letters and
 * renders. There is one for each page of the list and no other, made when it is first asked for,
 * one after the other, and kept in memory: some forty of 60 to 90 kB.
 */
import sharp from 'sharp'
import {
  SHARE_CANVAS,
  shareColors,
  shareGround,
  shareMark,
  sharePins,
  shareWords,
} from '#core/public/share-layout.ts'
import { sharePages, type SharePage } from '#core/public/share-pages.ts'
import { shareFile } from '#core/public/share-picture.ts'
import { templateCards } from '#core/public/template-cards.ts'
import { limitConcurrency } from '../../platform/images/concurrency-limit.ts'
import { ownPixels } from '#core/templates/paint/pixels.ts'
import type { PaintLayer } from '#core/templates/paint/text-engine.ts'
import { nativeEngine, type NativeEngine } from '../../platform/images/drawing/native-engine.ts'
import type { DrawnTemplate } from './thumbnails.ts'

const QUALITY = 84

export interface SharePictures {
  /**
   * Null for every name that is no page's, and for another brand's. As with a thumbnail, no cache
   * should keep one that is not whole.
   */
  picture: (file: string) => Promise<DrawnTemplate | null>
}

export function createSharePictures({
  brand,
  thumbnails,
}: {
  readonly brand: string
  readonly thumbnails: { thumbnail: (templateId: string) => Promise<DrawnTemplate | null> }
}): SharePictures {
  const pages = new Map(
    [...sharePages(brand).values()].map((page, index) => [
      shareFile(page.name, brand),
      { page, index },
    ]),
  )
  const kept = new Map<string, Promise<DrawnTemplate>>()
  const oneByOne = limitConcurrency(1)
  let engine: NativeEngine | null = null
  return {
    async picture(file) {
      const wanted = pages.get(file)
      if (wanted === undefined) return null
      const made =
        kept.get(file) ??
        oneByOne(async () => draw((engine ??= nativeEngine()), { ...wanted, brand, thumbnails }))
      kept.set(file, made)
      // A failed picture, or one without its photo, is tried again at the next request.
      const forget = (): unknown => kept.get(file) === made && kept.delete(file)
      made.then(({ isWhole }) => isWhole || forget(), forget)
      return await made
    },
  }
}

interface Drawing {
  readonly page: SharePage
  /** Of the page in the list: each begins with other templates. */
  readonly index: number
  readonly brand: string
  readonly thumbnails: { thumbnail: (templateId: string) => Promise<DrawnTemplate | null> }
}

async function draw(
  engine: NativeEngine,
  { page, index, brand, thumbnails }: Drawing,
): Promise<DrawnTemplate> {
  let isWhole = true
  const layers: PaintLayer[] = [...shareGround]
  for (const [place, { box, radii }] of sharePins.entries()) {
    const card = templateCards[(index * sharePins.length + place) % templateCards.length]
    const pin = card && (await thumbnails.thumbnail(card.id))
    if (!pin) continue
    isWhole &&= pin.isWhole
    const pixels = await sharp(pin.bytes)
      .resize(box.width, box.height)
      .ensureAlpha()
      .raw()
      .toBuffer()
    layers.push({ kind: 'pixels', box, rgba: ownPixels(pixels), radii, isOpaque: true })
  }
  layers.push(await markLayer())
  layers.push(...(await engine.withMeasure((measure) => shareWords(page, brand, measure))))
  const { width, height } = SHARE_CANVAS
  const rgba = await engine.paint(layers, { width, height, background: shareColors.paper })
  const bytes = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: QUALITY, progressive: true })
    .toBuffer()
  return { bytes, isWhole }
}

/** As `src/views/kit/ui/brandmark.tsx` has it. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${shareMark.width}" height="${shareMark.height}" viewBox="0 0 28 28" fill="none" stroke-linecap="round"><rect width="28" height="28" rx="8" fill="${shareColors.accent}"/><path stroke="${shareColors.onAccent}" stroke-width="2.6" d="M10 5.5v8.7M10 21.8v.7M18 5.5v.7M18 13.8v8.7M5.5 10h.7M13.8 10h8.7M5.5 18h8.7M21.8 18h.7"/></svg>`

async function markLayer(): Promise<PaintLayer> {
  const { data, info } = await sharp(Buffer.from(mark))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    kind: 'pixels',
    box: { x: shareMark.x, y: shareMark.y, width: info.width, height: info.height },
    rgba: ownPixels(data),
    isOpaque: false,
  }
}
