/**
 * All that a browser asks of the server, in whichever of its tabs, from the moment it is called.
 */
import type { BrowserContext } from 'playwright'
import { z } from 'zod'

export interface Requests {
  /** As "POST /api/…", in their order; ids of accounts are left out. */
  readonly all: readonly string[]
  readonly sent: () => number
  /**
   * Those of `all` that had an answer: a server that is still starting is asked and does not
   * answer.
   */
  readonly answered: readonly string[]
  /**
   * The ids of the events in every sending that was answered: one that was sent twice is there
   * twice, though the server keeps it once.
   */
  readonly taken: readonly string[]
}

const SENT = 'POST /api/accounts/:id/pin-events/'
const Sending = z.object({ events: z.array(z.object({ id: z.string() })) })

export function requestsOf(context: BrowserContext): Requests {
  const all: string[] = []
  const answered: string[] = []
  const taken: string[] = []
  const nameOf = (method: string, url: string): string =>
    `${method} ${new URL(url).pathname.replaceAll(/[0-9a-f-]{36}/g, ':id')}`
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/'))
      all.push(nameOf(request.method(), request.url()))
  })
  context.on('response', (response) => {
    const request = response.request()
    const name = nameOf(request.method(), request.url())
    if (new URL(request.url()).pathname.startsWith('/api/')) answered.push(name)
    if (response.ok() && name === SENT)
      taken.push(...Sending.parse(request.postDataJSON()).events.map(({ id }) => id))
  })
  return { all, sent: () => all.filter((one) => one === SENT).length, answered, taken }
}

/** Real time in which nothing is asked. ms */
const STILL = 2_000

/** Answers when nothing more is asked. */
export async function settled({ all }: Requests): Promise<void> {
  for (let before = -1; before !== all.length;) {
    before = all.length
    await new Promise((done) => setTimeout(done, STILL))
  }
}
