/**
 * A sheet of pins to be judged blind, and the key that knows whose they are. Pins of a page stay
 * together, for a judge reads the page once; pages and the pins within a page are shuffled.
 */
import { z } from 'zod'
import { hashOf, shuffle, type PageFile } from './page-files.ts'
import { PinWords, type PagePins } from './page-pins.schema.ts'

export const Group = z.enum(['recipes', 'other English', 'de/fr/es', 'other languages'])
export type Group = z.infer<typeof Group>

export interface SheetRow extends PinWords {
  readonly id: string
  readonly page: string
  readonly page_title: string
  readonly site: string
  readonly kind: string
  readonly lang: string
  readonly page_summary: string
}

export const KeyRow = PinWords.extend({
  id: z.string(),
  page: z.string(),
  group: Group,
  /** The same words may come from two sides, and twice from one. */
  origins: z.array(z.object({ side: z.string(), count: z.int().positive() })).min(1),
})
export type KeyRow = z.infer<typeof KeyRow>

export interface JudgedPage {
  readonly file: PageFile
  /** As this checkout reads it. */
  readonly page: NonNullable<PagePins['page']>
  readonly sides: readonly { readonly side: string; readonly pins: readonly PinWords[] }[]
}

/** What the page says of itself: a peer without words on a picture. */
export function ownWords({ title, description }: JudgedPage['page']): PinWords[] {
  return title === '' ? [] : [{ title, description, headline: '', kicker: '' }]
}

/** So many pins of each side, so that a sheet holds many pages and as much of each side. */
export function samplePins(
  sides: JudgedPage['sides'],
  limit: number,
  seed: string,
): JudgedPage['sides'] {
  return sides.map(({ side, pins }) => {
    const placed = pins.map((pin, place) => ({ pin, place }))
    const chosen = shuffle(placed, `${seed} ${side}`, ({ place }) => String(place))
    return { side, pins: chosen.slice(0, limit).map(({ pin }) => pin) }
  })
}

export function composeSheet(
  pages: readonly JudgedPage[],
  seed: string,
): { rows: SheetRow[]; key: KeyRow[] } {
  const key = pages.flatMap((page) => keyOfPage(page, seed))
  const pageOf = new Map(pages.map((page) => [nameOf(page.file), page.page]))
  const order = shuffle([...pageOf.keys()], seed, (name) => name)
  const rows = order.flatMap((name) => {
    const page = pageOf.get(name)
    if (!page) throw new Error(`no page named ${name}`)
    const own = key.filter((pin) => pin.page === name)
    return shuffle(own, seed, ({ id }) => id).map((pin) => rowOf(pin, page))
  })
  return { rows, key }
}

const nameOf = ({ folder, name }: PageFile): string => `${folder}/${name}`

function rowOf(pin: KeyRow, page: JudgedPage['page']): SheetRow {
  const { id, title, description, headline, kicker } = pin
  const { title: page_title, site, kind, lang, summary: page_summary } = page
  const about = { id, page: pin.page, page_title, site, kind, lang, page_summary }
  return { ...about, title, description, headline, kicker }
}

function keyOfPage({ file, page, sides }: JudgedPage, seed: string): KeyRow[] {
  const name = nameOf(file)
  const group = groupOf(file, page)
  const pins = new Map<string, KeyRow>()
  for (const { side, pins: own } of sides)
    for (const words of own) {
      const { title, description, headline, kicker } = words
      const id = hashOf(JSON.stringify([seed, name, title, description, headline, kicker]))
      const known = pins.get(id)
      const origin = known?.origins.find((one) => one.side === side)
      if (origin) origin.count += 1
      else if (known) known.origins.push({ side, count: 1 })
      else
        pins.set(id, {
          id: id.slice(0, 12),
          page: name,
          group,
          title,
          description,
          headline,
          kicker,
          origins: [{ side, count: 1 }],
        })
    }
  return [...pins.values()]
}

/** The list beside the pages knows better than the product what a page is. */
export function groupOf(file: PageFile, page: JudgedPage['page']): Group {
  const lang = file.lang || page.lang
  if (['de', 'fr', 'es'].includes(lang)) return 'de/fr/es'
  if (lang !== 'en') return 'other languages'
  return (file.kindGuess || page.kind) === 'recipe' ? 'recipes' : 'other English'
}
