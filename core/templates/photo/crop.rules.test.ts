import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropFor, cutCost, freedCrop, shareWithin, trimCrop } from './crop.rules.ts'
import { GRID, type PictureFacts } from '../document/picture-facts.schema.ts'

const cells = Array.from({ length: GRID * GRID }, () => 0.5)
const facts = (
  width: number,
  height: number,
  subject = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 },
): PictureFacts => ({
  width,
  height,
  subject,
  objects: [],
  luminance: cells,
  detail: cells,
  palette: ['#888888'],
})
const part = fc.double({ min: 0, max: 1, noNaN: true })
const size = fc.integer({ min: 200, max: 5000 })

test('every crop lies inside the picture, has the shape of its slot and shows the subject’s middle', () => {
  fc.assert(
    fc.property(
      fc.record({
        width: size,
        height: size,
        x: part,
        y: part,
        aspect: fc.double({ min: 0.3, max: 3, noNaN: true }),
        zoom: fc.double({ min: 1, max: 2, noNaN: true }),
      }),
      ({ width, height, x, y, aspect, zoom }) => {
        const subject = { x: x * 0.8, y: y * 0.8, width: 0.2, height: 0.2 }
        const crop = cropFor(facts(width, height, subject), {
          aspect,
          zoom,
          at: { x: 0.5, y: 0.4 },
        })
        expect(crop.x).toBeGreaterThanOrEqual(0)
        expect(crop.y).toBeGreaterThanOrEqual(0)
        expect(crop.x + crop.width).toBeLessThanOrEqual(1.000001)
        expect(crop.y + crop.height).toBeLessThanOrEqual(1.000001)
        const [cx, cy] = [subject.x + 0.1, subject.y + 0.1]
        expect(
          cx >= crop.x - 1e-6 &&
            cx <= crop.x + crop.width + 1e-6 &&
            cy >= crop.y - 1e-6 &&
            cy <= crop.y + crop.height + 1e-6,
        ).toBe(true)
      },
    ),
  )
})

test('a chosen crop is trimmed to the side where the subject is not', () => {
  const crop = trimCrop(
    facts(1000, 1000, { x: 0.6, y: 0.4, width: 0.2, height: 0.2 }),
    { x: 0.2, y: 0.2, width: 0.6, height: 0.6 },
    2 / 3,
  )
  expect([crop.x, crop.width].map((value) => Math.round(value * 100) / 100)).toEqual([0.4, 0.4])
})

test('a person’s own crop is trimmed around its middle, never stretched', () => {
  const crop = trimCrop(facts(1000, 1000), { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }, 2 / 3)
  expect(
    [crop.width / crop.height, crop.x + crop.width / 2, crop.y + crop.height / 2].map(
      (value) => Math.round(value * 1000) / 1000,
    ),
  ).toEqual([0.667, 0.5, 0.5])
})

const withThings = (things: PictureFacts['objects'], subject = things[0]): PictureFacts => ({
  ...facts(1500, 1000, subject),
  objects: things,
})
const seen = (things: PictureFacts['objects'], aspect: number) => {
  const picture = withThings(things, { x: 0.1, y: 0.3, width: 0.8, height: 0.4 })
  const crop = cropFor(picture, { aspect, zoom: 1, at: { x: 0.5, y: 0.5 } })
  return things.map((thing) => Math.round(shareWithin(thing, crop) * 100) / 100)
}

test('a second thing that would be cut in half is slid in or out, and the first stays whole', () => {
  const [first, second = 0.5] = seen(
    [
      { x: 0.15, y: 0.3, width: 0.3, height: 0.4 },
      { x: 0.55, y: 0.3, width: 0.25, height: 0.4 },
    ],
    0.75,
  )
  expect(first).toBeGreaterThan(0.95)
  expect(second > 0.95 || second < 0.1).toBe(true)
})

test('when a group has no room, its largest thing is shown whole and in the middle', () => {
  const pots = [
    { x: 0.4, y: 0.3, width: 0.26, height: 0.5 },
    { x: 0.1, y: 0.3, width: 0.2, height: 0.5 },
    { x: 0.75, y: 0.3, width: 0.2, height: 0.5 },
  ]
  expect(seen(pots, 0.66)[0]).toBe(1)
})

test('a cut is worst at half of a thing and nothing when it is whole', () => {
  const picture = withThings([{ x: 0.2, y: 0.2, width: 0.2, height: 0.2 }])
  const at = (x: number): number => cutCost(picture, { x, y: 0, width: 0.5, height: 1 })
  expect(at(0.1)).toBe(0)
  expect(at(0.3)).toBeGreaterThan(at(0.22))
})

test('a thing that the photo itself cuts at both sides may be cut there further', () => {
  const crop = { x: 0.2, y: 0.1, width: 0.6, height: 0.7 }
  const hills = { x: 0, y: 0.3, width: 1, height: 0.5 }
  const freed = (thing: typeof crop) => freedCrop(facts(1000, 1000, thing), crop)
  expect(freed(hills)).toEqual({ x: 0, y: 0.1, width: 1, height: 0.7 })
  expect(freed({ ...hills, x: 0.02, width: 0.98 })).toEqual(crop)
})

test('a name in the corner is shown whole or not at all', () => {
  const marked = (at: number, subject: PictureFacts['subject']): PictureFacts => ({
    ...facts(1000, 1000, subject),
    mark: { x: at, y: 0.86, width: 0.14, height: 0.1 },
  })
  const upright = { aspect: 2 / 3, zoom: 1, at: { x: 0.5, y: 0.5 } }
  const middle = { x: 0.4, y: 0.3, width: 0.3, height: 0.4 }
  const right = (picture: PictureFacts): number => {
    const { x, width } = cropFor(picture, upright)
    return x + width
  }
  expect(right(facts(1000, 1000, middle))).toBeGreaterThan(0.86)
  expect(right(marked(0.84, middle))).toBeLessThan(0.85)
  expect(right(marked(0.74, middle))).toBeGreaterThan(0.87)
  // a thing that would be cut instead is worth more
  const wide = { x: 0.32, y: 0.3, width: 0.64, height: 0.4 }
  expect(right(marked(0.8, wide))).toBeGreaterThan(0.95)
})

test('words that are set into a picture are left out where the crop has room', () => {
  const dish = facts(1000, 1500, { x: 0.2, y: 0.45, width: 0.6, height: 0.3 })
  const lettered: PictureFacts = { ...dish, lettering: { x: 0.1, y: 0.1, width: 0.8, height: 0.2 } }
  const square = { aspect: 1, zoom: 1, at: { x: 0.5, y: 0.7 } }
  expect(cropFor(dish, square).y).toBeLessThan(0.25)
  expect(cropFor(lettered, square).y).toBeGreaterThan(0.28)
})

test('a name is not avoided by a crop that cuts a thing at one side and has air at the other', () => {
  const bowl = withThings([{ x: 0.16, y: 0.1, width: 0.7, height: 0.8 }])
  const marked = { ...bowl, mark: { x: 0.74, y: 0.76, width: 0.25, height: 0.22 } }
  const { x, width } = cropFor(marked, { aspect: 0.96, zoom: 1, at: { x: 0.5, y: 0.5 } })
  expect(width).toBeLessThan(0.7)
  expect(x).toBeGreaterThan(0.16)
  expect(x + width).toBeLessThan(0.86)
})
