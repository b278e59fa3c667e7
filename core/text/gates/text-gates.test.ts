import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language/language.ts'
import { descriptionFaults, groundOf, titleFaults } from './text-gates.ts'

const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: () => [],
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => ['the', 'a', 'and', 'with', 'in', 'for'].includes(word),
  rarity: () => 0.7,
}
const page = (patch: Partial<PageContent> = {}): PageContent => ({
  url: '',
  title: 'Plum cake',
  site_name: 'Oven',
  description: '',
  kind: 'story',
  lang: 'en',
  headings: [],
  paragraphs: ['Plum cake bakes for 40 minutes until the crumble turns brown.'],
  facts: [],
  pictures: [],
  ...patch,
})
const codes = (title: string, content = page()): string[] =>
  titleFaults(title, groundOf(content, plain)).map((fault) => fault.code)

test('an address is no title', () => {
  expect(codes('p/cake')).toContain('start')
  expect(codes('P/cake')).toContain('start')
})

test('a title of the page passes', () => {
  expect(codes('Plum Cake in 40 Minutes')).toEqual([])
})

test.each([
  ['Vegan Plum Cake', 'grounding'],
  ['Plum Cake in 15 Minutes', 'grounding'],
  ['Plum Plum Cake', 'repeated_word'],
  ['Plum Cake and Brown Cakes', 'repeated_word'],
  ['My Plum Cake', 'first_person'],
  ['We Bake Plum Cake', 'first_person'],
  ['Plum Cake Recipe', 'recipe'],
  ['“Plum Cake', 'quotes'],
  ['Plum Cake (Brown', 'quotes'],
  ['Plum Cake in 40…', 'cut'],
  ['Plum Cake With the', 'dangling'],
  ['Plum Cake:', 'dangling'],
  ['PLUM CAKE CRUMBLE', 'capitals'],
  ['Plum Cake: Crumble: Brown', 'punctuation'],
  ['plum cake crumble', 'start'],
  ['', 'length'],
])('"%s" fails for %s', (title, code) => {
  expect(codes(title)).toContain(code)
})

test.each([
  ['es', 'Un jardín muy mío'],
  ['es', 'Las recetas mías'],
  ['es', 'Cocina conmigo'],
  ['de', 'Aus unserem Garten'],
  ['de', 'In unserer Küche'],
  ['de', 'Mit unseren Kräutern'],
  ['de', 'Aus unsrem Garten'],
  ['fr', 'Ce jardin est le mien'],
])('first person in %s: "%s"', (lang, text) => {
  expect(
    titleFaults(text, groundOf(page({ lang, paragraphs: [text] }), { ...plain, lang })).map(
      ({ code }) => code,
    ),
  ).toContain('first_person')
})

test('"Recipe" is free for recipes and for pages that are called so', () => {
  expect(codes('Plum Cake Recipe', page({ kind: 'recipe' }))).toEqual([])
  expect(codes('Plum Cake Recipes', page({ title: '12 Plum Cake Recipes' }))).toEqual([])
})

test('counts that follow from the page are grounded', () => {
  const facts = ['one', 'two', 'three', 'four', 'five'].map((value) => ({
    name: 'list_item',
    value,
    from: 'article' as const,
  }))
  expect(codes('Plum Cake and 4 More Ideas', page({ facts }))).toEqual([])
  expect(codes('Plum Cake and 14 More Ideas', page({ facts }))).toEqual(['grounding'])
})

test('a description must end with a whole sentence and fit', () => {
  const faults = (text: string): string[] =>
    descriptionFaults(text, groundOf(page(), plain)).map((fault) => fault.code)
  expect(faults('Plum cake bakes for 40 minutes.')).toEqual([])
  expect(faults('Plum cake bakes for 40')).toEqual(['cut'])
  expect(faults(`${'Plum cake bakes. '.repeat(40)}`.trim())).toEqual(['length'])
})
