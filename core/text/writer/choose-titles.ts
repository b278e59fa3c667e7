/**
 * Which of the titles that could be written are written: the best, each less what the page's pins
 * say already.
 */
import { fitOfPictures, isShown } from '../picture-match.ts'
import { headlineOf, isSameHeadline } from './headline.ts'
import { keptInCorridor } from './keep-corridor.ts'
import { placeAbout, type Material } from './material.ts'
import { keyOf, SaidAlready, traitsOf } from './said-already.ts'
import type { TitleCandidate } from './title-candidate.ts'

export interface TitleWish {
  readonly material: Material
  readonly interest: string
  readonly count: number
  /** Titles and headlines that pins of the page have already. */
  readonly taken: readonly string[]
  readonly takenHeadlines: readonly string[]
  /**
   * Headings, entries and lines that pins of this generation tell about, and the sentences of their
   * descriptions.
   */
  readonly told: readonly string[]
  readonly spent: readonly string[]
  readonly seed: string
  /** What is worth less is not taken. */
  readonly floor: number
}

export interface ChosenTitle {
  readonly entry: TitleCandidate
  readonly headline: string
}

/** A heading comes once a page, and a sentence once: whatever the interest. */
const TOLD = 60
/** Nearly what another picture says, and letter for letter: only where nothing else is left. */
const SAME_HEADLINE = 1.5
const TWIN_HEADLINE = 60
/** What a title that fits any page is worth less in an exchange. */
const STOCK = 4
/** The page's own title is its best, and no stock. */
const OWN = 0.6
/**
 * The first sentences of a section are its heading's: another title may be made of what follows
 * them.
 */
const CLAIMED = { line: 3, heading: 0.5 }
/** A picture of the page shows just this idea. */
const SHOWN = 0.2
/** An entry names a thing that no picture of its page shows: the pin could only show another. */
const UNSEEN = 2.5

/** One at a time. At most 4 share a beginning. */
export function chooseTitles(
  candidates: readonly TitleCandidate[],
  wish: TitleWish,
): ChosenTitle[] {
  const { material, interest, count, taken, seed } = wish
  const ownKey = keyOf(material.letters.title(material.subject.title))
  const said = new SaidAlready(taken, material.content.kind === 'keyword' ? null : ownKey)
  const headlines = [...wish.takenHeadlines]
  const used = new Set(taken.map(keyOf))
  const shown = shownIdeas(candidates, material)
  const isOwn = (entry: TitleCandidate): boolean =>
    entry.about === '' && traitsOf(entry).key === ownKey
  const worthOf = (entry: TitleCandidate): number =>
    entry.weight +
    (shown.has(entry.about) ? SHOWN : isUnseen(entry, material) ? -UNSEEN : 0) +
    (isOwn(entry) ? OWN : 0) +
    0.06 * fraction(`${seed} ${entry.title}`)
  const told = new Set(wish.told.map(keyOf))
  const spent = new Set(wish.spent)
  const isSpent = (entry: TitleCandidate): boolean =>
    entry.about !== '' &&
    (told.has(traitsOf(entry).aboutKey) ||
      placeAbout(material, entry.about).claimed.some((text) => spent.has(text)))
  const left = candidates
    .filter((entry) => !used.has(traitsOf(entry).key))
    .map((entry) => ({
      entry,
      worth: worthOf(entry) - (isSpent(entry) ? TOLD : 0),
      isTried: false,
    }))
  const chosen: ChosenTitle[] = []
  while (chosen.length < count && left.length > 0) {
    const values = left.map(({ entry, worth }) => worth - said.priceOf(entry, chosen.length))
    const at = values.indexOf(Math.max(...values))
    const next = left[at]
    if (!next || (values[at] ?? 0) < wish.floor) break
    const headline = headlineOf({ entry: next.entry, material, interest, taken: headlines })
    // Its headline is known only now: one that another pin nearly has goes back into the row, once.
    if (
      !next.isTried &&
      headlines.some((other) => isSameHeadline(headline, other, material.language))
    ) {
      left[at] = {
        ...next,
        worth: next.worth - priceOfHeadline(headline, headlines),
        isTried: true,
      }
      continue
    }
    left.splice(at, 1)
    chosen.push({ entry: next.entry, headline })
    headlines.push(headline)
    said.add(next.entry.title)
    for (const other of left) other.worth -= priceBeside(other.entry, next.entry, material)
  }
  return exchanged(chosen, {
    candidates: candidates.filter((entry) => !used.has(traitsOf(entry).key)),
    worthOf: (entry) =>
      worthOf(entry) - (isSpent(entry) ? TOLD : 0) - priceOfStock(entry, isOwn(entry)),
    wish,
  })
}

