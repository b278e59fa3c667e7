import { clientProblem } from '#core/contract/problems/client.problems.ts'
import { expect, test } from 'vitest'
import type { Failure } from '#core/contract/client.ts'
import {
  AccountNotOpen,
  CallFailed,
  failureOf,
  isTransient,
  isUnauthenticated,
  messageOf,
} from './call-failed.ts'

const failed = (code: Failure['code'], status: number | null): CallFailed =>
  new CallFailed({ code, status, message: 'No.', body: null, retryAfter: null })

test('worth asking again are silence, too many requests and the server’s own trouble, and nothing else', () => {
  const again: [Failure['code'], number | null][] = [
    ['no_answer', null],
    ['timed_out', null],
    ['aborted', null],
    ['rate_limited', 429],
    ['server_error', 500],
    ['server_error', 503],
  ]
  const never: [Failure['code'], number | null][] = [
    ['bad_answer', null],
    ['bad_answer', 200],
    ['invalid', 400],
    ['not_authenticated', 401],
    ['conflict', 409],
    ['conflict', 499],
  ]
  expect(again.map(([code, status]) => isTransient(failed(code, status)))).toEqual(
    again.map(() => true),
  )
  expect(never.map(([code, status]) => isTransient(failed(code, status)))).toEqual(
    never.map(() => false),
  )
})

test('only 401 means that the session has ended', () => {
  expect([401, 403, null].map((status) => isUnauthenticated(failed('forbidden', status)))).toEqual([
    true,
    false,
    false,
  ])
})

test('a failure is named as what it is in a log, and says its sentence', () => {
  expect([
    failed('invalid', 400).name,
    failed('invalid', 400).message,
    messageOf(failed('invalid', 400)),
    new AccountNotOpen().name,
  ]).toEqual(['CallFailed', 'No.', 'No.', 'AccountNotOpen'])
})

test('what is no failure of a call is a bug, and can be read all the same', () => {
  expect(failureOf(new Error('x'))).toEqual({
    code: 'bad_answer',
    status: null,
    message: 'Something went wrong on this page. Reload it and try again.',
    problem: clientProblem('client.pageFault'),
    body: null,
    retryAfter: null,
  })
})
