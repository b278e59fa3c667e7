import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { pageContent } from '../../../tests/support/words/page-content.ts'
import { understandPage } from '../understand/page-model.ts'
import { writePins } from '../write-pins.ts'
import { isGeneric, losesGuide } from './generic-lines.ts'

const english = openLanguages()('en')
const text = (line: string): string[] => Array.from({ length: 4 }, () => line)

const modelOf = (title: string, paragraphs: string[]): ReturnType<typeof understandPage> =>
  understandPage(pageContent({ title, kind: 'story', paragraphs }), english)

test('a part of a title that names no topic is generic, the topic and the whole title are not', () => {
  const model = modelOf("Worm Bins 101: A Beginner's Guide", text('Worm bins need wet leaves.'))
  const isOfAny = (line: string): boolean => isGeneric(line, model)
  expect(
    ["Beginner's Guide", 'Tips and Tricks', 'Everything You Need to Know'].map(isOfAny),
  ).toEqual([true, true, true])
  expect(
    ['Worm Bins 101', "Worm Bins 101: A Beginner's Guide", 'Guide to Worms'].map(isOfAny),
  ).toEqual([false, false, false])
})

test('the name of a column is generic where the page says one of its words nowhere else', () => {
  const title = 'Shelf Parade: Plum Jam, Quince Jelly & More'
  const model = modelOf(title, text('Plum jam and quince jelly are on the shelf.'))
  expect(isGeneric('Shelf Parade', model)).toBe(true)
  const other = modelOf(title, text('The parade of jam on my shelf has plum jam.'))
  expect(isGeneric('Shelf Parade', other)).toBe(false)
})

test('a name before "guide" of a short title loses the guide', () => {
  const model = modelOf('Orchid Window Guide: Low Light', text('An orchid window has low light.'))
  expect(losesGuide('Orchid Window', model)).toBe(true)
  expect(losesGuide('Orchid Window Guide', model)).toBe(false)
})

test('a part that says "guide" is no name of a column', () => {
  const model = modelOf('Orchid Window Guide: Low Light', text('An orchid window has low light.'))
  expect(isGeneric('Orchid Window Guide', model)).toBe(false)
})

test('no picture has a generic half of its title, or the name of a column', () => {
  const bins = pageContent({
    title: "Worm Bins 101: A Beginner's Guide",
    description: 'Worm bins turn kitchen scraps into compost in three months, also on a balcony.',
    kind: 'list',
    paragraphs: text(
      'Worm bins turn scraps into compost. A beginner starts worm bins with wet leaves, and a guide helps.',
    ),
  })
  const jams = pageContent({
    title: 'Shelf Parade: Plum Jam, Quince Jelly, & More',
    description: 'Plum jam and quince jelly of the week, and where to buy them.',
    paragraphs: text('Plum jam and quince jelly are on the shelf. This week we have plum jam.'),
  })
  const headlinesOf = (content: PageContent): string[] =>
    writePins({
      content,
      interest: 'gifts',
      count: 6,
      taken: [],
      seed: 'a',
      language: english,
    }).map(({ headline }) => headline)
  const headlines = [...headlinesOf(bins), ...headlinesOf(jams)]
  expect(headlines).toHaveLength(12)
  for (const headline of headlines) expect(headline).toMatch(/worm bin|plum jam/iu)
})
