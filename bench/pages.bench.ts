/**
 * The public pages as Lighthouse sees them on a phone (its default: a slow fourth-generation
 * network and a processor four times slower, both simulated), three runs each, the median of each
 * figure; and what they weigh before the first press. All of a kind are alike (24 categories
 * of board names), so one of each kind is measured; `--all` takes every address, `--paths /a,/b`
 * just those. What keeps a page from 100 is named in its row.
 */
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { ensureBuilt } from '../tools/build.mjs'
import { startBuiltProduct } from './browser/built-product.ts'
import { openDebuggedBrowser } from './browser/debugged-browser.ts'
import { type Goal, goal, median, print, type Row } from './browser/report.ts'
import { printProgress } from './browser/within.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    paths: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
  },
})
/** What of its result is read. */
interface Result {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly id: string
        readonly score: number | null
        readonly numericValue?: number
        readonly details?: object
      }
    >
  >
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const MAX_BYTES = 15_000
const MAX_LCP = 800

if (!ensureBuilt()) throw new Error('The pages could not be built.')
const product = await startBuiltProduct()
const browser = await openDebuggedBrowser()
const rows: Row[] = []
try {
  for (const path of await pathsToMeasure()) {
    const row = await measure(path)
    printProgress(JSON.stringify(row))
    rows.push(row)
  }
} finally {
  await browser.close()
  await product.remove()
}
print({ rows, goals: goalsOf(rows) }, values.json)

/** Of those that search engines are given. */
async function pathsToMeasure(): Promise<string[]> {
  if (values.paths !== '') return values.paths.split(',')
  const sitemap = await (await fetch(`${product.address}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  if (values.all) return paths
  const ofKind = (path: string): string =>
    path.replace(/^(\/(?:de|ar))?\/(board-names|blog)\/.+/, '$1/$2/…')
  return paths.filter(
    (path, at) => paths.findIndex((other) => ofKind(other) === ofKind(path)) === at,
  )
}

async function measure(path: string): Promise<Row> {
  const results: Result[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    const told = await lighthouse(`${product.address}${path}`, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
    })
    if (told === undefined) throw new Error(`Lighthouse said nothing of ${path}.`)
    results.push(told.lhr)
  }
  const html = await (await fetch(`${product.address}${path}`)).text()
  const middle = (read: (result: Result) => number | null | undefined): number =>
    median(results.map((result) => read(result) ?? 0))
  return {
    path,
    ...Object.fromEntries(
      categories.map((name) => [
        name,
        Math.round(middle(({ categories: found }) => found[name]?.score) * 100),
      ]),
    ),
    lcp_ms: Math.round(middle(({ audits }) => audits['largest-contentful-paint']?.numericValue)),
    cls: middle(({ audits }) => audits['cumulative-layout-shift']?.numericValue),
    html_bytes: brotliCompressSync(html).length,
    loaded_bytes: middle((result) => loadedBytes(result)),
    reasons: reasonsOf(results.at(-1)),
  }
}

interface Loaded {
  readonly resourceType?: string
  readonly transferSize?: number
}

/** Without pictures, as they come over the wire. */
function loadedBytes({ audits }: Result): number {
  const { details } = audits['network-requests'] ?? {}
  const items =
    details !== undefined && 'items' in details ? (details.items as readonly Loaded[]) : []
  return items
    .filter(({ resourceType }) => resourceType !== 'Image')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

/** The audits that cost a category something. */
function reasonsOf(result: Result | undefined): string {
  const weighed = new Set(
    Object.values(result?.categories ?? {}).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  )
  const short = Object.values(result?.audits ?? {}).filter(
    ({ id, score }) => weighed.has(id) && score !== null && score < 0.995,
  )
  return short.map(({ id, score }) => `${id} ${score}`).join(', ')
}

function goalsOf(measured: readonly Row[]): Record<string, Goal> {
  const worst = (read: (row: Row) => number): number => Math.max(...measured.map(read))
  return {
    ...Object.fromEntries(
      categories.map((name) => [
        `${name}_short_of_100`,
        goal(
          worst((row) => 100 - Number(row[name])),
          0,
        ),
      ]),
    ),
    bytes: goal(
      worst(({ loaded_bytes }) => Number(loaded_bytes)),
      MAX_BYTES,
    ),
    lcp_ms: goal(
      worst(({ lcp_ms }) => Number(lcp_ms)),
      MAX_LCP,
    ),
    cls: goal(
      worst(({ cls }) => Number(cls)),
      0,
    ),
  }
}
