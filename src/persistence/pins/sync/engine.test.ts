import { newestVersion } from '#core/pins/events/pin-upcasters.ts'
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import type { Client, Failure } from '#core/contract/client.ts'
import { withoutMarker } from '#core/pins/book/image-marker.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import {
  addBoards,
  deletePins,
  editPin,
  editPins,
  favor,
  envelopAction,
} from '#core/pins/pin-commands.ts'
import type {
  CommittedEnvelope,
  PinEvent,
  SharedEnvelope,
  SharedPinEvent,
} from '#core/pins/events/pin.events.ts'
import { applyPinEvent, emptyBook, inverseOf, touchedIds } from '#core/pins/book/pin.reducer.ts'
import type { PinBook } from '#core/pins/book/pin.reducer.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { openPinStore } from '../pin-store.ts'
import { createPinSync } from './engine.ts'

const failure = (
  code: Failure['code'],
  status: number | null = null,
  retryAfter: number | null = null,
): Failure => ({ code, status, message: `${code}.`, body: null, retryAfter })
let made = 0
const newId = () => testId(`made ${(made += 1)}`)
const envelope = (event: SharedPinEvent) => ({
  id: newId(),
  at: 5_000,
  tab: 'tab',
  v: newestVersion(),
  event,
})
const titled = (name: string, title: string): SharedPinEvent => ({
  type: 'pin.updated',
  data: { id: testId(name), patch: { title }, before: { title: `Title ${name}` } },
})
const deleted = (name: string): SharedPinEvent => ({
  type: 'pins.deleted',
  data: { ids: [testId(name)] },
})

/**
 * The server in miniature: the same reducer, a gapless log, idempotent by id, refusing what names
 * no pin of it.
 */
class MiniServer {
  log: CommittedEnvelope[] = []
  book: PinBook = emptyBook(testAccount)
  batches: number[] = []
  /** What the next calls come to; `lost`: the server does it, the answer never arrives. */
  failures: (Failure | 'lost')[] = []
  refuses: (event: SharedPinEvent) => boolean = () => false

  accept(envelopes: readonly SharedEnvelope[]) {
    const accepted = []
    const rejected = []
    for (const sent of envelopes) {
      const known = this.log.find((entry) => entry.id === sent.id)
      if (known !== undefined) accepted.push({ id: sent.id, revision: known.revision })
      else if (this.refuses(sent.event))
        rejected.push({ id: sent.id, code: 'unknown_pin' as const, message: 'Refused.' })
      else {
        this.log.push({ ...sent, revision: this.log.length + 1 })
        this.book = applyPinEvent(this.book, sent.event, sent.at)
        accepted.push({ id: sent.id, revision: this.log.length })
      }
    }
    return { revision: this.log.length, accepted, rejected }
  }

  answer(
    name: string,
    { body, query }: { body?: { events: SharedEnvelope[] }; query?: { after: number } },
  ) {
    if (name === 'sendPinEvents') return this.accept(body?.events ?? [])
    if (name === 'getPins')
      return { pins: listPins(this.book), revision: this.log.length, next: null }
    const after = query?.after ?? 0
    return {
      events: this.log.slice(after, after + 3),
      revision: this.log.length,
      more: after + 3 < this.log.length,
    }
  }

  readonly client = (async (
    name: string,
    input: { body?: { events: SharedEnvelope[] }; query?: { after: number; limit: number } },
  ) => {
    const fails = this.failures.shift()
    if (fails !== undefined && fails !== 'lost') return { ok: false, failure: fails }
    if (name === 'sendPinEvents') this.batches.push(input.body?.events.length ?? 0)
    const answer = this.answer(name, input)
    return fails === 'lost' ? { ok: false, failure: failure('no_answer') } : { ok: true, answer }
  }) as unknown as Client
}

