/**
 * How long the main thread of a page worked, as the browser counts it: tasks of all kinds, script,
 * style, layout and paint. In CPU time, so that other programs are left out. A person waits longer:
 * for the next frame, for raster and GPU, for answers of other processes.
 */
import type { CDPSession, Page } from 'playwright'

export interface MainThread {
  /** Milliseconds of CPU of all tasks since the last asking. */
  since(): Promise<number>
}

export async function watchMainThread(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  let before = await taskSeconds(session)
  return {
    since: async () => {
      const now = await taskSeconds(session)
      const spent = (now - before) * 1000
      before = now
      return spent
    },
  }
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}
