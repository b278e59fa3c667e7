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

test('short forms with a slash keep their letters in a title, words on both sides get a capital', () => {
  expect(
    [
      'how to drive 50 km/h',
      'pasta w/o cream today',
      'living room w/ plants',
      'loaf/buns for his/her day',
    ].map((text) => title(text)),
  ).toEqual([
    'How to Drive 50 km/h',
    'Pasta w/o Cream Today',
    'Living Room w/ Plants',
    'Loaf/Buns for His/Her Day',
  ])
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

test('small words of a name in the title stay small', () => {
  const { title } = caseOf({ ...page, title: 'Pollo al Ajillo e Limone' }, english)
  expect(title('how to make pollo al ajillo at home')).toBe('How to Make Pollo al Ajillo at Home')
  expect(title('al pastor e limone')).toBe('Al Pastor e Limone')
  expect(caseOf({ ...page, title: 'Pollo Al Ajillo' }, english).title('pollo al ajillo')).toBe(
    'Pollo Al Ajillo',
  )
})

test('models, numerals and abbreviations are spelled as in the running text', () => {
  const paragraphs = [
    'The Canon EOS R6 Mark II and the Fujifilm X-S20 are sold in the U.S. from 9 a.m.',
    'The old EOS R6 takes the same cards as the Sony a7 IV.',
  ]
  const unknown = (word: string): number => (word === 'eos' ? 1 : 0.7)
  const camera = caseOf({ ...page, paragraphs }, { ...english, rarity: unknown })
  expect(camera.title('canon eos r6 mark ii in the u.s.')).toBe('Canon EOS R6 Mark II in the U.S.')
  expect(camera.title('Sony A7 Iv at 9 a.m. for you')).toBe('Sony a7 IV at 9 a.m. for You')
  expect(camera.running('Fujifilm X-S20')).toBe('Fujifilm X-S20')
})

test('headings in capitals say how models and numerals are written, not words', () => {
  const headings = [{ level: 2, text: 'NIKON Z6 MARK III OR 4TH', at: 0 }]
  expect(caseOf({ ...page, headings }, english).title('Nikon z6 Mark Iii or 4th Test')).toBe(
    'Nikon Z6 Mark III or 4th Test',
  )
})

test('a word that the running text shouts keeps no capitals', () => {
  const paragraphs = ['FREE pots for you.', 'Take your FREE pots home.']
  expect(caseOf({ ...page, paragraphs }, english).title('free pots')).toBe('Free Pots')
})

test('both sides of a slash have a capital in a title', () => {
  expect(title('plum loaf/plum buns')).toBe('Plum Loaf/Plum Buns')
  expect(title('rest and/or sleep')).toBe('Rest And/Or Sleep')
})

test('a name has the hyphens that the text of the page gives it', () => {
  const paragraphs = ['The sauce of Bill-fil-A is sweet.', 'I like Bill-fil-A on fries.']
  const cased = caseOf({ ...page, paragraphs }, english)
  expect(cased.title('bill fil a sauce')).toBe('Bill-fil-A Sauce')
  expect(cased.running('Bill Fil A sauce')).toBe('Bill-fil-A sauce')
  expect(caseOf(page, english).title('bill fil a sauce')).toBe('Bill Fil a Sauce')
})
