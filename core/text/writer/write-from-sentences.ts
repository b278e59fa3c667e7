/**
 * The extractive writer: titles, descriptions and the words on the picture from nothing but the
 * page. The same input gives the same output; the seed only turns the order among titles of like
 * worth. Everything that leaves here has passed the gates.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { wordsOf } from '../language.ts'
import { isWarningList } from '../subject.ts'
import { distinctPairs, groundOf, titleFaults, type Ground } from '../text-gates.ts'
import { writeAltText } from './alt-text.ts'
import { chooseTitles } from './choose-titles.ts'
import { writeDescription } from './description.ts'
import { spokenMinutes } from './english-grammar.ts'
import { isCounted } from './english-kind-titles.ts'
import { englishTitles } from './english-titles.ts'
import { dishNames } from './dish-names.ts'
import { goodToKnow } from './good-to-know.ts'
import { nameOver } from './headline.ts'
import { itemsOf } from '../lists/write-list.ts'
import { coversInterest, materialOf, placeAbout, type Material } from './material.ts'
import { keyOf } from './said-already.ts'
import { beginningWith } from './section-run.ts'
import type { TitleCandidate } from './title-candidate.ts'
import { worldTitles } from './world-titles.ts'
import { keywordsOf } from '../keywords.ts'
import type { WriteInput, WrittenText } from '../written-text.ts'

/**
 * Fewer than `count` only when the page has no more to say without repeating itself: the caller
 * then begins again with `taken` empty.
 */
export function writeFromSentences(input: WriteInput): WrittenText[] {
  const { content, interest, language } = input
  const material = materialOf(content, language)
  const ground = groundOf(content, language, interest)
  const all = candidatesOf(material, interest, ground)
  const worthy = all.filter(({ weight }) => weight > LAST_RESORT)
  const best = writeBest(input, { material, ground, candidates: worthy, floor: FLOOR })
  if (
    best.length >= input.count &&
    distinctPairs([...input.taken, ...best.map(({ title }) => title)]) < ALIKE
  )
    return writeBest(input, { material, ground, candidates: all, floor: -Infinity })
  return best.length >= input.count
    ? best
    : [
        ...best,
        ...writeBest(after(input, best), { material, ground, candidates: all, floor: -Infinity }),
      ]
}

/** Below this a title is no reason to look: taken only where the page has no other. */
const LAST_RESORT = -2.3
/** What was told already is worth less than this. */
const FLOOR = -30

interface Choice {
  readonly material: Material
  readonly ground: Ground
  readonly candidates: readonly TitleCandidate[]
  readonly floor: number
}

/** What is still to be written when these texts are. */
function after(input: WriteInput, texts: readonly WrittenText[]): WriteInput {
  return {
    ...input,
    count: input.count - texts.length,
    taken: [...input.taken, ...texts.map(({ title }) => title)],
    takenHeadlines: [...(input.takenHeadlines ?? []), ...texts.map(({ headline }) => headline)],
    told: [
      ...(input.told ?? []),
      ...texts.map(({ about }) => about).filter((about) => about !== ''),
    ],
    spent: [
      ...(input.spent ?? []),
      ...texts.flatMap(({ description, sources }) => [
        description,
        ...sources.description.map(({ quote }) => quote),
      ]),
    ],
  }
}

function writeBest(input: WriteInput, choice: Choice): WrittenText[] {
  const refused = new Set<string>()
  let best = writeOnce(input, choice)
  // A title under which nothing of the page can be said gives way to another, as long as there is
  // one.
  for (let round = 0; round < ROUNDS && best.bare.length > 0; round += 1) {
    for (const title of best.bare) refused.add(title)
    const next = writeOnce(input, {
      ...choice,
      candidates: choice.candidates.filter(({ title }) => !refused.has(title)),
    })
    if (
      next.texts.length < best.texts.length ||
      toldAgain(input, next) > toldAgain(input, best) ||
      variety(input, next) < Math.min(VARIED, variety(input, best))
    )
      break
    if (next.bare.length <= best.bare.length) best = next
  }
  return best.texts
}

const ROUNDS = 8
/** The corridor's 0.7, and a little for the titles that come after. */
const VARIED = 0.74
/** Titles so alike gladly take any other line of the page. */
const ALIKE = 0.78

/** Titles that tell about what another tells about. */
function toldAgain({ told = [] }: WriteInput, { texts }: Written): number {
  const abouts = [...told, ...texts.map(({ about }) => about)]
    .filter((about) => about !== '')
    .map(keyOf)
  return abouts.length - new Set(abouts).size
}

function variety({ taken }: WriteInput, { texts }: Written): number {
  return distinctPairs([...taken, ...texts.map(({ title }) => title)])
}

interface Written {
  readonly texts: WrittenText[]
  /** Titles whose descriptions say nothing of the page. */
  readonly bare: string[]
}

