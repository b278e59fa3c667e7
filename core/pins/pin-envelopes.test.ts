import { expect, test } from 'vitest'
import { newestVersion } from './events/pin-upcasters.ts'
import { pin } from './pin.builder.ts'
import { envelopAction } from './pin-commands.ts'
import type { PinEvent } from './events/pin.events.ts'

const cleared: PinEvent = { type: 'selection.cleared', data: {} }
const loaded: PinEvent = { type: 'pins.loaded', data: { pins: [pin('a')] } }
const moment = (over: object = {}) => {
  let ids = 0
  return { at: 7, tab: 'd/t', newId: () => `id ${(ids += 1)}`, ...over }
}

test('the first event has the id of the action, the others refer to it', () => {
  expect(envelopAction([cleared, cleared, cleared], moment())).toEqual([
    { id: 'id 1', at: 7, tab: 'd/t', v: newestVersion(), event: cleared },
    { id: 'id 2', at: 7, tab: 'd/t', v: newestVersion(), cause: 'id 1', event: cleared },
    { id: 'id 3', at: 7, tab: 'd/t', v: newestVersion(), cause: 'id 1', event: cleared },
  ])
})

test('an id that is given is the action’s, and each of its events has its name', () => {
  expect(envelopAction([cleared, cleared], moment({ id: 'mine', action: 'Clear' }))).toEqual([
    { id: 'mine', at: 7, tab: 'd/t', v: newestVersion(), action: 'Clear', event: cleared },
    {
      id: 'id 1',
      at: 7,
      tab: 'd/t',
      v: newestVersion(),
      cause: 'mine',
      action: 'Clear',
      event: cleared,
    },
  ])
})

test('all events of a follow-up name the earlier action as their cause', () => {
  expect(
    envelopAction([cleared, cleared], moment({ cause: 'other' })).map(({ id, cause }) => [
      id,
      cause,
    ]),
  ).toEqual([
    ['id 1', 'other'],
    ['id 2', 'other'],
  ])
})

test('a loaded list gets no envelope, and the event after it has the id of the action', () => {
  expect(
    envelopAction([loaded, cleared], moment()).map(({ id, cause, event }) => [
      id,
      cause,
      event.type,
    ]),
  ).toEqual([['id 1', undefined, 'selection.cleared']])
})
