import { expect, test } from 'vitest'
import type { TextSource } from '#core/contract/content/pins.contract.ts'
import { type CountedPin, pinsByInterest, sectionCoverage } from './page-coverage.ts'

const made = (
  interest_id: string | null,
  sources: { title?: TextSource[]; description?: TextSource[] } = {},
  page_id = 'soup',
): CountedPin => ({ page_id, interest_id, sources: { title: [], description: [], ...sources } })
const heading = (quote: string): TextSource => ({ kind: 'heading', quote })
const sentence = (quote: string): TextSource => ({ kind: 'sentence', quote })
const fact: TextSource = { kind: 'fact', quote: '60 min' }

test('pins count for their interest, those of other pages do not', () => {
  const pins = [made('a'), made('a'), made(null), made('b', {}, 'shelf')]
  expect([...pinsByInterest('soup', pins)]).toEqual([
    ['a', 2],
    [null, 1],
  ])
})

const sections = [
  { heading: 'Storing', told: ['It keeps for four days.', 'It freezes well.'] },
  { heading: 'Serving', told: ['Serve it with bread.'] },
  { heading: 'Variations', told: ['Use lentils.'] },
]

test('a pin is about the section that its title names or that its first sentence stands in', () => {
  const pins = [
    made('a', { title: [heading('Storing')] }),
    made('a', {
      description: [fact, sentence('It freezes well.'), sentence('Serve it with bread.')],
    }),
    made('a', { title: [heading('Serving')] }, 'shelf'),
  ]
  expect(sectionCoverage('soup', sections, pins)).toEqual([
    { heading: 'Storing', pins: 2 },
    { heading: 'Serving', pins: 0 },
    { heading: 'Variations', pins: 0 },
  ])
})

test('a heading that stands twice is one section', () => {
  const twice = [...sections, { heading: 'Serving', told: ['Serve it cold.'] }]
  const pins = [made('a', { description: [sentence('Serve it cold.')] })]
  expect(sectionCoverage('soup', twice, pins)[1]).toEqual({ heading: 'Serving', pins: 1 })
})
