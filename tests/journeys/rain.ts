/**
 * A network and a server that misbehave, between the real page and the real server: by one seed
 * requests are cut off on their way, their answers are lost although the server has acted, and the
 * server says 500, 502 or 429 without having been asked.
 */
import type { BrowserContext, Route } from 'playwright'
import { randomBy } from '../support/random-by.ts'

const kinds = ['cut off', 'answer lost', 'trouble', 'bad gateway', 'too many', 'slow'] as const
type Kind = (typeof kinds)[number]

export interface Rain {
  /** How often each misfortune happened. */
  readonly fallen: Readonly<Record<Kind, number>>
  stop(): Promise<void>
}

/** `share`: of the calls that match, how many are hit, 0 to 1. */
export async function rainOn(
  context: BrowserContext,
  { calls, share, seed }: { calls: RegExp; share: number; seed: number },
): Promise<Rain> {
  const fallen: Record<Kind, number> = {
    'cut off': 0,
    'answer lost': 0,
    trouble: 0,
    'bad gateway': 0,
    'too many': 0,
    slow: 0,
  }
  const chance = randomBy(seed)
  const hit = async (route: Route): Promise<void> => {
    if (!calls.test(new URL(route.request().url()).pathname) || chance() >= share)
      return route.continue()
    const kind = kinds[Math.floor(chance() * kinds.length)] ?? 'cut off'
    fallen[kind] += 1
    // A page that leaves takes its requests with it.
    return strike(route, kind).catch(() => undefined)
  }
  const everything = '**/api/**'
  await context.route(everything, hit)
  return { fallen, stop: async () => context.unroute(everything, hit) }
}

async function strike(route: Route, kind: Kind): Promise<void> {
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
