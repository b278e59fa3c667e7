import { expect, test } from 'vitest'
import type { PinEvent } from '../events/pin.events.ts'
import { testId } from '../pin.builder.ts'
import { editPin } from '../pin-commands.ts'
import { schedulePins } from '../pin-schedule.ts'
import { listActions } from './pin-past.ts'
import { lastUnsent } from './sent-steps.ts'
import { deviceWithPins } from './undo-actions.builder.ts'

const [a, b] = [testId('a'), testId('b')]
const planOf = (id: string, at: number) => ({
  id,
  publication_id: testId(`publication ${id}`),
  plan: { at, wall: '2026-11-26T08:30', zone: 'UTC', board_id: testId('cakes') },
})
const started: PinEvent = {
  type: 'pin.publishStarted',
  data: { id: a, publication_id: planOf(a, 1).publication_id, before: { state: 'planned' } },
}

test('a step whose publication was sent is passed over, and the history names the pin', () => {
  const made = deviceWithPins()
  const edited = made.do(editPin(made.book, { id: b, patch: { title: 'Mine' } }, 8))
  const sent = made.do(schedulePins(made.book, [planOf(a, 1)]))
  expect(lastUnsent(made.history, made.history.undo)).toMatchObject({
    step: { root: sent },
    passed: null,
  })
  made.do([started], { revision: 2, tab: 'task:publisher' })
  expect(lastUnsent(made.history, made.history.undo)).toMatchObject({
    step: { root: edited },
    passed: { root: sent, pinId: a },
  })
  expect(listActions(made.history, 'tab').slice(0, 3)).toMatchObject([
    { what: 'publishStarted', step: null, sentPinId: null },
    { root: sent, step: null, sentPinId: a },
    { root: edited, step: 'undo', sentPinId: null },
  ])
  const planned = made.do(schedulePins(made.book, [planOf(b, 2)]))
  expect(lastUnsent(made.history, made.history.undo)).toMatchObject({
    step: { root: planned },
    passed: null,
  })
})
