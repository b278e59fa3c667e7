import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language/language.ts'
import type { Shows } from './list-room.ts'
import { pointsOf, writeList, type ListRequest, type WrittenList } from './write-list.ts'
import { pageContent } from '../../../tests/support/words/page-content.ts'

const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: null })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => ['the', 'a', 'and', 'with', 'in', 'for', 'to', 'how', 'of'].includes(word),
  rarity: () => 0.7,
}
const factsOf = (name: string, values: readonly string[]): PageContent['facts'] =>
  values.map((value) => ({ name, value, from: 'json_ld' as const }))
const soup: PageContent = pageContent({
  url: 'https://oven.example/soup',
  title: 'Plum Soup',
  site_name: 'Oven',
  kind: 'recipe',
  paragraphs: ['Cold plum soup keeps for three days in the fridge under a lid.'],
  facts: [
    ...factsOf('ingredient', ['500 g plums', '2 tablespoons honey', '1 cinnamon stick']),
    ...factsOf('step', [
      'Stone the plums.',
      'Simmer the plums with the honey and the cinnamon stick in a wide pot over a low flame, stirring now and then so that nothing catches.',
      'Chill the soup.',
    ]),
  ],
})
const ideas = (count: number): PageContent => ({
  ...soup,
  kind: 'list',
  title: `${count} Garden Ideas`,
  facts: factsOf(
    'list_item',
    Array.from({ length: count }, (_, index) => `Idea of ${'abcdefghijklmnopqrstuvwxyz'[index]}`),
  ),
})
const own = { headline: 'Make It Ahead', kicker: 'Recipe' }
const write = (
  content: PageContent,
  shows: Shows,
  patch: Partial<ListRequest> = {},
): WrittenList | null => writeList(content, shows, { language: plain, own, idea: '', ...patch })

test('a list says what it is, whatever the pin would have said', () => {
  expect(write(soup, 'checklist')).toMatchObject({
    headline: 'What You Need for Plum Soup',
    kicker: '3 ingredients',
  })
  expect(write(soup, 'steps')).toMatchObject({
    headline: 'How to Make Plum Soup',
    kicker: '3 steps',
  })
  expect(write(soup, 'checklist', { own: { ...own, headline: 'Summer Soup' } })?.headline).toBe(
    'What You Need for Summer Soup',
  )
})

test('ingredients are no numbered list and steps no list of ideas', () => {
  expect(write(soup, 'numbered')).toBeNull()
  expect(write(ideas(3), 'steps')).toBeNull()
  expect(write({ ...soup, facts: [] }, 'checklist')).toBeNull()
})

test('no step is lost because it is long: it is said shorter', () => {
  expect(write(soup, 'steps')?.items).toEqual([
    'Stone the plums',
    'Simmer the plums with the honey and the cinnamon stick in a wide pot',
    'Chill the soup',
  ])
})

test('steps and ingredients that no design holds are no list, rather than a part of one', () => {
  const many = (name: string, count: number): PageContent => ({
    ...soup,
    facts: factsOf(
      name,
      Array.from({ length: count }, (_, index) => `${index + 2} bunches of tarragon`),
    ),
  })
  expect(write(many('ingredient', 16), 'checklist')?.items).toHaveLength(16)
  expect(write(many('ingredient', 17), 'checklist')).toBeNull()
  expect(write(many('step', 10), 'steps')?.items).toHaveLength(10)
  expect(write(many('step', 11), 'steps')).toBeNull()
})

test('a recipe lists its ingredients, whatever else the page lists', () => {
  const facts = [...soup.facts, ...factsOf('list_item', ['Soups', 'Cakes', 'Jams'])]
  expect(write({ ...soup, facts }, 'checklist')?.items).toContain('500 g plums')
})

test('ideas that fit are all shown; a part keeps their order and says of how many it is', () => {
  expect(write(ideas(6), 'numbered')).toMatchObject({ kicker: '', items: { length: 6 } })
  expect(write(ideas(9), 'numbered')).toMatchObject({
    kicker: '5 of 9 ideas',
    items: ['Idea of a', 'Idea of b', 'Idea of c', 'Idea of d', 'Idea of e'],
  })
  expect(write(ideas(9), 'numbered', { idea: 'Idea of h' })).toMatchObject({
    kicker: '4 of 9 ideas',
    items: ['Idea of f', 'Idea of g', 'Idea of h', 'Idea of i'],
  })
})

test('the pins of a page together show all of its ideas', () => {
  for (const count of [7, 11, 13, 25]) {
    const content = ideas(count)
    const shown = Array.from(
      { length: 5 },
      (_, turn) => write(content, 'numbered', { turn })?.items ?? [],
    )
    expect(new Set(shown.flat()).size).toBe(count)
  }
})

test('a bare "Step 1" among headings is no entry', () => {
  const headings = ['Pick the Site', 'Step 1', 'Dig the Bed', 'Step 2', 'Water the Roots'].map(
    (text) => ({ level: 2, text }),
  )
  expect(write({ ...soup, kind: 'other', facts: [], headings }, 'numbered')).toMatchObject({
    kicker: 'In this guide',
    items: ['Pick the Site', 'Dig the Bed', 'Water the Roots'],
  })
})

test('points are three of what the page lists, the next three on the next pin', () => {
  const points = (headline: string, turn: number, page = ideas(7)) =>
    pointsOf(page, { language: plain, headline, turn })
  expect(points('Garden Ideas', 0)).toEqual(['Idea of a', 'Idea of b', 'Idea of c'])
  expect(points('Garden Ideas', 1)).toEqual(['Idea of d', 'Idea of e', 'Idea of f'])
  expect(points('Garden Ideas', 2)).toEqual(points('Garden Ideas', 0))
  // the headline is one of them: what follows it
  expect(points('Idea of c', 1)).toEqual(['Idea of d', 'Idea of e', 'Idea of f'])
  expect(points('Idea of f', 0)).toEqual([])
})

test('no points are shown of a recipe, or where the page has fewer than three short ones', () => {
  expect(pointsOf(soup, { language: plain, headline: 'Plum Soup', turn: 0 })).toEqual([])
  const long = 'A very long idea that would fill two lines of a pin and more'
  const page = { ...ideas(3), facts: factsOf('list_item', ['One idea', 'Another idea', long]) }
  expect(pointsOf(page, { language: plain, headline: 'Ideas', turn: 0 })).toEqual([])
})

test('a list takes the title of its page if its own headline only counts things', () => {
  const content = { ...ideas(12), title: '12 Things to Do in Oslo' }
  const counting = { own: { ...own, headline: '12 Things' } }
  expect(write(content, 'numbered', counting)?.headline).toBe('12 Things to Do in Oslo')
})
