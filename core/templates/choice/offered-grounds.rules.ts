/** The grounds that a pin can have, best first. */
import type { Trio } from '../color/colors.rules.ts'
import {
  brandPalettes,
  distinct,
  pagePalettes,
  photoPalettes,
} from '../palettes/page-palettes.rules.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'

interface Pictured {
  readonly facts: PictureFacts
}

export interface GroundRequest {
  /** Chosen or brand colours, beside which only neutral ones are used; empty = from the picture. */
  colors: readonly string[]
  /** The page's usable pictures, best first. */
  pictures: readonly Pictured[]
  /** Any text that is the same for the whole run, such as the page's id. */
  seed: string
  /** Decides which ground is the first where no picture decides it; absent = the brand's, else by `seed`. */
  groundSeed?: string
}

/** The page's own first; what suits the picture beside them is for pages of many pins. */
export function palettesFor(wish: GroundRequest, lead: Pictured | null): readonly Trio[] {
  const { facts } = lead ?? wish.pictures[0] ?? {}
  if (!facts) return palettesWithoutPicture(wish)
  if (wish.colors.length > 0) return brandPalettes(wish.colors)
  const photo = photoPalettes(facts.palette)
  const page = pagePalettes(wish.pictures.map((picture) => picture.facts.palette))
  const placeOf = ({ background }: Trio): number =>
    photo.findIndex((trio) => trio.background === background) + 1 || photo.length + 1
  const own = page.toSorted((a, b) => placeOf(a) - placeOf(b))
  // one ground has several accents: the one that suits this picture
  return distinct([...own, ...photo]).map(
    (trio) => photo.find(({ background }) => background === trio.background) ?? trio,
  )
}

function palettesWithoutPicture({ colors, seed, groundSeed }: GroundRequest): readonly Trio[] {
  if (colors.length > 0)
    return turned(brandPalettes(colors), groundSeed === undefined ? 0 : turnBy(groundSeed))
  const own = turned(HOUSE_PALETTES, turnBy(seed))
  return distinct([
    ...turned(pagePalettes(own), turnBy(groundSeed ?? seed)),
    ...own.flatMap((palette) => photoPalettes(palette)),
  ])
}

/** Beginning with the entry at `by`, the first after the last. */
function turned<T>(list: readonly T[], by: number): T[] {
  const first = by % Math.max(1, list.length)
  return [...list.slice(first), ...list.slice(0, first)]
}

/** For pages without a picture and without a brand. */
const HOUSE_PALETTES: readonly (readonly string[])[] = [
  ['#b5542e', '#2f4b4a', '#ead9c2'],
  ['#2d5d62', '#d98e5f', '#efe6d8'],
  ['#7a3e57', '#c9a15b', '#efe3e2'],
  ['#3d5a3c', '#c4772f', '#e9e6d6'],
]

/** Where a list begins for this seed. */
export const turnBy = (seed: string): number => spreadOf(hashOf(seed))

/** FNV-1a, 32 bits: spreads seeds evenly; not for secrets. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** Hashes of texts that are alike lie side by side: moved apart, as in MurmurHash's last step. */
function spreadOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
