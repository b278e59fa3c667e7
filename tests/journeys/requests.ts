/** All that a browser asks of the server, in whichever of its tabs, from the moment it is called. */
import type { BrowserContext } from 'playwright'

export interface Requests {
  /** As "POST /api/…", in their order; ids of accounts are left out. */
  readonly all: readonly string[]
  readonly sent: () => number
}

export function requestsOf(context: BrowserContext): Requests {
  const all: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) all.push(`${request.method()} ${pathname.replaceAll(/[0-9a-f-]{36}/g, ':id')}`)
  })
  return { all, sent: () => all.filter((one) => one === 'POST /api/accounts/:id/pin-events/').length }
}
