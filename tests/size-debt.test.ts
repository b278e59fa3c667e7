import { expect, test } from 'vitest'
import { compareSizes, lowerDebt } from '../tools/size-debt.mjs'

const debt = { 'a/one.ts · max-lines': 320, 'a/two.ts · complexity · run': 12 }

test('sizes that are as listed are no problem', () => {
  expect(compareSizes(debt, debt)).toEqual([])
})

test('an entry that grows and a new one are problems', () => {
  const sizes = { ...debt, 'a/one.ts · max-lines': 321, 'b/new.ts · max-params · run': 4 }
  expect(compareSizes(debt, sizes)).toEqual([
    'a/one.ts · max-lines: grew from 320 to 321; split it',
    'b/new.ts · max-params · run: 4 exceeds the limit; split it',
  ])
  expect(lowerDebt(debt, sizes)).toEqual(debt)
})

test('an entry that shrank or is gone has to be lowered in the list', () => {
  const sizes = { 'a/one.ts · max-lines': 310 }
  expect(compareSizes(debt, sizes)).toHaveLength(2)
  expect(lowerDebt(debt, sizes)).toEqual(sizes)
})

test('a moved file keeps its entry, and may not grow on the way', () => {
  const moved = { 'b/one.ts · max-lines': 320, 'a/two.ts · complexity · run': 12 }
  expect(compareSizes(debt, moved)).toEqual([expect.stringMatching(/^b\/one\.ts.*: moved/)])
  expect(lowerDebt(debt, moved)).toEqual(moved)
  const grown = { ...moved, 'b/one.ts · max-lines': 330 }
  expect(compareSizes(debt, grown)).toContain(
    'b/one.ts · max-lines: 330 exceeds the limit; split it',
  )
})
