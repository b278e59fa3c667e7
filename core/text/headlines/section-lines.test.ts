import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { pageContent } from '../../../tests/support/words/page-content.ts'
import { understandPage } from '../understand/page-model.ts'
import { writePins } from '../write-pins.ts'
import { halfOfTitle, sectionLines, topicKicker } from './section-lines.ts'

const languageOf = openLanguages()

const sentence =
  'The garden pond needs clean water, and a garden pond with plants stays clean by itself all year.'
const text = `${sentence} Fill the garden pond slowly. ${sentence} Leave the garden pond for a week. ${sentence}`

/** Each with sentences of its own. */
const textOf = (heading: string): string =>
  `For ${heading.toLowerCase()}, ${text.toLowerCase()} The ${heading.toLowerCase()} of the garden pond comes before the rest, and it takes a day.`

function page(title: string, headings: string[], more: Partial<PageContent> = {}): PageContent {
  return pageContent({
    title,
    headings: headings.map((heading, at) => ({ level: 2, text: heading, at })),
    paragraphs: headings.length === 0 ? [text] : headings.map(textOf),
    ...more,
  })
}

const linesOf = (content: PageContent): string[] => sectionLines(content, languageOf(content.lang))

const pond = ['Dig the Hole First', 'Choose Plants for Shade', 'Keep the Water Clear', 'FAQs']
const howTo = page('How to Build a Garden Pond', pond, { kind: 'how_to' })

test('the steps of a how-to are headlines under the name of what they are for', () => {
  expect(linesOf(howTo)).toEqual(pond.slice(0, 3))
  const asked = {
    content: { ...howTo, description: sentence },
    interest: 'garden pond',
    language: languageOf('en'),
  }
  const pins = writePins({ ...asked, count: 12, taken: [], seed: 'a' })
  const step = pins.find(({ headline }) => headline === 'Dig the Hole First')
  expect(step?.kicker).toMatch(/Garden Pond/u)
  expect(new Set(pins.map(({ headline }) => headline)).size).toBeGreaterThanOrEqual(7)
})

test.each([
  ['en', '6 Garden Ponds for Small Yards That Stay Clean', '6 Garden Ponds'],
  ['de', '6 Gartenteiche für kleine Gärten', '6 Gartenteiche'],
  ['es', '6 estanques para jardines pequeños', '6 estanques'],
  ['fr', '6 bassins pour petits jardins', '6 bassins'],
])('above an entry of a list in %s is what "%s" counts', (lang, title, kicker) => {
  const content = page(title, ['Nordic Stone', 'Round Barrel'], { lang, kind: 'list' })
  expect(topicKicker(understandPage(content, languageOf(lang)))).toBe(kicker)
  expect(linesOf(content)).toContain('Nordic Stone')
})

test.each([
  ['a label', 'Final Thoughts'],
  ['what was found', 'The Results'],
  ['a note of the author', 'What I Love About Ponds'],
  ['a name and a year', 'Ponds in 2019'],
  ['a line that leads elsewhere', 'More Like This'],
  ['a half of a sentence', 'When You Start a Pond'],
  ['two parts', 'Pond: The Liner'],
  ['a word twice', 'Water, Water, Water'],
  ['an aim', 'To Fill the Pond'],
  ['an offer', 'Save Hundreds on Pond Liners'],
  ['a name with its number', 'Orlo 6'],
])('%s is no headline', (_, heading) => {
  const content = page('How to Build a Garden Pond', [...pond, heading], { kind: 'how_to' })
  expect(linesOf(content)).not.toContain(heading)
})

test('a recipe, news and a story of other things have no such lines', () => {
  expect(linesOf({ ...howTo, kind: 'recipe' })).toEqual([])
  const told = ['A Cold Morning', 'Nora Comes Home', 'The Long Way']
  expect(linesOf(page('Letters From Home', told))).toEqual([])
})

test.each([
  ['Garden Pond: Plants That Keep It Clean', 'Plants That Keep It Clean'],
  ['Garden Pond – So Many Plants to Choose', 'So Many Plants to Choose'],
  ['Garden Pond: A Guide', undefined],
  ['Garden Pond: Save Hundreds on Liners', undefined],
  ['Garden Pond: In the Shade', undefined],
  ['Long Letters: Plants That Keep It Clean', undefined],
  ['Garden Pond', undefined],
  ['Garden Pond: Part One: The Plants', undefined],
])('of "%s" the half below its topic is %s', (title, line) => {
  expect(halfOfTitle(page(title, []), languageOf('en'))?.line).toBe(line)
})
