import { createActor, fromCallback, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { emptyBook } from '#core/pins/book/pin-book.ts'
import { pin, testAccount } from '#core/pins/pin.builder.ts'
import { applyPinEvent } from '#core/pins/book/pin.reducer.ts'
import { pinGrounds, type PinGrounds } from './app-observed.ts'
import type { SyncResult } from '../pins/pin-sync-words.ts'
import { pinsMachine } from '../pins/pins.machine.ts'
import type { StoreObserved, StoreReport } from '../pins/pins-context.ts'

const nothing = emptyBook(testAccount)
const three = applyPinEvent(nothing, {
  type: 'pins.loaded',
  data: { pins: [pin('a'), pin('b'), pin('c')] },
})

/**
 * The pins of an account whose log opens with this book; `answer` ends the round with the server
 * that is on its way.
 */
function opened(book: typeof nothing, needsReset: boolean) {
  const rounds: ((result: SyncResult) => void)[] = []
  let report: (news: StoreReport) => void = () => undefined
  const machine = pinsMachine.provide({
    actors: {
      pinStore: fromCallback<StoreObserved, { userId: string; accountId: string }, StoreReport>(
        ({ sendBack }) => {
          report = sendBack
          sendBack({
            type: 'store.opened',
            book,
            note: { pending: 0, state: 'saved' },
            needsReset,
            hasNewer: false,
            owed: null,
          })
        },
      ),
      syncPins: fromPromise(async () => new Promise<SyncResult>((done) => void rounds.push(done))),
    },
  })
  const actor = createActor(machine, { input: { userId: 'ada' } })
  actor.start()
  actor.send({ type: 'account.changed', accountId: testAccount })
  const grounds = (): PinGrounds | null =>
    pinGrounds({ event: { snapshot: actor.getSnapshot() } }).pinGrounds
  const answer = async (result: SyncResult): Promise<void> => {
    rounds.shift()?.(result)
    await new Promise((done) => setTimeout(done, 0))
  }
  return { actor, grounds, answer, report: (news: StoreReport) => report(news) }
}

test('on a new device nothing is known of the pins until the server was asked', async () => {
  const { actor, grounds, answer, report } = opened(nothing, true)
  expect(grounds()).toBeNull()
  report({ type: 'store.changed', book: three })
  expect(grounds()).toBeNull()
  await answer({ kind: 'synced' })
  expect(grounds()).toEqual({ pins: 3, selected: 0, committed: 0 })
  actor.stop()
})

test('an empty book of an old device may be out of date too', async () => {
  const { actor, grounds, answer } = opened(nothing, false)
  expect(grounds()).toBeNull()
  await answer({ kind: 'synced' })
  expect(grounds()).toEqual({ pins: 0, selected: 0, committed: 0 })
  actor.stop()
})

test('pins that are whole on this device count at once, without a server', () => {
  const { actor, grounds } = opened(three, false)
  expect(grounds()).toEqual({ pins: 3, selected: 0, committed: 0 })
  actor.stop()
})

test('a silent server leaves what is here; an ended session leaves the question open', async () => {
  const silent = opened(nothing, true)
  await silent.answer({ kind: 'waiting', pause: 1_000 })
  expect(silent.grounds()).toEqual({ pins: 0, selected: 0, committed: 0 })
  silent.actor.stop()

  const signedOut = opened(nothing, true)
  await signedOut.answer({ kind: 'signedOut' })
  expect(signedOut.grounds()).toBeNull()
  signedOut.actor.send({ type: 'session.restored' })
  await signedOut.answer({ kind: 'synced' })
  expect(signedOut.grounds()).not.toBeNull()
  signedOut.actor.stop()
})
