import { expect, test } from 'vitest'
import { openLanguages } from '../../server/features/pages/extraction/languages.ts'
import { foreignGate } from './foreign-words.ts'
import { understandPage } from './understand/page-model.ts'

const BREAD = 'Sourdough Bread Overnight With a Starter'
const model = understandPage(
  {
    url: 'https://bakery.example/bread',
    title: 'Sourdough Bread for Beginners',
    site_name: 'Bakery',
    description: '',
    kind: 'other',
    lang: 'en',
    headings: [],
    paragraphs: [
      'Sourdough bread needs flour, water and salt. A sourdough starter raises the bread overnight.',
      'A loaf of sourdough bread keeps its crust when it cools on a rack for a whole hour. Sliced sourdough bread freezes well and toasts straight from the freezer.',
    ],
    facts: [],
    pictures: [
      {
        address: 'https://bakery.example/a.jpg',
        alt: 'Bread',
        width: null,
        height: null,
        from: 'article',
      },
    ],
  },
  openLanguages()('en'),
)
const OWN = {
  title: 'Sourdough Bread Basics',
  description:
    'A loaf of sourdough bread keeps its crust when it cools on a rack for a whole hour. Sliced sourdough bread freezes well and toasts straight from the freezer.',
}
const gate = foreignGate(model, [OWN])

test.each([
  ['damaged_title', 'BREAKING NEWS: Sourdough Bread', OWN.description],
  ['damaged_title', 'Sourdough Bread OVERNIGHT', OWN.description],
  ['damaged_description', BREAD, 'Sourdough bread needs the the flour, water and salt of a baker.'],
  ['damaged_description', BREAD, 'Sourdough bread needs salt. Order now with free shipping.'],
  ['slip', BREAD, 'Sourdough bread rises while your at rest, and it needs only salt and flour.'],
  ['leaning', BREAD, 'However, a starter raises sourdough bread overnight. It needs only flour.'],
  ['leaning', BREAD, 'It needs flour, water and salt. A starter raises sourdough bread overnight.'],
  ['off_title', BREAD, 'A warm kitchen is worth an hour. Nothing else is as good for the dough.'],
  ['off_title', BREAD, 'I bake sourdough bread at night. A starter raises it until the morning.'],
  [
    'poor_description',
    BREAD,
    'If you want sourdough bread, add flour. Rack for an hour cools loaf.',
  ],
])('%s: %s, %s', (fault, title, description) => {
  expect(gate({ title, description })).toBe(fault)
})

test('whole sentences on what the title names pass, and so do our own words', () => {
  expect(gate(OWN)).toBe(null)
  const description =
    'A sourdough starter raises the bread overnight. Sourdough bread needs flour, water and salt.'
  expect(gate({ title: BREAD, description })).toBe(null)
})