function priceOfStock(entry: TitleCandidate, isOwn: boolean): number {
  return traitsOf(entry).isStock && !isOwn ? STOCK : 0
}

/** What leaves the corridor of diversity gives way to what keeps it. */
function exchanged(
  chosen: readonly ChosenTitle[],
  {
    candidates,
    worthOf,
    wish,
  }: {
    candidates: readonly TitleCandidate[]
    worthOf: (entry: TitleCandidate) => number
    wish: TitleWish
  },
): ChosenTitle[] {
  const worthBeside = (entry: TitleCandidate, others: readonly TitleCandidate[]): number =>
    worthOf(entry) -
    others.reduce((sum, other) => sum + priceBeside(entry, other, wish.material), 0)
  return withHeadlines(
    keptInCorridor(
      chosen.map(({ entry }) => entry),
      { taken: wish.taken, candidates, worthBeside, isFit: (entry) => !hasTwin(entry, wish) },
    ),
    wish,
  )
}

/** Exchanged titles change what their neighbours' pictures may say. */
function withHeadlines(
  entries: readonly TitleCandidate[],
  { material, interest, takenHeadlines }: TitleWish,
): ChosenTitle[] {
  const headlines = [...takenHeadlines]
  return entries.map((entry) => {
    const headline = headlineOf({ entry, material, interest, taken: headlines })
    headlines.push(headline)
    return { entry, headline }
  })
}

function hasTwin(
  entry: TitleCandidate,
  { material, interest, takenHeadlines }: TitleWish,
): boolean {
  return (
    takenHeadlines.length > 0 &&
    isTwin(headlineOf({ entry, material, interest, taken: takenHeadlines }), takenHeadlines)
  )
}

function priceOfHeadline(headline: string, others: readonly string[]): number {
  return isTwin(headline, others) ? TWIN_HEADLINE : SAME_HEADLINE
}

function isTwin(headline: string, others: readonly string[]): boolean {
  return others.some((other) => other.toLowerCase() === headline.toLowerCase())
}

/** What a title pays for standing in the section of one that is chosen. */
function priceBeside(other: TitleCandidate, chosen: TitleCandidate, material: Material): number {
  if (chosen.about === '' || other.about === '') return 0
  if (isSameAbout(other, chosen, material)) return TOLD
  const [theirs, ours] = [
    placeAbout(material, other.about).claimed,
    placeAbout(material, chosen.about).claimed,
  ]
  if (!theirs.some((text) => ours.includes(text))) return 0
  return placeAbout(material, other.about).line ? CLAIMED.line : CLAIMED.heading
}

function isSameAbout(one: TitleCandidate, other: TitleCandidate, material: Material): boolean {
  const { line } = placeAbout(material, one.about)
  return (
    traitsOf(one).aboutKey === traitsOf(other).aboutKey ||
    (line !== undefined && line === placeAbout(material, other.about).line)
  )
}

/** The ideas that share a word with a picture, and not with all of them. */
function shownIdeas(
  candidates: readonly TitleCandidate[],
  { content, language }: Material,
): ReadonlySet<string> {
  const ideas = [...new Set(candidates.map(({ about }) => about))].filter((about) => about !== '')
  return new Set(
    ideas.filter(
      (idea) =>
        Math.max(0, ...fitOfPictures(content.pictures, { idea, title: idea }, language)) >= 1,
    ),
  )
}

function isUnseen({ about }: TitleCandidate, { content, entries, language }: Material): boolean {
  return (
    content.kind === 'list' &&
    content.pictures.length > 0 &&
    entries.includes(about) &&
    !isShown(about, content.pictures, language)
  )
}

/** FNV-1a as a number from 0 to 1: the seed's part in the order. */
function fraction(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash / 0xffffffff
}
