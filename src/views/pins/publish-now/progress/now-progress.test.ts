import { expect, test } from 'vitest'
import { applyPinEvent, emptyBook } from '#core/pins/book/pin.reducer.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { timeNow } from '#core/schedule/time-now.ts'
import { nowProgress } from './now-progress.ts'

const at = Date.parse('2026-11-27T12:04:10Z')

type State = 'planned' | 'published' | 'failed'

function bookOf(...states: readonly (readonly [string, State, string?])[]) {
  const pins = states.map(([name, state, url]) =>
    pin(name, {
      status: 'scheduled',
      publications: [
        {
          ...timeNow(name === 'later' ? at + 1 : at, 'UTC'),
          id: testId(name),
          board_id: testId('soups'),
          state,
          ...(url !== undefined && { url }),
        },
      ],
    }),
  )
  return applyPinEvent(emptyBook(testAccount), { type: 'pins.loaded', data: { pins } })
}

const idsOf = (...names: readonly string[]) => new Set(names.map((name) => testId(name)))

test('what waits for a rule or is planned for another instant is not counted', () => {
  const book = bookOf(['a', 'planned'], ['held', 'planned'], ['later', 'planned'])
  expect(nowProgress(book, { at, held: idsOf('held') })).toMatchObject({ count: 1 })
})

test('one alone has its address once it is published', () => {
  expect(nowProgress(bookOf(['a', 'planned']), { at })).toEqual({
    count: 1,
    published: 0,
    failed: 0,
    url: null,
  })
  const url = 'https://www.pinterest.com/pin/1/'
  expect(nowProgress(bookOf(['a', 'published', url], ['later', 'planned']), { at })).toEqual({
    count: 1,
    published: 1,
    failed: 0,
    url,
  })
})

test('of several none has an address', () => {
  const url = 'https://www.pinterest.com/pin/1/'
  const book = bookOf(['a', 'published', url], ['b', 'failed'], ['c', 'planned'])
  expect(nowProgress(book, { at })).toEqual({
    count: 3,
    published: 1,
    failed: 1,
    url: null,
  })
})
