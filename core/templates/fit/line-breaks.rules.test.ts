import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapsOf, tearOf } from './line-breaks.rules.ts'
import { fitText } from './text-fit.rules.ts'
import { piecesOf } from './text-lines.rules.ts'
import type { Measure } from '../document/template.model.ts'

const measure: Measure = (piece) => Array.from(piece).length * 0.52
const style = { family: 'inter', weight: 700, lineHeight: 1.1, spacing: 0, uppercase: false }
const set = (text: string): string[] =>
  fitText(
    {
      text,
      style,
      room: { x: 0, y: 0, width: 872, height: 330 },
      largest: 130,
      smallest: 72,
      color: '#000000',
      role: 'headline',
    },
    measure,
  ).lines

test.each([
  ['Easy Chickpea Tagine', ['Easy', 'Chickpea Tagine']],
  ['Chickpea Tagine Recipe', ['Chickpea Tagine', 'Recipe']],
  ['How to Make Chickpea Tagine at Home', ['How to Make', 'Chickpea Tagine', 'at Home']],
  ['Green Bean Canning Lesson', ['Green Bean', 'Canning Lesson']],
  ['Apple Crisp Recipe', ['Apple Crisp', 'Recipe']],
  ['How to Make Stuffed Round Squash', ['How to Make', 'Stuffed Round Squash']],
  ['Homemade Egg & Quinoa Salad', ['Homemade', 'Egg & Quinoa Salad']],
  ['Potato Leek Soup Recipe', ['Potato Leek Soup', 'Recipe']],
  [
    'How to Make Lemon and Oregano Chicken Traybake',
    ['How to Make', 'Lemon and Oregano', 'Chicken Traybake'],
  ],
  [
    'Homemade Lemon and Oregano Chicken Traybake',
    ['Homemade', 'Lemon and Oregano', 'Chicken Traybake'],
  ],
  ['TOP 5 Fashion Must Haves 2018', ['TOP 5 Fashion', 'Must Haves 2018']],
  ['Chili con Carne selber machen', ['Chili con Carne', 'selber machen']],
  ['Der Salat mit cremigem Kern', ['Der Salat', 'mit cremigem Kern']],
])('%s keeps its names whole, somewhat smaller', (text, lines) => {
  expect(set(text)).toEqual(lines)
})

test('a line ends in no “&” and no small word where another setting fits', () => {
  const tear = (text: string, from: number, to: number) => tearOf(gapsOf(piecesOf(text)), from, to)
  const salad = 'Egg & Quinoa Salad'
  expect(tear(salad, 0, 2)).toBeGreaterThan(tear(salad, 0, 1) + 0.4)
  expect(tear('Tipps gegen Müdigkeit', 0, 2)).toBeGreaterThan(tear('Tipps gegen Müdigkeit', 0, 1))
})

test('a name with hyphens is set smaller before it is cut at one', () => {
  const lines = (text: string, smallest: number): string[] =>
    fitText(
      {
        text,
        style,
        room: { x: 0, y: 0, width: 872, height: 330 },
        largest: 130,
        smallest,
        color: '#000000',
        role: 'headline',
      },
      measure,
    ).lines
  expect(lines('Zimt-Mascarpone-Torte', 88)).toEqual(['Zimt-Mascarpone-Torte'])
  expect(lines('Zimt-Mascarpone-Torte', 120)).toEqual(['Zimt-', 'Mascarpone-Torte'])
  expect(lines('Cremige Zimt-Mascarpone-Schoko-Torte selber machen', 72)).toEqual([
    'Cremige Zimt-',
    'Mascarpone-Schoko-Torte',
    'selber machen',
  ])
})

test('half a name beside other words is worse than half a name alone', () => {
  const tear = (text: string, from: number, to: number) => tearOf(gapsOf(piecesOf(text)), from, to)
  expect(tear('Easy Chickpea Tagine', 1, 3)).toBe(0)
  expect(tear('Easy Chickpea Tagine', 0, 2)).toBeGreaterThan(tear('Chickpea Tagine', 0, 1))
  expect(tear('Soup in 20 Minutes', 0, 3)).toBeGreaterThan(tear('Easy Chickpea Tagine', 0, 2))
  expect(tear('冬に食べたい', 0, 1)).toBe(0)
})

