/**
 * A network and a server that misbehave, between the real page and the real server: by one seed
 * requests are cut off on their way, their answers are lost although the server has acted, and the
 * server says 500, 502 or 429 without having been asked. A call fails at most twice in a row: each
 * failure doubles the pause before the next one, and the pauses of a longer row take minutes.
 */
import type { BrowserContext, Route } from 'playwright'
import { randomBy } from '../support/random-by.ts'

const kinds = ['cut off', 'answer lost', 'trouble', 'bad gateway', 'too many', 'slow'] as const
type Kind = (typeof kinds)[number]

const MAX_FAILURES_IN_A_ROW = 2

export interface FaultInjection {
  /** How often each fault was injected. */
  readonly counts: Readonly<Record<Kind, number>>
  stop(): Promise<void>
}

/** `share`: of the calls that match, how many fail, 0 to 1. */
export async function injectFaults(
  context: BrowserContext,
  { calls, share, seed }: { calls: RegExp; share: number; seed: number },
): Promise<FaultInjection> {
  const counts: Record<Kind, number> = {
    'cut off': 0,
    'answer lost': 0,
    trouble: 0,
    'bad gateway': 0,
    'too many': 0,
    slow: 0,
  }
  const chance = randomBy(seed)
  const failuresInARow = new Map<string, number>()
  const faultFor = (call: string): Kind | null => {
    const failures = failuresInARow.get(call) ?? 0
    const kind = chance() < share ? (kinds[Math.floor(chance() * kinds.length)] ?? null) : null
    const isFailure = kind !== null && kind !== 'slow'
    const isSpared = isFailure && failures === MAX_FAILURES_IN_A_ROW
    failuresInARow.set(call, isFailure && !isSpared ? failures + 1 : 0)
    return isSpared ? null : kind
  }
  const handle = async (route: Route): Promise<void> => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const kind = calls.test(pathname) ? faultFor(`${request.method()} ${pathname}`) : null
    if (kind === null) return route.continue()
    counts[kind] += 1
    // A page that leaves takes its requests with it.
    return applyFault(route, kind).catch(() => undefined)
  }
  const everything = '**/api/**'
  await context.route(everything, handle)
  return { counts, stop: async () => context.unroute(everything, handle) }
}

async function applyFault(route: Route, kind: Kind): Promise<void> {
  switch (kind) {
    case 'answer lost':
      await route.fetch().catch(() => undefined)
      return route.abort('connectionreset')
    case 'trouble':
      return route.fulfill({
        status: 500,
        json: { code: 'server_error', detail: 'The server failed.' },
      })
    case 'bad gateway':
      return route.fulfill({
        status: 502,
        contentType: 'text/html',
        body: '<html><body>Bad gateway</body></html>',
      })
    case 'too many':
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': '1' },
        json: { code: 'rate_limited', detail: 'Too many requests.' },
      })
    case 'slow':
      await new Promise((done) => setTimeout(done, 1_500))
      return route.continue()
    default:
      return route.abort('connectionreset')
  }
}
