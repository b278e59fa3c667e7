import { expect, test } from 'vitest'
import type { PageFact } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../languages.ts'
import { withoutSiteTags, type TagGround } from './site-tags.ts'

const ground: TagGround = {
  url: 'https://www.evening-globe.co.uk/pumpkins',
  siteName: 'The Evening Globe',
  title: 'Giant Pumpkins for a Small Garden',
  text: 'Giant pumpkins need compost and sun. The BBC filmed ours, a Goliath 500.',
  language: openLanguages()('en'),
}
const tag = (value: string): PageFact => ({ name: 'author_keyword', value, from: 'json_ld' })
const keywordsOf = (tags: readonly string[], patch: Partial<TagGround> = {}): string[] =>
  withoutSiteTags(tags.map(tag), { ...ground, ...patch }).map(({ value }) => value)

test.each([
  '@post-id:1913719',
  'Section: News',
  'type-post',
  'channel_other',
  '/article',
  'natl-feed',
  'tc',
  'XRT900UK',
  '28.10.2023',
  'serversidehawk',
  'uncategorized',
  'giant pumpkins are growing in ever more gardens of the west country this autumn',
])('drops the tag %s', (value) => {
  expect(keywordsOf([value])).toEqual([])
})

test.each(['giant pumpkins', 'gluten-free', 'pie', 'autumn', 'BBC', 'goliath 500', 'keto bread'])(
  'keeps %s',
  (value) => {
    expect(keywordsOf([value])).toEqual([value])
  },
)

test('drops the name of the site, with its domain and before a word', () => {
  expect(keywordsOf(['the evening globe', 'Evening-Globe', 'The Evening Globe exclusive'])).toEqual(
    [],
  )
  const about = { title: 'The Evening Globe Crossword, Solved' }
  expect(keywordsOf(['The Evening Globe crossword'], about)).toHaveLength(1)
})

test('keeps a tag that only begins with the letters of the name', () => {
  expect(keywordsOf(['purée soup'], { siteName: 'Pure', url: 'https://pure.example/' })).toEqual([
    'purée soup',
  ])
})

test('reads slugs and marked tags as words', () => {
  expect(keywordsOf(['#pumpkins', 'giant-pumpkins', 'grow-your-own'])).toEqual([
    'pumpkins',
    'giant pumpkins',
    'grow your own',
  ])
})

test('leaves other facts as they are', () => {
  const facts: PageFact[] = [{ name: 'list_item', value: 'type-post', from: 'json_ld' }]
  expect(withoutSiteTags(facts, ground)).toEqual(facts)
})
