/**
 * Which sentences of the page a description says: neighbours of one section, from its first on,
 * that no other pin of the page has said.
 */
import { contentStems } from '../language.ts'
import { isOnMaking, promiseOf } from '../title-promise.ts'
import type { Sentence } from './good-sentences.ts'
import { isWork } from './telling-lines.ts'
import { placeAbout, sectionAround, type Material } from './material.ts'

export interface RunWish {
  readonly material: Material
  /** The heading, entry or line that the title tells about, '' for the page as a whole. */
  readonly about: string
  readonly title: string
  readonly spent: ReadonlySet<string>
  /** Sentences that titles of other pins are made of: left to them. */
  readonly kept: ReadonlySet<string>
}

const MOST = { sentences: 3, letters: 330 }
/**
 * A list's entry, or a page with little to say, may be short; a sentence beyond this is no
 * neighbour any more.
 */
const GAP = 3
/** A paragraph so short goes on in the next: entries of a list. */
const SHORT = 75

export function runOf(wish: RunWish): Sentence[] {
  const { material, about, spent } = wish
  const own = placeAbout(material, about).line
  if (own) return ofLine(wish, own)
  if (about !== '') return takenFrom(ofHeading(placeAbout(material, about).sentences, wish), wish)
  const told = beginningWith(material, wish.title)
  if (told && !spent.has(told.text))
    return takenFrom(
      [told, ...free(introduction(material), wish).filter(({ order }) => order > told.order)],
      wish,
      told,
    )
  const work =
    about === '' && (promiseOf(wish.title, about) === 'steps' || isOnMaking(wish.title))
      ? stepsFrom(wish)
      : []
  if (work.length > 0) return work
  const opening = takenFrom(free(introduction(material), wish), wish)
  return opening.length > 0 ? opening : untold(wish)
}

/**
 * For a title on the whole page, when its introduction is said: the first section of which nothing
 * is said, else any sentence that is left.
 */
function untold(wish: RunWish): Sentence[] {
  const { content, sentences } = wish.material
  // Of a list each entry is a title's own.
  if (content.kind === 'list') return []
  const ordered = sentences.filter(({ isStep }) => !isStep).toSorted((a, b) => a.order - b.order)
  const runs = ordered
    .filter(
      ({ isInner, isLeaning, at }) =>
        !isInner && !isLeaning && !isWork(at, content, wish.material.language),
    )
    .map((start) =>
      takenFrom(
        free(
          ordered.filter(({ at }) => at === start.at),
          wish,
        ),
        wish,
      ),
    )
    .filter(([first]) => first && !first.isInner)
  const special = specialOf(wish)
  const named = ordered
    .concat(sentences.filter(({ isStep }) => isStep))
    .find(
      (sentence) =>
        !sentence.isLeaning &&
        free([sentence], wish).length > 0 &&
        special.length > 0 &&
        special.every((stem) => sentence.stems.includes(stem)),
    )
  if (named)
    return withoutPointingOn(
      takenFrom(
        free(
          sentences.filter(({ at }) => at === named.at),
          wish,
        ).toSorted((a, b) => a.order - b.order),
        wish,
        named,
      ).slice(0, 2),
    )
  const isLater = ([first]: Sentence[]): number => (first && isFirst(first, wish.material) ? 0 : 1)
  const left = runs
    .toSorted((a, b) => isLater(b) - isLater(a) || b.length - a.length)[0]
    ?.slice(0, 2)
  if (left) return withoutPointingOn(left)
  // Then whatever sentence of the page stands alone and is not said.
  const alone = free(ordered, wish).find(
    ({ isLeaning, text, at }) =>
      !isLeaning &&
      !POINTS_BACK.test(text) &&
      !/\b(?:it|this|that)\b/i.test(text) &&
      !isWork(at, content, wish.material.language),
  )
  return alone ? [alone] : stepsFrom(wish)
}

/**
 * What else of the page may stand in a description that is too short: by itself, unsaid, its own
 * section first.
 */
