import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { anyLogEvent } from '../../../tests/arbitraries/pin-event-arbitrary.ts'
import { storedEventsV1 } from './pin-events-v1.fixture.ts'
import { storedEventsV2 } from './pin-events-v2.fixture.ts'
import { storedEventsV3 } from './pin-events-v3.fixture.ts'
import { storedEventsV4 } from './pin-events-v4.fixture.ts'
import { storedEventsV5 } from './pin-events-v5.fixture.ts'
import { testId } from '../pin.builder.ts'
import { LogEnvelope, PinEvent } from './pin.events.ts'
import { CommittedOutline, SentOutline, UNREADABLE } from '../../contract/content/pin-outline.ts'
import { readCommitted, readLogEnvelope, readSharedEnvelope } from './pin-upcast.ts'
import { newestVersion } from './pin-upcasters.ts'
import type { Upcaster } from './pin-upcasters.ts'

const types = PinEvent.options.map((option) => option.shape.type.value)
const [, updated] = storedEventsV1
const deletion = {
  id: testId('e'),
  at: 1,
  tab: 't',
  v: newestVersion(),
  event: { type: 'pins.deleted', data: { ids: [testId('a')] } },
}

const versions = [
  ...storedEventsV1,
  ...storedEventsV2,
  ...storedEventsV3,
  ...storedEventsV4,
  ...storedEventsV5,
].map((stored) => [stored.event.type, 'v' in stored ? stored.v : 0, stored] as const)
test.each(versions)(
  '%s as version %s stored it is read, and nothing of it is lost',
  (_, _version, stored) => {
    expect(readLogEnvelope(stored)).toEqual({
      ok: true,
      envelope: { ...stored, v: newestVersion() },
    })
  },
)

test('every type, and every field of each, is in the fixture of the newest version', () => {
  expect([...new Set(storedEventsV5.map(({ event }) => event.type))].toSorted()).toEqual(
    types.toSorted(),
  )
  const kept = new Set(storedEventsV5.flatMap((stored) => pathsIn(stored, '')))
  const fields = fieldsOf(z.toJSONSchema(LogEnvelope.omit({ back: true })), '')
  expect(fields.length).toBeGreaterThan(200)
  expect(fields.filter((path) => !kept.has(path))).toEqual([])
})

const shapes = import.meta.glob<unknown>('./*.shape.json', { eager: true, import: 'default' })

/**
 * Also what may be missing counts, and one more word of a list: an older build would drop the one
 * without a word and take the other for damage. The file is `z.toJSONSchema` of the version, kept
 * beside its fixture and never written again.
 */
test('the shape of an event is that of its version', () => {
  const kept = shapes[`./pin-events-v${newestVersion()}.shape.json`]
  expect(
    z.toJSONSchema(LogEnvelope, { reused: 'ref' }),
    'Another shape is another version: add a step to pin-upcasters.ts, and keep a fixture and the shape of that version.',
  ).toEqual(kept)
})

/** An invented past: at each version before the newest the data was wrapped once more. */
const wrapped = (data: unknown, v: number, newest: number): unknown =>
  v >= newest ? data : { [v]: wrapped(data, v + 1, newest) }
const version = fc.integer({ min: 1, max: 5 })
const unwrap = (type: string, from: number): Upcaster => ({
  type,
  from,
  lift: (data) => (data as Record<number, unknown>)[from],
})

test('an event of any version is lifted to today’s, step by step, and so is its way back', () => {
  fc.assert(
    fc.property(
      fc.record({
        event: anyLogEvent,
        back: fc.array(anyLogEvent, { maxLength: 3 }),
        newest: version,
        v: version,
        order: fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4 }),
        changed: fc.shuffledSubarray(types),
      }),
      ({ event, back, newest, v, order, changed }) => {
        const registry = changed.flatMap((type) =>
          order.filter((from) => from < newest).map((from) => unwrap(type, from)),
        )
        const today = changed.length === 0 ? 1 : newest
        const old = (one: PinEvent): unknown => ({
          ...one,
          data: changed.includes(one.type) ? wrapped(one.data, v, today) : one.data,
        })
        const stored = {
          id: testId('e'),
          at: 1,
          tab: 't',
          seq: 1,
          v,
          event: old(event),
          back: back.map(old),
        }
        const newer = {
          ok: false,
          reason: 'newer',
          message: `${event.type} v${v} is not known to this build`,
        }
        expect(readLogEnvelope(stored, { registry })).toEqual(
          v > today ? newer : { ok: true, envelope: { ...stored, v: today, event, back } },
        )
      },
    ),
  )
})

test('a lift that meets another shape than it was written for breaks that event only', () => {
  const lift = (): never => {
    throw new TypeError('no such field')
  }
  const registry = [{ type: 'pin.updated', from: 1, lift }]
  expect(readLogEnvelope(updated, { registry })).toEqual({
    ok: false,
    reason: 'broken',
    message: "pin.updated v1 can't be lifted",
  })
  expect(readLogEnvelope({ ...deletion, v: 2, seq: 1 }, { registry })).toMatchObject({
    ok: true,
    envelope: { v: 2 },
  })
})

