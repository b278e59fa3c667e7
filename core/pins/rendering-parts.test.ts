import { expect, test } from 'vitest'
import { MAX_RENDERED } from '#core/contract/content/tasks.contract.ts'
import { renderingParts } from './rendering-parts.ts'

const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `p${at}`)

test('pins are drawn in as few tasks as the limit allows, each once and none left out', () => {
  expect(renderingParts([])).toEqual([])
  expect(renderingParts(['a', 'b', 'a'])).toEqual([{ pinIds: ['a', 'b'] }])
  expect(renderingParts(ids(MAX_RENDERED))).toEqual([{ pinIds: ids(MAX_RENDERED) }])
  expect(renderingParts(ids(2 * MAX_RENDERED + 1)).map(({ pinIds }) => pinIds.length)).toEqual([
    MAX_RENDERED,
    MAX_RENDERED,
    1,
  ])
  expect(renderingParts(ids(2 * MAX_RENDERED + 1)).flatMap(({ pinIds }) => pinIds)).toEqual(
    ids(2 * MAX_RENDERED + 1),
  )
})
