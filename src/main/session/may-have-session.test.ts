import { expect, test } from 'vitest'
import { mayHaveSession } from './may-have-session.ts'

test.each([
  ['on a first visit', { base: '', user: null, cookies: '' }, false],
  ['with cookies of something else', { base: '', user: null, cookies: 'theme=csrftoken' }, false],
  ['with the cookie of a login', { base: '', user: null, cookies: 'a=b; csrftoken=c' }, true],
  ['with a user of before', { base: '', user: { id: 'ada' }, cookies: '' }, true],
  ['of another origin', { base: 'https://api.example.com', user: null, cookies: '' }, true],
])('%s, there may be a session: %j, %j', (_where, { base, user, cookies }, expected) => {
  const may = mayHaveSession({ api_base_url: base }, { read: () => user }, () => cookies)
  expect(may()).toBe(expected)
})

test('the cookie and the user are looked for when it is asked', () => {
  let cookies = ''
  const may = mayHaveSession({ api_base_url: '' }, { read: () => null }, () => cookies)
  expect(may()).toBe(false)
  cookies = 'csrftoken=c'
  expect(may()).toBe(true)
})
