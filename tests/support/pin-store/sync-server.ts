/**
 * A server in memory for the tests of the sync: it takes each event once, gives revisions, and
 * others change its pins too.
 */
import type { Client } from '#core/contract/client.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { pin, testAccount } from '#core/pins/pin.builder.ts'
import type { CommittedEnvelope, SharedEnvelope } from '#core/pins/events/pin.events.ts'
import { applyPinEvent, emptyBook } from '#core/pins/book/pin.reducer.ts'
import type { PinBook } from '#core/pins/book/pin.reducer.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { added, envelope, titled } from './open-log.ts'
import type { Tab } from './tab-builder.ts'

interface Asked {
  readonly body?: { readonly events: readonly SharedEnvelope[] }
  readonly query?: { readonly after?: number }
}

export function testServer(pins: readonly Pin[]) {
  const events: CommittedEnvelope[] = []
  let book: PinBook = emptyBook(testAccount)
  const commit = (one: SharedEnvelope): { id: string; revision: number } => {
    const known = events.find(({ id }) => id === one.id)
    if (known !== undefined) return known
    const committed = { ...one, revision: events.length + 1 }
    events.push(committed)
    book = applyPinEvent(book, one.event, one.at)
    return committed
  }
  commit(envelope(added(...pins)))
  const answer = (call: string, { body, query }: Asked) => {
    if (call === 'getPins') return { pins: listPins(book), revision: events.length, next: null }
    if (call === 'getPinEvents')
      return { events: events.slice(query?.after), revision: events.length, more: false }
    const accepted = (body?.events ?? []).map(commit).map(({ id, revision }) => ({ id, revision }))
    return { revision: events.length, accepted, rejected: [] }
  }
  return {
    book: () => book,
    revision: () => events.length,
    ids: () => events.map(({ id }) => id),
    /** Another device changes a pin, or a task makes one. */
    changeElsewhere: () =>
      commit(
        envelope(
          events.length % 3 === 0
            ? added(pin(`new ${events.length}`))
            : titled(`p${events.length % 6}`, `Elsewhere ${events.length}`),
        ),
      ),
    /** What a dead or closed tab asks does not arrive, and it receives nothing. */
    clientOf: ({ log: { link } }: Pick<Tab, 'log'>) =>
      (async (call: string, asked: Asked) => {
        const aborted = {
          ok: false,
          failure: { code: 'aborted', status: null, message: '', body: null, retryAfter: null },
        }
        await new Promise((resolve) => setImmediate(resolve))
        if (link.closedSignal.aborted) return aborted
        const told = answer(call, asked)
        await new Promise((resolve) => setImmediate(resolve))
        return link.closedSignal.aborted ? aborted : { ok: true, answer: told }
        // The three calls of the sync.
      }) as unknown as Client,
  }
}
