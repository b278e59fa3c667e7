import { expect, test } from 'vitest'
import { flowSteps, initialConfig, nearestStep, type FlowGrounds } from './pin-flow-steps.ts'

const nothing: FlowGrounds = { chosenPages: 0, pins: 0, selected: 0, committed: 0 }
const taken = (grounds: FlowGrounds): string[] =>
  flowSteps.map((step) => nearestStep(step, grounds))

test('with nothing chosen every step leads back to the sources', () => {
  expect(taken(nothing)).toEqual(['sources', 'sources', 'sources', 'sources', 'sources', 'sources'])
})

test('chosen pages open the way to the pins, commits the rest', () => {
  expect(taken({ ...nothing, chosenPages: 2 })).toEqual([
    'sources',
    'interests',
    'design',
    'pins',
    'pins',
    'pins',
  ])
  expect(taken({ ...nothing, pins: 3, committed: 1 })).toEqual([
    'sources',
    'sources',
    'sources',
    'pins',
    'titles',
    'done',
  ])
})

test('the pin count is 12 until another was chosen', () => {
  expect(initialConfig(null).n_pins).toBe(12)
  expect(initialConfig({ n_pins: 40, pin_types: ['quote'] })).toEqual({
    n_pins: 40,
    pin_types: ['quote'],
    templates: [],
    colors: [],
    fonts: [],
  })
})
