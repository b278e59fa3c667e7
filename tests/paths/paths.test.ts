/**
 * Every declared transition of every machine is reachable or listed with a reason, and the
 * generated paths take them all.
 */
import { describe, expect, test } from 'vitest'
import { copied } from './copied-path.ts'
import { sentenceOf } from '../../packages/model-paths/finding.ts'
import { models } from './models.ts'
import { faultsOfFolder } from '../../packages/model-paths/model-faults.ts'
import { keptCoverage, leftOutBy } from './path-coverage.ts'
import { walkRecorded } from './recorded-path.ts'
import { walk } from '../../packages/model-paths/walk.ts'

/** `PATHS_EVERY=edge` walks every pair of a state and an event; `PATHS_SEED` other paths. */
const every = process.env['PATHS_EVERY'] === 'edge' ? 'edge' : 'transition'
const seed = Number(process.env['PATHS_SEED'] ?? 0)

test('every machine has a model', () => {
  expect(faultsOfFolder(models)).toEqual([])
  expect(Object.keys(keptCoverage())).toEqual(models.map(({ name }) => name))
})

describe.each(models)('$name', (model) => {
  const walked = walk(model, { every, seed, isRecorded: true })

  test('does what its intent and its record say, breaks no invariant, and leaves nothing running', () => {
    expect(walked.findings.map(sentenceOf)).toEqual([])
  })

  test('the generated paths take every transition but those listed with a reason', () => {
    const listed = Object.keys(model.unreachable)
    expect(walked.dead).toEqual(listed.toSorted())
    expect([...walked.taken].toSorted()).toEqual(
      walked.graph.declared.filter((name) => !listed.includes(name)),
    )
    expect(walked.paths.length).toBeGreaterThan(0)
  })

  test('the inspector shows what they take, here and in the page: else run `npm run charts`', () => {
    expect(keptCoverage()[model.name]).toEqual(leftOutBy(walked))
  })

  // What a screen's root receives is sent by functions in its model, which no copy has:
  // recorded-path.test.ts takes it with real children.
  test.skipIf(model.name === 'app')(
    'every generated path, recorded and copied by the inspector, is walked as it was recorded',
    () => {
      const copies = walked.paths.map((path) => copied(model, path))
      expect(copies.flatMap((copy) => walkRecorded(models, copy))).toEqual([])
      const taken = copies.flatMap(({ steps }) => steps.flatMap((step) => step.taken))
      expect([...new Set(taken)].toSorted()).toEqual(
        [...new Set(walked.paths.flatMap((path) => path.taken.flat()))].toSorted(),
      )
    },
  )
})
