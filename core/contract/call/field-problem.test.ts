import { expect, test } from 'vitest'
import { z } from 'zod'
import { accountCalls } from '../account/accounts.contract.ts'
import { authCalls, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../account/auth.contract.ts'
import { fieldProblem } from './field-problem.ts'
import { NewPassword } from '../account/new-password.ts'
import { problemText } from './problems.contract.ts'

const { first_name, email } = authCalls.register.body.shape

test('a field that the schema needs is missing while it is blank', () => {
  expect(fieldProblem(first_name, '')).toEqual({ code: 'missing' })
  expect(fieldProblem(first_name, '  ')).toEqual({ code: 'missing' })
  expect(fieldProblem(email, '')).toEqual({ code: 'missing' })
  expect(fieldProblem(NewPassword, '')).toEqual({ code: 'missing' })
  expect(fieldProblem(accountCalls.createAccount.body.shape.name, ' ')).toEqual({ code: 'missing' })
})

test('a required field is missing although the schema takes an empty value', () => {
  const { password } = authCalls.deleteUser.body.shape
  expect(fieldProblem(password, '')).toBeNull()
  expect(fieldProblem(password, '', true)).toEqual({ code: 'missing' })
  expect(fieldProblem(password, ' ', true)).toBeNull()
})

test.each([
  ['1234567', { code: 'tooShort', limit: 8 }],
  ['x'.repeat(257), { code: 'tooLong', limit: 256 }],
  ['12345678', { code: 'numeric' }],
  ['Password123', { code: 'common' }],
  ['aaaaaaaaaa', { code: 'common' }],
  ['correct horse battery', null],
])('the new password %j has the problem %j', (value, problem) => {
  expect(fieldProblem(NewPassword, value)).toEqual(problem)
})

test('the sentences of the server name the limits that the schema checks', () => {
  const sentence = (value: string) =>
    problemText({ code: NewPassword.safeParse(value).error?.issues[0]?.message ?? '', params: {} })
  expect(sentence('x')).toContain(`at least ${MIN_PASSWORD_LENGTH} characters`)
  expect(sentence('x'.repeat(1000))).toContain(`at most ${MAX_PASSWORD_LENGTH} characters`)
})

test('an email address, a long name and an unknown format have different messages', () => {
  expect(fieldProblem(email, 'ada@')).toEqual({ code: 'email' })
  expect(fieldProblem(first_name, 'x'.repeat(151))).toEqual({ code: 'tooLong', limit: 150 })
  expect(fieldProblem(z.uuid(), 'x')).toEqual({ code: 'invalid' })
  expect(fieldProblem(first_name, 'Ada')).toBeNull()
})
