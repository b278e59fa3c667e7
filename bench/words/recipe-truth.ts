/**
 * What the product reads from recipe pages against what a parser written for each site reads there.
 * Peers: the page's own `<title>` and Readability's, which know nothing of recipes.
 */
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { z } from 'zod'
import { extractPage } from '../../server/features/pages/extraction/extract-page.ts'
import { plainText } from '../../server/features/pages/extraction/article/plain-text.ts'
import { atLeast, type Goal, goal, type Report, type Row, round } from '../browser/report.ts'
import { printProgress } from '../browser/within.ts'
import { readRealPages, type RealPage, type WordsGround } from './real-pages.ts'

const Truth = z.object({
  file: z.string(),
  url: z.string(),
  title: z.string().nullish(),
  minutes: z.number().nullish(),
  yields: z.coerce.string().nullish(),
  // One site's parser gives a sentence: that is no list to count.
  ingredients: z.array(z.string()).nullish().catch(null),
  steps: z.array(z.string()).nullish(),
})
type Truth = z.infer<typeof Truth>

/** Shares in per cent. */
const GOALS: Readonly<Record<string, number>> = {
  title: 99,
  minutes: 97,
  yields: 97,
  ingredient_count: 98,
}

/** The truth counts the names of steps and of their groups as lines. */
const STEP_FACTS: ReadonlySet<string> = new Set(['step', 'step_name', 'step_section'])

/** null where the truth says nothing. */
type Verdicts = Record<string, boolean | null>

interface Reading {
  readonly file: string
  readonly set: string
  readonly reader: string
  readonly verdicts: Verdicts
  readonly found: Readonly<Record<string, unknown>>
}

export function measureRecipeTruth(ground: WordsGround): Report {
  const readings = [...readRealPages(ground, 'recipes', Truth)].flatMap((page) => [
    readOurs(page),
    readTitleOnly(page, 'page_title', pageTitleOf),
    readTitleOnly(page, 'readability', readabilityTitleOf),
  ])
  const rows = ground.sets.flatMap((set) =>
    ['pinloom', 'page_title', 'readability'].map((reader) =>
      summarize(readings.filter((one) => one.set === set && one.reader === reader)),
    ),
  )
  if (ground.worst > 0) sayFailures(readings)
  return { rows, goals: goalsOf(rows) }
}

function readOurs({ file, set, html, truth }: RealPage<Truth>): Reading {
  const extraction = extractPage(html, truth.url)
  const facts = extraction.ok ? extraction.content.facts : []
  const valuesOf = (name: string): string[] =>
    facts.filter((fact) => fact.name === name).map(({ value }) => value)
  const title = extraction.ok ? extraction.content.title : ''
  const [minutes, yields] = [valuesOf('total_time')[0] ?? '', valuesOf('servings')[0] ?? '']
  const ingredients = valuesOf('ingredient')
  const groups = valuesOf('ingredient_section')
  const steps = facts.filter(({ name }) => STEP_FACTS.has(name)).map(({ value }) => value)
  return {
    file,
    set,
    reader: 'pinloom',
    found: {
      code: extraction.ok ? '' : extraction.code,
      title,
      minutes,
      yields,
      ingredient_count: ingredients.length,
      steps: steps.length,
    },
    verdicts: {
      read: extraction.ok,
      recipe_kind: extraction.ok && extraction.content.kind === 'recipe',
      ...titleVerdicts(title, truth),
      minutes: where(truth.minutes, (expected) => minutes === `${expected} min`),
      yields: where(truth.yields, (expected) => hasSameAmount(yields, expected)),
      // Some parsers count the names of groups as lines, others leave them out.
      ingredient_count: where(truth.ingredients, ({ length }) =>
        [ingredients.length, ingredients.length + groups.length].includes(length),
      ),
      ingredient_count_strict: where(
        truth.ingredients,
        (expected) => expected.length === ingredients.length,
      ),
      ingredients: where(truth.ingredients, (expected) => flat(expected) === flat(ingredients)),
      step_count: where(truth.steps, (expected) => expected.length === steps.length),
      steps: where(truth.steps, (expected) => flat(expected) === flat(steps)),
    },
  }
}

