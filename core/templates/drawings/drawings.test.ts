import { expect, test } from 'vitest'
import { withClearAreas } from '../paint/areas-above.ts'
import { distanceTo } from './clear-areas.ts'
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

const canvas = { width: 1000, height: 1500, color: '#aa3300' }
/** Where the stalks of the sprigs begin and end. */
const stalksOf = (svg: string): { x: number; y: number }[] =>
  [...svg.matchAll(/translate\(([\d.-]+) ([\d.-]+)\) rotate\(([\d.-]+)\)"><path d="M/gu)].flatMap(
    ([, x, y, turn]) => {
      const angle = (Number(turn) / 180) * Math.PI
      return [-42, 62].map((along) => ({
        x: Number(x) + Math.cos(angle) * along,
        y: Number(y) + Math.sin(angle) * along,
      }))
    },
  )

test('each sprig is whole: no edge of the pin and nothing that lies over them cuts one', () => {
  const arch = {
    box: { x: 110, y: 60, width: 780, height: 840 },
    radii: [390, 390, 0, 0] as const,
  }
  const label = { box: { x: 0, y: 960, width: 1000, height: 540 } }
  const ends = stalksOf(drawingSvg('sprigs', { ...canvas, clear: [arch, label] }))
  expect(ends.length).toBeGreaterThan(2 * 15)
  for (const { x, y } of ends) {
    for (const area of [arch, label]) expect(distanceTo(area, x, y)).toBeGreaterThan(0)
    expect(Math.min(x, y, canvas.width - x, canvas.height - y)).toBeGreaterThan(0)
  }
})

test('the distance to an area follows its round corners', () => {
  const arch = { box: { x: 0, y: 0, width: 100, height: 200 }, radii: [50, 50, 0, 0] as const }
  expect(distanceTo(arch, 0, 0)).toBeCloseTo(Math.hypot(50, 50) - 50)
  expect(distanceTo(arch, 0, 200)).toBeCloseTo(0)
  expect(distanceTo(arch, 50, 100)).toBeCloseTo(-50)
  expect(distanceTo(arch, 130, 100)).toBeCloseTo(30)
})

test('sprigs keep clear of pictures and cards over them, not of what is under or clear itself', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 }
  const plain = { kind: 'fill', box, color: '#ffffff' } as const
  const leaves = { ...plain, drawing: 'sprigs' } as const
  const radii = [1, 2, 3, 4] as const
  const nodes = [plain, leaves, { ...plain, radii }, { ...plain, opacity: 0.2 }]
  const [under, drawn] = withClearAreas(nodes)
  expect(under).toBe(plain)
  expect(drawn).toEqual({ ...leaves, clear: [{ box, radii }] })
})