function writeOnce(input: WriteInput, { material, ground, candidates, floor }: Choice): Written {
  const { interest, language, taken } = input
  const titles = chooseTitles(candidates, {
    ...input,
    material,
    floor,
    takenHeadlines: input.takenHeadlines ?? [],
    told: input.told ?? [],
    spent: input.spent ?? [],
  })
  const spent = new Set(input.spent)
  const written = new Set(input.spent)
  const bare: string[] = []
  const texts = titles.map(({ entry, headline }, index) => {
    const turn = taken.length + index
    const kept = new Set(
      titles.flatMap(({ entry: other }) => (other === entry ? [] : keptFor(material, other))),
    )
    const description = writeDescription({
      material,
      interest,
      ground,
      turn,
      title: entry.title,
      about: entry.about,
      spent,
      kept,
      written,
    })
    const own = written.has(description.text) ? withoutLast(description.text) : description.text
    written.add(own)
    for (const { quote } of description.sources) spent.add(quote)
    if (description.isBare && !/^(?:keyword|list|product)$/.test(material.content.kind))
      bare.push(entry.title)
    return {
      title: entry.title,
      about: entry.about,
      description: own,
      alt_text: writeAltText({
        design: { headline, items: [], pictures: [] },
        template: { pictures: 0, needsItems: false },
        altOf: () => '',
        subject: interest,
        lang: language.lang,
      }),
      headline,
      kicker: kickerOver(headline, entry, { material, turn, interest }),
      items: itemsOf(material),
      keywords: keywordsOf(material, interest, `${entry.title} ${description.text}`),
      sources: { title: entry.sources.slice(0, 10), description: description.sources.slice(0, 20) },
    }
  })
  return { texts, bare }
}

/** A twin does without its closing sentence, so that no two descriptions of a page are alike. */
function withoutLast(text: string): string {
  const shorter = text.replace(/(?<=[.!?])\s+[^.!?]+[.!?]$/u, '')
  return shorter.length >= LEAST_DESCRIPTION ? shorter : text
}

/** As the checklist asks. */
const LEAST_DESCRIPTION = 100

/** The sentences that a title's own description begins with. */
function keptFor(material: Material, { title, about }: TitleCandidate): string[] {
  return about === ''
    ? [beginningWith(material, title)?.text ?? '']
    : placeAbout(material, about).claimed
}

function candidatesOf(material: Material, interest: string, ground: Ground): TitleCandidate[] {
  const plain =
    material.language.lang === 'en'
      ? englishTitles(material, interest)
      : worldTitles(material, interest)
  const made = [...plain, ...goodToKnow(material, interest, plain)]
  const seen = new Set<string>()
  return made.filter((entry) => {
    const key = keyOf(entry.title)
    if (
      seen.has(key) ||
      !coversInterest(entry.title, interest, material.language) ||
      titleFaults(entry.title, ground).length > 0
    )
      return false
    seen.add(key)
    return true
  })
}

/**
 * The topic over a pin's own idea, a short fact of the page over what is said of all of it, else
 * nothing.
 */
function kickerOver(
  headline: string,
  entry: TitleCandidate,
  { material, turn, interest }: { material: Material; turn: number; interest: string },
): string {
  if (entry.about !== '')
    return nameOver(headline, entry, {
      material,
      topic: material.letters.title(dishNames(material, interest)[0] ?? interest),
    })
  const own = wordsOf(entry.kicker).length < 3 ? entry.kicker : ''
  return withoutEcho(own || kickerOf(material, turn), headline)
}

/**
 * A kicker that the headline says already is noise ("25 ideas" over "25 Small Balcony Ideas"), one
 * that it denies a fault ("7 steps" over tips).
 */
function withoutEcho(kicker: string, headline: string): string {
  const said = new Set(
    wordsOf(headline.toLowerCase()).flatMap((word) => [word, ...word.split('-')]),
  )
  const words = wordsOf(kicker.toLowerCase())
  const isDenied =
    /\b(?:tips|ideas|need)\b|^how (?!to\b)/i.test(headline) ||
    (/^how/i.test(kicker) && /^how/i.test(headline))
  if (isDenied && /\bsteps?\b|^how to$/i.test(kicker)) return ''
  return words.some((word) => said.has(word) && (/\d/.test(word) || words.length === 1))
    ? ''
    : kicker
}

function kickerOf(material: Material, turn: number): string {
  const { content, minutes, language } = material
  if (language.lang !== 'en')
    return content.kind === 'recipe' && minutes && minutes < 90 ? `${minutes} min` : ''
  const kickers = KICKERS[content.kind](material)
  return kickers[turn % Math.max(1, kickers.length)] ?? ''
}

const KICKERS: Record<PageContent['kind'], (material: Material) => string[]> = {
  recipe: ({ minutes, servings, content }) => [
    ...(minutes && minutes < 600 ? [spokenMinutes(minutes)] : []),
    ...(servings
      ? [
          `${isCounted(content.facts.find((fact) => fact.name === 'servings')?.value ?? '') ? 'Makes' : 'Serves'} ${servings}`,
        ]
      : []),
  ],
  how_to: ({ steps }) => (steps.length >= 3 && steps.length <= 15 ? [`${steps.length} steps`] : []),
  list: ({ subject, entries, content }) =>
    isWarningList(content, subject.title)
      ? []
      : subject.count
        ? [`${subject.count} ideas`]
        : entries.length >= 3
          ? [`${entries.length} ideas`]
          : [],
  story: () => [],
  product: ({ price }) => (price ? [price, ''] : []),
  keyword: () => ['', 'Ideas'],
  other: () => [],
}
