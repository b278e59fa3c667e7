import { expect, test } from 'vitest'
import { drawingNames, isSolid, solidPart } from './drawing-names.ts'
import { drawingSvg } from './drawings.ts'

const place = { width: 600, height: 400, color: '#aa3300' }

test.each(drawingNames)('%s is the same each time, in its colour, without odd numbers', (name) => {
  const svg = drawingSvg(name, place)
  expect(drawingSvg(name, place)).toBe(svg)
  expect(svg).toContain('#aa3300')
  expect(svg).not.toMatch(/NaN|Infinity|undefined/)
})

test('what a solid drawing covers is inside its box', () => {
  const box = { x: 10, y: 20, width: 600, height: 400 }
  for (const name of drawingNames.filter(isSolid)) {
    const { x, y, width, height } = solidPart(name, box)
    expect(x).toBeGreaterThanOrEqual(10)
    expect(y).toBeGreaterThanOrEqual(20)
    expect(x + width).toBeLessThanOrEqual(610)
    expect(y + height).toBeLessThanOrEqual(420)
  }
})
