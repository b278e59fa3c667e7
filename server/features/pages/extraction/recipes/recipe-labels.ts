/** How long a recipe takes and how many it feeds, as its page labels them. */
import type { JsonNode } from '../markup/json-ld.ts'
import { oneLine } from '../article/plain-text.ts'
import { minutesOf } from './durations.ts'
import { spacedText, type PageLine } from './page-lines.ts'
import {
  PART_TIME_WORDS,
  PEOPLE_WORDS,
  SERVES_WORDS,
  TIME_WORDS,
  TOTAL_TIME_WORDS,
} from './recipe-words.ts'

const MAX_LABEL = 90
/** Of one label with its value. */
const MAX_VALUE = 60
/** No "9-inch loaf", "9” x 4”". */
const SIZE = '(?!\\d|\\s?["”″]|[ -]?(?:inch|cm(?!\\p{L}))|\\s?[x×]\\s?\\d)'
const AMOUNT = `(?<!\\d|\\d[”"″]? ?[x×] ?)\\d{1,3}${SIZE}(?:\\s*(?:[-–]|to|bis|à|a)\\s*\\d{1,3}${SIZE})?`
const SERVES = new RegExp(
  `(?:^|[^\\p{L}])(?:${SERVES_WORDS})\\s*:?\\s*(?:about |approx\\.? |ca\\.? |circa |env(?:iron|\\.)? )?(${AMOUNT}(?:\\s+\\p{L}+)?)|(?:^|[^\\p{L}\\d.,])(${AMOUNT}\\s*(?:\\(\\p{L}+\\)\\s*)?(?:${PEOPLE_WORDS}))(?!\\p{L})`,
  'iu',
)
const CLOSING = new RegExp(
  `(?:^|[.!)]\\s)(?:${SERVES_WORDS})\\s(${AMOUNT}(?:\\s\\p{L}+)?)[.!]?$`,
  'iu',
)
const TOTAL_TIME = new RegExp(
  `(?:(?:^|\\P{L})(?:${TOTAL_TIME_WORDS})|^\\P{L}*(?:${TIME_WORDS})(?!\\p{L}))\\s*:?\\s*(.+)$`,
  'iu',
)
const PART_TIME = new RegExp(`(?:^|\\P{L})(?:${PART_TIME_WORDS})\\s*:?\\s*(\\D{0,12}\\d.*)$`, 'iu')
/** A step has words and a temperature before its time: "Bake at 350 °F for 20 minutes". */
const STEP = /^\D*\p{L}\D*\d+\s?(?:[°º]|degrees?(?!\p{L})|[CF](?![\p{L}.]))/iu
const COOKING =
  /^(?:cook|bak|koch|back|(?:temps de )?cuisson|(?:tiempo de )?cocc|(?:tempo di )?cott|süt)/iu
const PART_NAME = new RegExp(`(?<!\\p{L})(?:${PART_TIME_WORDS})(?!\\p{L})`, 'giu')
/** What icons and classes call the two. */
const YIELD_MARKS =
  '[class*="serving" i], [class*="serves" i], [class*="yield" i], [class*="portion" i], [class*="person" i], [data-attr-icon*="serving" i], img[alt*="serv" i], img[alt*="porc" i], img[alt*="portion" i], img[alt*="person" i]'
const TOTAL_MARKS =
  '[class*="total-time" i], [class*="totaltime" i], [class*="total_time" i], [class*="ready-in" i]'
const PART_MARKS =
  '[class*="prep-time" i], [class*="preptime" i], [class*="prep_time" i], [class*="cook-time" i], [class*="cooktime" i], [class*="cook_time" i], [class*="cooking-time" i], img[alt*="time" i]'
const MAX_MARKS = 40
const MAX_YIELD = 200

/** `recipeYield` and `totalTime`, as far as the page has them. */
export function readLabels(document: Document, lines: readonly PageLine[]): JsonNode {
  const labels = labelsOf(lines)
  return {
    ...(yieldOf(labels) ?? closingYield(lines) ?? markedYield(document)),
    ...(timeOf(labels) ?? markedTime(document)),
  }
}

/** Short lines with a number, each also with the line before it. */
function labelsOf(lines: readonly PageLine[]): string[] {
  return lines
    .filter(({ text }) => text.length <= MAX_LABEL)
    .map(({ text }) => ({ text: labelFirst(text), isWhole: TURNED.test(text) }))
    .flatMap(({ text, isWhole }, at, all) => {
      const next = all[at + 1]
      return isWhole || next?.isWhole ? [text] : [text, `${text} ${next?.text ?? ''}`]
    })
    .filter((text) => text.length <= MAX_LABEL && /\d/.test(text))
}

