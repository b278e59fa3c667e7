/**
 * From a generated pin's entry in the server's log to its card in the grid, in a real Chromium with
 * the whole product: with the stream of revisions, and by polling alone. Milliseconds by the clock:
 * another job on the machine is in them.
 */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { readPages, startGeneration } from '../tests/journeys/person.ts'
import { signUp } from '../tests/journeys/prepared.ts'
import type { Product } from '../tests/journeys/product.ts'
import { startBuiltProduct } from './browser/built-product.ts'
import { goal, median, print, type Row, round } from './browser/report.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    pins: { type: 'string', default: '12' },
  },
})
const MAX_MEDIAN_MS = 300
const PINS = Number(values.pins)
const CARD = '[role="grid"] [role="gridcell"] img'

const product = await startBuiltProduct()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
})
const rows: Row[] = []
try {
  // The first run pays for what the server loads once.
  await delays(product, { hasStream: true })
  for (const hasStream of [true, false]) {
    const found = await delays(product, { hasStream })
    rows.push({
      by: hasStream ? 'stream' : 'polling',
      pins: found.length,
      median_ms: round(median(found)),
      worst_ms: round(Math.max(...found)),
    })
  }
} finally {
  await browser.close()
  await product.remove()
}
print(
  { rows, goals: { stream_median_ms: goal(Number(rows[0]?.['median_ms']), MAX_MEDIAN_MS) } },
  values.json,
)

async function delays(of: Product, { hasStream }: { hasStream: boolean }): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  if (!hasStream) await page.route('**/stream/', async (route) => route.abort())
  const email = await signUp(page, of)
  await readPages(page, of, ['roasted-tomato-soup', 'small-balcony-ideas'])
  await startGeneration(page, PINS)
  const shown = await timesShown(page)
  const logged = timesLogged(of, email)
  await context.close()
  return logged.map((at, index) => (shown[index] ?? Infinity) - at)
}

/** When the first card was there, the second, and so on. */
async function timesShown(page: Page): Promise<number[]> {
  return page.evaluate(
    async ([selector, count]) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        const check = (): void => {
          const cards = document.querySelectorAll(selector).length
          while (times.length < cards) times.push(Date.now())
          if (times.length >= count) resolve(times)
          else requestAnimationFrame(check)
        }
        check()
      }),
    [CARD, PINS] as const,
  )
}

function timesLogged({ dataDir }: Product, email: string): number[] {
  const database = new DatabaseSync(join(dataDir, 'pinloom.sqlite'), { readOnly: true })
  const found = database
    .prepare(
      `select recorded_at from pin_events
       join users on users.id = pin_events.user_id
       where users.email = ? and envelope like '%"pins.added"%' order by revision`,
    )
    .all(email)
  database.close()
  return found.map((row) => Number(row['recorded_at']))
}
