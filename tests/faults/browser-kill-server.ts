/** What the server has, asked from outside of the browser. */
import { vi } from 'vitest'
import type { Client } from '#core/contract/client.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { CommittedEnvelope } from '#core/pins/events/pin.events.ts'
import { readCommitted } from '#core/pins/events/pin-upcast.ts'
import type { World } from './browser-kill-world.ts'

export async function allPins({ person, accountId }: World): Promise<Pin[]> {
  const pins: Pin[] = []
  let cursor: string | undefined
  do {
    const outcome = await person.client('getPins', {
      params: { account_id: accountId },
      query: { cursor },
    })
    if (!outcome.ok) throw new Error(outcome.failure.message)
    pins.push(...outcome.answer.pins)
    cursor = outcome.answer.next ?? undefined
  } while (cursor !== undefined)
  return pins
}

export async function allEvents(
  { person, accountId }: World,
  after = 0,
): Promise<CommittedEnvelope[]> {
  const events: CommittedEnvelope[] = []
  for (let more = true; more;) {
    const answer = await page(person.client, accountId, events.at(-1)?.revision ?? after)
    events.push(...answer.events)
    more = answer.more
  }
  return events
}

async function page(
  client: Client,
  accountId: string,
  after: number,
): Promise<{ events: CommittedEnvelope[]; more: boolean }> {
  // A connection to the server that has just died may be tried first.
  const outcome = await vi.waitFor(
    async () => {
      const asked = await client('getPinEvents', {
        params: { account_id: accountId },
        query: { after, limit: 1000 },
      })
      if (!asked.ok) throw new Error(`${asked.failure.code}: ${asked.failure.message}`)
      return asked
    },
    { timeout: 10_000, interval: 200 },
  )
  const { events, stop } = readCommitted(outcome.answer.events)
  if (stop !== null)
    throw new Error(
      `The server's event after revision ${events.at(-1)?.revision ?? after} is ${stop}.`,
    )
  return { ...outcome.answer, events: [...events] }
}
