import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  designGestureMachine,
  STEP_PAUSE_MS,
  type GestureKind,
  type PressedGesture,
} from './design-gesture.machine.ts'

const pressed = (kind: GestureKind = 'moving'): PressedGesture => ({
  kind,
  ids: ['a'],
  at: { x: 10, y: 20 },
  grip: null,
})

function begun() {
  const clock = new SimulatedClock()
  const actor = createActor(designGestureMachine, { clock })
  const heard: unknown[] = []
  actor.on('*', (event) => heard.push(event))
  actor.start()
  const state = () => actor.getSnapshot().value
  const context = () => actor.getSnapshot().context
  return { actor, clock, heard, state, context }
}
const nothing = { gesture: null, stepped: null, layerId: null }

test.each<GestureKind>(['moving', 'resizing', 'turning', 'marquee', 'guiding'])(
  '%s ends once, with the press and the last place of the pointer',
  (kind) => {
    const { actor, heard, state, context } = begun()
    actor.send({ type: 'gesture.press', ...pressed(kind) })
    actor.send({ type: 'gesture.move', at: { x: 11, y: 20 }, isDrag: false })
    expect([state(), context().gesture?.now]).toEqual(['pressing', { x: 10, y: 20 }])
    actor.send({ type: 'gesture.move', at: { x: 30, y: 20 }, isDrag: true })
    actor.send({ type: 'gesture.move', at: { x: 40, y: 60 }, isDrag: true })
    expect(state()).toBe(kind)
    actor.send({ type: 'gesture.release' })
    actor.send({ type: 'gesture.release' })
    const gesture = { ...pressed(kind), now: { x: 40, y: 60 } }
    expect(heard).toEqual([{ type: 'gesture.done', gesture }])
    expect([state(), context()]).toEqual(['idle', nothing])
  },
)

test('a drag remembers the guide that it is about', () => {
  const { actor, heard } = begun()
  const press = { ...pressed('guiding'), ids: [], guide: { axis: 'x', index: null } } as const
  actor.send({ type: 'gesture.press', ...press })
  actor.send({ type: 'gesture.move', at: { x: 30, y: 20 }, isDrag: true })
  actor.send({ type: 'gesture.release' })
  expect(heard).toEqual([{ type: 'gesture.done', gesture: { ...press, now: { x: 30, y: 20 } } }])
})

test('a press without a drag selects', () => {
  const { actor, heard, state } = begun()
  actor.send({ type: 'gesture.press', ...pressed() })
  actor.send({ type: 'gesture.release' })
  const gesture = { ...pressed(), now: pressed().at }
  expect([state(), heard]).toEqual(['idle', [{ type: 'gesture.pressed', gesture }]])
})

test.each(['gesture.cancel', 'gesture.lost'] as const)(
  'a drag that ends by %s restores what was there',
  (type) => {
    const { actor, heard, state, context } = begun()
    actor.send({ type: 'gesture.press', ...pressed() })
    actor.send({ type: 'gesture.move', at: { x: 30, y: 20 }, isDrag: true })
    actor.send({ type })
    actor.send({ type: 'gesture.release' })
    expect(heard).toEqual([{ type: 'gesture.restored' }])
    expect([state(), context()]).toEqual(['idle', nothing])
  },
)

test.each(['gesture.cancel', 'gesture.lost'] as const)(
  'a press that ends by %s is none',
  (type) => {
    const { actor, heard, context } = begun()
    actor.send({ type: 'gesture.press', ...pressed() })
    actor.send({ type })
    expect([heard, context()]).toEqual([[], nothing])
  },
)

test('steps by keys in a row are one change, after a pause from the last', () => {
  const { actor, clock, heard, state } = begun()
  const step = (x: number) => actor.send({ type: 'gesture.step', ids: ['a'], by: { x, y: 1 } })
  step(1)
  clock.increment(STEP_PAUSE_MS - 1)
  step(10)
  clock.increment(STEP_PAUSE_MS - 1)
  expect([state(), heard]).toEqual(['stepping', []])
  clock.increment(1)
  expect(heard).toEqual([{ type: 'gesture.stepped', ids: ['a'], by: { x: 11, y: 2 } }])
  expect(state()).toBe('idle')
})

test('steps of other layers, a press and typing end the row of steps', () => {
  const { actor, heard, state, context } = begun()
  const step = (id: string) => actor.send({ type: 'gesture.step', ids: [id], by: { x: 1, y: 0 } })
  step('a')
  step('b')
  expect(context().stepped).toEqual({ ids: ['b'], by: { x: 1, y: 0 } })
  actor.send({ type: 'gesture.press', ...pressed() })
  expect([state(), context().stepped]).toEqual(['pressing', null])
  actor.send({ type: 'gesture.release' })
  step('c')
  actor.send({ type: 'gesture.type', layerId: 'c' })
  expect([state(), context()]).toEqual(['typing', { ...nothing, layerId: 'c' }])
  const stepped = (id: string) => ({ type: 'gesture.stepped', ids: [id], by: { x: 1, y: 0 } })
  const gesture = { ...pressed(), now: pressed().at }
  expect(heard).toEqual([
    stepped('a'),
    stepped('b'),
    { type: 'gesture.pressed', gesture },
    stepped('c'),
  ])
})

test('Escape takes steps back; steps are kept when the window loses the focus', () => {
  const { actor, heard } = begun()
  const step = { type: 'gesture.step', ids: ['a'], by: { x: 1, y: 0 } } as const
  actor.send(step)
  actor.send({ type: 'gesture.cancel' })
  actor.send(step)
  actor.send({ type: 'gesture.lost' })
  expect(heard).toEqual([
    { type: 'gesture.restored' },
    { type: 'gesture.stepped', ids: ['a'], by: { x: 1, y: 0 } },
  ])
})

test('typed words are written into the layer, and Escape leaves it as it was', () => {
  const { actor, heard, context } = begun()
  actor.send({ type: 'gesture.type', layerId: 'a' })
  actor.send({ type: 'gesture.lost' })
  actor.send({ type: 'gesture.typed', text: 'Soup' })
  actor.send({ type: 'gesture.type', layerId: 'b' })
  actor.send({ type: 'gesture.cancel' })
  expect(heard).toEqual([
    { type: 'gesture.wrote', layerId: 'a', text: 'Soup' },
    { type: 'gesture.restored' },
  ])
  expect(context()).toEqual(nothing)
})
