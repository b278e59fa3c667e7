/**
 * Twelve pins of each page, mixed and without names, to be marked publish, edit or no:
 * `npm run contact-sheet -- --blind [--pages LIST.jsonl] --out FOLDER`. The folder gets sheets of
 * twelve numbered pins, each pin alone, and `key.jsonl`, which says whose they are.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import {
  createPinRenderer,
  RenderError,
  type PinRenderer,
} from '../../server/platform/images/drawing/pin-renderer.ts'
import { pinsOfPage, storedBytes, type BlindPage } from './blind-pages.ts'

const COLUMNS = 4
const PINS_PER_SHEET = 12
const PIN_WIDTH = 340
const GAP = 14
const LABEL = 26

interface BlindPin {
  readonly page: string
  readonly ordinal: number
  readonly design: PinDesign
}

const load = async (file: string) => ({
  bytes: (await storedBytes(file)) ?? (await readFile(file)),
})

/** `isMixed`: neighbours come from different pages, the same way each time. */
export async function writeBlindSheet(
  out: string,
  pages: readonly BlindPage[],
  isMixed: boolean,
): Promise<number> {
  const all: BlindPin[] = []
  for (const page of pages)
    for (const [ordinal, design] of (await pinsOfPage(page)).entries())
      all.push({ page: basename(page.html), ordinal, design })
  const asked = isMixed ? mixed(all) : all
  await mkdir(out, { recursive: true })
  const renderer = createPinRenderer()
  const jpegs: Buffer[] = []
  const pins: BlindPin[] = []
  for (const pin of asked) {
    const small = await drawn(renderer, pin)
    if (!small) continue
    await writeFile(join(out, `pin-${numberOf(jpegs.length)}.jpg`), small)
    jpegs.push(small)
    pins.push(pin)
  }
  for (let first = 0; first < jpegs.length; first += PINS_PER_SHEET)
    await writeSheet(join(out, `sheet-${numberOf(first / PINS_PER_SHEET)}.png`), { jpegs, first })
  const key = pins.map(({ page, ordinal, design }, at) =>
    JSON.stringify({ pin: at + 1, page, ordinal, ...describe(design) }),
  )
  await writeFile(join(out, 'key.jsonl'), `${key.join('\n')}\n`)
  return pins.length
}

/** Null = the pin can't be made, which is printed: the other pins still get their sheets. */
async function drawn(
  renderer: PinRenderer,
  { page, ordinal, design }: BlindPin,
): Promise<Buffer | null> {
  try {
    const { jpeg } = await renderer.renderPin(design, load)
    return await sharp(jpeg).resize(PIN_WIDTH).jpeg({ quality: 86 }).toBuffer()
  } catch (error) {
    if (!(error instanceof RenderError)) throw error
    process.stderr.write(`${page}, pin ${ordinal + 1}: ${error.message}\n`)
    return null
  }
}

const describe = ({ template_id, headline, colors, pictures }: PinDesign) => ({
  template: template_id,
  headline,
  background: colors.background,
  picture: basename(pictures[0]?.picture_id ?? ''),
})

const numberOf = (at: number): string => String(at + 1).padStart(2, '0')

function mixed(pins: readonly BlindPin[]): BlindPin[] {
  const place = ({ page, ordinal }: BlindPin): string =>
    createHash('sha1').update(`${page} ${ordinal}`).digest('hex')
  return pins.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
}

async function writeSheet(
  file: string,
  { jpegs, first }: { readonly jpegs: readonly Buffer[]; readonly first: number },
): Promise<void> {
  const shown = jpegs.slice(first, first + PINS_PER_SHEET)
  const row = PIN_WIDTH * 1.5 + LABEL + GAP
  const tiles = shown.flatMap((input, at) => {
    const left = GAP + (at % COLUMNS) * (PIN_WIDTH + GAP)
    const top = GAP + Math.floor(at / COLUMNS) * row
    return [
      { input: label(first + at + 1), left, top },
      { input, left, top: top + LABEL },
    ]
  })
  const sheet = {
    width: GAP + COLUMNS * (PIN_WIDTH + GAP),
    height: GAP + Math.ceil(shown.length / COLUMNS) * row,
    channels: 3 as const,
    background: '#ffffff',
  }
  const image = sharp({ create: sheet }).composite(tiles)
  await writeFile(file, await image.png().toBuffer())
}

const label = (number: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PIN_WIDTH}" height="${LABEL}"><text x="0" y="20" font-family="sans-serif" font-size="18" fill="#222">${number}</text></svg>`,
  )
