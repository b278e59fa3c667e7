/** Every declared transition of every machine is reachable or listed with a reason, and the generated paths take them all. */
import { describe, expect, test } from 'vitest'
import { models } from './models.ts'
import { faultsOfFolder } from './model-faults.ts'
import { walk } from './walk.ts'

/** `PATHS_EVERY=edge` walks every pair of a state and an event; `PATHS_SEED` other paths. */
const every = process.env['PATHS_EVERY'] === 'edge' ? 'edge' : 'transition'
const seed = Number(process.env['PATHS_SEED'] ?? 0)

test('every machine has a model', () => {
  expect(faultsOfFolder(models)).toEqual([])
})

describe.each(models)('$name', (model) => {
  const walked = walk(model, { every, seed })

  test('is sound, every step goes as foreseen, no invariant breaks, and nothing is left running', () => {
    expect(walked.faults).toEqual([])
  })

  test('the generated paths take every transition but those listed with a reason', () => {
    const listed = Object.keys(model.unreachable)
    expect(walked.dead).toEqual(listed.toSorted())
    expect([...walked.taken].toSorted()).toEqual(walked.graph.declared.filter((name) => !listed.includes(name)))
    expect(walked.paths.length).toBeGreaterThan(0)
  })
})
