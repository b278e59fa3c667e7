/**
 * What the lists on pictures lose of the pages that they were written from. Judged from the page's
 * facts and the printed lines alone, by word overlap, so that the writer's own parser cannot excuse
 * itself.
 */
import { z } from 'zod'
import type { PageContent } from '../../core/pages/page-content.schema.ts'
import type { Language } from '../../core/text/language/language.ts'
import { writeList } from '../../core/text/lists/write-list.ts'
import { extractPage } from '../../server/features/pages/extraction/extract-page.ts'
import { openLanguages } from '../../server/features/pages/extraction/languages.ts'
import { goal, type Report, type Row } from '../browser/report.ts'
import { printProgress } from '../browser/within.ts'
import { readRealPages, type PageSet, type WordsGround } from './real-pages.ts'

const Truth = z.object({ file: z.string(), url: z.string() })
/** Faults that no list may have, and what is no fault but a list left to another design. */
const FAULTS = [
  'lostIngredients',
  'lostAmounts',
  'bracketDebris',
  'lostSteps',
  'bareSteps',
  'moreLines',
] as const

/** One row a set of pages; only open pages are named. */
export function measureLists(ground: WordsGround): Report {
  const languageOf = openLanguages()
  const rows = ground.sets.map((set) => {
    const { losses, faults } = measureListLosses(contentsOf(ground, set), languageOf)
    if (set === 'open')
      for (const { url, fault, line } of faults.slice(0, ground.worst))
        printProgress(`${fault} ${url}: ${line}`)
    return { set, ...losses }
  })
  const worst = (fault: (typeof FAULTS)[number]): number =>
    Math.max(...rows.map((row) => row[fault]))
  return {
    rows: rows satisfies readonly Row[],
    goals: Object.fromEntries(FAULTS.map((fault) => [`lists_${fault}`, goal(worst(fault), 0)])),
  }
}

function contentsOf(ground: WordsGround, set: PageSet): PageContent[] {
  return [...readRealPages({ ...ground, sets: [set] }, 'recipes', Truth)].flatMap(
    ({ html, truth }) => {
      const read = extractPage(html, truth.url)
      return read.ok ? [read.content] : []
    },
  )
}

/** Lists with at least one fault of the kind; `lists` is how many were written. */
interface ListLosses {
  readonly pages: number
  readonly ingredientPages: number
  readonly ingredientLists: number
  readonly lostIngredients: number
  readonly lostAmounts: number
  readonly bracketDebris: number
  readonly stepPages: number
  readonly stepLists: number
  readonly lostSteps: number
  readonly bareSteps: number
  /** A line that counts what is not shown. */
  readonly moreLines: number
}

interface ListFault {
  readonly url: string
  readonly fault: keyof ListLosses
  /** The page's line, or the printed one. */
  readonly line: string
}

interface WrittenLists {
  readonly content: PageContent
  readonly ingredients: readonly string[] | null
  readonly steps: readonly string[] | null
}

function writeLists(content: PageContent, language: Language): WrittenLists {
  const wish = { language, own: { headline: content.title, kicker: '' }, idea: '' }
  const isRecipe = content.kind === 'recipe'
  return {
    content,
    ingredients: isRecipe ? (writeList(content, 'checklist', wish)?.items ?? null) : null,
    steps: writeList(content, 'steps', wish)?.items ?? null,
  }
}

function measureListLosses(
  pages: readonly PageContent[],
  languageOf: (lang: string) => Language,
): { losses: ListLosses; faults: ListFault[] } {
  const written = pages.map((content) => writeLists(content, languageOf(content.lang)))
  const faults = written.flatMap(faultsOf)
  const listsWith = (fault: keyof ListLosses): number =>
    new Set(faults.filter((entry) => entry.fault === fault).map(({ url }) => url)).size
  return {
    losses: {
      pages: pages.length,
      ingredientPages: pages.filter(
        (page) => page.kind === 'recipe' && ingredientsOf(page).length >= 3,
      ).length,
      ingredientLists: written.filter(({ ingredients }) => ingredients).length,
      lostIngredients: listsWith('lostIngredients'),
      lostAmounts: listsWith('lostAmounts'),
      bracketDebris: listsWith('bracketDebris'),
      stepPages: pages.filter((page) => valuesOf(page, 'step').length >= 3).length,
      stepLists: written.filter(({ steps }) => steps).length,
      lostSteps: listsWith('lostSteps'),
      bareSteps: listsWith('bareSteps'),
      moreLines: listsWith('moreLines'),
    },
    faults,
  }
}

const MORE_LINE = /^\+ \d/
const BARE_STEP = /^(?:step|schritt|étape|paso|passo|passaggio|stap)\s*\d+[.:]?$/iu
/** A cook's greeting is no step, nor is a tip. */
const TIP = /^(?:\p{L}+ )?(?:tips?|notes?|tipp|astuce|consejo|nota)\s*:/iu
const WISH =
  /^(?:serve and )?(?:enjoy|bon app[ée]tit|guten appetit|buon appetito)[^.!]{0,20}[.!]*$/iu
