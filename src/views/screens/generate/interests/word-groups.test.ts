import { expect, test } from 'vitest'
import { wordGroups } from './word-groups.ts'

const scored = (...phrases: string[]) => phrases.map((phrase) => ({ phrase, score: 1 }))

test('a phrase stands once, in the first group that has it, and never the interest itself', () => {
  expect(
    wordGroups({
      interest_name: 'Tomato soup',
      related_interests: ['white beans', 'tomato soup'],
      annotations: scored('White beans', 'smoked paprika'),
      rake_keywords: scored('smoked paprika', 'white beans'),
    }),
  ).toEqual([
    { id: 'related', names: ['white beans'] },
    { id: 'annotations', names: ['smoked paprika'] },
  ])
})

test('a phrase that is too long for an interest is not offered', () => {
  expect(
    wordGroups({
      interest_name: 'soup',
      related_interests: ['a'.repeat(81), 'a'.repeat(80)],
      annotations: [],
      rake_keywords: [],
    }),
  ).toEqual([{ id: 'related', names: ['a'.repeat(80)] }])
})

test('twelve of each kind are shown, what is left over of one not in the next', () => {
  const many = Array.from({ length: 30 }, (_, nth) => `bean ${nth}`)
  const groups = wordGroups({
    interest_name: 'soup',
    related_interests: many,
    annotations: scored(...many),
    rake_keywords: [],
  })
  expect(groups).toEqual([{ id: 'related', names: many.slice(0, 12) }])
})
