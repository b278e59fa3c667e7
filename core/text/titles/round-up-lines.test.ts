import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { moreHeadlines } from '../headlines/more-headlines.ts'
import { titleCandidates } from '../rank/rank-words.ts'
import { understandPage } from '../understand/page-model.ts'

const english = openLanguages()('en')
const TEXT = 'A camping hammock keeps you off wet ground, and camping in a hammock is quiet.'

/** Different sentences for each section. */
const textOf = (at: number): string =>
  [1, 2, 3, 4]
    .map((day) => `The camping hammock number ${at} dried within ${day + at} hours of heavy rain.`)
    .join(' ')

function page(title: string, headings: readonly string[]): PageContent {
  return {
    url: 'https://site.example/a',
    title,
    site_name: 'Site',
    description: '',
    kind: 'story',
    lang: 'en',
    headings: headings.map((text, at) => ({ level: 2, text, at: at + 1 })),
    paragraphs: [TEXT, ...headings.map((_, at) => textOf(at))],
    facts: [],
    pictures: headings.map((alt) => ({
      address: `https://site.example/${alt}.jpg`,
      alt,
      width: null,
      height: null,
      from: 'article' as const,
    })),
  }
}

function linesOf(content: PageContent): string[] {
  const titles = titleCandidates(understandPage(content, english))
  const own = titles.flatMap(({ title, headlines }) => [title, ...headlines])
  return [...own, ...moreHeadlines(content, english)]
}

test('no line on a round-up names one of its products, and one on choosing stays', () => {
  const headings = ['Orlo Camping Hammock', 'How to Choose a Camping Hammock', 'Vessa Hammock Tarp']
  const lines = linesOf(page('Best Camping Hammocks of 2026', headings))
  expect(lines).toContain('How to Choose a Camping Hammock')
  expect(lines.filter((line) => /orlo|tarp/iu.test(line))).toEqual([])
})

test('a round-up that was tested reviews no single product', () => {
  const headings = ['Orlo Hammock', 'Verdict', 'Pros', 'Cons']
  const lines = linesOf(page('Best Camping Hammock: Reviewed, Tested and Compared', headings))
  expect(
    lines.filter((line) => /^camping hammock review|the camping hammock/iu.test(line)),
  ).toEqual([])
})
