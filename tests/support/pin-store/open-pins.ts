/**
 * For tests of the open log of pins: a server that takes every event or none, and a browser in
 * which accounts are opened.
 */
import { newestVersion } from '#core/pins/events/pin-upcasters.ts'
import { createActor } from 'xstate'
import type { Client, Failure, Outcome } from '#core/contract/client.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { testAccount, testId } from '#core/pins/pin.builder.ts'
import type { CommittedEnvelope, SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { memoryJournals } from './memory-journals.ts'
import type { PinParts } from '../../../src/main/pins/open-store.ts'
import { providePins } from '../../../src/main/pins/pins.effects.ts'

const failure: Failure = {
  code: 'no_answer',
  status: null,
  message: '',
  body: null,
  retryAfter: null,
}

interface Input {
  readonly query?: { readonly after: number }
  readonly signal?: AbortSignal
  readonly body?: {
    readonly events: readonly { readonly id: string; readonly event: { readonly type: string } }[]
  }
}

/**
 * A server with these pins that takes every event. `isGone`: it does not answer; `refuses`: it
 * takes none; `until`: news are answered then.
 */
function server(pins: Pin[]) {
  const sent: string[] = []
  const theirs: (
    | CommittedEnvelope
    | { id: string; v: number; event: { type: 'pin.invented' }; revision: number }
  )[] = []
  const state = { isGone: false, refuses: false, revision: 1, asked: 0, until: Promise.resolve() }
  /** Another device does this. */
  const elsewhere = (event: SharedPinEvent): void => {
    state.revision += 1
    const id = testId(`theirs ${state.revision}`)
    theirs.push({ id, v: 1, at: 6, tab: 'elsewhere', cause: id, event, revision: state.revision })
  }
  /** Another device has a later build. */
  const invent = (): void => {
    state.revision += 1
    theirs.push({
      id: testId(`theirs ${state.revision}`),
      v: newestVersion() + 1,
      event: { type: 'pin.invented' },
      revision: state.revision,
    })
  }
  const answer = async (
    name: string,
    { query, body, signal }: Input,
  ): Promise<Outcome<unknown>> => {
    if (state.isGone) return { ok: false, failure }
    if (name === 'getPins')
      return { ok: true, answer: { pins, revision: state.revision, next: null } }
    if (name === 'getPinEvents') {
      state.asked += 1
      await Promise.race([
        state.until,
        new Promise((cut) => signal?.addEventListener('abort', cut)),
      ])
      if (signal?.aborted) return { ok: false, failure: { ...failure, code: 'aborted' } }
      return {
        ok: true,
        answer: {
          events: theirs.filter(({ revision }) => revision > (query?.after ?? 0)),
          revision: state.revision,
          more: false,
        },
      }
    }
    const events = body?.events ?? []
    sent.push(...events.map(({ event }) => event.type))
    if (state.refuses)
      return {
        ok: true,
        answer: {
          revision: state.revision,
          accepted: [],
          rejected: events.map(({ id }) => ({ id, code: 'not_allowed', message: 'Refused.' })),
        },
      }
    const accepted = events.map(({ id }) => ({ id, revision: (state.revision += 1) }))
    return { ok: true, answer: { revision: state.revision, accepted, rejected: [] } }
  }
  // The pins' effects use these three calls only.
  return { client: answer as unknown as Client, sent, state, elsewhere, invent }
}

/**
 * A server that has these pins; `open` opens their account in one browser, as a page that is loaded
 * does.
 */
export function opened(rows: Pin[], now = () => 5) {
  const remote = server(rows)
  const userId = crypto.randomUUID()
  const storage = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  }
  const parts: PinParts = {
    client: remote.client,
    indexedDB,
    localStorage,
    tab: 'tab',
    now,
    newId: () => crypto.randomUUID(),
    journals: memoryJournals(),
  }
  const open = (accountId = testAccount) => {
    const { pins, pinFlow, session } = providePins(parts)
    const actor = createActor(pins, { input: { userId } })
    actor.start()
    actor.send({ type: 'account.changed', accountId })
    return { actor, pinFlow, session }
  }
  return { ...remote, parts, open }
}
