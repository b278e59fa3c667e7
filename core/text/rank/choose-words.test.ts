import { expect, test } from 'vitest'
import { chooseWords, type Choosing } from './choose-words.ts'
import type { RankedTitle } from './rank-words.ts'

const title = (
  name: string,
  chance: number,
  descriptions: Record<string, number>,
): RankedTitle => ({
  entry: {
    id: 'own-title',
    title: name,
    promise: 'whole',
    about: '',
    section: null,
    headlines: [],
    kicker: '',
    worth: 1,
    proof: '',
    sources: [],
  },
  chance,
  descriptions: Object.entries(descriptions).map(([text, likely]) => ({
    chance: likely,
    candidate: {
      kind: 'passage',
      text,
      sources: [],
      sentences: text.split('/'),
      passage: null,
      section: null,
    },
  })),
})

const choose = (over: Partial<Choosing> & Pick<Choosing, 'titles'>): string[] =>
  chooseWords({
    count: 1,
    hasNewOnly: false,
    taken: [],
    earlier: [],
    spent: [],
    written: [],
    nearness: () => 0,
    ...over,
  }).map((pair) => `${pair.title.entry.title}: ${pair.description.candidate.text}`)

const two = [title('A', 0.9, { a: 0.9, b: 0.8 }), title('B', 0.8, { a: 0.9, b: 0.8 })]

test('the likeliest pair comes first', () => {
  expect(choose({ titles: two })).toEqual(['A: a'])
})

test('the second pin has another title and another description', () => {
  expect(choose({ titles: two, count: 2 })).toEqual(['A: a', 'B: b'])
})

test('no pair comes again while another is left, and then each once more', () => {
  const poor = [title('A', 0.99, { a: 0.99 }), title('B', 0.4, { a: 0.2, b: 0.2 })]
  const chosen = choose({ titles: poor, count: 6 })
  expect(new Set(chosen.slice(0, 3)).size).toBe(3)
  expect(chosen.slice(3).toSorted()).toEqual(chosen.slice(0, 3).toSorted())
})

test('pairs of earlier pins count as used', () => {
  const written = [{ title: 'a', description: 'a' }]
  expect(choose({ titles: [title('A', 0.9, { a: 0.9, b: 0.3 })], written })).toEqual(['A: b'])
})

test('taken titles and spent sentences weigh less', () => {
  expect(choose({ titles: two, taken: ['a'] })).toEqual(['B: a'])
  expect(choose({ titles: two, spent: ['a'] })).toEqual(['A: b'])
})

test('a description that shares a sentence counts as nearly the same', () => {
  const shared = [title('A', 0.9, { 'x/y': 0.9, 'y/z': 0.8, w: 0.7 })]
  expect(choose({ titles: shared, count: 2 })).toEqual(['A: x/y', 'A: w'])
})

test('a summary with another fact comes again sooner than a passage with a sentence of it', () => {
  const used = title('A', 0.9, { 'a/fact': 0.9, b: 0.76 })
  const [first, ...rest] = used.descriptions
  if (!first) throw new Error('There is no description.')
  const summary = { ...first, candidate: { ...first.candidate, kind: 'summary' as const } }
  const titles = [{ ...used, descriptions: [summary, ...rest] }]
  expect(choose({ titles, spent: ['a'] })).toEqual(['A: a/fact'])
  expect(choose({ titles: [used], spent: ['a'] })).toEqual(['A: b'])
  expect(choose({ titles, spent: ['a/fact'] })).toEqual(['A: b'])
})

test('words that speak of the interest come first', () => {
  const nearness: Choosing['nearness'] = (pair) => (pair.title.entry.title === 'B' ? 1 : 0)
  expect(choose({ titles: two, nearness })).toEqual(['B: a'])
})

test('nothing to choose from gives nothing', () => {
  expect(choose({ titles: [], count: 3 })).toEqual([])
})

test('the description of an earlier pin comes after all others of the title', () => {
  const titles = [title('A', 0.9, { a: 0.99, b: 0.2 })]
  expect(choose({ titles, earlier: ['a'] })).toEqual(['A: b'])
  expect(choose({ titles: [title('A', 0.9, { a: 0.99 })], earlier: ['a'] })).toEqual(['A: a'])
})

test('with new titles only, those that are left come once each', () => {
  expect(choose({ titles: two, count: 5, hasNewOnly: true })).toHaveLength(2)
})

test('a summary that was written for the page comes again before a passage does', () => {
  const written = (name: string, chance: number): RankedTitle => {
    const both = title(name, chance, { summary: 0.86, passage: 0.7 })
    const descriptions = both.descriptions.map((one) =>
      one.candidate.text === 'summary'
        ? { ...one, candidate: { ...one.candidate, kind: 'summary' as const, isWritten: true } }
        : one,
    )
    return { ...both, descriptions }
  }
  const titles = [written('A', 0.9), written('B', 0.9), written('C', 0.9)]
  const chosen = choose({ titles, count: 3 })
  expect(chosen).toEqual(['A: summary', 'B: summary', 'C: summary'])
  const others = [
    title('A', 0.9, { summary: 0.86, passage: 0.72 }),
    title('B', 0.9, { summary: 0.86, passage: 0.72 }),
  ]
  expect(choose({ titles: others, count: 2 })).toEqual(['A: summary', 'B: passage'])
})

test('a title of a section comes behind titles of the whole page that are worth as much', () => {
  const one = title('A', 0.9, { a: 0.9 })
  const section = { role: '', heading: 'B', level: 2, sentences: [] }
  const part: RankedTitle = { ...one, entry: { ...one.entry, title: 'B', section } }
  const whole = title('C', 0.8, { c: 0.9 })
  expect(choose({ titles: [part, whole] })).toEqual(['C: c'])
  const ofList = { ...part, entry: { ...part.entry, section: { ...section, role: 'entry' } } }
  expect(choose({ titles: [ofList, whole] })).toEqual(['B: a'])
})