function readTitleOnly(
  { file, set, html, truth }: RealPage<Truth>,
  reader: string,
  read: (html: string) => string,
): Reading {
  const title = read(html)
  return { file, set, reader, found: { title }, verdicts: titleVerdicts(title, truth) }
}

function titleVerdicts(title: string, truth: Truth): Verdicts {
  return {
    title: where(truth.title, (expected) =>
      [expected, withoutLastPart(expected)].some(
        (right) => comparableTitle(right) === comparableTitle(title),
      ),
    ),
    title_strict: where(truth.title, (expected) => expected === title),
  }
}

/** Nothing, an empty list and zero say nothing. */
function where<T>(
  expected: T | null | undefined,
  isRight: (expected: T) => boolean,
): boolean | null {
  const isMissing = expected === null || expected === undefined || expected === 0 || expected === ''
  return isMissing || (Array.isArray(expected) && expected.length === 0) ? null : isRight(expected)
}

/** Without case, marks, entities and a "recipe" at either end. */
function comparableTitle(title: string): string {
  return plainText(title)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(
      /^(?:recipe|recette|receta|ricetta|recept|rezept) |(?: recipe| recette| receta| ricetta| recept| rezept)$/u,
      '',
    )
}

/** Some parsers leave the site's name behind a bar. */
const withoutLastPart = (title: string): string => title.replace(/\s+\|[^|]+$/, '')

const flat = (lines: readonly string[]): string =>
  lines
    .map((line) =>
      plainText(line)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ''),
    )
    .join('')

/** Of "4 to 6" the truth keeps one of the two. */
function hasSameAmount(found: string, expected: string): boolean {
  const [amount] = expected.match(/\d+/) ?? []
  return amount === undefined || (found.match(/\d+/g) ?? []).slice(0, 2).includes(amount)
}

function pageTitleOf(html: string): string {
  return plainText(/<title[^<>]*>([^<]*)/i.exec(html)?.[1] ?? '')
}

function readabilityTitleOf(html: string): string {
  const { document } = parseHTML(html)
  if (!document.documentElement || !document.body) return ''
  return new Readability(document).parse()?.title ?? ''
}

function summarize(readings: readonly Reading[]): Row {
  const names = [...new Set(readings.flatMap(({ verdicts }) => Object.keys(verdicts)))]
  return {
    part: 'recipes',
    set: readings[0]?.set ?? '',
    reader: readings[0]?.reader ?? '',
    pages: readings.length,
    ...Object.fromEntries(names.map((name) => [name, shareOf(readings, name)])),
  }
}

function shareOf(readings: readonly Reading[], name: string): number {
  const judged = readings.flatMap(({ verdicts }) => verdicts[name] ?? [])
  return round((100 * judged.filter(Boolean).length) / judged.length)
}

function goalsOf(rows: readonly Row[]): Record<string, Goal> {
  return Object.fromEntries(
    rows
      .filter(({ reader }) => reader === 'pinloom')
      .flatMap((row) => [
        [
          `recipes_refused_${row['set']}`,
          goal(Math.round((Number(row['pages']) * (100 - Number(row['read']))) / 100), 0),
        ],
        ...Object.entries(GOALS).map(([name, least]) => [
          `recipes_${name}_${row['set']}`,
          atLeast(Number(row[name]), least),
        ]),
      ]),
  )
}

function sayFailures(readings: readonly Reading[]): void {
  for (const { file, set, reader, verdicts, found } of readings) {
    const wrong = Object.keys(verdicts).filter((name) => verdicts[name] === false)
    if (set === 'open' && reader === 'pinloom' && wrong.length > 0)
      printProgress(JSON.stringify({ file, wrong: wrong.join(' '), ...found }))
  }
}
