import { expect, test } from 'vitest'
import { breakLines, piecesOf } from './text-lines.rules.ts'

const broken = (text: string, room: number): string[] =>
  breakLines(
    piecesOf(text).map((piece) => ({ ...piece, width: piece.text.length })),
    1,
    room,
  ).map((line) => line.text)

test('lines break where a phrase begins, as far as the number of lines allows', () => {
  expect(broken('In Coconut Milk Made Easy', 24)).toEqual(['In Coconut Milk', 'Made Easy'])
  expect(broken('Tomato Soup, Step by Step', 20)).toEqual(['Tomato Soup,', 'Step by Step'])
  expect(broken('With Coconut Milk Made Easy', 30)).toEqual(['With Coconut Milk Made Easy'])
})
