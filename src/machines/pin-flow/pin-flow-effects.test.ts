/** The main job, step by step: where each request leads on each ground, what is refused and why. */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import { expect, test } from 'vitest'
import { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import { CallFailed } from '../call-failed.ts'
import { pinFlowMachine } from './pin-flow.machine.ts'
import {
  flowSteps,
  initialConfig,
  type FlowGrounds,
  type FlowStep,
  type Preferences,
} from './pin-flow-steps.ts'
import { play } from '../play.builder.ts'

const none: FlowGrounds = { chosenPages: 0, pins: 0, selected: 0, committed: 0 }
const all: FlowGrounds = { chosenPages: 1, pins: 3, selected: 1, committed: 2 }
const [choosePages, noPins, commitFirst] = [
  clientProblem('client.choosePages'),
  clientProblem('client.noPins'),
  clientProblem('client.commitPins'),
]

const flow = (preferences: Preferences | null = null) =>
  play(pinFlowMachine, { input: { preferences } })
function on(grounds: FlowGrounds, step?: FlowStep) {
  const it = flow()
  it.send({ type: 'flow.groundsChanged', grounds })
  if (step !== undefined) it.send({ type: 'flow.goTo', step })
  return it
}
const stands = (it: ReturnType<typeof flow>) => [it.state(), it.context().refusal]

test('without preferences twelve pins of every kind are made; else what was wanted last', () => {
  expect(initialConfig(null)).toEqual({
    n_pins: 12,
    pin_types: PinType.options,
    templates: [],
    colors: [],
    fonts: [],
  })
  const it = flow({ n_pins: 5, pin_types: ['photo'] })
  expect(it.context()).toEqual({
    config: { n_pins: 5, pin_types: ['photo'], templates: [], colors: [], fonts: [] },
    refusal: null,
    wanted: 'sources',
    grounds: null,
  })
})

test('until the grounds are known nothing is judged, and the last wish counts', () => {
  const it = flow()
  expect([it.state(), it.tags()]).toEqual(['loading', ['loading']])
  it.send({ type: 'flow.goTo', step: 'titles' })
  it.send({ type: 'flow.groundsChanged', grounds: null })
  expect([it.state(), it.context().wanted]).toEqual(['loading', 'titles'])
  it.send({ type: 'flow.groundsChanged', grounds: all })
  expect([stands(it), it.tags(), it.context().grounds]).toEqual([['titles', null], [], all])
})

test('with everything there every step can be entered, and none is refused', () => {
  expect(flowSteps.map((step) => stands(on(all, step)))).toEqual(
    flowSteps.map((step) => [step, null]),
  )
})

test.each([
  ['interests', none, 'sources', choosePages],
  ['design', none, 'sources', choosePages],
  ['pins', none, 'sources', noPins],
  ['titles', none, 'sources', commitFirst],
  ['done', none, 'sources', commitFirst],
  ['pins', { ...none, chosenPages: 1 }, 'pins', null],
  ['pins', { ...none, pins: 1 }, 'pins', null],
  ['titles', { ...none, chosenPages: 1 }, 'pins', commitFirst],
  ['done', { ...none, pins: 1 }, 'pins', commitFirst],
  ['titles', { ...none, committed: 1 }, 'titles', null],
] as const)('%s wanted on %o', (step, grounds, ...where) => {
  expect(stands(on(grounds, step))).toEqual(where)
})

test.each([
  ['interests', { ...all, chosenPages: 0 }, 'sources', choosePages],
  ['design', { ...all, chosenPages: 0 }, 'sources', choosePages],
  ['pins', none, 'sources', noPins],
  ['titles', { ...all, committed: 0 }, 'pins', commitFirst],
  ['done', { ...all, committed: 0 }, 'pins', commitFirst],
] as const)('%s loses its ground', (step, grounds, ...where) => {
  const it = on(all, step)
  it.send({ type: 'flow.groundsChanged', grounds })
  expect(stands(it)).toEqual(where)
})

test('losing the pins replaces the message about refused titles', () => {
  const it = on({ ...none, pins: 1 }, 'titles')
  it.send({ type: 'flow.groundsChanged', grounds: none })
  expect(stands(it)).toEqual(['sources', noPins])
})

test.each(flowSteps)(
  'on %s, other grounds that still bear it change nothing but what is known',
  (step) => {
    const it = on(all, step)
    it.send({ type: 'flow.groundsChanged', grounds: { ...all, pins: 9 } })
    expect([stands(it), it.context().grounds?.pins]).toEqual([[step, null], 9])
  },
)

test('grounds that are unknown again, as with another account, wait; the step comes back with them', () => {
  const it = on(all, 'design')
  it.send({ type: 'flow.groundsChanged', grounds: null })
  expect([it.state(), it.tags(), it.context().grounds]).toEqual(['loading', ['loading'], null])
  it.send({ type: 'flow.groundsChanged', grounds: all })
  expect(it.state()).toBe('design')
})

test('what is set of the next generation stays beside the rest', () => {
  const it = flow()
  it.send({ type: 'flow.configure', patch: { n_pins: 30 } })
  it.send({ type: 'flow.configure', patch: { templates: ['plain'] } })
  expect([it.context().config, it.state()]).toEqual([
    { ...initialConfig(null), n_pins: 30, templates: ['plain'] },
    'loading',
  ])
})

test('committing waits for storage, ignores other events meanwhile, and goes on to the titles', async () => {
  const it = on(all, 'pins')
  it.send({ type: 'flow.commit' })
  expect([it.state(), it.tags(), it.did()]).toEqual([
    'committing',
    ['busy'],
    [['commitSelection', undefined]],
  ])
  it.send({ type: 'flow.goTo', step: 'sources' })
  expect([it.state(), it.did()]).toEqual(['committing', []])
  await it.answer('commitSelection')
  expect(stands(it)).toEqual(['titles', null])
})

test('without a selection nothing is committed', () => {
  const it = on({ ...all, selected: 0 }, 'pins')
  it.send({ type: 'flow.commit' })
  expect([stands(it), it.did()]).toEqual([['pins', null], []])
  it.send({ type: 'flow.groundsChanged', grounds: all })
  it.send({ type: 'flow.commit' })
  expect(stands(it)).toEqual(['committing', null])
})

test('a selection that storage refused is explained, and can be committed again', async () => {
  const it = on(all, 'pins')
  it.send({ type: 'flow.commit' })
  await it.fail(
    'commitSelection',
    new CallFailed({
      code: 'disk_full',
      status: null,
      message: 'The disk is full.',
      body: null,
      retryAfter: null,
    }),
  )
  expect(stands(it)).toEqual(['pins', 'The disk is full.'])
  it.send({ type: 'flow.commit' })
  expect(stands(it)).toEqual(['committing', null])
})

test('titles can be finished, and the flow starts again', () => {
  const it = on(all, 'titles')
  it.send({ type: 'flow.finish' })
  expect(stands(it)).toEqual(['done', null])
  it.send({ type: 'flow.reset' })
  expect([stands(it), it.context().wanted]).toEqual([['sources', null], 'sources'])
})

test('who has finished is done again when his grounds come back', () => {
  const it = on(all, 'titles')
  it.send({ type: 'flow.finish' })
  it.send({ type: 'flow.groundsChanged', grounds: null })
  it.send({ type: 'flow.groundsChanged', grounds: all })
  expect(stands(it)).toEqual(['done', null])
})

test('a refusal goes with the next wish', () => {
  const it = on(none, 'titles')
  it.send({ type: 'flow.goTo', step: 'sources' })
  expect(stands(it)).toEqual(['sources', null])
})
