import { expect, test } from 'vitest'
import { contentFromPages } from './content-from-pages.ts'
import { contentFromText } from './content-from-text.ts'
import { openLanguages } from './languages.ts'

const page = (title: string, ...paragraphs: string[]) =>
  contentFromText({ title, text: paragraphs.join('\n\n'), url: 'https://garden.example/a' })

const shelf = page(
  'A floating shelf',
  'The board is oak.',
  'A plant on a small balcony wants shade.',
)
const balcony = page(
  'Small balcony garden in a day',
  'Choose boxes with a tank for water.',
  'Herbs stand the sun.',
)
const soup = page('Tomato soup', 'Roast the tomatoes on one tray.')

const read = (keyword: string, ...pages: (typeof shelf)[]) =>
  contentFromPages({ keyword, url: '', pages }, openLanguages())

test('a page on the keyword is taken whole, of another page the paragraphs that speak of it', () => {
  const { content, from } = read('small balcony', shelf, balcony, soup)
  expect(from).toBe(2)
  expect(content).toMatchObject({
    title: 'small balcony',
    kind: 'other',
    lang: 'en',
    headings: [
      { text: 'Small balcony garden in a day', at: 0 },
      { text: 'A floating shelf', at: 2 },
    ],
    paragraphs: [...balcony.paragraphs, 'A plant on a small balcony wants shade.'],
  })
})

test('a section whose heading speaks of the keyword is taken with what stands below it', () => {
  const guide = { ...soup, headings: [{ level: 2, text: 'Freezing soup', at: 0 }] }
  expect(read('freezing soup', guide).content.paragraphs).toEqual(soup.paragraphs)
})

test('where no page speaks of it there is nothing to write from', () => {
  expect(read('wedding cake', shelf, balcony, soup)).toMatchObject({
    from: 0,
    content: { kind: 'keyword', paragraphs: [] },
  })
})

test('pages in another language than the best one are left out', () => {
  const german = { ...page('Balkon', 'Small balcony heißt kleiner Balkon.'), lang: 'de' }
  expect(read('small balcony', german, balcony)).toMatchObject({
    from: 1,
    content: { lang: 'en', paragraphs: balcony.paragraphs },
  })
})

test('of very many pages only so much is read as a long article has', () => {
  const many = Array.from({ length: 90 }, () => balcony)
  const { content } = read('small balcony', ...many)
  expect(content.paragraphs).toHaveLength(120)
  expect(content.headings).toHaveLength(60)
})
