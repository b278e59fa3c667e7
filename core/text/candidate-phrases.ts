/**
 * Phrases that could be keywords: noun phrases where a tagger knows the language, runs between stop
 * words where none does.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import emptyNouns from './data/empty-nouns.json' with { type: 'json' }
import { isUnspaced, type Language, type Token } from './language.ts'
import { remember } from './remember.ts'
import { textUnits, withoutTitleCase, type TextUnit } from './page-text.ts'

export interface Candidate {
  /** The most common form. */
  phrase: string
  stems: string[]
  count: number
  /** Index of the first text unit it stands in, as a share of all units. */
  first: number
  inTitle: boolean
  inHeading: boolean
  byAuthor: boolean
}

const MOST_WORDS = 4
/** Nouns that name nothing to search for, and measures. */
const EMPTY_NOUNS: ReadonlySet<string> = new Set(emptyNouns.inside)

const EMPTY_ENDS: ReadonlySet<string> = new Set(emptyNouns.end)

export const candidatesOf = remember(collect)

function collect(content: PageContent, language: Language): Candidate[] {
  const found = new Map<string, Candidate & { forms: Map<string, number> }>()
  const units = textUnits(content)
  const authors = new Set(
    content.facts
      .filter((fact) => fact.name === 'author_keyword')
      .map((fact) => fact.value.toLowerCase()),
  )
  units.forEach((unit, index) => {
    for (const words of runsOf(unit, language)) {
      const stems = words.map((word) => language.stem(word.toLowerCase()))
      const key = stems.join(' ')
      const known = found.get(key) ?? {
        phrase: '',
        stems,
        count: 0,
        first: index / units.length,
        inTitle: false,
        inHeading: false,
        byAuthor: false,
        forms: new Map(),
      }
      known.count += 1
      known.inTitle ||= unit.where === 'title'
      known.inHeading ||= unit.where === 'heading'
      known.byAuthor ||= authors.has(words.join(' ').toLowerCase())
      const form = words.join(isUnspaced(language.lang) ? '' : ' ')
      known.forms.set(form, (known.forms.get(form) ?? 0) + (unit.where === 'body' ? 1.1 : 1))
      found.set(key, known)
    }
  })
  return independent([...found.values()]).map(({ forms, ...candidate }) => ({
    ...candidate,
    phrase: [...forms].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '',
  }))
}

/** Drops what stands only inside one longer phrase: "day activities" of "rainy day activities". */
function independent<T extends Candidate>(candidates: T[]): T[] {
  const longer = candidates.filter((candidate) => candidate.stems.length > 2)
  return candidates.filter(
    (candidate) =>
      candidate.stems.length < 2 ||
      !longer.some(
        (other) =>
          other.stems.length > candidate.stems.length &&
          other.count >= candidate.count &&
          ` ${other.stems.join(' ')} `.includes(` ${candidate.stems.join(' ')} `),
      ),
  )
}

/**
 * Each run, and each of its endings of two words or more: "small garden ideas" also counts as
 * "garden ideas".
 */
function runsOf(unit: TextUnit, language: Language): string[][] {
  const runs =
    language.method === 'parts_of_speech'
      ? nounRuns(language.tokens(withoutTitleCase(unit.text)))
      : plainRuns(language.tokens(unit.text), language)
  return runs
    .flatMap((run) => (run.length > MOST_WORDS ? [run.slice(-MOST_WORDS)] : [run]))
    .flatMap(
      (run) =>
        language.namesIn?.(run) ?? [
          run,
          ...run
            .slice(1)
            .map((_, index) => run.slice(index + 1))
            .filter((part) => part.length > 1 || run.length === 2),
        ],
    )
    .filter((run) => isWorthy(run, language))
}

function nounRuns(tokens: Token[]): string[][] {
  const runs: string[][] = []
  let adjectives: string[] = []
  let nouns: string[] = []
  const close = (): void => {
    if (nouns.length > 0) runs.push([...adjectives, ...nouns])
    adjectives = []
    nouns = []
  }
  for (const { text, pos } of tokens) {
    if (!/^\p{L}/u.test(text)) close()
    else if (pos === 'NOUN' || pos === 'PROPN')
      nouns.push(pos === 'NOUN' ? text.toLowerCase() : text)
    else if (pos === 'ADJ') {
      if (nouns.length > 0) close()
      adjectives.push(text.toLowerCase())
    } else close()
  }
  close()
  return runs
}

function plainRuns(tokens: Token[], language: Language): string[][] {
  const runs: string[][] = []
  let run: string[] = []
  const close = (): void => {
    if (run.length > 0) runs.push(run)
    run = []
  }
  for (const { text, pos } of tokens) {
    if (
      isBreak(pos) ||
      language.isStopWord(text.toLowerCase()) ||
      /^\p{N}/u.test(text) ||
      isKana(text)
    )
      close()
    else run.push(text)
  }
  close()
  return runs
}

/** Also where a language without a tagger knows some of its words. */
export function isBreak(pos: Token['pos']): boolean {
  return pos === 'PUNCT' || pos === 'VERB' || pos === 'ADP'
}

/** Japanese words in hiragana alone are mostly grammar. */
function isKana(text: string): boolean {
  return /^[\p{Script=Hiragana}ー]{1,3}$/u.test(text)
}

function isWorthy(run: string[], language: Language): boolean {
  const words = run.map((word) => word.toLowerCase())
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const least = isUnspaced(language.lang) ? 1 : 3
  if (words.some((word) => word.length < Math.min(least, 2)) || last.length < least) return false
  const isEmpty = (word: string): boolean => EMPTY_NOUNS.has(word) || language.isStopWord(word)
  return !EMPTY_ENDS.has(last) && !isEmpty(first) && !words.every((word) => EMPTY_NOUNS.has(word))
}