async function setUp() {
  const server = new MiniServer()
  const rejections: string[] = []
  const indexedDB = new IDBFactory()
  const clock = { now: 6_000 }
  const join = async () => {
    const log = openPinStore({
      userId: 'user',
      accountId: testAccount,
      indexedDB,
      warn: () => undefined,
    })
    await (
      await log.load()
    ).complete
    const sync = createPinSync({
      client: server.client,
      log,
      tab: 'tab',
      now: () => clock.now,
      newId,
      random: () => 0.5,
      onRejected: (list) => rejections.push(...list.map((entry) => entry.id)),
    })
    return { log, sync }
  }
  server.accept([
    envelope({ type: 'pins.added', data: { pins: [pin('a'), pin('b')], autoSelect: false } }),
  ])
  const { log, sync } = await join()
  await sync.refetch()
  return { server, rejections, log, sync, join, clock }
}

const rows = (book: PinBook) => listPins(book)

describe('sending', () => {
  test('unsent events go in order, and nothing is left to fetch', async () => {
    const { server, log, sync } = await setUp()
    await log.append([envelope(titled('a', 'One')), envelope(titled('a', 'Two'))])
    expect(await sync.round()).toEqual({ kind: 'synced' })
    expect(log.unsent()).toEqual([])
    expect(log.revision()).toBe(3)
    expect(rows(log.current())).toEqual(rows(server.book))
  })

  test('a batch holds at most 200 events', async () => {
    const { server, log, sync } = await setUp()
    await log.append(Array.from({ length: 450 }, (_, at) => envelope(titled('a', `T${at}`))))
    await sync.round()
    expect(server.batches).toEqual([200, 200, 50])
    expect(log.revision()).toBe(451)
  })

  test('an answer that was lost on its way doubles nothing', async () => {
    const { server, log, sync } = await setUp()
    await log.append([envelope(titled('a', 'Once'))])
    server.failures = ['lost']
    expect(await sync.round()).toMatchObject({ kind: 'waiting', pause: 1_000 })
    expect(log.unsent()).toHaveLength(1)
    expect(await sync.round()).toEqual({ kind: 'synced' })
    expect(server.log).toHaveLength(2)
    expect(log.unsent()).toEqual([])
  })

  test('the pauses grow to 30 s, the server’s own wish wins, a success resets them', async () => {
    const { server, log, sync, clock } = await setUp()
    await log.append([envelope(titled('a', 'x'))])
    server.failures = Array.from({ length: 7 }, () => failure('server_error', 503))
    const pauses = []
    for (let at = 0; at < 7; at += 1) {
      pauses.push(await sync.round())
      clock.now += 30_000
    }
    expect(pauses.map((outcome) => outcome.kind === 'waiting' && outcome.pause)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ])
    server.failures = [failure('rate_limited', 429, 12_345)]
    expect(await sync.round()).toMatchObject({ pause: 12_345 })
    expect(await sync.round()).toEqual({ kind: 'synced' })
    server.failures = [failure('no_answer')]
    expect(await sync.round()).toMatchObject({ pause: 1_000 })
  })

  test('a try before the pause is over does not lengthen the next pause', async () => {
    const { server, log, sync, clock } = await setUp()
    await log.append([envelope(titled('a', 'x'))])
    server.failures = Array.from({ length: 4 }, () => failure('no_answer'))
    expect(await sync.round()).toMatchObject({ pause: 1_000 })
    clock.now += 1_000
    // The pauses of several tabs end together, and each asks.
    expect(await sync.round()).toMatchObject({ pause: 2_000 })
    expect(await sync.round()).toMatchObject({ pause: 2_000 })
    clock.now += 2_000
    expect(await sync.round()).toMatchObject({ pause: 4_000 })
  })

  test('a session that ended keeps the outbox', async () => {
    const { server, log, sync } = await setUp()
    await log.append([envelope(titled('a', 'x'))])
    server.failures = [failure('not_authenticated', 401)]
    expect(await sync.round()).toEqual({ kind: 'signedOut' })
    expect(log.unsent()).toHaveLength(1)
  })

  test('one event that the server cannot read is found, taken back and reported; the others arrive', async () => {
    const { server, rejections, log, sync } = await setUp()
    const bad = envelope(titled('b', 'Unreadable'))
    const client = server.client as unknown as (
      name: string,
      input: { body?: { events: SharedEnvelope[] } },
    ) => Promise<unknown>
    const picky = (async (name: string, input: { body?: { events: SharedEnvelope[] } }) =>
      input.body?.events.some((sent) => sent.id === bad.id) === true
        ? { ok: false, failure: failure('invalid', 400) }
        : client(name, input)) as unknown as Client
    const careful = createPinSync({
      client: picky,
      log,
      tab: 'tab',
      now: () => 6_000,
      newId,
      onRejected: (list) => rejections.push(...list.map((entry) => entry.id)),
    })
    await log.append([
      envelope(titled('a', 'One')),
      bad,
      ...Array.from({ length: 9 }, (_, at) => envelope(titled('a', `T${at}`))),
    ])
    expect(await careful.round()).toEqual({ kind: 'synced' })
    expect(rejections).toEqual([bad.id])
    expect(rows(log.current()).map((row) => row.title)).toEqual(['T8', 'Title b'])
    expect(await sync.round()).toEqual({ kind: 'synced' })
  })
})

