import { setup } from 'xstate'
import { expect, test } from 'vitest'
import type { PathModel } from '../../../packages/model-paths/path-model.ts'
import { chartSection } from './chart-section.ts'
import { arranged } from '../charts/arrange.ts'

const machine = setup({
  types: { events: {} as { type: 'light.go' } | { type: 'light.stop' } | { type: 'light.blink' } },
}).createMachine({
  id: 'light',
  initial: 'red',
  states: {
    red: { on: { 'light.go': { target: 'green' } } },
    green: { on: { 'light.stop': { target: 'red' }, 'light.blink': { target: 'dark' } } },
    dark: { type: 'final' },
  },
})
const model: PathModel = {
  name: 'light',
  machine,
  inputs: [undefined],
  cases: {},
  abstract: () => null,
  invariants: [],
  unreachable: { 'light.green -light.blink-> light.dark': 'No light does.' },
}

test('the report draws what was taken, what was not, and what nobody can take, each in its way', async () => {
  const section = chartSection(await arranged(model, 'DOWN GREEDY 1'), {
    model,
    taken: new Set(['light.red -light.go-> light.green']),
  })
  expect(section).toContain('<g class="edge taken"><title>light.red → light.green</title>')
  expect(section).toContain('<g class="edge missed"><title>light.green → light.red</title>')
  expect(section).toContain('<g class="edge dead"><title>light.green → light.dark</title>')
  expect(section).toContain('class="ring"')
})
