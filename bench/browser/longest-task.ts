/** The longest piece of work without a pause on a page's main thread, from the browser's own trace. */
import type { Page } from 'playwright'
import { z } from 'zod'

const TraceEvent = z.looseObject({ name: z.string(), pid: z.number(), tid: z.number(), ts: z.number(), dur: z.number().optional() })
type TraceEvent = z.infer<typeof TraceEvent>
const CATEGORIES = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

/** `work` runs in the page; gives the longest task in ms from its beginning to its end. */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser.')
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const raw of value) {
      const event = TraceEvent.safeParse(raw)
      if (event.success) events.push(event.data)
    }
  })
  const name = `bench-${Math.random().toString(36).slice(2)}`
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } })
  await page.evaluate((mark) => void performance.mark(`${mark}-begin`), name)
  await work()
  await page.evaluate((mark) => void performance.mark(`${mark}-end`), name)
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return longestBetween(events, name)
}

function longestBetween(events: readonly TraceEvent[], name: string): number {
  const begin = events.find((event) => event.name === `${name}-begin`)
  const end = events.find((event) => event.name === `${name}-end`)
  if (begin === undefined || end === undefined) return Number.NaN
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && event.pid === begin.pid && event.tid === begin.tid && event.ts > begin.ts && event.ts < end.ts)
  return Math.max(0, ...tasks.map((event) => event.dur ?? 0)) / 1000
}