describe('refusals', () => {
  test('a refused edit is taken back, reported, and not sent again', async () => {
    const { server, rejections, log, sync } = await setUp()
    server.refuses = (event) => event.type === 'pin.updated'
    const refused = envelope(titled('a', 'Refused'))
    await log.append([refused])
    await sync.round()
    expect(rejections).toEqual([refused.id])
    expect(rows(log.current()).map((row) => row.title)).toEqual(['Title a', 'Title b'])
    expect(log.unsent()).toEqual([])
  })

  test('a later edit of the same field survives the refusal of an earlier one', async () => {
    const { server, log, sync } = await setUp()
    server.refuses = (event) => event.type === 'pin.updated' && event.data.patch.title === 'Refused'
    await log.append([envelope(titled('a', 'Refused')), envelope(titled('a', 'Good'))])
    await sync.round()
    expect(rows(log.current())[0]?.title).toBe('Good')
    expect(rows(log.current())).toEqual(rows(server.book))
  })

  test('a refused deletion brings the pins back from the server', async () => {
    const { server, log, sync } = await setUp()
    server.refuses = (event) => event.type === 'pins.deleted'
    await log.append([envelope(deleted('a'))])
    expect(await sync.round()).toEqual({ kind: 'synced' })
    expect(rows(log.current()).map((row) => row.title)).toEqual(['Title a', 'Title b'])
  })
})

describe('fetching', () => {
  test('pins of a running task arrive at the front, page after page', async () => {
    const { server, log, sync } = await setUp()
    for (let at = 0; at < 10; at += 1)
      server.accept([
        envelope({ type: 'pins.added', data: { pins: [pin(`new${at}`)], autoSelect: false } }),
      ])
    await sync.round()
    expect(rows(log.current())).toEqual(rows(server.book))
    expect(log.revision()).toBe(11)
  })

  test('a server that went back in time is followed', async () => {
    const { server, log, sync } = await setUp()
    await log.append([envelope(titled('a', 'x')), envelope(titled('a', 'y'))])
    await sync.round()
    server.log = server.log.slice(0, 1)
    server.book = applyPinEvent(emptyBook(testAccount), {
      type: 'pins.added',
      data: { pins: [pin('a')], autoSelect: false },
    })
    expect(await sync.round()).toEqual({ kind: 'synced' })
    expect(rows(log.current()).map((row) => row.title)).toEqual(['Title a'])
    expect(log.revision()).toBe(1)
  })
})

/**
 * What a person does here by commands, and what tasks and other devices do there: a browser makes
 * no pins, an id is one pin forever.
 */
type Move =
  | { do: 'here' | 'there'; intent: Intent }
  | { do: 'round' | 'lose' | 'reload' | 'restore' | 'generate' }
