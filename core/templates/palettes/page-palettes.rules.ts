/** Which grounds suit a picture or a brand, best first: the pins of one page take them in turn. */
import {
  contrastOf,
  isDark,
  leadOf,
  readableOn,
  tintOf,
  type Mood,
  type Trio,
} from '../color/colors.rules.ts'
import { grounds, paletteRanges, type PaletteRange } from './palette-set.ts'

/** A colour greyer than this has no hue that the eye would name. */
const MIN_CHROMA = 0.035
/** A picture's second hue, such as the leaves beside a soup. */
const OTHER_HUE = { away: 45, chroma: 0.06 }
/** At which places the grounds of the second hue come. */
const SECOND_AT = 3

/** Kept by the list of colours itself: a page's pictures are asked for each of its pins. */
export function photoPalettes(colors: readonly string[]): readonly Trio[] {
  const found = kept.get(colors) ?? palettesOf(colors)
  kept.set(colors, found)
  return found
}

const kept = new WeakMap<readonly string[], readonly Trio[]>()

function palettesOf(colors: readonly string[]): readonly Trio[] {
  const lead = leadOf(colors, 'light')
  const names = [...rangeOf(lead).grounds]
  const second = colors.find(
    (color) =>
      color !== lead &&
      tintOf(color).c >= OTHER_HUE.chroma &&
      turnOf(tintOf(color).h, tintOf(lead).h) >= OTHER_HUE.away,
  )
  if (second !== undefined) names.splice(SECOND_AT, 0, ...rangeOf(second).grounds.slice(0, 2))
  return [...new Set(names)].map((name) => ({ ...grounds[name] }))
}

/**
 * Of each kind so many, that a page's pins differ in lightness and strength: those that merely suit
 * its pictures best were all of one warmth.
 */
const KINDS = { paper: 2, soft: 2, dark: 1, strong: 1 }
/** So many grounds belong together on a board; the pins of a page have no others while they are few. */
export const PAGE_GROUNDS = Object.values(KINDS).reduce((sum, count) => sum + count, 0)

function kindOf({ background }: Trio): keyof typeof KINDS {
  const { l, c } = tintOf(background)
  if (l < INK_LIGHT) return 'dark'
  if (l > NEUTRAL_LIGHT) return 'paper'
  return c > STRONG_CHROMA && l < PAPER_LIGHT ? 'strong' : 'soft'
}

/** White, and papers that are hardly tinted. */
const NEUTRAL_LIGHT = 0.93
const STRONG_CHROMA = 0.07

/** The first of a page's pictures decide its grounds. */
const DECIDING_PICTURES = 6

/** The grounds of a page's pins: those of each kind that suit most of its pictures best. */
export function pagePalettes(pictures: readonly (readonly string[])[]): readonly Trio[] {
  const lists = pictures.slice(0, DECIDING_PICTURES).map(photoPalettes)
  const all = distinct(lists.flat())
  const placeIn = (list: readonly Trio[], { background }: Trio): number =>
    list.findIndex((one) => one.background === background) + 1 || list.length + 1
  const placeOf = (trio: Trio): number => lists.reduce((sum, list) => sum + placeIn(list, trio), 0)
  const ranked = all.toSorted((a, b) => placeOf(a) - placeOf(b))
  const mixed = ranked.filter(
    (trio, at) =>
      ranked.slice(0, at).filter((other) => kindOf(other) === kindOf(trio)).length <
      KINDS[kindOf(trio)],
  )
  return distinct([...mixed, ...ranked]).slice(0, PAGE_GROUNDS)
}

/**
 * A designed ground of a mood that suits these colours; `turn` goes through those that do. Without
 * any of the mood it is the first of all.
 */
export function groundOf(
  colors: readonly string[],
  { mood, turn }: { readonly mood: Mood; readonly turn: number },
): Trio {
  const all = photoPalettes(colors)
  const fitting = all.filter(({ background }) => moodOf(background) === mood)
  const [first] = all
  const found = fitting[turn % Math.max(1, fitting.length)] ?? first
  if (!found) throw new Error('There is no palette to choose from.')
  return found
}

