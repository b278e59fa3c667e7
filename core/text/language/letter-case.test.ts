import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from './language.ts'
import { caseOf, lowerStart } from './letter-case.ts'

const english: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: () => [],
  stem: (word) => word,
  isStopWord: () => false,
  rarity: () => 0.7,
}
const page: PageContent = {
  url: '',
  title: '',
  site_name: '',
  description: '',
  kind: 'list',
  lang: 'en',
  headings: [],
  paragraphs: [
    'Aloe Vera can make cats ill.',
    'Snake Plant is the worst.',
    'Fly to Lisbon on a small garden path with ideas.',
  ],
  facts: [],
  pictures: [],
}
const { running, title } = caseOf(page, english)

test('a name of two words keeps or loses both capitals', () => {
  expect(
    ['Aloe Vera', 'Snake Plant', 'Small Garden Ideas', 'Lisbon Travel Guide'].map(running),
  ).toEqual(['Aloe Vera', 'Snake Plant', 'small garden ideas', 'Lisbon travel guide'])
})

test('both sides of an en dash have a capital in a title', () => {
  expect(title('plum–ginger and fig–walnut tart')).toBe('Plum–Ginger and Fig–Walnut Tart')
})

test('German words in an English line stay as they are', () => {
  expect(title('Kräutergarten auf der Fensterbank')).toBe('Kräutergarten auf der Fensterbank')
  expect(title('how to build a shelf')).toBe('How to Build a Shelf')
})

test('a name in mid sentence begins small, and an acronym stays', () => {
  expect(lowerStart('Tortilla de patatas')).toBe('tortilla de patatas')
  expect(lowerStart('DIY en casa')).toBe('DIY en casa')
})

test('English capitals of a French title follow the running text', () => {
  const paragraphs = ['Des flocons d’avoine pour le matin, et une cuisine healthy.']
  const french = caseOf({ ...page, lang: 'fr', paragraphs }, { ...english, lang: 'fr' })
  expect(french.running('Gaufres HEALTHY aux Flocons d’Avoine')).toBe(
    'Gaufres healthy aux flocons d’avoine',
  )
  expect(french.running('Balade à Flocons')).toBe('Balade à Flocons')
})

test('a name that the language does not know keeps its capital', () => {
  const rare = { ...english, rarity: () => 1 }
  const paragraphs = ['The book of Velinghi’s shop is on the shelf.', 'Tags: velinghi']
  expect(caseOf({ ...page, paragraphs }, rare).running('Velinghi Beans')).toBe('Velinghi beans')
})

test('a possessive name keeps its capital', () => {
  const paragraphs = ['Bake the tart of Velinghi today.', 'It is the book of Velinghi and his.']
  expect(caseOf({ ...page, paragraphs }, english).running('Velinghi’s Tart')).toBe(
    'Velinghi’s tart',
  )
})

test('a Spanish title in capitals keeps those of its names', () => {
  const content = { ...page, lang: 'es', paragraphs: ['Tres días bastan para ver Sevilla.'] }
  const { running } = caseOf(content, { ...english, lang: 'es' })
  expect(running('Cómo Recorrer Sevilla Gastando la Mitad')).toBe(
    'Cómo recorrer Sevilla gastando la mitad',
  )
})

test('a single letter keeps its capital, an article does not', () => {
  expect(['Vitamin C Serum', 'A/B Test', 'A Cake'].map(running)).toEqual([
    'vitamin C serum',
    'A/B test',
    'a cake',
  ])
})

test('a French dish keeps its particle in lower case and the capitals of its page', () => {
  expect(title("duck a l'orange")).toBe("Duck a l'orange")
  expect(title('How to make duck à l’Orange at home')).toBe('How to Make Duck à l’Orange at Home')
  expect(title("l'orange cake")).toBe("L'orange Cake")
})
