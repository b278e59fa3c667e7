import { describe, expect, test } from 'vitest'
import { conclusionOf, waitOf } from './conclusions.ts'

const NOW = 1_800_000_000_000
const answer = (status: number | null, body: unknown = '', headers = {}) => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  headers,
})
const typeOf = (...of: Parameters<typeof answer>) => conclusionOf(answer(...of), NOW).type
const refusal = { code: 1, message: 'Invalid.' }

describe('what proves nothing is unknown', () => {
  test.each([
    ['no answer', null, 'ECONNRESET'],
    ['a 5xx with a readable body', 500, { code: 2787, message: 'Sorry!' }],
    ['a 503', 503, 'down'],
    ['a 201 without an id', 201, {}],
    ['a 201 with an empty id', 201, { id: '' }],
    ['a 200 that is no JSON', 200, '<html>'],
    ['a 4xx that can’t be read', 403, '<html>Forbidden</html>'],
    ['a 4xx without a code', 400, { error: 'x' }],
    ['a timeout of the network', 408, refusal],
    ['a redirect', 302, refusal],
    ['the last 3xx', 399, refusal],
    ['a 2xx without an id is no refusal', 299, refusal],
    ['an id that is longer than any', 201, { id: '7'.repeat(101) }],
    ['an informational answer with an id', 199, { id: '7' }],
    ['a choice with an id', 300, { id: '7' }],
    ['the first 5xx', 500, refusal],
  ])('%s', (_name, status, body) => {
    expect(typeOf(status, body)).toBe('unknown')
  })
})

describe('a readable 4xx and a 429 prove that no pin was made', () => {
  test.each([
    [400, refusal, { type: 'refused', reason: 'Invalid.' }],
    [400, { code: 1 }, { type: 'refused', reason: null }],
    [403, { code: 7, message_detail: 'No scope' }, { type: 'refused', reason: 'No scope' }],
    [403, { code: 29, message: 'x' }, { type: 'notApproved', tier: 'trial' }],
    [403, { code: 3, message: 'x' }, { type: 'notApproved', tier: 'none' }],
    [400, { code: 29, message: 'x' }, { type: 'refused', reason: 'x' }],
    [401, { code: 2, message: 'x' }, { type: 'tokenRefused' }],
    [404, { code: 40, message: 'x' }, { type: 'boardGone' }],
    [404, { code: 41, message: 'x' }, { type: 'refused', reason: 'x' }],
    [499, refusal, { type: 'refused', reason: 'Invalid.' }],
    [404, { code: 29, message: 'x' }, { type: 'refused', reason: 'x' }],
    [404, { code: 3, message: 'x' }, { type: 'refused', reason: 'x' }],
    [403, { code: 40, message: 'x' }, { type: 'refused', reason: 'x' }],
    [400, { code: 1, message: ' x ', message_detail: 'y' }, { type: 'refused', reason: 'x' }],
    [400, { code: 1, message: ' ', message_detail: 'y' }, { type: 'refused', reason: null }],
    [
      400,
      { code: 9, message: 'Detected as spam.' },
      { type: 'refused', reason: 'Detected as spam.' },
    ],
    [429, { code: 9, message: 'Antispam is busy' }, { type: 'limited', wait: 60_000 }],
    [429, { code: 9, message: 'x', message_detail: 'Spammer' }, { type: 'spam' }],
    [429, { code: 8, message: 'Too many requests' }, { type: 'limited', wait: 60_000 }],
    [429, '<html>', { type: 'limited', wait: 60_000 }],
    [429, { code: 9, message: 'Detected as spam.' }, { type: 'spam' }],
    [429, { code: 9, message: '', message_detail: 'It is Spam' }, { type: 'spam' }],
  ])('%s %j', (status, body, expected) => {
    expect(conclusionOf(answer(status, body), NOW)).toEqual(expected)
  })
})

test('a pin that was made has its id', () => {
  expect(conclusionOf(answer(201, { id: '7' }), NOW)).toEqual({ type: 'accepted', id: '7' })
  expect(conclusionOf(answer(200, { id: '7', more: 1 }), NOW)).toMatchObject({ id: '7' })
  expect(conclusionOf(answer(299, { id: '7'.repeat(100) }), NOW)).toMatchObject({
    type: 'accepted',
  })
})

test('a reason that goes on for ever is cut', () => {
  const cut = conclusionOf(answer(400, { code: 1, message: 'x'.repeat(5_000) }), NOW)
  expect(cut).toEqual({ type: 'refused', reason: 'x'.repeat(300) })
})

test.each([
  ['seconds', { 'retry-after': '90' }, 90_000],
  [
    'retry-after before the network’s own',
    { 'retry-after': '5', 'x-ratelimit-reset': '70' },
    5_000,
  ],
  ['the network’s own', { 'x-ratelimit-reset': '70' }, 70_000],
  ['a date', { 'retry-after': new Date(NOW + 30_000).toUTCString() }, 30_000],
  ['a point in time in seconds', { 'x-ratelimit-reset': String(NOW / 1_000 + 40) }, 40_000],
  ['nothing', {}, 60_000],
  ['a point in time that has passed', { 'x-ratelimit-reset': '1000000001' }, 1_000],
  ['the largest number of seconds', { 'x-ratelimit-reset': '1000000000' }, 86_400_000],
  [
    'what can’t be read, then the other',
    { 'retry-after': 'soon', 'x-ratelimit-reset': '9' },
    9_000,
  ],
  ['an empty one', { 'retry-after': ' ' }, 60_000],
  ['at least a second', { 'retry-after': '0' }, 1_000],
  ['at most a day', { 'retry-after': '9999999' }, 86_400_000],
])('the wait is read from %s', (_name, headers, wait) => {
  expect(waitOf({ headers }, NOW)).toBe(wait)
})
