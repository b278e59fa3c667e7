import { expect, test } from 'vitest'
import { breakInto, breakLines, countLines, piecesOf, withColonEnds } from './text-lines.rules.ts'

const broken = (text: string, room: number): string[] => {
  const pieces = piecesOf(text).map((piece) => ({ ...piece, width: piece.text.length }))
  const count = countLines(pieces, 1, room)
  return breakInto(count, pieces, { space: 1, room, keepsNames: true }).map((line) => line.text)
}

test('lines break where a phrase begins, as far as the number of lines allows', () => {
  expect(broken('In Coconut Milk Made Easy', 24)).toEqual(['In Coconut Milk', 'Made Easy'])
  expect(broken('Tomato Soup, Step by Step', 20)).toEqual(['Tomato Soup,', 'Step by Step'])
  expect(broken('With Coconut Milk Made Easy', 30)).toEqual(['With Coconut Milk Made Easy'])
})

test('a name, a number and its unit, and a pair of words stay on one line where they can', () => {
  expect(broken('Rezept für Apfel Ziegenkäse Burger', 23)).toEqual([
    'Rezept für',
    'Apfel Ziegenkäse Burger',
  ])
  expect(broken('Easy Shakshouka in 20 Minutes', 20)).toEqual(['Easy Shakshouka', 'in 20 Minutes'])
  expect(broken('Chicken Soup in 20 Minutes', 18)).toEqual(['Chicken Soup', 'in 20 Minutes'])
  expect(broken('Our Fashion Must Haves 2018', 18)).toEqual(['Our Fashion', 'Must Haves 2018'])
})

test('a word that says how a thing is made is read apart from its name', () => {
  expect(broken('DIY Floating Shelf', 14)).toEqual(['DIY', 'Floating Shelf'])
})

test('a short word is not left alone on the last line where the words above can spare one', () => {
  expect(broken('25 Small Balcony Ideas', 17)).toEqual(['25 Small', 'Balcony Ideas'])
  expect(broken('Small Garden Guide', 13)).toEqual(['Small Garden', 'Guide'])
})

test('a second word that joins names ends no line, and an article may', () => {
  expect(broken('Lemon and Oregano Chicken Traybake Recipe', 18)).toEqual([
    'Lemon and Oregano',
    'Chicken Traybake',
    'Recipe',
  ])
  expect(broken('Grow a Green Wall', 10)).toEqual(['Grow a', 'Green Wall'])
})

test('countLines agrees with breakLines', () => {
  for (const text of [
    'Winter soups: a guide to the best. Made easy',
    '冬に食べたい簡単で美味しい',
    '',
  ])
    for (let room = 3; room < 30; room++) {
      const pieces = withColonEnds(
        piecesOf(text).map((piece) => ({ ...piece, width: piece.text.length })),
      )
      expect(countLines(pieces, 1, room)).toBe(breakLines(pieces, 1, room).length)
    }
})
