import { expect, test } from 'vitest'
import { deletedPins, deletedUnknown } from './deleted-content.ts'
import { pin, testId } from '../pin.builder.ts'
import type { LogEnvelope, PinEvent } from '../events/pin.events.ts'

const [a, b, c] = ['a', 'b', 'c'].map(testId) as [string, string, string]
const added: PinEvent = {
  type: 'pins.added',
  data: { pins: [pin('a', { title: 'One' }), pin('b')], autoSelect: false },
}
const titled = (id: string, title: string): PinEvent => ({
  type: 'pins.updated',
  data: { patches: [{ id, patch: { title }, before: { title: '' } }] },
})
const deleted = (...ids: string[]): PinEvent => ({ type: 'pins.deleted', data: { ids } })
const returned = (title: string): PinEvent => ({
  type: 'pins.restored',
  data: { pins: [pin('a', { title })] },
})

type Reported = Pick<LogEnvelope, 'event' | 'back'>
const log = (...events: readonly (PinEvent | Reported)[]): LogEnvelope[] =>
  events.map((one, at) => ({
    id: testId(`e${at}`),
    at,
    tab: 'far',
    v: 2,
    seq: at + 1,
    ...('event' in one ? one : { event: one }),
  }))
const titleOf = (...events: readonly (PinEvent | Reported)[]) =>
  deletedPins(log(...events)).get(a)?.title

test('what is changed after the deletion by who had not heard of it changes nothing', () => {
  expect(titleOf(added, titled(a, 'Two'), deleted(a), titled(a, 'Too late'))).toBe('Two')
})

test('a pin that came back has its changes again, up to the next deletion', () => {
  const life = [
    added,
    deleted(a),
    titled(a, 'Too late'),
    returned('Back'),
    titled(a, 'Three'),
    deleted(a),
    titled(a, 'Too late again'),
  ]
  expect([titleOf(...life.slice(0, 4)), titleOf(...life.slice(0, 5)), titleOf(...life)]).toEqual([
    'Back',
    'Three',
    'Three',
  ])
})

test('a deletion here, which knows its own way back, ends the changes too', () => {
  const own = { event: deleted(a), back: [returned('Two')] }
  expect(titleOf(added, titled(a, 'Two'), own, titled(a, 'Too late'), deleted(a))).toBe('Two')
})

test('pins that were not deleted elsewhere are left out', () => {
  expect([...deletedPins(log(added, deleted(a), { event: deleted(b), back: [] })).keys()]).toEqual([
    a,
  ])
})

test('asked for are those whose life nothing here tells, the latest deletion first', () => {
  expect(deletedUnknown(log(added, deleted(c), deleted(a), deleted(testId('d'))))).toEqual([
    testId('d'),
    c,
  ])
  expect(deletedUnknown(log(deleted(a, c), returned('Back')))).toEqual([c])
})