type Intent = {
  kind: 'edit' | 'bulk' | 'favor' | 'board' | 'delete'
  names: string[]
  text: string
}
const anyIntent: fc.Arbitrary<Intent> = fc.record({
  kind: fc.constantFrom('edit', 'bulk', 'favor', 'board', 'delete'),
  names: fc.uniqueArray(fc.constantFrom('a', 'b', 'g1', 'g2', 'g3'), {
    minLength: 1,
    maxLength: 3,
  }),
  text: fc.constantFrom('one', 'two', 'three'),
})
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: anyIntent.map((intent) => ({ do: 'here' as const, intent })) },
  { weight: 3, arbitrary: anyIntent.map((intent) => ({ do: 'there' as const, intent })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...(['round', 'lose', 'reload', 'restore', 'generate'] as const).map((what) => ({
        do: what,
      })),
    ),
  },
)

function eventsOf(book: PinBook, { kind, names, text }: Intent): PinEvent[] {
  const ids = names.map(testId)
  switch (kind) {
    case 'edit':
      return editPin(book, { id: ids[0] ?? '', patch: { title: text } }, 5_000)
    case 'bulk':
      return editPins(
        book,
        ids.map((id) => ({ id, patch: { description: text, status: 'draft' } })),
        5_000,
      )
    case 'favor':
      return favor(book, { ids, favored: text === 'one' }, 5_000)
    case 'board':
      return addBoards(book, { ids, boards: [{ board_id: testId(text), name: text }] }, 5_000)
    default:
      return deletePins(book, ids)
  }
}

const wrap = (events: readonly PinEvent[]) =>
  envelopAction(events, { at: 5_000, tab: 'tab', cause: newId(), newId })
/**
 * The last-updated time and the picture's marker say that something happened, also when it was
 * taken back. Boards that were added on both sides at once are the same set in another order, until
 * rebasing comes.
 */
const settledRows = (book: PinBook) =>
  rows(book)
    .map((row) => ({
      ...row,
      board_name: row.board_name.split(', ').toSorted(),
      boards: row.boards.map((board) => board.board_id).toSorted(),
      updated_at: 0,
      image_version: 0,
      image_url: withoutMarker(row.image_url),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

test('whatever happens here, there and on the way, both sides end with the same pins', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { maxLength: 18 }), async (moves) => {
      const { server, join, ...first } = await setUp()
      let { log, sync } = first
      let undo: PinEvent[] = []
      let generated = 0
      server.refuses = (event) =>
        !touchedIds(event).some(
          (id) =>
            event.type === 'pins.restored' ||
            event.type === 'pins.added' ||
            rows(server.book).some((row) => row.id === id),
        )
      const steps: Record<Move['do'], (move: Move) => Promise<unknown>> = {
        here: async (move) => {
          const events = 'intent' in move ? eventsOf(log.current(), move.intent) : []
          undo = events[0]?.type === 'pins.deleted' ? inverseOf(log.current(), events[0]) : undo
          return log.append(wrap(events))
        },
        there: async (move) =>
          server.accept(
            wrap('intent' in move ? eventsOf(server.book, move.intent) : []) as SharedEnvelope[],
          ),
        generate: async () =>
          server.accept([
            envelope({
              type: 'pins.added',
              data: { pins: [pin(`g${(generated += 1)}`)], autoSelect: false },
            }),
          ]),
        restore: async () => log.append(wrap(undo.splice(0))),
        round: async () => sync.round(),
        lose: async () => {
          server.failures = ['lost']
          return sync.round()
        },
        reload: async () => {
          await log.close()
          ;({ log, sync } = await join())
        },
      }
      for (const move of moves) await steps[move.do](move)
      await sync.round()
      expect(await sync.round()).toEqual({ kind: 'synced' })
      expect(log.unsent()).toEqual([])
      expect(log.revision()).toBe(server.log.length)
      expect(settledRows(log.current())).toEqual(settledRows(server.book))
    }),
    { numRuns: 300 },
  )
})
