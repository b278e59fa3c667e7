import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { anyLogEvent } from '../../tests/arbitraries/pin-event.arbitrary.ts'
import { testAccount } from '#core/pins/pin.builder.ts'
import type { PinEvent } from '#core/pins/pin.events.ts'
import { applyPinEvent, emptyBook } from '#core/pins/pin.reducer.ts'
import type { PinBook } from '#core/pins/pin.reducer.ts'
import { content, device, envelope } from './pin-log.builder.ts'
import type { LogEvent } from './pin-log.builder.ts'

type Step = { do: 'append'; events: LogEvent[] } | { do: 'checkpoint' } | { do: 'reload' } | { do: 'acknowledge' }
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.array(anyLogEvent, { minLength: 1, maxLength: 6 }).map((events) => ({ do: 'append' as const, events })) },
  fc.constant({ do: 'checkpoint' as const }),
  fc.constant({ do: 'reload' as const }),
  fc.constant({ do: 'acknowledge' as const }),
)
const replay = (events: readonly PinEvent[]): PinBook => events.reduce((book, event) => applyPinEvent(book, event, 5_000), emptyBook(testAccount))

test('replay of everything = snapshot and tail = live, however appends, checkpoints, acknowledgements and reloads mix', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 14 }), async (steps) => {
      const { reload } = device()
      let { log } = await reload()
      const all: LogEvent[] = []
      for (const step of steps) {
        if (step.do === 'append') {
          all.push(...step.events)
          await log.append(step.events.map((event) => envelope(event)))
        } else if (step.do === 'checkpoint') await log.checkpoint()
        else if (step.do === 'acknowledge') await log.acknowledge(log.unsent().slice(0, 1))
        else {
          await log.close()
          ;({ log } = await reload())
        }
      }
      expect(content(log.current())).toEqual(content(replay(all)))
      await log.close()
      expect(content((await reload()).book)).toEqual(content(replay(all)))
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['without a journal', { hasJournal: false }],
  ['with one', { hasJournal: true }],
])('cut off between any two writes, %s, the load gives every acknowledged event, none twice, and a prefix of what was asked for', async (_, files) => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 10 }), fc.nat({ max: 30 }), async (steps, writesUntilCrash) => {
      const { reload, indexedDB, journals } = device('user', files)
      const { log } = await reload()
      const crash = crashAfter(writesUntilCrash)
      const asked: LogEvent[] = []
      let acknowledged = 0
      for (const step of steps) {
        if (step.do === 'append') {
          asked.push(...step.events)
          await log.append(step.events.map((event) => envelope(event)))
          if (log.state() === 'saved') acknowledged = asked.length
        } else if (step.do === 'acknowledge') await log.acknowledge(log.unsent().slice(0, 1))
        else await log.checkpoint()
      }
      crash.restore()
      journals.killAll()
      const { book } = await reload()
      const prefixes = Array.from({ length: asked.length - acknowledged + 1 }, (_, more) => content(replay(asked.slice(0, acknowledged + more))))
      expect(prefixes).toContainEqual(content(book))
      // The first reading renews the store behind it, by a database that is deleted at once (store-renewal.ts).
      await vi.waitFor(async () => expect(await indexedDB.databases()).toHaveLength(1))
    }),
    { numRuns: 80 },
  )
})

/** After so many write transactions the browser is dead: no further one begins. */
function crashAfter(writes: number): { restore: () => void } {
  const real = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')?.value as IDBDatabase['transaction']
  let left = writes
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (args[1] === 'readwrite' && left-- <= 0) throw new Error('killed')
    return real.apply(this, args)
  })
  return { restore: () => spy.mockRestore() }
}
