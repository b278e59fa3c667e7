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
