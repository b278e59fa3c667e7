import { expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Failure } from '#core/contract/client.ts'
import { withCodes, type Problem } from '#core/contract/words/problem.schema.ts'
import { privateHostOf } from './private-host.ts'

const failure = (body: Failure['body']): Failure => ({
  code: 'invalid',
  status: 400,
  message: '',
  body,
  retryAfter: null,
})
const refusedAt = (field: string, why: Problem): Failure =>
  failure({ code: 'invalid', ...withCodes({ [field]: [why] }) })

test('the host has its port, and of a redirect it is the target', () => {
  const of = (why: Problem) => privateHostOf(refusedAt('query', why), 'query')
  expect([
    of(problem('fetch.privateAddress', { host: '10.0.0.1:81' })),
    of(problem('fetch.closedHost', { host: 'example.com:8080' })),
    of(problem('fetch.redirectPrivate', { host: 'example.com', target: '10.0.0.1' })),
  ]).toEqual(['10.0.0.1:81', 'example.com:8080', '10.0.0.1'])
})

test('without a failure, without codes or for another field there is no host', () => {
  const why = problem('fetch.privateAddress', { host: '10.0.0.1' })
  expect([
    privateHostOf(null, 'query'),
    privateHostOf(failure({ code: 'invalid' }), 'query'),
    privateHostOf(refusedAt('address', why), 'query'),
  ]).toEqual([null, null, null])
})
