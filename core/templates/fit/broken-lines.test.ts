import { expect, test } from 'vitest'
import { brokenLines } from './broken-lines.ts'

test.each([
  ['How to Make / Lemon and Oregano / Chicken Traybake'],
  ['Potato Leek Soup / Recipe'],
  ['Beef Goulash'],
])('%s has no line end that parts what is read together', (shown) => {
  expect(brokenLines(shown.split(' / '))).toBe(0)
})

test.each([
  ['Make / Chocolate Chip Cookies / at Home', 0.6],
  ['Make Lemon / and Oregano Chicken / Traybake at Home', 0.1],
  ['Homemade / Lemon / and Oregano / Chicken Traybake', 1.3],
  ['A Soup with / Leeks', 0.9],
  ['One Guide / to Small / Balcony Plants / and Herbs / for All', 0.7],
])('%s counts %f or more', (shown, least) => {
  expect(brokenLines(shown.split(' / '))).toBeGreaterThanOrEqual(least)
})
