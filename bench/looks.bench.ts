/**
 * Twelve looks of a pin, from the key to the last picture, in a real Chromium with the whole
 * product: `first` in a browser that has nothing of it yet, `again` with the worker of a moment
 * ago, `more` the next twelve. Medians by the clock: another job on the machine is in them.
 */
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { makePins } from '../tests/journeys/prepared.ts'
import type { Product } from '../tests/journeys/product.ts'
import { startBuiltProduct } from './browser/built-product.ts'
import { goal, median, print, type Row, round } from './browser/report.ts'
import { printProgress } from './browser/within.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
  },
})
const MAX_MS = 1_000
const LOOKS = 12

interface Times {
  /** From the key to the first picture, and to the twelfth. */
  readonly first: number
  readonly all: number
}

type Act = 'first' | 'again' | 'more'
const found: Record<Act, Times[]> = { first: [], again: [], more: [] }

const product = await startBuiltProduct()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
})
try {
  for (let at = 0; at < Number(values.rounds); at++) await measure(product)
} finally {
  await browser.close()
  await product.remove()
}
const rows = Object.entries(found).map(([act, times]): Row => ({
  looks: act,
  first_picture_ms: round(median(times.map(({ first }) => first))),
  twelve_pictures_ms: round(median(times.map(({ all }) => all))),
}))
print(
  {
    rows,
    goals: {
      first_ms: goal(median(found.first.map(({ all }) => all)), MAX_MS),
      again_ms: goal(median(found.again.map(({ all }) => all)), MAX_MS),
      more_ms: goal(median(found.more.map(({ all }) => all)), MAX_MS),
    },
  },
  values.json,
)

async function measure(of: Product): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // It reads some 200 files for each new device.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await makePins(page, of, 2)
  await page.goto(`${of.address}/drafts`)
  const card = page.getByRole('grid').getByRole('gridcell').first()
  await card.focus()
  found.first.push(await timed(page, 'l', LOOKS))
  await page.getByRole('button', { name: 'Twelve more' }).focus()
  found.more.push(await timed(page, 'Enter', 2 * LOOKS))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await card.focus()
  found.again.push(await timed(page, 'l', LOOKS))
  printProgress(
    JSON.stringify({
      first: found.first.at(-1),
      more: found.more.at(-1),
      again: found.again.at(-1),
    }),
  )
  await context.close()
}

/** Presses a key and answers when `count` looks are drawn. */
async function timed(page: Page, key: string, count: number): Promise<Times> {
  const times = page.evaluate(async (wanted) => {
    const drawn = () => document.querySelectorAll('[role="option"] [data-drawn="true"]').length
    const start = await new Promise<number>((resolve) => {
      window.addEventListener('keydown', () => resolve(performance.now()), {
        once: true,
        capture: true,
      })
      document.documentElement.dataset['isTimed'] = ''
    })
    const before = drawn()
    let first = 0
    return new Promise<{ first: number; all: number }>((resolve) => {
      const check = (): void => {
        if (first === 0 && drawn() > before) first = performance.now() - start
        if (drawn() >= wanted) resolve({ first, all: performance.now() - start })
        else requestAnimationFrame(check)
      }
      check()
    })
  }, count)
  await page.locator('html[data-is-timed]').waitFor({ state: 'attached' })
  await page.keyboard.press(key)
  const outcome = await times
  await page.evaluate(() => delete document.documentElement.dataset['isTimed'])
  return outcome
}
