import { expect, test } from 'vitest'
import type { LogEnvelope, PinEvent } from '../events/pin.events.ts'
import { pin } from '../pin.builder.ts'
import { addedBy } from './pin-history.ts'
import { emptyHistory, recordEvents } from './pin-history.ts'

const logged = (id: string, event: PinEvent, cause: string): LogEnvelope => ({
  id,
  at: 7,
  tab: 'task:t',
  v: 1,
  seq: Number(id),
  revision: Number(id),
  cause,
  event,
})
const adding = (id: string): PinEvent => ({
  type: 'pins.added',
  data: { pins: [pin(id)], autoSelect: false },
})

test('names the pins that one task has added, and no others', () => {
  const history = recordEvents(emptyHistory, [
    logged('1', adding('a'), 'task'),
    logged('2', adding('other'), 'another'),
    logged('3', { type: 'pins.deleted', data: { ids: [pin('a').id] } }, 'deleting'),
    logged('4', adding('b'), 'task'),
  ])
  expect(addedBy(history, 'task')).toEqual([pin('a').id, pin('b').id])
  expect(addedBy(history, 'unknown')).toEqual([])
})
