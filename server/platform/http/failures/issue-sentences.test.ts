import { expect, test } from 'vitest'
import { z } from 'zod'
import { formErrors } from './issue-sentences.ts'
import { parseInput } from './parse-input.ts'

test('a body with hundreds of wrong fields is answered with the first 50', () => {
  const wrong = Object.fromEntries(Array.from({ length: 400 }, (_, nth) => [`field${nth}`, 'a']))
  const { error } = parseInput(z.record(z.string(), z.number()), wrong)
  expect(error?.issues).toHaveLength(400)
  const answered = Object.keys(formErrors(error?.issues ?? []))
  expect(answered.filter((name) => name.startsWith('field'))).toEqual(
    Object.keys(wrong).slice(0, 50),
  )
})