/** Deep, or light and nearly grey; what is neither is a colour that fills the pin. */
function moodOf(background: string): Mood {
  const { l, c } = tintOf(background)
  if (isDark(background) && (l < INK_LIGHT || c < MIN_CHROMA)) return 'deep'
  return l >= PAPER_LIGHT ? 'light' : 'vivid'
}

export const distinct = (trios: readonly Trio[]): Trio[] => [
  ...new Map(trios.map((trio) => [trio.background, trio])).values(),
]

function rangeOf(color: string): PaletteRange {
  const { c, h } = tintOf(color)
  const away = ({ hue }: PaletteRange): number =>
    c < MIN_CHROMA ? (hue === null ? 0 : 1) : hue === null ? 360 : turnOf(hue, h)
  const nearest = paletteRanges.toSorted((a, b) => away(a) - away(b))[0]
  if (!nearest) throw new Error('There is no palette to choose from.')
  return nearest
}

const turnOf = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))

/** What is added to a brand's colours where they lack a light or a dark one. */
export const NEUTRALS = { white: '#ffffff', paper: '#f7f4ee', dark: '#232427' } as const
/** Lighter is a paper, darker an ink. */
const PAPER_LIGHT = 0.9
const INK_LIGHT = 0.4
/** Of a brand with few colours, neutral ones among them. */
const MIN_GROUNDS = 5
/** An accent is a large shape or word. */
const MIN_ACCENT = 3

interface BrandRoles {
  /** In the brand's order. */
  readonly colors: readonly string[]
  readonly paper: string
  readonly ink: string
}

/**
 * A brand's colours in their roles: each as a ground, brand ink on a light paper, light words on a
 * dark one. Grounds are drawn as they were chosen; words are moved as far as reading demands, and an
 * accent only where every colour of the brand is close to the ground.
 */
export function brandPalettes(chosen: readonly string[]): readonly Trio[] {
  const colors = [...new Set(chosen)]
  const roles = {
    colors,
    paper: colors.find((color) => tintOf(color).l >= PAPER_LIGHT) ?? NEUTRALS.paper,
    ink: darkest(colors.filter((color) => tintOf(color).l <= INK_LIGHT)) ?? NEUTRALS.dark,
  }
  const strong = colors.filter((color) => color !== roles.paper && color !== roles.ink)
  const [first = roles.ink, ...others] = strong
  const own = [
    first,
    roles.paper,
    roles.ink,
    ...others,
    NEUTRALS.white,
    NEUTRALS.dark,
    NEUTRALS.paper,
  ]
  return [...new Set(own)]
    .slice(0, Math.max(MIN_GROUNDS, colors.length + 1))
    .map((ground) => brandTrio(ground, roles))
}

function brandTrio(background: string, { colors, paper, ink }: BrandRoles): Trio {
  const isInk = isDark(background)
  const text = readableOn(background, isInk ? paper : ink)
  const seen = colors
    .filter((color) => color !== background && contrastOf(color, background) >= MIN_ACCENT)
    .toSorted((a, b) => tintOf(b).c - tintOf(a).c)
  const strong = seen.find((color) => color !== paper && color !== ink)
  return { background, text, accent: strong ?? movedAccent(background, colors) ?? seen[0] ?? text }
}

/**
 * The strongest colour in another lightness, so that the brand is seen on grounds that none of its
 * colours differs clearly from. Null on a ground that is itself that colour, and for a grey brand.
 */
function movedAccent(background: string, colors: readonly string[]): string | null {
  const strongest = strongestOf(colors)
  if (strongest === null || strongest === background) return null
  const moved = readableOn(background, strongest, MIN_ACCENT)
  return tintOf(moved).c >= MIN_CHROMA ? moved : null
}

/** The colour that a brand is known by; null for a grey brand. */
export function strongestOf(colors: readonly string[]): string | null {
  const found = colors.toSorted((a, b) => tintOf(b).c - tintOf(a).c)[0]
  return found !== undefined && tintOf(found).c >= MIN_CHROMA ? found : null
}

const darkest = (colors: readonly string[]): string | undefined =>
  colors.toSorted((a, b) => tintOf(a).l - tintOf(b).l)[0]
