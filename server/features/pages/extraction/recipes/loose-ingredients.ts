/**
 * Which lines below a heading for ingredients are ingredients, where a page writes some in lists and
 * others in paragraphs, with footnotes and steps between them.
 */
import { isMeasured, startsWithAmount } from './ingredient-lines.ts'

/** `isGroup`: the name of the lines below it; `isEntry`: of a list. */
export interface FoundLine {
  readonly text: string
  readonly isGroup: boolean
  readonly isEntry: boolean
}

export const MIN_INGREDIENTS = 2
export const MIN_MEASURED = 3

/**
 * The entries of a list, with what is measured beside it. Where paragraphs hold the amounts, all
 * lines but the lists of steps between and behind them.
 */
export function ingredientsAmong(found: readonly FoundLine[]): FoundLine[] {
  const measured = found.filter(({ isGroup, text }) => !isGroup && isMeasured(text))
  const loose = measured.filter(({ isEntry }) => !isEntry)
  if (loose.length >= MIN_MEASURED && loose.length > (measured.length * 2) / 3) {
    const last = found.findLastIndex((line) => loose.includes(line))
    return withoutSteps(found, last)
  }
  const hasList = found.filter(({ isEntry }) => isEntry).length >= MIN_INGREDIENTS
  return found.filter(
    ({ isGroup, isEntry, text }) => isGroup || !hasList || isEntry || isMeasured(text),
  )
}

/** Steps behind the last amount in a paragraph end the ingredients. */
function withoutSteps(found: readonly FoundLine[], last: number): FoundLine[] {
  const kept: FoundLine[] = []
  let at = 0
  for (const run of runsOf(found)) {
    const hasSteps = areSteps(run)
    if (hasSteps && at > last) break
    if (!hasSteps) kept.push(...run)
    at += run.length
  }
  return kept
}

/** Neighbours that are all entries, or all none. */
function runsOf(found: readonly FoundLine[]): FoundLine[][] {
  const runs: FoundLine[][] = []
  for (const line of found) {
    const run = runs.at(-1)
    if (run?.[0]?.isEntry === line.isEntry) run.push(line)
    else runs.push([line])
  }
  return runs
}

/** A list of many words, some with a full stop, most without an amount before them. */
function areSteps(run: readonly FoundLine[]): boolean {
  const texts = run.flatMap(({ isEntry, text }) => (isEntry ? [text] : []))
  const words = texts.map((text) => text.split(' ').length)
  return (
    texts.some((text, at) => /\p{L}[.!]$/u.test(text) && (words[at] ?? 0) >= MIN_SENTENCE) &&
    words.reduce((sum, count) => sum + count, 0) >= texts.length * MIN_STEP_WORDS &&
    texts.filter(startsWithAmount).length < texts.length / 2
  )
}
/** In words; the steps' on average. */
const MIN_SENTENCE = 5
const MIN_STEP_WORDS = 4

/** "* about flour types", where a line in `before` has a star behind a word and none is a bullet. */
export function isFootnote(text: string, before: readonly string[]): boolean {
  return (
    NOTE.test(text) &&
    before.some((line) => STARRED.test(line)) &&
    !before.some((line) => line.startsWith('*') && !NOTE.test(line))
  )
}
const NOTE = /^\*+\s?(?=.{30})[^\d]+(?<![:：])$/u
const STARRED = /[\p{L}\p{N})]\s?\*/u
