/**
 * A log that older builds have written. There have been none, so their shapes are invented here:
 * every type once had its data in its own envelope, and stated so. A reader through
 * storage finds today's events, in their order, however often they are written down again.
 */
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { anyLogEvent } from '../../../../tests/arbitraries/pin-event-arbitrary.ts'
import { testAccount } from '#core/pins/pin.builder.ts'
import { PinEvent } from '#core/pins/events/pin.events.ts'
import { pretendLater } from '#core/pins/events/pin-upcast.builder.ts'
import { readLogEnvelope } from '#core/pins/events/pin-upcast.ts'
import { newestVersion } from '#core/pins/events/pin-upcasters.ts'
import {
  content,
  device,
  envelope as envelopeOfNow,
  tamper,
  watchLog,
} from '../../../../tests/support/pin-store/open-log.ts'
import type { LogEvent } from '../../../../tests/support/pin-store/open-log.ts'
import { replayNaively } from '../../../../tests/support/pin-store/pin-store.model.ts'
import { decodeRow, encodeRow, noRowMeta } from './row.ts'
import type { UnwrittenEvent } from './row.ts'
import { pinPartitionName } from '../partition-name.ts'
import { PATIENCE, RUNS } from '../../../../tests/support/pin-store/tab-builder.ts'

/** Logs of other tests may still be writing: they are not looked at. */
const OWNER = 'the owner of an old log'
const OLDER = newestVersion()
const NEWER = OLDER + 1
const lower = (data: unknown): unknown => ({ body: data })
const lift = (data: unknown): unknown => {
  const { body } = data as { body?: unknown }
  if (body === undefined) throw new TypeError('It has been lifted already.')
  return body
}

/** For the time of these tests this build is one that has had an older version. */
afterAll(
  pretendLater(
    PinEvent.options.map((option) => ({ type: option.shape.type.value, from: OLDER, lift })),
  ),
)

const envelope = <E extends LogEvent>(event: E) => ({ ...envelopeOfNow(event), v: NEWER })

/** As the older build would have stored it; the cast: no build of today writes that. */
const older = (event: UnwrittenEvent): UnwrittenEvent =>
  ({
    ...event,
    v: OLDER,
    event: { ...event.event, data: lower(event.event.data) },
  }) as unknown as UnwrittenEvent

const anyRows = fc.array(
  fc.array(fc.tuple(anyLogEvent, fc.boolean()), { minLength: 1, maxLength: 4 }),
  { minLength: 1, maxLength: 6 },
)

test("an older event is read as today's, and one that has been read is not lifted once more", () => {
  fc.assert(
    fc.property(anyLogEvent, fc.integer({ min: 1, max: 9_999 }), (event, seq) => {
      const today = { ...envelope(event), seq }
      const read = readLogEnvelope(older(today))
      expect(read).toEqual({ ok: true, envelope: today })
      expect(read.ok ? readLogEnvelope(read.envelope) : read).toEqual(read)
    }),
  )
})

test(
  'a log of older and newer events is read in its order, and stays the same when it is written down and read again',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        anyRows,
        fc.array(anyLogEvent, { minLength: 1, maxLength: 4 }),
        async (rows, later: LogEvent[]) => {
          const { indexedDB, reload, warnings } = device(OWNER)
          const watched = watchLog(pinPartitionName(OWNER, testAccount))
          try {
            const stored = rows.map((row) => row.map(([event]) => envelope(event)))
            const first = await reload()
            for (const events of stored) {
              await first.log.append(events)
              await first.log.settled()
            }
            const unsent = first.log.unsent().map(({ id }) => id)
            await first.log.close()
            await vi.waitFor(async () => expect(await indexedDB.databases()).toHaveLength(1), {
              timeout: 5_000,
              interval: 1,
            })
            const asThen = stored.map((events, row) =>
              events.map((event, place) =>
                rows[row]?.[place]?.[1] === true ? older(event) : event,
              ),
            )
            await tamper(indexedDB, 'log', (store) =>
              asThen.forEach((events, row) => store.put(encodeRow(events, noRowMeta), row + 1)),
            )

            const { log, book } = await reload()
            expect(content(book)).toEqual(replayNaively(stored.flat()))
            expect(log.unsent().map(({ id }) => id)).toEqual(unsent)
            await log.append(later.map((event) => envelope(event)))
            await log.checkpoint()
            const now = replayNaively([
              ...stored.flat(),
              ...later.map((event) => ({ event, at: 5_000 })),
            ])
            expect(content(log.current())).toEqual(now)
            await log.close()
            expect(content((await reload()).book)).toEqual(now)
            expect(
              watched
                .bytes()
                .slice(0, rows.length)
                .map(([row, bytes]) => decodeRow(row, bytes).events.map(({ id }) => id)),
            ).toEqual(stored.map((events) => events.map(({ id }) => id)))
            expect(warnings).toEqual([])
          } finally {
            watched.restore()
          }
        },
      ),
      { numRuns: RUNS, interruptAfterTimeLimit: PATIENCE / 2 },
    )
  },
  PATIENCE,
)
