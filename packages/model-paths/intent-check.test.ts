import { assign, setup } from 'xstate'
import { expect, test } from 'vitest'
import type { PathIntent } from './path-intent.ts'
import type { PathModel } from './path-model.ts'
import { differences, recordOf } from './chart-record.ts'
import { folded, sentenceOf } from './finding.ts'
import { walk } from './walk.ts'

interface Chart {
  readonly canCancel?: boolean
  readonly target?: string
  readonly pause?: number
  readonly by?: number
  readonly isBroken?: boolean
}

/** A lamp that warms up, may be cancelled, and counts how often it was tried. */
function lamp({ canCancel = true, target = 'off', pause = 500, by = 1, isBroken = false }: Chart) {
  return setup({
    types: {
      context: {} as { tries: number },
      events: {} as { type: 'lamp.switch' } | { type: 'lamp.cancel' },
    },
    delays: { warmUp: pause },
    actions: {
      count: assign(({ context }) => ({ tries: context.tries + by })),
      breakDown: () => {
        throw new Error('It broke.')
      },
    },
  }).createMachine({
    id: 'lamp',
    context: { tries: 0 },
    initial: 'off',
    states: {
      off: { on: { 'lamp.switch': { target: 'warming', actions: 'count' } } },
      warming: {
        ...(canCancel && { on: { 'lamp.cancel': { target } } }),
        after: { warmUp: { target: 'on', ...(isBroken && { actions: 'breakDown' as const }) } },
      },
      on: { type: 'final' },
      broken: { type: 'final' },
    },
  })
}

const intent: PathIntent = {
  events: { 'lamp.switch': 'The user switches it on.', 'lamp.cancel': 'The user cancels.' },
  actors: {},
  delays: { warmUp: { words: 'time to warm up', lasts: 500 } },
  expected: [
    {
      in: 'off',
      on: 'lamp.switch',
      to: 'warming',
      sets: ({ tries }: { tries: number }) => ({ tries: tries + 1 }),
    },
    { in: 'warming', on: 'lamp.cancel', to: 'off' },
    { in: 'warming', on: 'xstate.after.warmUp.lamp.warming', to: 'on' },
  ],
}

function found(chart: Chart, over: Partial<PathIntent> = {}): string[] {
  const model: PathModel = {
    name: 'lamp',
    machine: lamp(chart),
    inputs: [undefined],
    cases: {},
    abstract: ({ tries }: { tries: number }) => Math.min(tries, 2),
    invariants: [],
    intent: { ...intent, ...over },
    unreachable: {},
  }
  return folded(walk(model, { every: 'transition', seed: 0 }).findings).shown.map(sentenceOf)
}

test('a chart that does what it is meant to do has no findings', () => {
  expect(found({})).toEqual([])
})

test('a removed transition is named with the state that it should lead to', () => {
  expect(found({ canCancel: false })).toContain(
    'lamp: `lamp.cancel` in `warming` should lead to `off`; nothing happened (after lamp.switch, lamp.cancel).',
  )
})

test('a wrong target is named with both states', () => {
  expect(found({ target: 'broken' })).toEqual([
    'lamp: `lamp.cancel` in `warming` should lead to `off`; it led to `broken` (after lamp.switch, lamp.cancel).',
  ])
})

test('a delay and a counter have their own checks', () => {
  expect(found({ pause: 400 })).toEqual([
    'lamp: the time to warm up (`warmUp`) should last 500 ms and lasts 400 ms.',
  ])
  expect(found({ by: 2 })[0]).toBe(
    'lamp: `lamp.switch` in `off`: `tries` should become 1 and becomes 2 (after lamp.switch).',
  )
})

test('an event that breaks the machine is named, and its consequences are folded', () => {
  expect(found({ isBroken: true }).map((one) => one.split(' (')[0])).toEqual([
    'lamp: `xstate.after.warmUp.lamp.warming` in `warming` breaks the machine: It broke.',
    'lamp: `xstate.after.warmUp.lamp.warming` in `warming` should lead to `on`; the machine broke: It broke.',
  ])
})

test('the result of an actor that the chart does not invoke is named with those that it does', () => {
  const row = { in: 'off', on: 'xstate.done.actor.readMeter', to: 'on' }
  expect(found({}, { expected: [row] })).toEqual([
    'lamp: `xstate.done.actor.readMeter` in `off` should lead to `on`; no state invokes `readMeter`; the chart invokes nothing.',
  ])
})

test('an event without words, a row without a payload, and a word too many are named with their file', () => {
  const { 'lamp.cancel': _, ...events } = intent.events
  expect(
    found(
      {},
      {
        events: { ...events, 'lamp.blink': 'It blinks.' },
        expected: [{ in: 'off', on: 'lamp.switch', to: 'on', when: () => false }],
      },
    ),
  ).toEqual([
    'lamp: src/machines/lamp/lamp.intent.ts has no words for `lamp.cancel`: add them to `events`, or remove it from the chart.',
    'lamp: src/machines/lamp/lamp.intent.ts has `lamp.blink` in `events`, which the chart does not use: remove it.',
    'lamp: `lamp.switch` in `off` should lead to `on`; no payload of the model and no context satisfies `when`.',
  ])
})

test('the record of a chart differs by what was removed, added and changed', () => {
  const record = (chart: Chart) => recordOf({ name: 'lamp', machine: lamp(chart) })
  const changes = (chart: Chart) =>
    differences(record({}), record(chart)).map(({ sentence }) => sentence)
  expect(changes({})).toEqual([])
  expect(changes({ canCancel: false })).toEqual([
    '`lamp.cancel` in `warming` should be: to off; it is gone',
  ])
  expect(changes({ target: 'broken' })).toEqual([
    '`lamp.cancel` in `warming` should be: to off; it is: to broken',
  ])
  expect(changes({ pause: 400 })).toEqual(['the delay `warmUp` should be: 500 ms; it is: 400 ms'])
  expect(differences({}, { 'off lamp.blink': 'stays' })[0]?.sentence).toBe(
    '`lamp.blink` in `off` is new: stays',
  )
})
