import { expect, test } from 'vitest'
import { findTemplate } from '../choice/template-list.ts'
import { circleCrop, maskCost, shareInMask } from './mask-fit.ts'
import { LIGHT_GRID, type PictureFacts } from '../document/picture-facts.schema.ts'

/** The eye is drawn to a box of cells, columns and rows from 0. */
function salienceOf(isDrawn: (column: number, row: number) => boolean): string {
  return Array.from({ length: LIGHT_GRID * LIGHT_GRID }, (_, at) =>
    isDrawn(at % LIGHT_GRID, Math.floor(at / LIGHT_GRID)) ? 'f' : '0',
  ).join('')
}

const facts = (over: Partial<PictureFacts>): PictureFacts => ({
  width: 1000,
  height: 1000,
  subject: { x: 0.3, y: 0.3, width: 0.4, height: 0.4 },
  objects: [],
  luminance: Array<number>(144).fill(0.5),
  detail: Array<number>(144).fill(0.1),
  palette: ['#967f5f'],
  ...over,
})
const WHOLE = { crop: { x: 0, y: 0, width: 1, height: 1 }, aspect: 1 }
const cost = (id: string, over: Partial<PictureFacts>): number => {
  const template = findTemplate(id)
  if (!template) throw new Error(`No template ${id}.`)
  return maskCost(template, facts(over))
}

const everywhere = salienceOf(() => true)
const middle = salienceOf((column, row) => Math.hypot(column - 11.5, row - 11.5) < 6)

test('a circle leaves in sight what its area with the margin is of the square', () => {
  const share = shareInMask(facts({ salience: everywhere }), { ...WHOLE, shape: 'round' })
  expect(share).toBeCloseTo(Math.PI * 0.47 ** 2, 1)
})

test('an arch cuts the upper corners only', () => {
  const upper = salienceOf((column, row) => column < 3 && row < 3)
  const lower = salienceOf((column, row) => column > 0 && column < 4 && row > 19 && row < 23)
  const arch = { ...WHOLE, shape: 'arch' } as const
  expect(shareInMask(facts({ salience: upper }), arch)).toBe(0)
  expect(shareInMask(facts({ salience: lower }), arch)).toBe(1)
  expect(shareInMask(facts({ salience: lower }), { ...arch, shape: 'round' })).toBeLessThan(0.5)
})

test.for(['arch', 'sprigs', 'photo-circle', 'polaroid'])(
  '%s is free for one thing in the middle',
  (id) => {
    expect(cost(id, { salience: middle })).toBe(0)
  },
)

test.for(['arch', 'sprigs', 'photo-circle', 'polaroid'])(
  '%s costs where it cuts a wide group',
  (id) => {
    const group = { x: 0.02, y: 0.3, width: 0.96, height: 0.5 }
    expect(cost(id, { width: 2000, subject: group, salience: everywhere })).toBeGreaterThan(0)
  },
)

test('a rectangle never costs', () => {
  expect(cost('split-panel', { width: 2000, salience: everywhere })).toBe(0)
})

test('of facts without salience the box of the subject counts', () => {
  expect(cost('photo-circle', {})).toBe(0)
  expect(cost('photo-circle', { subject: { x: 0, y: 0, width: 1, height: 1 } })).toBeGreaterThan(0)
})

test('a circle comes nearer where it would show a part of a name, unless a thing would be cut for it', () => {
  const wish = { aspect: 1, zoom: 1, at: { x: 0.5, y: 0.5 } }
  const mark = { x: 0.78, y: 0.78, width: 0.18, height: 0.16 }
  const small = facts({ subject: { x: 0.35, y: 0.35, width: 0.3, height: 0.3 } })
  expect(circleCrop(small, wish)).toMatchObject({ width: 1, height: 1 })
  const near = circleCrop({ ...small, mark }, wish)
  expect(near.width).toBeLessThan(0.95)
  expect(shareInMask({ subject: mark }, { crop: near, aspect: 1, shape: 'round' })).toBeLessThan(
    0.06,
  )
  const wide = facts({ subject: { x: 0.02, y: 0.02, width: 0.96, height: 0.96 }, mark })
  expect(circleCrop(wide, wish)).toMatchObject({ width: 1, height: 1 })
})