export function moreSentences(wish: RunWish): Sentence[] {
  const { material, about, title } = wish
  const section = new Set(placeAbout(material, about).sentences)
  const isOnWork = about === '' && (promiseOf(title, about) !== 'none' || isOnMaking(title))
  const rank = (sentence: Sentence): number =>
    section.has(sentence) ? 0 : sentence.isStep === isOnWork ? 1 : 2
  // Of a list each entry is another idea.
  const isOnEntry = material.content.kind === 'list' && about !== ''
  const standing = free(isOnEntry ? [...section] : material.sentences, wish).filter(
    (sentence) =>
      !sentence.isLeaning &&
      !POINTS_ELSEWHERE.test(sentence.text) &&
      (!sentence.isStep || isOnWork),
  )
  return standing.toSorted((a, b) => rank(a) - rank(b) || a.order - b.order)
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Sentences that may stand by themselves though another pin says them: of the pin's own section,
 * then from another place of the page for each pin.
 */
export function saidSentences(wish: RunWish & { readonly turn: number }): Sentence[] {
  const { material, about, turn } = wish
  const own = new Set(placeAbout(material, about).sentences)
  const all = moreSentences({ ...wish, spent: NONE, kept: NONE })
  const others = all.filter((sentence) => !own.has(sentence))
  const start = others.length === 0 ? 0 : turn % others.length
  return [
    ...all.filter((sentence) => own.has(sentence)),
    ...others.slice(start),
    ...others.slice(0, start),
  ]
}

/** "For guests, serve it in cups" behind a sentence on bread: the soup would be the bread. */
const POINTS_ELSEWHERE = /\b(?:it|them|they|this|these|those)\b/i

function withoutPointingOn([first, ...others]: Sentence[]): Sentence[] {
  return first === undefined
    ? []
    : [first, ...others.filter(({ text }) => !POINTS_ELSEWHERE.test(text))]
}

/**
 * "Pour-over coffee for beginners: the ratio, the grind …" under the title "Pour-Over Coffee for
 * Beginners".
 */
export function beginningWith({ sentences }: Material, title: string): Sentence | undefined {
  return sentences.find(({ text }) => text.toLowerCase().startsWith(title.toLowerCase()))
}

function ofHeading(
  section: readonly Sentence[],
  { material, about, spent, kept }: RunWish,
): Sentence[] {
  const own = placeAbout(material, about).claimed
  return section.filter(({ text }) => !spent.has(text) && (own.includes(text) || !kept.has(text)))
}

/** The section's beginning where that leads to the line, else the line and what follows it. */
function ofLine(wish: RunWish, own: Sentence): Sentence[] {
  const section = sectionAround(wish.material, own)
  if (wish.spent.has(own.text)) return takenFrom(free(section, wish), wish)
  const beginning = takenFrom(free(section, wish), wish)
  const isWhole = own.text.replace(/[.!]$/, '') === wish.about
  if (beginning.includes(own) && (isWhole || beginning[0] === own)) return beginning
  return takenFrom(
    free(section, wish).filter(({ order }) => order >= own.order),
    wish,
    own,
  )
}

function free(
  sentences: readonly Sentence[],
  { spent, kept, material, about }: RunWish,
): Sentence[] {
  const own = placeAbout(material, about).line
  return sentences.filter(
    (sentence) => !spent.has(sentence.text) && (sentence === own || !kept.has(sentence.text)),
  )
}

/**
 * Begins with a sentence that points at nothing before it, and goes on while neighbours are left.
 */
function takenFrom(
  sentences: readonly Sentence[],
  { material }: RunWish,
  first?: Sentence,
): Sentence[] {
  // What a section begins with points at its heading at most.
  const start =
    first ??
    sentences.find(
      (sentence) =>
        isFirst(sentence, material) ||
        (!sentence.isLeaning && (!sentence.isInner || isFollowed(sentence, material))),
    )
  if (start === undefined) return []
  const run: Sentence[] = [start]
  for (const sentence of sentences.filter(({ order }) => order > start.order)) {
    if (!goesOn(run, sentence)) break
    run.push(sentence)
  }
  return run
}

/**
 * A neighbour in the same paragraph, or in the next where this one is short; what leans stands only
 * right behind its ground.
 */
function goesOn(run: readonly Sentence[], sentence: Sentence): boolean {
  const last = run.at(-1)
  const letters = run.reduce((sum, { text }) => sum + text.length + 1, 0)
  if (!last || run.length >= MOST.sentences || letters + sentence.text.length > MOST.letters)
    return false
  const gap = sentence.order - last.order
  return (
    (sentence.at === last.at || letters < SHORT) && gap <= GAP && (gap === 1 || !sentence.isLeaning)
  )
}

/** A sentence of this beginning wants another before it, wherever it stands. */
const POINTS_BACK =
  /^(?:this|that|these|those|it|they|he|she|but|and|so|then|er|sie|es|dies\w*|das|aber|und|dann|danach|esto|eso|pero|ce|cela|mais|il|elle)\b/iu

function isFirst(sentence: Sentence, { content }: Material): boolean {
  return (
    !sentence.isInner &&
    !POINTS_BACK.test(sentence.text) &&
    content.headings.some(({ at }) => at === sentence.at)
  )
}

/** The work from its first step on. */
function stepsFrom(wish: RunWish): Sentence[] {
  const steps = wish.material.sentences
    .filter(({ isStep }) => isStep)
    .toSorted((a, b) => a.order - b.order)
  const [first] = steps
  return first && !wish.spent.has(first.text)
    ? takenFrom(free(steps, wish), wish, first).slice(0, 2)
    : []
}

/** What only this title says: "honey" of "Roasted Tomato Soup With Honey". */
function specialOf({ material, title }: RunWish): string[] {
  const { content, language } = material
  const page = new Set(contentStems(content.title, language))
  return content.kind === 'recipe'
    ? contentStems(/ with (.+)$/i.exec(title)?.[1] ?? '', language).filter(
        (stem) => !page.has(stem) && !stem.startsWith('cook'),
      )
    : []
}

/**
 * Inside a paragraph only where it stands alone: with a number or as an order, not with "the …"
 * that was named before.
 */
function isFollowed({ text }: Sentence, { language }: Material): boolean {
  return language.lang !== 'en' || !/^(?:the|that|this|a|an|but|so) /i.test(text)
}

/**
 * What stands before the first heading, then the page's summary; of a list or recipe the summary,
 * which says more.
 */
function introduction({ content, sentences }: Material): Sentence[] {
  const first = content.headings.find(({ at }) => at !== undefined)?.at ?? content.paragraphs.length
  const opening = sentences
    .filter(({ at, isStep }) => at < first && !isStep)
    .toSorted((a, b) => a.order - b.order)
  return content.kind === 'story' || content.kind === 'other'
    ? [...opening.filter(({ at }) => at >= 0), ...opening.filter(({ at }) => at < 0)]
    : opening
}
