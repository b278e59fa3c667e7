import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropFor, fitCrop } from './crop.rules.ts'
import { GRID, type PictureFacts } from './picture-facts.schema.ts'

const cells = Array.from({ length: GRID * GRID }, () => 0.5)
const facts = (width: number, height: number, subject = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }): PictureFacts => ({ width, height, subject, luminance: cells, detail: cells, palette: ['#888888'] })
const part = fc.double({ min: 0, max: 1, noNaN: true })
const size = fc.integer({ min: 200, max: 5000 })

test('every crop lies inside the picture, has the shape of its slot and shows the subject’s middle', () => {
  fc.assert(
    fc.property(fc.record({ width: size, height: size, x: part, y: part, aspect: fc.double({ min: 0.3, max: 3, noNaN: true }), zoom: fc.double({ min: 1, max: 2, noNaN: true }) }), ({ width, height, x, y, aspect, zoom }) => {
      const subject = { x: x * 0.8, y: y * 0.8, width: 0.2, height: 0.2 }
      const crop = cropFor(facts(width, height, subject), { aspect, zoom, at: { x: 0.5, y: 0.4 } })
      expect(crop.x).toBeGreaterThanOrEqual(0)
      expect(crop.y).toBeGreaterThanOrEqual(0)
      expect(crop.x + crop.width).toBeLessThanOrEqual(1.000001)
      expect(crop.y + crop.height).toBeLessThanOrEqual(1.000001)
      const [cx, cy] = [subject.x + 0.1, subject.y + 0.1]
      expect(cx >= crop.x - 1e-6 && cx <= crop.x + crop.width + 1e-6 && cy >= crop.y - 1e-6 && cy <= crop.y + crop.height + 1e-6).toBe(true)
    }),
  )
})

test('a person’s own crop is trimmed around its middle, never stretched', () => {
  const crop = fitCrop(facts(1000, 1000), { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }, 2 / 3)
  expect([crop.width / crop.height, crop.x + crop.width / 2, crop.y + crop.height / 2].map((value) => Math.round(value * 1000) / 1000)).toEqual([0.667, 0.5, 0.5])
})
