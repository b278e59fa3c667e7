import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../server/features/pages/extraction/languages.ts'
import { unprovenWords } from '../../tests/support/words/unproven-words.ts'
import { writePins } from './write-pins.ts'

const english = openLanguages()('en')

const soup: PageContent = {
  url: 'https://oven.example/soup',
  title: 'Plum Soup',
  site_name: 'Oven',
  description:
    'Cold plum soup with honey and cinnamon is the first thing to eat when the plums are ripe and the days are long.',
  kind: 'recipe',
  lang: 'en',
  headings: [{ level: 2, text: 'How to Store Plum Soup', at: 1 }],
  paragraphs: [
    'Ripe plums need less sugar than the hard ones of early summer. A plum soup of ripe fruit is dark red and smooth without any cream.',
    'Cold plum soup keeps for three days in the fridge under a lid. Frozen plum soup keeps its taste through the whole winter.',
  ],
  facts: [
    { name: 'total_time', value: '20 min', from: 'json_ld' },
    ...['500 g plums', '2 tablespoons honey', '1 cinnamon stick'].map((value) => ({
      name: 'ingredient',
      value,
      from: 'json_ld' as const,
    })),
    ...[
      'Stone the plums.',
      'Simmer the plums with the honey and the cinnamon stick in a wide pot over a low flame, stirring now and then so that nothing catches.',
      'Chill the soup.',
    ].map((value) => ({ name: 'step', value, from: 'json_ld' as const })),
  ],
  pictures: [],
}

type Input = Parameters<typeof writePins>[0]
const write = (patch: Partial<Input> = {}): ReturnType<typeof writePins> =>
  writePins({
    content: soup,
    interest: 'plum soup',
    count: 4,
    taken: [],
    seed: 'a',
    language: english,
    ...patch,
  })

const pairOf = ({ title, description }: { title: string; description: string }): string =>
  `${title.toLowerCase()}: ${description}`

test.each([1, 4, 12, 100])('writes %i pins where as many are asked for', (count) => {
  expect(write({ count })).toHaveLength(count)
})

test('the same input gives the same words, whatever the seed', () => {
  expect(write({ content: structuredClone(soup), seed: 'b' })).toEqual(write())
})

test('says nothing but what the page says or what patterns make of its facts', () => {
  expect(write({ count: 30 }).flatMap((text) => unprovenWords(text, soup, english))).toEqual([])
})

test('names the facts that a title rests on', () => {
  const timed = write({ count: 100 }).filter(({ title }) => /20/.test(title))
  expect(timed.length).toBeGreaterThan(0)
  for (const { sources } of timed)
    expect(sources.title.map(({ quote }) => quote).join()).toContain('20 min')
})

test('good titles that are taken come again only where all are taken', () => {
  const [first] = write({ count: 1 })
  const next = write({ count: 1, taken: [first?.title.toUpperCase() ?? ''] })
  expect(next.map(({ title }) => title)).not.toContain(first?.title)
  const all = [...new Set(write({ count: 100 }).map(({ title }) => title))]
  expect(all.length).toBeGreaterThan(1)
  const [again] = write({ count: 1, taken: all })
  expect(all).toContain(again?.title)
})

test('a person is offered no title that is taken, and none twice', () => {
  const all = write({ count: 100, taken: [], isOffer: true }).map(({ title }) => title)
  expect(all.length).toBeGreaterThan(4)
  expect(new Set(all).size).toBe(all.length)
  const taken = all.slice(0, -2).map((title) => title.toUpperCase())
  const left = write({ count: 100, taken, isOffer: true }).map(({ title }) => title)
  expect(left.toSorted()).toEqual(all.slice(-2).toSorted())
  expect(write({ count: 4, taken: all, isOffer: true })).toEqual([])
})

test('no pin comes again while another good one is left', () => {
  const texts = write({ count: 200 })
  const pairs = texts.map(pairOf)
  const good = new Set(pairs).size
  expect(good).toBeGreaterThan(4)
  expect(good).toBeLessThan(200)
  expect(new Set(pairs.slice(0, good)).size).toBe(good)
  const rest = write({ count: good - 3, written: texts.slice(0, 3) })
  expect(rest.filter((text) => pairs.slice(0, 3).includes(pairOf(text)))).toEqual([])
})

test('what earlier pins have said comes later', () => {
  const [first] = write({ count: 1 })
  const spent = [
    first?.description ?? '',
    ...(first?.sources.description ?? []).map((s) => s.quote),
  ]
  const [next] = write({ count: 1, spent })
  expect(next?.description).not.toBe(first?.description)
})

test('words about the interest come first', () => {
  const wordsFor = (interest: string): string => {
    const [first] = write({ count: 1, interest })
    return `${first?.title} ${first?.description}`
  }
  expect(wordsFor('plum soup')).not.toMatch(/frozen/i)
  expect(wordsFor('frozen plum')).toMatch(/frozen/i)
})

test('a page that says nothing good gives no pin', () => {
  const content: PageContent = {
    ...soup,
    title: 'Home',
    kind: 'other',
    description: '',
    headings: [],
    paragraphs: ['Menu', 'Log in.', 'All rights reserved.'],
    facts: [],
  }
  expect(write({ content, interest: 'home', count: 12 })).toEqual([])
})

test('a page that says nothing good gives titles alone, also over its time, where it has a picture', () => {
  const bare: PageContent = {
    ...soup,
    description: '',
    headings: [],
    paragraphs: ['Subscribe to the newsletter.'],
    facts: [],
  }
  const pictures: PageContent['pictures'] = [
    {
      address: 'https://oven.example/soup.jpg',
      alt: 'A bowl of plum soup',
      width: null,
      height: null,
      from: 'article',
    },
  ]
  expect(write({ content: bare })).toEqual([])
  const written = write({ content: { ...bare, pictures } })
  expect(written).toHaveLength(4)
  expect(new Set(written.map(({ description }) => description))).toEqual(new Set(['']))
  expect(written.every(({ title }) => /plum soup/iu.test(title))).toBe(true)
  const told = { ...bare, pictures, facts: soup.facts.slice(0, 1) }
  const descriptions = write({ content: told }).map(({ description }) => description)
  expect(descriptions).toHaveLength(4)
  expect(new Set(descriptions)).toEqual(new Set(['']))
})

test('a dish whose name speaks to somebody has titles of patterns', () => {
  const content = { ...soup, title: 'Marry Me Plum Soup' }
  const titles = write({ content, interest: '', count: 4 }).map(({ title }) => title)
  expect(titles).toContain('How to Make Marry Me Plum Soup')
})

test('a dish with a doubled or first-person word in its name has as many titles as others', () => {
  const titlesOf = (title: string): string[] =>
    write({ content: { ...soup, title }, interest: title, count: 12 }).map((pin) => pin.title)
  expect(new Set(titlesOf('Plum Soup')).size).toBeGreaterThan(4)
  expect(new Set(titlesOf('Plum Plum Soup')).size).toBeGreaterThan(4)
  expect(new Set(titlesOf('One-Pot "Marry Me" Plum Soup')).size).toBeGreaterThan(4)
})
