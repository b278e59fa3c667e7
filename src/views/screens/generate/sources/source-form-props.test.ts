import { expect, test } from 'vitest'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import { fieldFault } from './source-form-props.ts'

const error = (code: PageError['code']): PageError => ({
  address: 'x',
  code,
  message: `It is ${code}`,
})

test('one refusal is said at the field, several in the list below', () => {
  expect(fieldFault([error('bad_address')])?.message).toBe('It is bad_address')
  expect(fieldFault([error('bad_address'), error('unknown_host')])).toBeNull()
  expect(fieldFault([])).toBeNull()
})

test('a page that is there already is no fault of what was typed', () => {
  expect(fieldFault([error('duplicate')])).toBeNull()
})
