import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { titleCandidates } from '../rank/rank-words.ts'
import { understandPage } from '../understand/page-model.ts'
import { ownTitles } from './own-title.ts'
import { pageContent } from '../../../tests/support/words/page-content.ts'

const english = openLanguages()('en')

function modelOf(title: string, sections: readonly string[] = []) {
  const content: PageContent = pageContent({
    title,
    headings: sections.map((text, at) => ({ level: 2, text, at: at + 1 })),
    paragraphs: ['Tiny barns are small.', ...sections.map((text) => `${text} of tiny barns.`)],
  })
  return understandPage(content, english)
}

test('a part of a title that counts anything is no title and no headline', () => {
  const titles = ownTitles(modelOf('Tiny Barns: 25 Useful Tips to Try'))
  const words = titles.flatMap(({ title, headlines }) => [title, ...headlines])
  expect(words).toContain('Tiny Barns: 25 Useful Tips to Try')
  expect(words).not.toContain('25 Useful Tips to Try')
  const topical = ownTitles(modelOf('Live Small: 25 Useful Tips for Tiny Barns'))
  expect(topical.map(({ title }) => title)).toContain('25 Useful Tips for Tiny Barns')
})

test('a page that weighs pros and cons is called no review unless its title says so', () => {
  const reviewsOf = (title: string): string[] =>
    titleCandidates(modelOf(title, ['Pros', 'Cons']))
      .map((candidate) => candidate.title)
      .filter((line) => /review/iu.test(line))
  expect(reviewsOf('The Pros and Cons of Tiny Barn Living')).toEqual([])
  expect(reviewsOf('Tiny Barn Living Review: Pros and Cons').length).toBeGreaterThan(0)
})

test('a part of a title without the topic of its page is no title', () => {
  const titles = ownTitles(modelOf('Tiny Barns: How and When to Start Building', ['Wood', 'Nails']))
  expect(titles.map(({ title }) => title)).toEqual(['Tiny Barns: How and When to Start Building'])
  const named = ownTitles(modelOf('A Small Home: How and When to Build Barns', ['Wood', 'Nails']))
  expect(named.map(({ title }) => title)).toContain('How and When to Build Barns')
})

test('of two whole titles in a long one the half with the topic is the title', () => {
  const first = 'Top 10 Most Desired Tiny Barns of This Year Under $2500'
  const wholeOf = (title: string): string | undefined =>
    ownTitles(modelOf(title, ['Barns']))[0]?.title
  expect(wholeOf(`${first} | The Best Wooden Barns on the Market`)).toBe(first)
  expect(wholeOf(`Top 10 Most Desired Homes Made of Wood This Year | ${first}`)).toBe(first)
})

test('a long title of one thought and a short one of two stay whole', () => {
  const wholeOf = (title: string): string | undefined =>
    ownTitles(modelOf(title, ['Barns']))[0]?.title
  const thought = 'Tiny Barns Step by Step: How to Set Up Your Doors, Windows, Roof and Gutters'
  expect(wholeOf(`${thought} at Home`)).toBe(`${thought} at Home`)
  expect(wholeOf('Top 10 Tiny Barns: The Best Barns to Buy')).toBe(
    'Top 10 Tiny Barns: The Best Barns to Buy',
  )
})