/** "15 minutes Preparation": a table with its labels on the right or below. The next line has its own. */
const TURNED = new RegExp(
  `^(\\d[\\d.,:\\s]*\\p{L}+\\.?(?:\\s\\d+\\s?\\p{L}+\\.?)?)\\s(${PART_TIME_WORDS.replace('(', '(?:')}|${TOTAL_TIME_WORDS})$`,
  'iu',
)
const labelFirst = (text: string): string => text.replace(TURNED, '$2 $1')

function yieldOf(labels: readonly string[]): JsonNode | null {
  for (const label of labels) {
    const [, before, after] = SERVES.exec(label) ?? []
    const found = before ?? after
    if (found !== undefined && minutesOf(found) === null) return { recipeYield: found }
  }
  return null
}

/** "… for three months. Serves 4" */
function closingYield(lines: readonly PageLine[]): JsonNode | null {
  const found = lines.flatMap(({ text }) => CLOSING.exec(text)?.[1] ?? [])
  return found[0] === undefined ? null : { recipeYield: found[0] }
}

function timeOf(labels: readonly string[]): JsonNode | null {
  const short = labels.filter((label) => label.length <= MAX_VALUE || label.split(':').length > 2)
  const found = (pattern: RegExp): number[] =>
    short.flatMap((label) => minutesOf(ownValue(pattern.exec(label)?.[1] ?? '')) ?? [])
  const total = found(TOTAL_TIME)[0]
  if (total !== undefined) return { totalTime: `PT${total}M` }
  const parts = partTimes(short)
  return parts.length === 0
    ? null
    : { totalTime: `PT${parts.reduce((sum, minutes) => sum + minutes, 0)}M` }
}

/** Of each part once: preparing, cooking, resting. */
function partTimes(labels: readonly string[]): number[] {
  const parts = new Map<string, number>()
  for (const [, name = '', value = ''] of withoutSteps(labels.flatMap(labelledParts))) {
    const minutes = minutesOf(ownValue(value))
    const key = partOf(name)
    if (minutes !== null && !parts.has(key)) parts.set(key, minutes)
  }
  return [...parts.values()].slice(0, 3)
}

/** A step repeats the cooking time where a label has it. */
function withoutSteps(parts: readonly RegExpExecArray[]): readonly RegExpExecArray[] {
  const labelled = parts.filter(([, , value = '']) => !STEP.test(value))
  return labelled.some(([, name = '']) => COOKING.test(name)) ? labelled : parts
}

/** The text before the next label, and before an alternative. */
const ownValue = (value: string): string => value.split(NEXT_LABEL)[0] ?? ''
const NEXT_LABEL = new RegExp(
  `(?<!\\p{L})(?:${PART_TIME_WORDS.replace('(', '(?:')}|${TOTAL_TIME_WORDS}|${SERVES_WORDS}|or|oder|ou|o)(?!\\p{L})`,
  'iu',
)

/** "Prep: 20 min Cook: 1 h" has two. */
function labelledParts(label: string): RegExpExecArray[] {
  const starts = [...label.matchAll(PART_NAME)].map(({ index }) => index)
  return starts.flatMap((start, at) => {
    const part = PART_TIME.exec(label.slice(start, starts[at + 1]))
    return part === null ? [] : [part]
  })
}

/** "Prep time" and "preparation" are one part. */
const partOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:temps de|tiempo de|tempo di|tempo de) /, '')
    .slice(0, 4)

/** Beside an icon, or in an element whose class says what it holds. */
function valuesAt(document: Document, marks: string): string[] {
  return [...document.querySelectorAll(marks)].slice(0, MAX_MARKS).flatMap((element) => {
    const near = [element, element.nextElementSibling, element.parentElement]
    const text = near
      .map((one) => (one ? spacedText(one) : ''))
      .find((value) => /\d/.test(value) && value.length <= MAX_VALUE)
    return text === undefined ? [] : [oneLine(text)]
  })
}

function markedYield(document: Document): JsonNode {
  for (const text of valuesAt(document, YIELD_MARKS)) {
    const [amount] = new RegExp(AMOUNT, 'iu').exec(text) ?? []
    const isAmount = amount !== undefined && Number.parseInt(amount, 10) <= MAX_YIELD
    if (isAmount && minutesOf(text) === null && !/k?cal|kj|%|[$€£]/i.test(text))
      return { recipeYield: amount }
  }
  return {}
}

function markedTime(document: Document): JsonNode {
  const minutesAt = (marks: string): number[] =>
    valuesAt(document, marks).flatMap((text) => minutesOf(text) ?? [])
  const [total] = minutesAt(TOTAL_MARKS)
  const parts = [...new Set(minutesAt(PART_MARKS))].slice(0, 2)
  const minutes = total ?? parts.reduce((sum, part) => sum + part, 0)
  return minutes > 0 ? { totalTime: `PT${minutes}M` } : {}
}
