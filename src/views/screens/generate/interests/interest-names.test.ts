import { expect, test } from 'vitest'
import type { Interest } from '#core/contract/content/pages.contract.ts'
import { sameName } from './interest-names.ts'

// Only ids and names are looked at.
const interests = [
  { id: '1', interest_name: 'Tomato soup' },
  { id: '2', interest_name: 'autumn dinner' },
] as Interest[]

test('a name is taken however it is written', () => {
  expect(sameName(interests, '  tomato SOUP ')?.id).toBe('1')
  expect(sameName(interests, 'tomato')).toBeUndefined()
})

test('an interest may be renamed to its own name in other letters', () => {
  expect(sameName(interests, 'Tomato Soup', '1')).toBeUndefined()
  expect(sameName(interests, 'Autumn Dinner', '1')?.id).toBe('2')
})
