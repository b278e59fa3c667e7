import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { isOnTitle } from './first-sentence.ts'

const languages = openLanguages()

function isFit(text: string, page: Partial<PageContent> = {}, isWritten = false): boolean {
  const content: PageContent = {
    url: 'https://home.example/linen-bag',
    title: 'Linen Market Bag',
    site_name: 'Needle & Home',
    description: '',
    kind: 'other',
    lang: 'en',
    headings: [],
    paragraphs: [],
    facts: [],
    pictures: [
      {
        address: 'https://home.example/bag.jpg',
        alt: '',
        width: null,
        height: null,
        from: 'article',
      },
    ],
    ...page,
  }
  const model = understandPage(content, languages(content.lang))
  return isOnTitle({ text, section: null, isWritten }, content.title, model)
}

test('a first sentence with a word of the title is fit, whatever follows', () => {
  expect(isFit('This bag holds twelve apples. We use it each day.')).toBe(true)
  expect(isFit('We moved to the coast last year. The bag is made of linen.')).toBe(false)
  expect(isFit('The coast is far from everything. The bag is made of linen.')).toBe(false)
})

test('a first sentence in the first person is fit only as a question of the reader', () => {
  expect(isFit('I sewed this linen bag for my sister.')).toBe(false)
  expect(isFit('Which bag carries my shopping? Linen holds most.')).toBe(true)
  const cat = { lang: 'de', title: 'Katzenlaufrad: Größe' }
  expect(isFit('Welche Größe passt zu meiner Katze?', cat)).toBe(true)
  expect(isFit('Ich habe die Größe bei meiner Katze gemessen.', cat)).toBe(false)
})

test('a first sentence of more than 170 characters is not fit', () => {
  const long = `This bag ${'is made of linen and '.repeat(8)}holds apples.`
  expect(long.length).toBeGreaterThan(170)
  expect(isFit(long)).toBe(false)
})

test('what a person typed, and a page without pictures, are taken as they are', () => {
  expect(isFit('We moved to the coast.', { is_typed: true })).toBe(true)
  expect(isFit('We moved to the coast.', { pictures: [] })).toBe(true)
})

test('a summary that was written for the page may name it later and speak for its author', () => {
  const page = {
    description: 'Stop carrying plastic. Our guide shows how to sew a linen bag in an hour.',
    paragraphs: ['Cut two pieces of cloth and fold them.'],
  }
  const text = page.description
  expect(isFit(text, page)).toBe(false)
  expect(isFit(text, page, true)).toBe(true)
  const leaning = {
    ...page,
    description: 'It folds flat. Learn how to sew a linen bag in an hour.',
  }
  expect(isFit(leaning.description, leaning, true)).toBe(false)
  const praise = {
    ...page,
    description: 'An easy and quick thing to make, they say.',
    title: 'Easy Bag',
  }
  expect(isFit(praise.description, praise, true)).toBe(false)
  const trends = {
    title: 'The Top 25 Hosting Trends',
    headings: [{ level: 2, text: 'Bold color mixes', at: 0 }],
  }
  const onTrends = 'Guests see bold color and fresh florals on each table.'
  const described = {
    ...trends,
    description: onTrends,
    paragraphs: ['Mix bold color with fresh florals for the table.'],
  }
  expect(isFit(onTrends, described, true)).toBe(true)
  expect(isFit(onTrends, described)).toBe(false)
  expect(isFit(`The bag ${'is made of linen and '.repeat(8)}lasts.`, page, true)).toBe(true)
})

test('a summary of a recipe that says "this recipe" names its dish', () => {
  const text = 'This soft, fruity recipe is loved by all, and can be made without nuts.'
  const page = { description: text, title: 'Harlow Kuchen', kind: 'recipe' as const }
  expect(isFit(text, page, true)).toBe(true)
  expect(isFit(text, { ...page, kind: 'story' as const }, true)).toBe(false)
})

test('a description below a task speaks of it, in any form of its word', () => {
  const under = (title: string, text: string, lang: string): boolean => isFit(text, { title, lang })
  const beets = 'Rote Bete lagern: So klappt es'
  expect(under(beets, 'Rote Bete hat dunkle Blätter mit roten Adern.', 'de')).toBe(false)
  expect(under(beets, 'Rote Bete braucht ein kühles Lager mit feuchtem Sand.', 'de')).toBe(true)
  const knife = 'How to Clean a Bread Knife'
  expect(under(knife, 'A bread knife has long waves along its edge.', 'en')).toBe(false)
  expect(under(knife, 'A bread knife stays clean behind a wooden guard.', 'en')).toBe(true)
  expect(under('Water Bottles of Steel', 'Steel bottles keep tea warm.', 'en')).toBe(true)
  expect(under('Bread Knives of the North', 'Bread knives have long waves.', 'en')).toBe(true)
  const figs = 'Comment sécher les figues'
  expect(under(figs, 'Les figues mûrissent à la fin de l’été.', 'fr')).toBe(false)
  expect(under(figs, 'Les figues sèchent en trois jours au soleil.', 'fr')).toBe(true)
  const garlic = 'Cómo plantar los ajos en casa'
  expect(under(garlic, 'Los ajos tienen muchas variedades de color morado.', 'es')).toBe(false)
  expect(under(garlic, 'Los ajos se plantan en otoño con la punta arriba.', 'es')).toBe(true)
})

test('a Spanish author is named by the verb alone', () => {
  const page = { lang: 'es', title: 'Bolsa de lino' }
  expect(isFit('Compré esta bolsa de lino en la feria del pueblo.', page)).toBe(false)
  expect(isFit('He llenado la bolsa de lino con doce manzanas.', page)).toBe(false)
  expect(isFit('Esta bolsa de lino lleva doce manzanas.', page)).toBe(true)
})

test('a short question may leave the name to the sentence that answers it', () => {
  expect(isFit('Need something to carry apples? This bag holds twelve.')).toBe(true)
  expect(isFit('Need something to carry apples? A sack holds twelve.')).toBe(false)
  const long =
    'Who of all those that shop in the old town on a long Saturday morning in May needs it?'
  expect(isFit(`${long} This bag holds twelve apples.`)).toBe(false)
})

test('the written summary of a recipe may name the kind of dish instead of the dish', () => {
  const line = 'This soft, chewy, garlicky Indian flatbread is easy to make on any evening.'
  expect(isFit(line, { title: 'Homemade Naan', kind: 'recipe' }, true)).toBe(true)
  expect(isFit(line, { title: 'Homemade Naan', kind: 'recipe' })).toBe(false)
  expect(isFit(line, { title: 'Homemade Naan' }, true)).toBe(false)
})

test('a dish that the recipe is only served with does not name its dish', () => {
  const isWritten = (text: string): boolean =>
    isFit(text, { title: 'Homemade Naan', kind: 'recipe' }, true)
  expect(isWritten('Serve it with a green salad on any warm evening of the week.')).toBe(false)
  expect(isWritten('Serve it warm with this creamy lentil soup on any evening.')).toBe(false)
  expect(isWritten('Nothing goes better beside a hearty lentil stew on a cold day.')).toBe(false)
  expect(isWritten('A soft and chewy flatbread for any evening of the week.')).toBe(true)
  expect(isWritten('It’s a soft, chewy flatbread for any evening of the week.')).toBe(true)
  expect(isWritten('Serve this soft, chewy flatbread with lentils on any evening.')).toBe(true)
  expect(isWritten('With this soft, chewy flatbread, dinner is easy on any evening.')).toBe(true)
})
