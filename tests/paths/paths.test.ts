/** Every declared transition of every machine is reachable or listed with a reason, and the generated paths take them all. */
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { explore } from './explore.ts'
import { LiveRun } from './live-run.ts'
import { models } from './models.ts'
import { coveringPaths } from './paths.ts'
import { Declared } from './transitions.ts'

test('every machine has a model', () => {
  const charts = readdirSync(new URL('../../src/machines/', import.meta.url)).filter((file) => file.endsWith('.machine.ts'))
  expect(models).toHaveLength(charts.length)
})

describe.each(models)('$name', (model) => {
  const graph = explore(model)

  test('no step breaks an invariant', () => {
    expect(graph.wrong).toEqual([])
  })

  test('nothing declared is dead, but for what is listed with a reason', () => {
    const dead = graph.declared.filter((name) => !graph.reached.has(name))
    expect(dead).toEqual(Object.keys(model.unreachable).toSorted())
  })

  test('the generated paths take every reachable transition, each where it was foreseen', () => {
    const paths = coveringPaths(graph)
    const declared = new Declared(model.machine)
    const taken = new Set(graph.starts.flatMap((start) => start.taken))
    for (const path of paths) {
      const run = new LiveRun(model, declared, path.input)
      run.step()
      for (const [at, event] of path.events.entries()) {
        const step = run.send(event)
        expect(step.wrong).toEqual([])
        expect(step.taken, `${model.name}: step ${at} of ${path.events.map(({ type }) => type).join(', ')}`).toEqual(path.taken[at])
        for (const name of step.taken) taken.add(name)
      }
      run.stop()
    }
    expect([...taken].toSorted()).toEqual([...graph.reached].toSorted())
    console.info(`${model.name}: ${taken.size} of ${graph.declared.length} transitions, ${graph.states} states, ${graph.edges.length} pairs, ${paths.length} paths, ${paths.reduce((sum, path) => sum + path.events.length, 0)} steps`)
  })
})
