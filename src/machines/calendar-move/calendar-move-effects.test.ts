import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { calendarMoveMachine, type CalendarMove } from './calendar-move.machine.ts'

const ahead: PlannedTime = { at: 2_000, zone: 'UTC', wall: '2026-12-01T08:00' }
const later: PlannedTime = { at: 3_000, zone: 'UTC', wall: '2026-12-02T08:00' }
const move = (fields: Partial<CalendarMove> = {}): CalendarMove => ({
  moved: { kind: 'publication', pinId: 'p', publicationId: 'q' },
  title: 'Moving “A”',
  time: '08:00',
  date: '2026-12-01',
  target: ahead,
  ...fields,
})

function begun(fields: Partial<CalendarMove> = {}) {
  const actor = createActor(calendarMoveMachine)
  const heard: unknown[] = []
  actor.on('*', (event) => heard.push(event))
  actor.start()
  actor.send({ type: 'move.start', move: move(fields) })
  const state = () => actor.getSnapshot().value
  const kept = () => actor.getSnapshot().context.move
  return { actor, heard, state, kept }
}

test('a placed move says where the last step led, once, and is forgotten', () => {
  const { actor, heard, state, kept } = begun()
  actor.send({ type: 'move.toDate', date: '2026-12-02', target: later })
  expect(kept()).toEqual(move({ date: '2026-12-02', target: later }))
  actor.send({ type: 'move.place' })
  actor.send({ type: 'move.place' })
  expect(heard).toEqual([
    { type: 'move.placed', move: move({ date: '2026-12-02', target: later }) },
  ])
  expect([state(), kept()]).toEqual(['idle', null])
})

test('a cancelled move places nothing and is forgotten', () => {
  const { actor, heard, state, kept } = begun()
  actor.send({ type: 'move.cancel' })
  actor.send({ type: 'move.place' })
  expect(heard).toEqual([{ type: 'move.cancelled' }])
  expect([state(), kept()]).toEqual(['idle', null])
})

test('nothing can be placed in the past, and the way goes on from there', () => {
  const { actor, heard, state, kept } = begun({ date: '2026-11-01', target: null })
  actor.send({ type: 'move.place' })
  expect([state(), heard]).toEqual([{ moving: 'onNoTime' }, []])
  actor.send({ type: 'move.toDate', date: '2026-12-01', target: ahead })
  expect(state()).toEqual({ moving: 'onTime' })
  actor.send({ type: 'move.toDate', date: '2026-11-01', target: null })
  expect([state(), kept()?.date]).toEqual([{ moving: 'onNoTime' }, '2026-11-01'])
})

test('the next open slot is a step, and without one nothing changes', () => {
  const { actor, state, kept } = begun({ date: '2026-11-01', target: null })
  actor.send({ type: 'move.toSlot', date: '2026-12-02', target: null })
  expect([state(), kept()?.date]).toEqual([{ moving: 'onNoTime' }, '2026-11-01'])
  actor.send({ type: 'move.toSlot', date: '2026-12-02', target: later })
  expect([state(), kept()?.target]).toEqual([{ moving: 'onTime' }, later])
})

test('another pin takes the place of the one that is moved, which stays where it was', () => {
  const { actor, heard, state, kept } = begun()
  const drafts = move({ moved: { kind: 'drafts', pinIds: ['r'] }, time: null, target: null })
  actor.send({ type: 'move.start', move: drafts })
  expect([state(), kept(), heard]).toEqual([{ moving: 'onNoTime' }, drafts, []])
})
