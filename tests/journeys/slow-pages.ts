/**
 * Pages as on a slower machine: `PINLOOM_CPU_THROTTLE=4` leaves each page a quarter of the
 * processor's time (DevTools' `Emulation.setCPUThrottlingRate`). A journey that only passes on a
 * fast machine fails then. The server and the driver keep their speed, so that a test which reads
 * before the page has got there is seen more often than on a machine that is slow in all.
 */
import type { Browser, BrowserContext } from 'playwright'

const RATE = Number(process.env['PINLOOM_CPU_THROTTLE'] ?? '1')

export function slowPages(browser: Browser): Browser {
  if (RATE <= 1) return browser
  const open = browser.newContext.bind(browser)
  browser.newContext = async (...given) => {
    const context = await open(...given)
    slowNext(context)
    return context
  }
  return browser
}

function slowNext(context: BrowserContext): void {
  // A kept context takes a session that a journey opens for a reason to be closed.
  const openSession = context.newCDPSession.bind(context)
  const openPage = context.newPage.bind(context)
  const slow = async (page: Awaited<ReturnType<typeof openPage>>): Promise<void> => {
    const session = await openSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  }
  context.newPage = async () => {
    const page = await openPage()
    await slow(page)
    return page
  }
}
