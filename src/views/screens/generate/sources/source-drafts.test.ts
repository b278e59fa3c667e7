import { expect, test } from 'vitest'
import type { Picture } from '#core/contract/content/templates.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { emptyDrafts, keywordAfter, listAfter, textAfter } from './source-drafts.ts'

const picture = (name: string): Picture =>
  ({ id: testId(name), url: `/media/${name}.jpg`, width: 1000, height: 1500 }) as Picture
const text = {
  ...emptyDrafts.text,
  title: 'Soup',
  text: 'A whole article',
  url: 'https://a.test/',
  pictures: [picture('one')],
  isTried: true,
}
const keyword = {
  ...emptyDrafts.keyword,
  keyword: 'soup',
  url: 'https://a.test/',
  pictures: [picture('one')],
}

test('a form whose source was taken is empty again', () => {
  expect(textAfter(text, text)).toEqual(emptyDrafts.text)
  expect(keywordAfter(keyword, keyword)).toEqual(emptyDrafts.keyword)
  expect(
    listAfter(
      { ...emptyDrafts.feed, text: 'https://a.test/feed' },
      { ...emptyDrafts.feed, text: 'https://a.test/feed' },
    ),
  ).toEqual(emptyDrafts.feed)
})

test('what was typed or uploaded while it was on its way stays', () => {
  expect(
    textAfter(
      { ...text, text: 'The next article', pictures: [picture('one'), picture('two')] },
      text,
    ),
  ).toEqual({ ...emptyDrafts.text, text: 'The next article', pictures: [picture('two')] })
  expect(
    keywordAfter({ ...keyword, keyword: 'bread', pictures: [picture('two')] }, keyword),
  ).toEqual({ ...emptyDrafts.keyword, keyword: 'bread', pictures: [picture('two')] })
  expect(
    listAfter(
      { ...emptyDrafts.feed, text: 'https://b.test/feed', limit: 5 },
      { ...emptyDrafts.feed, text: 'https://a.test/feed' },
    ),
  ).toEqual({ ...emptyDrafts.feed, text: 'https://b.test/feed', limit: 5 })
})
