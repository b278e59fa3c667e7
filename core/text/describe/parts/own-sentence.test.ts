import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../../understand/page-model.ts'
import { withCalmSubject } from './own-sentence.ts'

const languages = openLanguages()

function calm(
  text: string,
  { title = 'Plum Crumble Bars', lang = 'en', paragraphs = [] as string[] } = {},
): string {
  const content: PageContent = {
    url: 'https://kitchen.example/a',
    title,
    site_name: 'Kitchen',
    description: '',
    kind: 'recipe',
    lang,
    headings: [],
    paragraphs,
    facts: [],
    pictures: [],
  }
  return withCalmSubject(text, understandPage(content, languages(lang)))
}

test('a chain of the subject without end is read in one pass', () => {
  const chain = Array.from({ length: 200 }, () => 'bars').join('-')
  expect(calm(`Lemon ${chain}-x`, { title: 'Lemon Bars' })).toBe(`Lemon ${chain}-x`)
})

test('the subject is written small inside a sentence, with the praise before it', () => {
  expect(calm('These Easy Plum Crumble Bars keep for a week.')).toBe(
    'These easy plum crumble bars keep for a week.',
  )
  expect(calm('Bake the Plum Crumble Bars Recipe twice.')).toBe(
    'Bake the plum crumble bars recipe twice.',
  )
})

test('what is called a recipe in the capitals of a title is written small', () => {
  expect(calm('This is our favorite Healthy Greek Supper Recipe of the year.')).toBe(
    'This is our favorite healthy Greek supper recipe of the year.',
  )
})

test('a word that the page writes small loses its capital within a sentence', () => {
  const text = 'It is garnished with Olives and Greek Feta Cheese.'
  expect(calm(text, { paragraphs: ['Chop the olives and the feta.'] })).toBe(
    'It is garnished with olives and Greek Feta Cheese.',
  )
  expect(calm(text)).toBe(text)
})

test('two words before their noun lose their capitals where the page writes both small', () => {
  const text = 'Serve it with Orange Walnut sauce on a Greek Walnut salad.'
  const paragraphs = ['Crush the walnut.', 'Squeeze an orange.']
  expect(calm(text, { paragraphs })).toBe(
    'Serve it with orange walnut sauce on a Greek walnut salad.',
  )
  expect(calm(text)).toBe(text)
})

test('a name keeps its capital where the page writes the same word small', () => {
  const paragraphs = ['Add the rose water to the turkey. Roast the turkey with olives.']
  const text = 'My friend Rose brought a sauce from Turkey that day.'
  expect(calm(text, { paragraphs })).toBe(text)
  const other = 'Later we met Rose again.'
  expect(calm(other, { paragraphs: [...paragraphs, `We cook with Rose. ${other}`] })).toBe(other)
  const garnish = 'It is garnished with Olives and more.'
  expect(calm(garnish, { paragraphs: [...paragraphs, garnish] })).toBe(
    'It is garnished with olives and more.',
  )
})

test('a sentence keeps the capital of its start, and names keep theirs', () => {
  expect(calm('Plum Crumble Bars are good. Crumble Bars freeze well.')).toBe(
    'Plum crumble bars are good. Crumble bars freeze well.',
  )
  expect(calm('Serve Greek Walnut Cake on a plate.', { title: 'Greek Walnut Cake' })).toBe(
    'Serve Greek walnut cake on a plate.',
  )
})

test('what the page writes small stays small, whatever its title has', () => {
  const text = 'A cross-stitch garden cushion in linen.'
  expect(calm(text, { title: 'Cross-Stitch Garden Cushion' })).toBe(text)
})

test('German writes its nouns with capitals', () => {
  const text = 'Diese Pflaumen Schnitten halten lange.'
  expect(calm(text, { title: 'Pflaumen Schnitten', lang: 'de' })).toBe(text)
})

test('Spanish and French names are small', () => {
  expect(
    calm('Una receta de Tarta de ciruelas con nata.', { title: 'Tarta de ciruelas', lang: 'es' }),
  ).toBe('Una receta de tarta de ciruelas con nata.')
})

test('the subject in another number, and praise of the title, are written small too', () => {
  expect(calm('A Plum Crumble Bar is a fine thing.')).toBe('A plum crumble bar is a fine thing.')
  expect(calm('This Plum Crumble Bars Oven Dinner is fine.')).toBe(
    'This plum crumble bars oven dinner is fine.',
  )
  expect(calm('Try our Tender Plum Cakes.', { title: 'Tender Plum Cake' })).toBe(
    'Try our tender plum cakes.',
  )
})

test('a number and its unit, and a degree, take a hyphen before a noun', () => {
  expect(calm('Baked under a high heat broiler for an easy 20 minute recipe.')).toBe(
    'Baked under a high-heat broiler for an easy 20-minute recipe.',
  )
  const apart = 'Bake them over a high heat until golden, in 20 minutes or 1 hour at most.'
  expect(calm(apart)).toBe(apart)
})

test('a small word of the subject makes no tail of the name behind it', () => {
  const text = 'It is a Catholic tradition of the valley.'
  expect(calm(text, { title: 'Soup for a Crowd' })).toBe(text)
})

test('before a vowel "a" is "an"', () => {
  expect(calm('A umami glaze and a even crumb make a unique tart.')).toBe(
    'An umami glaze and an even crumb make a unique tart.',
  )
})

test('the name of a song keeps its capitals', () => {
  const text = 'These bars are named for the song Plum Crumble Bars of a singer.'
  expect(calm(text)).toBe(text)
})

test('a German adjective is small where the title has it small inside', () => {
  const title = 'Wie du innere Ruhe findest'
  expect(calm('Hier steht, was Innere Ruhe ist.', { title, lang: 'de' })).toBe(
    'Hier steht, was innere Ruhe ist.',
  )
  const noun = 'Hier steht, was Stille Ruhe ist.'
  expect(calm(noun, { title, lang: 'de' })).toBe(noun)
})
