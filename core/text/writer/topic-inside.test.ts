import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { materialOf } from './material.ts'
import { bentHeadings, expanded } from './topic-inside.ts'

const STOP = 'the a an and or with in for to how of is it on what when why from not'.split(' ')
const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: null })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => STOP.includes(word),
  rarity: () => 0.7,
}

function pageOf(
  title: string,
  sections: Record<string, string>,
  patch: Partial<PageContent> = {},
): PageContent {
  return {
    url: '',
    title,
    site_name: '',
    description: '',
    kind: 'how_to',
    lang: 'en',
    headings: Object.keys(sections).map((text, at) => ({ level: 2, text, at })),
    paragraphs: Object.values(sections),
    facts: [],
    pictures: [],
    ...patch,
  }
}

const bent = (heading: string, section: string): string[] =>
  bentHeadings(
    materialOf(pageOf('How to Bake Banana Bread', { [heading]: section }), plain),
    'banana bread',
    heading,
  )

test.each([
  ['When it rains in the kitchen', 'A wet bread comes from too much fruit.'],
  ['Is it worth buying a loaf tin?', 'A tin for bread costs ten dollars.'],
  ['How long it takes to ripen bananas', 'Green bananas for bread ripen in five days.'],
  ['When it is time to bake', 'Bread wants a hot oven.'],
  ['Keep it away from it', 'Bread and the oven door do not go together.'],
  [
    'Why it is brown inside',
    'Bananas turn brown because of an enzyme, and it works faster in warm kitchens.',
  ],
])('"it" of "%s" is not the topic, or nobody can tell', (heading, section) => {
  expect(bent(heading, section)).toEqual([])
})

test('"it" that can only be the topic is named', () => {
  expect(bent('Freeze it in slices', 'Slices of the bread thaw in the toaster.')).toEqual([
    'Freeze banana bread in slices',
  ])
  expect(bent('When it does not taste right', 'Dull bread wants more salt.')).toEqual([
    'When banana bread does not taste right',
  ])
})

test('in a recipe what is served and stored is the dish', () => {
  const page = pageOf(
    'Tomato Soup',
    { 'What to serve with it': 'Toasted sourdough rubbed with garlic.' },
    { kind: 'recipe' },
  )
  expect(bentHeadings(materialOf(page, plain), 'tomato soup', 'What to serve with it')).toContain(
    'What to serve with tomato soup',
  )
})

const inside = (line: string, paragraph: string): string | null =>
  expanded(
    materialOf(pageOf('How to Bake Banana Bread', { Flour: paragraph }), plain),
    'banana bread',
    line,
  )

test('a topic does not get into a line that sets its head against something', () => {
  expect(inside('Bread is not cake', 'Bread is not cake.')).toBeNull()
  expect(inside('Bread is denser than cake', 'Bread is denser than cake.')).toBeNull()
  expect(
    inside('Bread rises with yeast', 'Bread rises with yeast and banana bread with baking soda.'),
  ).toBeNull()
  expect(
    inside('Butter the tin before the bread goes in', 'Butter the tin before the bread goes in.'),
  ).toBe('Butter the tin before the banana bread goes in')
})

test('what is planted stands in its bed', () => {
  const page = pageOf('How to Build a Raised Garden Bed', {
    'What to plant first': 'Lettuce in a raised garden bed grows fast.',
    'What to buy first': 'Boards.',
  })
  const material = materialOf(page, plain)
  expect(bentHeadings(material, 'raised garden bed', 'What to plant first')).toEqual([
    'What to plant first in a raised garden bed',
  ])
  expect(bentHeadings(material, 'raised garden bed', 'What to buy first')).toEqual([
    'What to buy first for a raised garden bed',
  ])
})

test('a reason is given for the dish by its own name only', () => {
  const page = pageOf(
    'Roasted Pear Soup',
    { 'Why peel them first': 'Skins turn the soup bitter.' },
    {
      kind: 'recipe',
      facts: [{ name: 'author_keyword', value: 'vegetarian soup', from: 'json_ld' }],
    },
  )
  const material = materialOf(page, plain)
  expect(bentHeadings(material, 'roasted pear soup', 'Why peel them first')).toEqual([
    'Why peel them first for roasted pear soup',
  ])
  expect(
    bentHeadings(material, 'vegetarian soup', 'Why peel them first').filter((text) =>
      text.startsWith('Why'),
    ),
  ).toEqual([])
})
