import { fromPromise, setup } from 'xstate'
import { expect, test } from 'vitest'
import type { PathModel } from '../../packages/model-paths/path-model.ts'
import { sentenceOf } from '../../packages/model-paths/finding.ts'
import { faultsOfFolder, faultsOfModel } from '../../packages/model-paths/model-faults.ts'
import { models } from './models.ts'
import { walk } from '../../packages/model-paths/walk.ts'

const soundMachine = setup({
  types: { events: {} as { type: 'light.go' } | { type: 'light.stop' } },
  actors: { look: fromPromise(async () => undefined) },
}).createMachine({
  id: 'light',
  initial: 'red',
  states: {
    red: { on: { 'light.go': { target: 'green' } } },
    green: { on: { 'light.stop': { target: 'red' } } },
  },
})
const model = (over: Partial<PathModel>): PathModel => ({
  name: 'light',
  machine: soundMachine,
  inputs: [undefined],
  cases: {},
  abstract: () => null,
  invariants: [],
  unreachable: {},
  ...over,
})
const walkIt = (over: Partial<PathModel>) => {
  const walked = walk(model(over), { every: 'transition', seed: 0 })
  return { ...walked, faults: walked.findings.map(sentenceOf) }
}

test('a sound model has no faults, and every transition is taken', () => {
  const walked = walkIt({})
  expect(walked.faults).toEqual([])
  expect(walked.taken.size).toBe(2)
})

test('a machine without a model, and a model that nobody walks, are named with the file to write', () => {
  const faults = faultsOfFolder(models.filter(({ name }) => name !== 'pinFlow'))
  expect(faults).toEqual([
    'src/machines/pin-flow/pin-flow.model.ts is not walked: add it to tests/paths/models.ts.',
  ])
  expect(faultsOfFolder([...models, model({ name: 'trafficLight' })])).toContain(
    'The model "traffic-light" of tests/paths/models.ts has no src/machines/traffic-light/traffic-light.machine.ts: name it as its file.',
  )
})

test('a case for an event that does not exist, and a transition listed that is not declared, are refused', () => {
  expect(
    faultsOfModel(
      model({
        cases: { 'light.blink': [{}] },
        unreachable: { 'light.red -x-> light.green': 'never' },
      }),
      [],
    ),
  ).toEqual([
    'src/machines/light/light.model.ts has cases for "light.blink", which no state of the machine takes: remove them or name the event as the chart does.',
    'src/machines/light/light.model.ts lists "light.red -x-> light.green" as unreachable, but the machine does not declare it: remove the line.',
  ])
})

test('an invoke without an id or without onError is refused', () => {
  const machine = setup({ actors: { look: fromPromise(async () => undefined) } }).createMachine({
    id: 'light',
    initial: 'red',
    states: { red: { invoke: { src: 'look' } } },
  })
  expect(faultsOfModel(model({ machine }), [])).toEqual([
    'src/machines/light/light.machine.ts: light.red invokes look without an id: give it one, or nobody can read its events.',
    'src/machines/light/light.machine.ts: light.red invokes look without onError: say where the chart goes when it breaks.',
  ])
})

test('a transition that no event can take, an invariant that breaks and a listed one that is taken are faults', () => {
  const machine = setup({
    types: { events: {} as { type: 'light.go' } },
    guards: { never: () => false },
  }).createMachine({
    id: 'light',
    initial: 'red',
    states: {
      red: { on: { 'light.go': [{ guard: 'never', target: 'green' }, { target: 'amber' }] } },
      amber: {},
      green: {},
    },
  })
  const walked = walkIt({
    machine,
    invariants: [(snapshot) => (snapshot.matches('amber') ? 'amber shows' : null)],
    unreachable: { 'light.red -light.go[1]-> light.amber': 'nobody goes' },
  })
  expect(walked.faults.join('\n')).toContain('light: amber shows (after light.go).')
  expect(walked.faults.join('\n')).toContain(
    'no payload of the model passes the guard of "light.red -light.go[0]-> light.green"',
  )
  expect(walked.faults.join('\n')).toContain(
    '"light.red -light.go[1]-> light.amber" is listed as unreachable and is taken',
  )
})
