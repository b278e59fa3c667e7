/**
 * The article's text as the product reads it, and as plain Readability does, against the text that
 * a person marked: F1 over runs of four words, counted per page, mean over pages.
 */
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { z } from 'zod'
import type { PageContent } from '../../core/pages/page-content.schema.ts'
import { extractPage } from '../../server/features/pages/extraction/extract-page.ts'
import { atLeast, type Goal, goal, mean, type Report, type Row, round } from '../browser/report.ts'
import { printProgress } from '../browser/within.ts'
import { readRealPages, type WordsGround } from './real-pages.ts'

const Truth = z.object({ file: z.string(), url: z.string(), articleBody: z.string() })

const MIN_F1 = 0.955
const MAX_MS_PER_PAGE = 60
const WORDS_PER_SHINGLE = 4

interface Score {
  readonly f1: number
  readonly precision: number
  readonly recall: number
}

interface Reading extends Score {
  readonly file: string
  readonly set: string
  readonly reader: string
  /** Of this thread's own work. */
  readonly ms: number
}

type Reader = (html: string, url: string) => string

const READERS: Readonly<Record<string, Reader>> = {
  pinloom: textOfExtraction,
  readability: textOfReadability,
}

export function measureExtraction(ground: WordsGround): Report {
  const readings: Reading[] = []
  warmUp(ground)
  for (const { file, set, html, truth } of readRealPages(ground, 'articles', Truth))
    for (const [reader, read] of Object.entries(READERS)) {
      const before = process.threadCpuUsage()
      const text = read(html, truth.url)
      const { user, system } = process.threadCpuUsage(before)
      const ms = (user + system) / 1000
      readings.push({ file, set, reader, ms, ...scoreText(text, truth.articleBody) })
    }
  const rows = ground.sets.flatMap((set) =>
    Object.keys(READERS).map((reader) =>
      summarize(readings.filter((one) => one.set === set && one.reader === reader)),
    ),
  )
  const worst = readings
    .filter(({ set, reader }) => set === 'open' && reader === 'pinloom')
    .toSorted((a, b) => a.f1 - b.f1)
    .slice(0, ground.worst)
  for (const { file, f1, precision, recall } of worst)
    printProgress(
      `extraction ${file} f1 ${round(f1)} precision ${round(precision)} recall ${round(recall)}`,
    )
  return { rows, goals: goalsOf(rows) }
}

/** Languages and the compiler cost the first pages seconds. */
function warmUp(ground: WordsGround): void {
  for (const { html, truth } of readRealPages(ground, 'articles', Truth).take(10))
    for (const read of Object.values(READERS)) read(html, truth.url)
}

function summarize(readings: readonly Reading[]): Row {
  const over = (read: (reading: Reading) => number): number => round(mean(readings.map(read)))
  return {
    part: 'extraction',
    set: readings[0]?.set ?? '',
    reader: readings[0]?.reader ?? '',
    pages: readings.length,
    f1: over(({ f1 }) => f1),
    precision: over(({ precision }) => precision),
    recall: over(({ recall }) => recall),
    ms: over(({ ms }) => ms),
  }
}

function goalsOf(rows: readonly Row[]): Record<string, Goal> {
  return Object.fromEntries(
    rows
      .filter(({ reader }) => reader === 'pinloom')
      .flatMap(({ set, f1, ms }) => [
        [`extraction_f1_${set}`, atLeast(Number(f1), MIN_F1)],
        [`extraction_ms_${set}`, goal(Number(ms), MAX_MS_PER_PAGE)],
      ]),
  )
}

function textOfExtraction(html: string, url: string): string {
  const extraction = extractPage(html, url)
  return extraction.ok ? articleTextOf(extraction.content) : ''
}

/** What counts as the page's text, in document order as far as it is known. */
export function articleTextOf({
  headings,
  paragraphs,
  quotes = [],
  tables = [],
}: PageContent): string {
  const above = Map.groupBy(headings, ({ at }) => at ?? paragraphs.length)
  const lines = [...paragraphs, ''].flatMap((paragraph, at) => [
    ...(above.get(at) ?? []).map(({ text }) => text),
    paragraph,
  ])
  const rows = tables.flatMap((table) => table.rows)
  return [...lines, ...rows, ...quotes.map(({ text }) => text)].join('\n')
}

function textOfReadability(html: string, url: string): string {
  const { document } = parseHTML(html)
  if (!document.documentElement || !document.body) return ''
  const article = new Readability<string>(document, {
    baseURI: url,
  } as ConstructorParameters<typeof Readability<string>>[1]).parse()
  const parted = (article?.content ?? '').replace(
    /<(\/?)(p|div|li|ul|ol|h\d|tr|td|th|br|section|article|blockquote|pre|table|figure)\b/gi,
    '\n<$1$2',
  )
  return parseHTML(`<html><body>${parted}</body></html>`).document.body.textContent ?? ''
}

export function scoreText(text: string, truth: string): Score {
  const [found, wanted] = [shinglesOf(text), shinglesOf(truth)]
  const size = (bag: Map<string, number>): number => bag.values().reduce((sum, n) => sum + n, 0)
  const shared = found
    .entries()
    .reduce((sum, [shingle, times]) => sum + Math.min(times, wanted.get(shingle) ?? 0), 0)
  const share = (of: number): number => (of === 0 ? 0 : shared / of)
  const [precision, recall] = [share(size(found)), share(size(wanted))]
  return {
    precision,
    recall,
    f1: shared === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  }
}

function shinglesOf(text: string): Map<string, number> {
  const words = text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []
  const shingles = new Map<string, number>()
  const last = Math.max(0, words.length - WORDS_PER_SHINGLE)
  for (let at = 0; at <= last; at += 1) {
    const shingle = words.slice(at, at + WORDS_PER_SHINGLE).join(' ')
    shingles.set(shingle, (shingles.get(shingle) ?? 0) + 1)
  }
  return shingles
}
