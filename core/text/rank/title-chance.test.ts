import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { writePins } from '../write-pins.ts'
import { rankTitles, titleCandidates } from './rank-words.ts'

const english = openLanguages()('en')

const page = (title: string, more: Partial<PageContent> = {}): PageContent => ({
  url: 'https://site.example/a',
  title,
  site_name: 'Site',
  description: '',
  kind: 'story',
  lang: 'en',
  headings: [],
  paragraphs: [
    'A quilted bag holds all the diapers of a day, and the bag folds flat in a drawer.',
    'Sew the pockets of the diaper bag first, then line the diaper bag with soft cotton.',
  ],
  facts: [],
  pictures: [{ address: '/a.jpg', alt: '', width: 900, height: 1200, from: 'article' }],
  ...more,
})

function chanceOf(content: PageContent): number {
  const model = understandPage(content, english)
  return rankTitles(model, titleCandidates(model))[0]?.chance ?? 0
}

const written = (content: PageContent): number =>
  writePins({ content, interest: '', count: 12, taken: [], seed: 'a', language: english }).length

test('a title that the text means ranks above one that it does not', () => {
  const meant = chanceOf(page('A Quilted Diaper Bag With Pockets'))
  expect(meant).toBeGreaterThan(chanceOf(page('A Wonderful Feeling on a Monday')))
  expect(meant).toBeGreaterThan(chanceOf(page('Gotta Feeling')))
})

test('a short page whose only title says nothing of it gives no pins, unless a person typed it', () => {
  expect(written(page('A Quilted Diaper Bag With Pockets'))).toBe(12)
  expect(written(page('I Gotta Feeling'))).toBe(0)
  expect(written(page('I Gotta Feeling', { is_typed: true }))).toBe(12)
})

test('a long text keeps its own title, and filler does not', () => {
  const gigs = Array.from(
    { length: 20 },
    (_, at) =>
      `Hall ${at + 1} of the town was full when the band came on stage, and all were singing.`,
  )
  const filler = 'Understanding gigs is crucial for several reasons, and it helps you every day.'
  const onGigs = (paragraphs: string[]): PageContent => page('I Gotta Feeling', { paragraphs })
  expect(written(onGigs(gigs))).toBe(12)
  expect(written(onGigs(gigs.slice(0, 10)))).toBe(0)
  expect(written(onGigs([...gigs, filler]))).toBe(0)
  expect(written({ ...onGigs(gigs), pictures: [] })).toBe(0)
})

test('the chance of a heading is limited', () => {
  const content = page('A Quilted Diaper Bag With Pockets', {
    headings: [{ level: 2, text: 'How to line a quilted diaper bag with pockets', at: 0 }],
  })
  const model = understandPage(content, english)
  const lines = rankTitles(model, titleCandidates(model)).filter(({ entry }) => entry.section)
  expect(lines.map(({ entry }) => entry.id)).toEqual(['own-line'])
  expect(lines.every(({ chance }) => chance <= 0.8)).toBe(true)
})