/** Empty, unclosed or never opened brackets, and marks left at either end. */
const DEBRIS = /[([{]\s*[)\]}]|^[\s,;.*)\]–-]|[\s,;([–-]$|\*/u

function faultsOf({ content, ingredients, steps }: WrittenLists): ListFault[] {
  const fault = (kind: keyof ListLosses, line: string): ListFault => ({
    url: content.url,
    fault: kind,
    line,
  })
  const printed = [...(ingredients ?? []), ...(steps ?? [])]
  return [
    ...printed.filter((line) => MORE_LINE.test(line)).map((line) => fault('moreLines', line)),
    ...printed.filter(hasDebris).map((line) => fault('bracketDebris', line)),
    ...(steps ?? []).filter((line) => BARE_STEP.test(line)).map((line) => fault('bareSteps', line)),
    ...(ingredients ? ingredientFaults(content, ingredients, fault) : []),
    ...(steps ? stepFaults(content, steps, fault) : []),
  ]
}

type MakeFault = (kind: keyof ListLosses, line: string) => ListFault

function ingredientFaults(
  content: PageContent,
  printed: readonly string[],
  fault: MakeFault,
): ListFault[] {
  const { pairs, lost } = pairUp(ingredientsOf(content), printed)
  return [
    ...lost.map((line) => fault('lostIngredients', line)),
    ...pairs
      .filter(([line, entry]) => {
        const [amount] = /^\W*?(\d+|[¼½¾⅓⅔⅛])/u.exec(line)?.slice(1) ?? []
        return amount !== undefined && !entry.includes(amount)
      })
      .map(([line]) => fault('lostAmounts', line)),
  ]
}

function stepFaults(
  content: PageContent,
  printed: readonly string[],
  fault: MakeFault,
): ListFault[] {
  const names = valuesOf(content, 'step_name')
  const steps = valuesOf(content, 'step')
  const lines = steps.map((step, index) =>
    names.length === steps.length ? `${names[index]} ${step}` : step,
  )
  return pairUp(
    lines.filter((line) => !WISH.test(line) && !TIP.test(line)),
    printed,
  ).lost.map((line) => fault('lostSteps', line))
}

/**
 * Each line of the page with the printed one that shares most words with it; what a closing line
 * counts is not lost. Every printed line answers for one, but for a line without a number stated
 * twice.
 */
function pairUp(
  lines: readonly string[],
  printed: readonly string[],
): { pairs: [string, string][]; lost: string[] } {
  const left = printed.filter((line) => !MORE_LINE.test(line))
  let counted = Number(printed.find((line) => MORE_LINE.test(line))?.match(/\d+/)?.[0] ?? 0)
  const pairs: [string, string][] = []
  const lost: string[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    const key = namesIn(line).join(' ')
    const isFolded = seen.has(key) && isPrintedOnce(line, key, left)
    seen.add(key)
    if (isFolded) continue
    const best = bestOf(line, left)
    if (best !== null) pairs.push([line, left.splice(best, 1)[0] ?? ''])
    else if (counted-- <= 0) lost.push(line)
  }
  return { pairs, lost }
}

/**
 * Stated twice and printed once for both: it may not answer with another line that shares a word
 * with it.
 */
function isPrintedOnce(line: string, key: string, left: readonly string[]): boolean {
  return !/\p{N}/u.test(line) && !left.some((entry) => namesIn(entry).join(' ') === key)
}

/** The printed line that says most of the page's line, null where none says any of it. */
function bestOf(line: string, printed: readonly string[]): number | null {
  const shared = printed.map((entry) => sharedShare(line, entry))
  const most = Math.max(0, ...shared)
  return most > 0 ? shared.indexOf(most) : null
}

/** How much of the printed line the page's line says. */
function sharedShare(line: string, entry: string): number {
  const said = new Set(namesIn(line))
  const words = namesIn(entry)
  const shared = words.filter((word) => said.has(word)).length
  return shared === 0 ? 0 : shared / words.length + words.length / 1000
}

/** An ideograph is a word. Marks of where a word may break are none of its letters. */
function namesIn(text: string): string[] {
  const plain = text.toLowerCase().replace(/\p{Cf}/gu, '')
  return plain.match(/\p{sc=Han}|(?:(?!\p{sc=Han})\p{L}){2,}/gu) ?? []
}

function hasDebris(line: string): boolean {
  return DEBRIS.test(line) || count(line, /[([{]/g) !== count(line, /[)\]}]/g)
}

function count(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0
}

/** Headings between ingredients and lone letters are none. */
function ingredientsOf(content: PageContent): string[] {
  return valuesOf(content, 'ingredient').filter(
    (line) => !line.trim().endsWith(':') && /\p{L}{2}|\p{sc=Han}/u.test(line),
  )
}

function valuesOf({ facts }: PageContent, name: string): string[] {
  return facts.filter((fact) => fact.name === name).map(({ value }) => value)
}
