import { expect, test } from 'vitest'
import { spokenTime } from '../understand/world/spoken-facts.ts'
import {
  endsInQuality,
  isInstruction,
  attributive,
  gerundOf,
  isPlural,
  listed,
  spokenMinutes,
} from './english-grammar.ts'

test('English words are bent as templates need them', () => {
  expect(
    ['Lemon Muffins', 'Brownies', 'Mashed Potatoes', 'Berries', 'Hummus', 'Asparagus'].map((noun) =>
      attributive(noun),
    ),
  ).toEqual(['Lemon Muffin', 'Brownie', 'Mashed Potato', 'Berry', 'Hummus', 'Asparagus'])
  expect(
    ['Beans and Waffles', 'Beans & Greens', 'Bean and Corn Cakes'].map((noun) => attributive(noun)),
  ).toEqual(['Beans and Waffles', 'Beans & Greens', 'Bean and Corn Cake'])
  expect(
    ['Hem Jeans', 'Start Seeds Indoors', 'Make Soap', 'Cut Tiles', 'Tie a Knot'].map(gerundOf),
  ).toEqual([
    'Hemming Jeans',
    'Starting Seeds Indoors',
    'Making Soap',
    'Cutting Tiles',
    'Tying a Knot',
  ])
  expect([35, 60, 75, 120, 2000].map(spokenMinutes)).toEqual([
    '35 minutes',
    '1 hour',
    '75 minutes',
    '2 hours',
    '',
  ])
  expect([listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    'a',
    'a and b',
    'a, b and c',
  ])
})

test('one of them keeps its e, and the page itself knows better still', () => {
  const singulars = ['Plum Kolaches', 'Bean Quiches', 'Rye Sandwiches', 'Corn Pierogies']
  expect(singulars.map((noun) => attributive(noun))).toEqual([
    'Plum Kolache',
    'Bean Quiche',
    'Rye Sandwich',
    'Corn Pierogie',
  ])
  expect(attributive('Plum Vatroshes')).toBe('Plum Vatrosh')
  expect(attributive('Plum Vatroshes', 'Each vatroshe holds one plum.')).toBe('Plum Vatroshe')
})

test('dumplings of other kitchens are plural without an s', () => {
  expect(['pierogi', 'pizzelle', 'risotto'].map(isPlural)).toEqual([true, true, false])
  expect(attributive('Potato Pierogi')).toBe('Potato Pierogi')
})

test('a word that a hyphen joins to a verb names a thing, unless the two are a verb', () => {
  expect(
    [
      'Pour the water slowly',
      'Stir-fry the greens',
      'Pour-over coffee needs a dripper',
      'Make-ahead lunches',
    ].filter(isInstruction),
  ).toEqual(['Pour the water slowly', 'Stir-fry the greens'])
})

test('a long time near a whole hour is rounded to that hour', () => {
  expect([119, 122, 115, 62].map(spokenMinutes)).toEqual([
    'about 2 hours',
    'about 2 hours',
    '1 hour 55 minutes',
    '62 minutes',
  ])
  expect(spokenTime(119, 'de')).toBe('rund 2 Stunden')
  expect(spokenTime(119, 'fr')).toBe('environ 2 heures')
  expect(spokenTime(115, 'es')).toBe('1 hora y 55 minutos')
})

test('a name that ends in a quality lacks its noun', () => {
  const names = ['Five Fabulously Easy', 'The Best', 'Two Things Most People Do Carefully']
  expect(names.map(endsInQuality)).toEqual([true, true, false])
  expect(['Five Easy Bags', 'Cheese', 'Porous Clay Pots', 'Mulch'].map(endsInQuality)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('a name that ends in a noun which is a quality elsewhere is whole', () => {
  const whole = [
    'Crochet Crop Top',
    'Lemon Herb Couscous',
    'Dresses, Knits and More',
    'A Pocketful',
  ]
  expect(whole.map(endsInQuality)).toEqual([false, false, false, false])
  expect(['The Top', 'Our Favorite', '10 New'].map(endsInQuality)).toEqual([true, true, true])
})
