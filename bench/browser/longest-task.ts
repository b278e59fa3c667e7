/**
 * The longest piece of work without a pause on a page's main thread, from the browser's own trace.
 * Tasks that the engine gives itself to clear its heap are distinguished: they come when much has
 * been held and let go, whatever runs at that moment, and last as the heap is large. A collection
 * inside the page's own task counts as the page's.
 */
import type { Page } from 'playwright'
import { z } from 'zod'

const TraceEvent = z.looseObject({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.looseObject({ src_file: z.string().optional() }).optional(),
})
type TraceEvent = z.infer<typeof TraceEvent>
/** No more than is read: tracing takes processor time from what it watches. */
const CATEGORIES = ['blink.user_timing', 'toplevel']
/** Where V8 posts its tasks of clearing from. */
const COLLECTOR = /(^|\/)v8\/src\/heap\//

/**
 * ms; 0 = none. `work`: the most that the thread worked in one of its own, without the time in
 * which it had no processor (of one of 10.2 ms, 1.6 were work).
 */
export interface LongestTasks {
  readonly own: number
  readonly work: number
  readonly collector: number
}

/** `work` runs in the page; gives the longest tasks from its beginning to its end. */
export async function longestTasks(
  page: Page,
  work: () => Promise<unknown>,
): Promise<LongestTasks> {
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
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await page.evaluate((mark) => void performance.mark(`${mark}-begin`), name)
  await work()
  await page.evaluate((mark) => void performance.mark(`${mark}-end`), name)
  const complete = new Promise<void>((done) =>
    session.once('Tracing.tracingComplete', () => done()),
  )
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return longestBetween(events, name)
}

function longestBetween(events: readonly TraceEvent[], name: string): LongestTasks {
  const begin = events.find((event) => event.name === `${name}-begin`)
  const end = events.find((event) => event.name === `${name}-end`)
  if (begin === undefined || end === undefined)
    return { own: Number.NaN, work: Number.NaN, collector: Number.NaN }
  const within = events.filter(
    ({ pid, tid, ts }) => pid === begin.pid && tid === begin.tid && ts > begin.ts && ts < end.ts,
  )
  const clearing = within.filter(({ args }) => COLLECTOR.test(args?.src_file ?? ''))
  const tasks = within.filter((event) => event.name.endsWith('RunTask'))
  const isClearing = ({ ts, dur = 0 }: TraceEvent): boolean =>
    clearing.some((event) => event.ts >= ts && event.ts < ts + dur)
  const own = tasks.filter((task) => !isClearing(task))
  // Not every system reports what a thread has worked.
  return {
    own: longest(own),
    work: longest(own, ({ dur = 0, tdur = dur }) => tdur),
    collector: longest(tasks.filter(isClearing)),
  }
}

function longest(
  tasks: readonly TraceEvent[],
  lengthOf: (task: TraceEvent) => number = ({ dur = 0 }) => dur,
): number {
  return Math.max(0, ...tasks.map(lengthOf)) / 1000
}
