import { expect, test } from 'vitest'
import { englishWords } from './report-problem.ts'

test('a stored conclusion is worded with its values, one of another version is not', () => {
  expect(englishWords({ code: 'publishing.accepted', params: { network: 'Pinterest' } })).toBe(
    'Pinterest accepted the pin.',
  )
  expect(englishWords({ code: 'schedule.boardGone', params: {} })).toContain('no longer exists')
  expect(englishWords({ code: 'publishing.notInvented', params: {} })).toBeNull()
})
