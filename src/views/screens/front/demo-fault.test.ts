import { expect, test } from 'vitest'
import type { Failure } from '#core/contract/client.ts'
import { demoFault, mayBeAddress } from './demo-fault.ts'

const failure = (code: Failure['code'], more: Partial<Failure> = {}): Failure => ({
  code,
  status: 400,
  message: '',
  body: null,
  retryAfter: null,
  ...more,
})

test('what the server found out about a page is said in its own words', () => {
  expect(
    demoFault(failure('invalid', { body: { code: 'invalid', page_error: 'redirect_private' } }))
      .message,
  ).toBe('demo.fault.private')
  expect(
    demoFault(failure('invalid', { body: { code: 'invalid', page_error: 'robots' } })).message,
  ).toBe('demo.fault.robots')
  expect(
    demoFault(
      failure('invalid', { body: { code: 'invalid', page_error: 'a code of a later server' } }),
    ).message,
  ).toBe('demo.fault.address')
  expect(demoFault(failure('invalid')).message).toBe('demo.fault.address')
})

test('the wait is the server’s Retry-After, else a minute', () => {
  expect(demoFault(failure('rate_limited', { retryAfter: 9_000 }))).toEqual({
    message: 'demo.fault.often',
    wait: 9_000,
  })
  expect(demoFault(failure('busy'))).toEqual({ message: 'demo.fault.busy', wait: 60_000 })
})

test('an error of the product is not shown as one of the page', () => {
  expect(demoFault(failure('server_error')).message).toBe('demo.fault.ours')
  expect(demoFault(failure('no_answer')).message).toBe('demo.fault.noAnswer')
})

test('what is plainly no address is known before it is asked for; whatever may be one is asked for', () => {
  expect(
    [
      '',
      '  ',
      'lemon cake',
      'soup',
      'https://',
      '<script>alert(1)</script>',
      `${'1.2.'.repeat(500)} x`,
    ].map(mayBeAddress),
  ).toEqual([false, false, false, false, false, false, false])
  expect(
    [
      'https://example.com/a-page',
      ' example.com ',
      'example.com/a?b=c#d',
      'http://127.0.0.1:4401/soup.html',
      'http://localhost:4401/soup.html',
      'https://münchen.example/süß',
      'http://intranet/soup.html',
      'https://example.com/my page',
      'example.com/a b',
      '//example.com/a',
      'example.com?a=b',
    ].filter((text) => !mayBeAddress(text)),
  ).toEqual([])
})
