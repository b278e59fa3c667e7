import { expect, test } from 'vitest'
import { headlineFaults, withOwnArticle } from './headline-gate.ts'
import type { Language, PartOfSpeech } from '../language/language.ts'

const VERBS = new Set(['begin', 'carry', 'turn', 'serve', 'die'])
const english: Language = {
  lang: 'en',
  method: 'parts_of_speech',
  tokens: (text) =>
    text.split(' ').map((word) => ({
      text: word,
      pos: (VERBS.has(word) ? 'VERB' : 'NOUN') satisfies PartOfSpeech,
    })),
  stem: (word) => word,
  isStopWord: (word) => ['the', 'a', 'and', 'with', 'in', 'for'].includes(word),
  rarity: () => 0.7,
}
const codes = (headline: string, title: string): string[] =>
  headlineFaults(headline, title, english).map(({ code }) => code)

test.each([
  ['Five Fabulously Easy', 'Five Fabulously Easy for Beginners'],
  ['Balcony Ideas: Begin', 'Balcony Ideas: Begin With the Floor and One Big Pot'],
  [
    'Roasted Tomato Soup Recipe: Serve',
    'Roasted Tomato Soup Recipe: Serve With Basil Leaves and Toasted Bread',
  ],
  [
    'Panicle hydrangeas carry white cones that turn pink',
    'Panicle hydrangeas carry white cones that turn pink in fall',
  ],
  ['5 Amazing Ways Solo Travel', '5 Amazing Ways Solo Travel in Peru Changed Me'],
  ['Most Succulents Die', 'Most Succulents Die From Kindness and Not From Thirst'],
  ['Roasted Tomato', 'Roasted Tomato Soup With White Beans'],
])('"%s" is a clipped clause', (headline, title) => {
  expect(codes(headline, title)).toContain('cut')
})

test.each([
  ['Balcony Ideas', 'Balcony Ideas: Begin With the Floor and One Big Pot'],
  ['Roasted Tomato Soup', 'Roasted Tomato Soup With White Beans'],
  ['Tomato Soup', 'How to Make Tomato Soup in 7 Steps'],
  ['Where to Spend and Where to Save', 'Capsule Wardrobe: Where to Spend and Where to Save'],
])('"%s" is a complete thought', (headline, title) => {
  expect(codes(headline, title)).toEqual([])
})

test('a headline has two to eight words and ends with none that waits for another', () => {
  expect(codes('Soup', 'Soup: Make It Ahead')).toEqual(['length'])
  expect(codes('One Two Three Four Five Six Seven Eight Nine', 'Soup')).toContain('length')
  expect(codes('Soup for the', 'Soup')).toContain('dangling')
  expect(codes('Soup and Bread:', 'Soup')).toContain('dangling')
  expect(codes('“Soup and Bread', 'Soup')).toContain('quotes')
})

test.each([
  ['Year in Gardening', 'The Year in Gardening: Looking Back With Joy', 'The Year in Gardening'],
  ['Tour de potier', 'Le tour de potier : 10 erreurs de débutant', 'Le tour de potier'],
  ['Cisne amenazado', 'El cisne amenazado: ansiedad y defensa', 'El cisne amenazado'],
  ['Plum Lasagna', 'A Plum Lasagna for Two', 'Plum Lasagna'],
  ['Plum Lasagna', 'The Best Plum Lasagna', 'Plum Lasagna'],
  ['Tomato Soup', 'Make the Tomato Soup', 'Tomato Soup'],
])('"%s" of "%s" is written "%s"', (name, title, alone) => {
  expect(withOwnArticle(name, title, false)).toBe(alone)
})

test('a dish loses its article, unless a word of degree needs it', () => {
  expect(withOwnArticle('Plum Lasagna', 'The Plum Lasagna', true)).toBe('Plum Lasagna')
  expect(withOwnArticle('Far, Far Better Pie', 'A Far, Far Better Pie', true)).toBe(
    'A Far, Far Better Pie',
  )
})
