import { expect, test } from 'vitest'
import { pathOf } from './failures.ts'

test.each([
  ['/api/accounts/?token=secret', '/api/accounts/'],
  [`/calendar-feed/${'aB3_-'.repeat(8)}xyz.ics`, '/calendar-feed/….ics'],
  [
    '/api/accounts/01a21871-40f7-720f-a158-9583d1fc5594/boards/',
    '/api/accounts/01a21871-40f7-720f-a158-9583d1fc5594/boards/',
  ],
  [
    '/blog/how-to-make-pins-that-people-really-want-to-save',
    '/blog/how-to-make-pins-that-people-really-want-to-save',
  ],
])('%s is %s in the log', (url, logged) => {
  expect(pathOf({ url })).toBe(logged)
})
