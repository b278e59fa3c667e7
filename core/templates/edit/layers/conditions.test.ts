import { expect, test } from 'vitest'
import { When } from '../../document/template.schema.ts'
import {
  conditionAs,
  conditionsOf,
  kindsFor,
  MAX_VALUES,
  nextCondition,
  whenWith,
  type Condition,
} from './conditions.ts'

const when: When = {
  has: ['picture', 'price'],
  lacks: ['kicker'],
  rowsUpTo: 4,
  leadWiderThan: 1.2,
}

test('conditions become a list, and the list becomes the same conditions again', () => {
  const conditions = conditionsOf(when)
  expect(conditions).toEqual([
    { kind: 'has', value: 'picture' },
    { kind: 'has', value: 'price' },
    { kind: 'lacks', value: 'kicker' },
    { kind: 'rowsUpTo', most: 4 },
    { kind: 'leadWiderThan', ratio: 1.2 },
  ])
  expect(whenWith(when, conditions)).toEqual(when)
  expect(conditionsOf(undefined)).toEqual([])
})

test('a layer without conditions is always shown, but conditions of a newer version are kept', () => {
  expect(whenWith(when, [])).toBeNull()
  expect(whenWith({ ...when, season: 'winter' }, [])).toEqual({ season: 'winter' })
})

test('stores each value once, and at most as many as a document can have', () => {
  const twice: Condition[] = [
    { kind: 'lacks', value: 'price' },
    { kind: 'lacks', value: 'price' },
  ]
  expect(whenWith(undefined, twice)).toEqual({ lacks: ['price'] })
  const many = Array.from({ length: 12 }, (_, at): Condition => ({
    kind: 'has',
    value: `step.${at + 1}`,
  }))
  const stored = whenWith(undefined, many)
  expect(stored?.has).toHaveLength(MAX_VALUES)
  expect(When.safeParse(stored).success).toBe(true)
})

test('a condition with a number can be added only once', () => {
  const conditions = conditionsOf({ rowsUpTo: 4, has: ['picture'] })
  expect(kindsFor(conditions, 0)).toEqual(['has', 'lacks', 'leadWiderThan'])
  expect(kindsFor(conditions, 1)).toEqual(['has', 'lacks', 'rowsUpTo', 'leadWiderThan'])
  const full = conditionsOf({ lacks: Array.from({ length: MAX_VALUES }, (_, at) => `step.${at}`) })
  expect(kindsFor(full, full.length)).not.toContain('lacks')
  expect(kindsFor(full, 0)).toContain('lacks')
})

test('a condition that changes its kind keeps its value', () => {
  expect(conditionAs({ kind: 'has', value: 'price' }, 'lacks')).toEqual({
    kind: 'lacks',
    value: 'price',
  })
  expect(conditionAs({ kind: 'has', value: 'price' }, 'rowsUpTo')).toHaveProperty('most')
  expect(conditionAs({ kind: 'rowsUpTo', most: 2 }, 'has')).toEqual({
    kind: 'has',
    value: 'picture',
  })
  expect(conditionAs({ kind: 'rowsUpTo', most: 2 }, 'leadWiderThan')).toHaveProperty('ratio')
})

test('a new condition starts with a value that no other condition names', () => {
  expect(nextCondition(conditionsOf(when), ['picture', 'kicker', 'site'])).toEqual({
    kind: 'has',
    value: 'site',
  })
  expect(nextCondition(conditionsOf(when), ['picture'])).toBeNull()
})
