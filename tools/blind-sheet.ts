/**
 * Twelve pins of each of eight pages, mixed and without names, to be marked publish, edit or no:
 * `npm run contact-sheet -- --blind`. Beside the sheet a text file reports which pin is which.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PinDesign } from '#core/contract/pins.contract.ts'
import { chooseDesign } from '#core/templates/design.rules.ts'
import { sampleStories } from '#core/templates/samples/sample-stories.ts'
import { templates } from '#core/templates/template-list.ts'
import { analysePicture } from '../server/platform/images/picture-analyst.ts'
import { createPinRenderer } from '../server/platform/images/pin-renderer.ts'

/** Story, headline ('' = the story's own), facts. */
const PAGES: readonly (readonly [string, string, string[]])[] = [
  ['soup', '', ['40 min', 'Serves 4']],
  ['lake', '', []],
  ['balcony', '', []],
  ['coffee', '', []],
  ['shelf', '', []],
  ['soup', '12 soups for cold nights', []],
  ['shelf', 'Oak shelf for a small hall', ['$48', 'See it']],
  ['balcony', 'Our balcony before and after', []],
]
const PINS = 12
const WIDTH = 230
const GAP = 12
const COLUMNS = 12

const load = async (name: string) => ({
  bytes: await readFile(join('examples/site/pictures', `${name}.jpg`)),
})

async function pinsOf([name, own, facts]: (typeof PAGES)[number]): Promise<PinDesign[]> {
  const story = sampleStories[name]
  if (!story) throw new Error(`No story ${name}`)
  const pictures = await Promise.all(
    story.pictures.map(async (id) => ({ id, facts: await analysePicture((await load(id)).bytes) })),
  )
  const headline = own === '' ? story.headline : own
  const used: PinDesign[] = []
  for (let ordinal = 0; ordinal < PINS; ordinal++)
    used.push(
      chooseDesign({
        pictures,
        text: { headline, kicker: story.kicker, items: story.items, facts },
        templates: templates.map(({ id }) => id),
        colors: [],
        fonts: [],
        brand: { name: 'yourwebsite.com', logo_picture_id: null },
        used,
        ordinal,
        seed: `${name} ${headline}`,
      }),
    )
  return used
}

/** Mixed the same way each time: neighbours come from other pages. */
const mixed = <T>(all: readonly T[]): T[] =>
  all.flatMap((_, at) => all.slice((at * 37) % all.length).slice(0, 1))

export async function writeBlindSheet(out: string): Promise<number> {
  const renderer = createPinRenderer()
  const designs = mixed((await Promise.all(PAGES.map(pinsOf))).flat())
  const tiles: { input: Buffer; left: number; top: number }[] = []
  for (const [at, design] of designs.entries()) {
    const { jpeg } = await renderer.renderPin(design, load)
    tiles.push({
      input: await sharp(jpeg).resize(WIDTH).toBuffer(),
      left: GAP + (at % COLUMNS) * (WIDTH + GAP),
      top: GAP + Math.floor(at / COLUMNS) * (WIDTH * 1.5 + GAP),
    })
  }
  const sheet = {
    width: GAP + COLUMNS * (WIDTH + GAP),
    height: GAP + Math.ceil(designs.length / COLUMNS) * (WIDTH * 1.5 + GAP),
    channels: 3 as const,
    background: '#ffffff',
  }
  await writeFile(out, await sharp({ create: sheet }).composite(tiles).png().toBuffer())
  await writeFile(
    `${out}.key.txt`,
    designs.map((design, at) => `${at + 1} ${design.template_id} ${design.headline}\n`).join(''),
  )
  return designs.length
}
