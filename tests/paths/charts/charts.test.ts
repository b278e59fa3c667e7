/** The drawn machines are those of the code, and can be read. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { layoutOf } from '../../../src/inspector/layouts.ts'
import { Declared } from '../../../packages/model-paths/transitions.ts'
import { machineFile } from '../../../packages/model-paths/machine-file.ts'
import { recordPath } from '../../../packages/model-paths/chart-record.ts'
import { models } from '../models.ts'
import { arranged, bestOf } from './arrange.ts'
import { faultsOf } from './chart-faults.ts'
import { currentLayout, filesOf, INDEX, indexOf, presentFiles, ROOT } from './charts.ts'

const stale = (path: string, text: string): string[] =>
  existsSync(`${ROOT}${path}`) && readFileSync(`${ROOT}${path}`, 'utf8') === text
    ? []
    : [`${path} is not what src/machines says now: run \`npm run charts\`.`]

describe.each(models)('$name', (model) => {
  test('its picture and its layout are what the code says', async () => {
    const files = filesOf(await currentLayout(model))
    expect([...files].flatMap(([path, text]) => stale(path, text))).toEqual([])
  })

  test('nothing overlaps, no edge runs through words, and every transition is there once', async () => {
    const layout = await layoutOf(model.name)
    expect(faultsOf(layout)).toEqual([])
    const drawn = [
      ...layout.states.flatMap(({ lines }) => lines.map(({ line }) => line)),
      ...layout.edges.flatMap(({ lines }) => lines),
    ].flatMap(({ name }) => name ?? [])
    expect(drawn.toSorted()).toEqual(new Declared(model.machine).names())
  })
})

test('the index is what the code says, and no picture is left of a machine that is gone', () => {
  expect(stale(INDEX, indexOf(models))).toEqual([])
  const known = models.flatMap(({ name }) => [
    `docs/machines/${machineFile(name)}.svg`,
    `src/inspector/layouts/${machineFile(name)}.json`,
    recordPath(name),
  ])
  expect(
    presentFiles()
      .filter((path) => !known.includes(path))
      .map((path) => `${path} has no machine: run \`npm run charts\`.`),
  ).toEqual([])
})

const light = (second: string) =>
  setup({ types: { events: {} as { type: 'light.go' } | { type: 'light.stop' } } }).createMachine({
    id: 'light',
    initial: 'red',
    states: {
      red: { on: { 'light.go': { target: second } } },
      [second]: { on: { 'light.stop': { target: 'red' } } },
    },
  })

test('another machine gives other files, the same one the same bytes', async () => {
  const files = async (second: string) => [
    ...filesOf(await arranged({ name: 'light', machine: light(second) }, 'DOWN GREEDY 1')),
  ]
  expect(await files('green')).toEqual(await files('green'))
  expect((await files('green')).map(([, text]) => text)).not.toEqual(
    (await files('blue')).map(([, text]) => text),
  )
  expect((await bestOf({ name: 'light', machine: light('green') })).size[0]).toBeLessThan(1_000)
})

test('an overlap and an edge through a name are faults', async () => {
  const layout = await arranged({ name: 'light', machine: light('green') }, 'DOWN GREEDY 1')
  expect(faultsOf(layout)).toEqual([])
  const heaped = {
    ...layout,
    edges: layout.edges.map((edge) => ({
      ...edge,
      label: edge.label && ([60, 60, 50, 20] as const),
    })),
  }
  expect(faultsOf(heaped).join('\n')).toContain(
    'the label from light.red to light.green and the label from light.green to light.red overlap',
  )
  const struck = {
    ...layout,
    edges: layout.edges.map((edge) => ({
      ...edge,
      points: [
        [0, 0],
        [0, 90],
        [400, 90],
        [400, 0],
        [50, 0],
        [50, 400],
      ] as const,
    })),
  }
  expect(faultsOf(struck).join('\n')).toContain('runs through light.red')
})
