import { expect, test } from 'vitest'
import { withoutListNumbers } from './list-numbers.ts'

test.each([
  ['5. Soups', 'Soups'],
  ['#1 Soups', 'Soups'],
  ['12) Soups', 'Soups'],
  ['Step 1: Blend', 'Blend'],
  ['Schritt 2 Rühren', 'Rühren'],
  ['2 eggs', '2 eggs'],
  ['3 Ways to Use Plums', '3 Ways to Use Plums'],
  ['7-Up cake', '7-Up cake'],
  ['1.5 liters of stock', '1.5 liters of stock'],
  ['The 5:2 diet', 'The 5:2 diet'],
  ['5:2 diet', '5:2 diet'],
])('of "%s" alone stays "%s"', (line, written) => {
  expect(withoutListNumbers([line])).toEqual([written])
})

test('numbers of lines in order from 1 go, those of other lines stay', () => {
  const lines = ['Herbst', '1 Über die Baumwipfel', '2 (Vegane) Cupcakes', '11 Ideen', '4 Im Wald']
  expect(withoutListNumbers(lines)).toEqual([
    'Herbst',
    'Über die Baumwipfel',
    '(Vegane) Cupcakes',
    '11 Ideen',
    'Im Wald',
  ])
})

test('a page that miscounts its entries is numbered all the same', () => {
  const numbers = [1, 2, 3, 5, 6, 5, 6, 8, 10, 11]
  const lines = [...numbers.map((number) => `${number} Wald`), '11 Dinge']
  expect(withoutListNumbers(lines)).toEqual([...numbers.map(() => 'Wald'), '11 Dinge'])
})

test('amounts and counts that are not in order stay', () => {
  for (const lines of [
    ['1 egg', '2 plums', '3 cups flour'],
    ['1 Ei', '2 Äpfel', '500 g Mehl'],
    ['15 Cakes', '16 Soups', '17 Stews'],
  ])
    expect(withoutListNumbers(lines)).toEqual(lines)
})
