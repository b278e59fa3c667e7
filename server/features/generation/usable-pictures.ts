/** Which of a page's pictures may lead its pins. */
import { differenceEuclidean } from 'culori'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { isCutOut } from '#core/templates/photo/cut-out.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import type { Language } from '#core/text/language/language.ts'
import { sharesWord, type NamedPicture } from '#core/text/pictures/picture-match.ts'
import { understandPage } from '#core/text/understand/page-model.ts'

/** Pages of things for sale: what they are about is shown cut out. */
const SHOWS_THINGS: ReadonlySet<string> = new Set(['product', 'review', 'list'])

/** Empty boards, trays and tables have 0.54 and more: see `barenessOf`. */
const BARE = 0.52

type Picture = NamedPicture & { readonly facts: PictureFacts }

/**
 * Without drawn pages of words, whose text would appear twice and cropped, and without things cut
 * out on white that no words of theirs join to the page: a shop's bag of soil, a blog's mascot.
 * Empty boards and tables are left out of pages that have other pictures. A person's own picture is
 * kept.
 */
export function usablePictures<Item extends Picture>(
  pictures: readonly Item[],
  content: PageContent | null,
  languageOf: (lang: string) => Language,
): Item[] {
  const photos = withoutBare(pictures.filter(({ facts }) => facts.isGraphic !== true))
  const isAside = ({ address, facts }: Item): boolean => address !== '' && isCutOut(facts)
  if (!content || !photos.some(isAside)) return photos
  const language = languageOf(content.lang)
  const { kind, subject } = understandPage(content, language)
  if (SHOWS_THINGS.has(content.kind) || SHOWS_THINGS.has(kind)) return photos
  const about = `${content.title} ${subject.name}`
  const captions = new Map(content.pictures.map((found) => [found.address, found.caption ?? '']))
  return photos.filter(
    (picture) =>
      !isAside(picture) ||
      sharesWord({ ...picture, caption: captions.get(picture.address) ?? '' }, about, language),
  )
}

function withoutBare<Item extends Picture>(photos: Item[]): Item[] {
  const others = photos.filter(
    ({ address, facts: { bareness = 0 } }) => address === '' || bareness < BARE,
  )
  return others.length > 0 ? others : photos
}

export interface Fit {
  /** How well it shows what the words of a pin speak of. */
  readonly fit: number
  /** Neither its ingredients nor a step. */
  readonly isFinished: boolean
  readonly isNeededWhole: boolean
}

/** Pictures below this share of the best quality are skipped. */
const POOR = 0.5

/**
 * Each photo once, without ingredients and steps beside the finished thing, and without foggy,
 * grey, dark and blurred ones beside better, and without those that words are set into; a part of a
 * page keeps its own picture. Of pictures stored without `quality` nothing is concluded.
 */
export function leadingPictures<Item extends Picture & Fit>(
  all: readonly Item[],
  { isOnPart, kinds }: { readonly isOnPart: boolean; readonly kinds: readonly string[] },
): Item[] {
  const pictures = withoutCopies(all)
  const best = Math.max(0, ...pictures.map(({ facts }) => facts.quality ?? 0))
  const fittest = Math.max(...pictures.map(({ fit }) => fit))
  const isKept = ({ fit }: Item): boolean => isOnPart && fit === fittest && fit > 0
  const good = pictures.filter(
    (picture) => (picture.facts.quality ?? best) >= best * POOR || isKept(picture),
  )
  const done = good.filter((picture) => picture.isFinished || isKept(picture))
  const finished = done.length > 0 ? done : good
  // The name of a thing for sale is on its box.
  if (kinds.some((kind) => SHOWS_THINGS.has(kind))) return finished
  const plain = finished.filter((picture) => !isLettered(picture) || isKept(picture))
  return plain.length > 0 ? plain : finished
}

/** Its words would be read beside those of the pin, or cut. A person's own picture is kept. */
const isLettered = ({ address, facts }: Picture): boolean =>
  address !== '' && facts.lettering !== undefined

/**
 * A page may name one photo in several sizes: a collage of them shows it twice. The largest has
 * what the words of all say.
 */
function withoutCopies<Item extends Picture & Fit>(pictures: readonly Item[]): Item[] {
  const kept: Item[] = []
  for (const picture of pictures) {
    const at = kept.findIndex((other) => areCopies(picture, other))
    const known = kept[at]
    if (known) kept[at] = merged(known, picture)
    else kept.push(picture)
  }
  return kept
}

function merged<Item extends Picture & Fit>(one: Item, other: Item): Item {
  const larger = other.facts.width > one.facts.width ? other : one
  return {
    ...larger,
    fit: Math.max(one.fit, other.fit),
    isFinished: one.isFinished || other.isFinished,
    isNeededWhole: one.isNeededWhole || other.isNeededWhole,
  }
}

/**
 * Mean difference of their cells, difference of their shapes, and distance in OKLab of the most
 * telling color of one to the nearest of the other: one photo in several sizes has less.
 */
const COPY = { light: 0.012, shape: 0.02, color: 0.12 }
const distance = differenceEuclidean('oklab')

/** A person's own picture is none: they added it beside the page's. */
function areCopies(a: Picture, b: Picture): boolean {
  if (a.address === '' || b.address === '') return false
  const [one, other] = [a.facts, b.facts]
  const shapes = Math.log((one.width * other.height) / (one.height * other.width))
  if (Math.abs(shapes) > COPY.shape) return false
  const away = one.luminance.reduce(
    (sum, cell, at) => sum + Math.abs(cell - (other.luminance[at] ?? 0)),
    0,
  )
  return (
    away <= COPY.light * one.luminance.length &&
    hasColor(one.palette[0], other.palette) &&
    hasColor(other.palette[0], one.palette)
  )
}

const hasColor = (color: string | undefined, palette: readonly string[]): boolean =>
  color === undefined || palette.some((other) => distance(color, other) <= COPY.color)
