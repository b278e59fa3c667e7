import { expect, test } from 'vitest'
import { storedEventsV1 } from './pin-events-v1.fixture.ts'
import { PinEvent } from './pin.events.ts'
import { NEWEST_VERSION, readLogEnvelope } from './pin.upcast.ts'

test.each(storedEventsV1.map((stored) => [stored.event.type, stored] as const))('%s as version 1 stored it is read, and nothing of it is lost', (_, stored) => {
  expect(readLogEnvelope(stored)).toEqual({ ok: true, envelope: stored })
})

test('there is a stored envelope of every type', () => {
  expect(storedEventsV1.map(({ event }) => event.type).toSorted()).toEqual(PinEvent.options.map((option) => option.shape.type.value).toSorted())
})

test('an old shape is lifted version by version before it is parsed', () => {
  const old = { ...storedEventsV1[1], v: 0, event: { type: 'pin.updated', data: { ...(storedEventsV1[1]?.event.data as object), patch: undefined, changes: { title: 'Old' } } } }
  const lift = (data: unknown): unknown => {
    const { changes, ...rest } = data as { changes: unknown }
    return { ...rest, patch: changes }
  }
  expect(readLogEnvelope(old, [{ type: 'pin.updated', from: 0, lift }])).toMatchObject({ ok: true, envelope: { v: NEWEST_VERSION, event: { data: { patch: { title: 'Old' } } } } })
  expect(readLogEnvelope(old)).toMatchObject({ ok: false, reason: 'broken' })
})

test('a lift that meets another shape than it was written for breaks that event only', () => {
  const lift = (): never => {
    throw new TypeError('no such field')
  }
  expect(readLogEnvelope({ ...storedEventsV1[1], v: 0 }, [{ type: 'pin.updated', from: 0, lift }])).toMatchObject({ ok: false, reason: 'broken' })
})

test.each([
  ['a later version', { ...storedEventsV1[1], v: NEWEST_VERSION + 1 }, 'newer'],
  ['an unknown type', { ...storedEventsV1[1], event: { type: 'pin.invented', data: {} } }, 'newer'],
  ['another shape', { ...storedEventsV1[1], event: { type: 'pin.updated', data: { id: 7 } } }, 'broken'],
  ['garbage', 'garbage', 'broken'],
])('%s is told apart', (_, raw, reason) => {
  expect(readLogEnvelope(raw)).toMatchObject({ ok: false, reason })
})

test('a lift is taken only from the version that it was written for, and the event says what could not be done', () => {
  const old = { ...storedEventsV1[1], v: 0 }
  const lift = (data: unknown): unknown => data
  expect(readLogEnvelope(old, [{ type: 'pin.updated', from: 5, lift }])).toEqual({ ok: false, reason: 'broken', message: 'pin.updated v0 can\'t be lifted' })
  expect(readLogEnvelope(old, [{ type: 'pins.deleted', from: 0, lift }])).toMatchObject({ ok: false, reason: 'broken' })
  expect(readLogEnvelope(old, [{ type: 'pin.updated', from: 0, lift }])).toMatchObject({ ok: true })
  expect(readLogEnvelope({ ...old, v: -1 })).toMatchObject({ ok: false, reason: 'broken' })
})
