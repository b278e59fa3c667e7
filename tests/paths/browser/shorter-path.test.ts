import { expect, test } from 'vitest'
import { explore } from '../../../packages/model-paths/explore.ts'
import { coveringPaths } from '../../../packages/model-paths/paths.ts'
import { authModel } from '../../../src/machines/auth/auth.model.ts'
import { shorterPath } from './shorter-path.ts'

const graph = explore(authModel)
const [path = { input: null, events: [], taken: [] }] = coveringPaths(graph)

test('the same last step is reached by the shortest way from the same start', () => {
  const shorter = shorterPath(graph, path)
  expect(shorter?.input).toBe(path.input)
  expect(shorter?.events.at(-1)).toBe(path.events.at(-1))
  expect(shorter?.taken.at(-1)).toEqual(path.taken.at(-1))
  expect(shorter?.events.length).toBeLessThan(path.events.length)
})

test('of the shortest way there is no shorter one', () => {
  const shorter = shorterPath(graph, path)
  expect(shorter).not.toBeNull()
  expect(shorter && shorterPath(graph, shorter)).toBeNull()
  expect(
    shorterPath(graph, {
      input: path.input,
      events: path.events.slice(0, 1),
      taken: path.taken.slice(0, 1),
    }),
  ).toBeNull()
})