test.each([
  ['a later version', { ...updated, v: newestVersion() + 1 }, 'newer'],
  ['an unknown type', { ...updated, event: { type: 'pin.invented', data: {} } }, 'newer'],
  ['an unknown type without data', { ...updated, event: { type: 'pin.invented' } }, 'newer'],
  ['an unknown way back', { ...updated, back: [{ type: 'pin.invented', data: {} }] }, 'newer'],
  ['another shape', { ...updated, event: { type: 'pin.updated', data: { id: 7 } } }, 'broken'],
  [
    'another shape of the way back',
    { ...updated, back: [{ type: 'pin.updated', data: { id: 7 } }] },
    'broken',
  ],
  ['a way back that is none', { ...updated, back: 'garbage' }, 'broken'],
  ['a version before the first', { ...updated, v: 0 }, 'broken'],
  ['what its store could not read', { ...updated, event: { type: UNREADABLE } }, 'broken'],
  ['garbage', 'garbage', 'broken'],
])('%s is told apart', (_, raw, reason) => {
  expect(readLogEnvelope(raw)).toMatchObject({ ok: false, reason })
})

test('what crosses the wire is what is shared, without what the log keeps for itself', () => {
  expect(
    readSharedEnvelope({ ...deletion, seq: 5, back: [], action: 'Delete', revision: 7 }),
  ).toEqual({ ok: true, envelope: deletion })
  const local = { ...deletion, event: { type: 'selection.cleared', data: {} } }
  expect(readSharedEnvelope(local)).toMatchObject({
    ok: false,
    reason: 'broken',
    error: { issues: [{ path: ['event', 'type'] }] },
  })
  expect(readSharedEnvelope('garbage', { error: () => 'Not like this.' })).toMatchObject({
    error: { issues: [{ message: 'Not like this.' }] },
  })
})

test('in outline every build knows an event by its id and version, and what the server has by its revision', () => {
  const { event, id } = deletion
  const takes = (over: object): boolean[] =>
    [SentOutline, CommittedOutline].map(
      (outline) => outline.safeParse({ id, v: 1, event, revision: 1, ...over }).success,
    )
  expect([
    takes({}),
    takes({ v: 99, event: { type: 'pin.invented' }, more: 1 }),
    takes({ v: 0 }),
    takes({ revision: 0 }),
    takes({ id: 'e' }),
  ]).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [true, false],
    [false, false],
  ])
  expect(CommittedOutline.parse({ id, v: 1, event, revision: 1, more: 1 })).toEqual({
    id,
    v: 1,
    event,
    revision: 1,
    more: 1,
  })
  const invented = (type: string) => ({ type, data: {} })
  expect(
    readLogEnvelope({
      ...deletion,
      seq: 1,
      event: invented('pin.baked'),
      back: [invented('pin.eaten')],
    }),
  ).toMatchObject({ message: `pin.baked v${newestVersion()} is not known to this build` })
})

test('the server’s events are read up to the first that is not to be read', () => {
  const of = (revision: number, over: object = {}) => ({
    ...deletion,
    id: testId(`e${revision}`),
    revision,
    ...over,
  })
  const newer = of(3, { event: { type: 'pin.invented', data: {} } })
  expect(readCommitted([of(1), of(2)])).toEqual({ events: [of(1), of(2)], stop: null })
  expect(readCommitted([of(1), of(2), newer, of(4), 'garbage'])).toEqual({
    events: [of(1), of(2)],
    stop: 'newer',
  })
  expect(readCommitted([of(1), { ...of(2), revision: 0 }, newer])).toEqual({
    events: [of(1)],
    stop: 'broken',
  })
  const registry = [unwrap('pins.deleted', 1)]
  expect(
    readCommitted(
      [of(1, { v: 1, event: { ...deletion.event, data: { 1: deletion.event.data } } })],
      {
        registry,
      },
    ),
  ).toEqual({ events: [of(1, { v: 2 })], stop: null })
})

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Paths of all fields; a union's members are distinguished by their type. */
function fieldsOf({ anyOf, oneOf, items, properties }: JsonSchema, path: string): string[] {
  const inner = [...(anyOf ?? []), ...(oneOf ?? []), ...(isSchema(items) ? [items] : [])]
  const here =
    typeof properties?.['type'] === 'object' && path.endsWith('.event')
      ? `${path}<${String(properties['type'].const)}>`
      : path
  const fields = Object.entries(properties ?? {}).flatMap(([key, field]) => [
    `${here}.${key}`,
    ...(isSchema(field) ? fieldsOf(field, `${here}.${key}`) : []),
  ])
  return [...inner.flatMap((one) => (isSchema(one) ? fieldsOf(one, path) : [])), ...fields]
}

function isSchema(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema)
}

function pathsIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => pathsIn(entry, path))
  if (typeof value !== 'object' || value === null) return []
  const here = 'type' in value && path.endsWith('.event') ? `${path}<${String(value.type)}>` : path
  return Object.entries(value).flatMap(([key, field]) => [
    `${here}.${key}`,
    ...pathsIn(field, `${here}.${key}`),
  ])
}