const narrow = (text: string, width: number): string[] =>
  fitText(
    {
      text,
      style,
      room: { x: 0, y: 0, width, height: 420 },
      largest: 140,
      smallest: 100,
      color: '#000000',
      role: 'headline',
    },
    measure,
  ).lines

test.each([
  ['Chili con Carne', 600, ['Chili', 'con Carne']],
  ['Chili con Carne', 780, ['Chili con Carne']],
  ['Pumpkin Pie', 600, ['Pumpkin Pie']],
  ['Plage de Papara', 600, ['Plage', 'de Papara']],
  ['Navettes à la fleur', 600, ['Navettes', 'à la fleur']],
  ['Honigmöhren vom Blech', 600, ['Honigmöhren', 'vom Blech']],
])(
  '%s in %i units tears no name and ends no line in a small word, below the size that it begins with',
  (text, width, lines) => {
    expect(narrow(text, width)).toEqual(lines)
  },
)

test('a headline is not set much smaller for its breaks', () => {
  expect(narrow('Stuffed Round Squash in 50 Minutes', 872)).toEqual([
    'Stuffed',
    'Round Squash',
    'in 50 Minutes',
  ])
})

test('a name is parted at its "and" only where its first half is alone on its line', () => {
  const tear = (text: string, from: number, to: number) => tearOf(gapsOf(piecesOf(text)), from, to)
  expect(tear('Lemon and Oregano', 0, 1)).toBe(0)
  expect(tear('How to Make Lemon and Oregano', 0, 4)).toBeGreaterThan(0.4)
  expect(tear('Bake the bread and eat it', 0, 3)).toBe(0)
})

test('what is counted before a name is read apart from it', () => {
  expect(gapsOf(piecesOf('20-Minute Chocolate Chip Cookies'))).toEqual(['phrase', 'name', 'name'])
  expect(narrow('20-Minute Chocolate Chip Cookies', 900)).toEqual([
    '20-Minute',
    'Chocolate',
    'Chip Cookies',
  ])
})

test('a small word ties two names only where both have capitals', () => {
  expect(gapsOf(piecesOf('Chili con Carne'))[0]).toBe('tied')
  expect(gapsOf(piecesOf('Recetas fáciles con Chorizo'))[1]).toBe('phrase')
  expect(gapsOf(piecesOf('Schnelle con Carne'))[0]).toBe('phrase')
})

const names = fc.constantFrom(
  'Lemon',
  'Bread',
  'Potato',
  'Soup',
  'Garden',
  'Herbs',
  'Kuchen',
  'Rezept',
  'Ideas',
)
const smallWords = fc.constantFrom('and', 'of', 'with', 'the', 'a', 'und', 'mit', 'der')
/** Names with or without a small word before each but the first. */
const headlines = fc
  .tuple(names, fc.array(fc.tuple(fc.option(smallWords), names), { minLength: 1, maxLength: 5 }))
  .map(([first, rest]) =>
    [first, ...rest.flatMap(([small, name]) => (small === null ? [name] : [small, name]))].slice(
      0,
      9,
    ),
  )
  .filter((words) => /^\p{Lu}/u.test(words.at(-1) ?? ''))

test('no headline of two to nine words ends a line in a small word where three lines have room', () => {
  fc.assert(
    fc.property(headlines, (words) => {
      const { lines } = fitText(
        {
          text: words.join(' '),
          style,
          room: { x: 0, y: 0, width: 872, height: 420 },
          largest: 110,
          smallest: 72,
          color: '#000000',
          role: 'headline',
        },
        measure,
      )
      const ends = lines.slice(0, -1).map((line) => line.split(' ').at(-1))
      expect(
        ends.filter((word) => /^(?:and|of|with|the|a|und|mit|der)$/u.test(word ?? '')),
      ).toEqual([])
    }),
    { numRuns: 1000 },
  )
})
