import { expect, test } from 'vitest'
import type { Pin } from '#core/contract/pins.contract.ts'
import { topicOf } from './board-topic.ts'

// Only the interest and the page are looked at.
const pin = (interest: string | null, page_id: string) =>
  ({ page_id, interest: interest === null ? null : { id: interest, interest } }) as unknown as Pin

test('the topic of many pins is the interest that most of them have', () => {
  expect(topicOf([pin('soup', 'p1'), pin('bread', 'p2'), pin('bread', 'p3')])).toEqual({
    interest: 'bread',
    pageId: 'p2',
  })
  expect(topicOf([pin('soup', 'p1'), pin('bread', 'p2')])).toEqual({
    interest: 'soup',
    pageId: 'p1',
  })
})

test('pins without an interest have no topic', () => {
  expect(topicOf([pin(null, 'p1')])).toBeUndefined()
  expect(topicOf([])).toBeUndefined()
})
