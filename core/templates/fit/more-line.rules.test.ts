import { expect, test } from 'vitest'
import { listedItems, moreLine } from './more-line.rules.ts'

test('a list’s own last line is no entry, and keeps its words when more is left away', () => {
  const listed = listedItems(['Mehl', 'Butter', '+ 3 weitere'])
  expect(listed).toEqual({ entries: ['Mehl', 'Butter'], more: 3, line: '+ 3 weitere' })
  expect(moreLine(5, listed)).toBe('+ 5 weitere')
})

test('entries that begin with a number or a plus of their own stay entries', () => {
  for (const last of ['3 more eggs', '+ 2 eggs, beaten until light and pale', '+ butter'])
    expect(listedItems(['Flour', last]).more).toBe(0)
})

test.each([
  [['Soften the onion'], '+ 2 more'],
  [['Pour in the stock', 'Serve'], '+ 2 more'],
  [['Zwiebeln würfeln', 'Brühe und Sahne'], '+ 2 weitere'],
  [['Couper les oignons', 'Faire revenir avec du beurre'], '+ 2 autres'],
  [['Cortar las cebollas', 'Sofreír con mantequilla'], '+ 2 más'],
  [['أضف المرق'], '+ 2 أخرى'],
  [['玉ねぎを炒める'], 'ほか2件'],
])('%s ends in %s', (entries, line) => {
  expect(moreLine(2, { entries, line: '' })).toBe(line)
})
