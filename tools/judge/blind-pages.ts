/** Twelve pins of each page, made as a generation makes them: read, written, designed. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { Color } from '#core/contract/call/primitives.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { siteNameFor } from '#core/pages/site-name.ts'
import { templates } from '#core/templates/choice/template-list.ts'
import { planDesigns } from '../../server/features/generation/design-plan.ts'
import { extractPage } from '../../server/features/pages/extraction/extract-page.ts'
import { analysePicture } from '../../server/platform/images/analysis/picture-analyst.ts'
import { decodePicture } from '../../server/platform/images/intake/picture-decoder.ts'
import { generatedTexts, languageOf } from '../../tests/support/words/generated-texts.ts'
import { readJsonLines } from './page-files.ts'

export const BlindPage = z.object({
  /** Stored HTML, plain or gzipped. */
  html: z.string(),
  url: z.string(),
  /**
   * Files, in the order of the page. With its address on the page, a picture's place there counts.
   */
  pictures: z.array(
    z.object({ file: z.string(), alt: z.string(), address: z.string().optional() }),
  ),
  /** Of the account's brand; empty = from the pictures. */
  colors: z.array(Color).default([]),
})
export type BlindPage = z.infer<typeof BlindPage>

const SITE = '../../examples/site'
const DEMO_PAGES: readonly (readonly [string, string, number])[] = [
  ['roasted-tomato-soup', 'soup', 4],
  ['three-days-by-a-mountain-lake', 'lake', 4],
  ['small-balcony-ideas', 'balcony', 3],
  ['pour-over-coffee-guide', 'coffee', 4],
  ['floating-shelf', 'shelf', 4],
  ['kraeutergarten-fensterbank', 'kraeuter', 3],
]

/** Of the demo site, for those who have no stored pages. */
export const demoPages = (): BlindPage[] =>
  DEMO_PAGES.map(([page, picture, count]) => ({
    html: resolve(import.meta.dirname, SITE, `${page}.html`),
    url: `https://demo.example/${page}`,
    pictures: Array.from({ length: count }, (_, at) => ({
      file: resolve(import.meta.dirname, SITE, 'pictures', `${picture}-${at + 1}.jpg`),
      alt: '',
    })),
    colors: [],
  }))

/** JSON lines; paths are relative to the list. */
export function readBlindPages(list: string): BlindPage[] {
  const near = (path: string): string => resolve(dirname(list), path)
  return readJsonLines(list, BlindPage).map((page) => ({
    ...page,
    html: near(page.html),
    pictures: page.pictures.map((picture) => ({ ...picture, file: near(picture.file) })),
  }))
}

export async function pinsOfPage(page: BlindPage): Promise<PinDesign[]> {
  const bytes = readFileSync(page.html)
  const html = page.html.endsWith('.gz') ? gunzipSync(bytes) : bytes
  const extraction = extractPage(html.toString('utf8'), page.url)
  if (!extraction.ok) throw new Error(`${basename(page.html)} can't be read: ${extraction.code}`)
  const { content } = extraction
  const texts = await generatedTexts(content)
  const planned = await planDesigns({
    texts: texts.map(({ text }) => text),
    content,
    pictures: (await Promise.all(page.pictures.map(readPicture))).flat(),
    brand: {
      name: siteNameFor('', content),
      colors: page.colors,
      fonts: [],
      logo_picture_id: null,
    },
    config: {
      pages: [],
      n_pins: texts.length,
      pin_types: [],
      templates: templates.map(({ id }) => id),
      colors: [],
      fonts: [],
    },
    own: [],
    used: [],
    seed: page.url,
    languageOf,
  })
  return planned.flatMap((pin) => (pin ? [pin.design] : []))
}

/** As the product stores it: upright, in sRGB; null = refused, for example too small. */
export async function storedBytes(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const decoded = await decodePicture(await readFile(file))
  return decoded.ok ? decoded.value.bytes : null
}

async function readPicture({
  file,
  alt,
  address = `https://pictures.example/${basename(file)}`,
}: BlindPage['pictures'][number]) {
  const bytes = await storedBytes(file)
  return bytes ? [{ id: file, facts: await analysePicture(bytes), address, alt }] : []
}
