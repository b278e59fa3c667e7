import { describe, expect, test } from 'vitest'
import type { Box } from '../../document/template.model.ts'
import { alignBoxes, distributeBoxes, type Alignment } from './arrange.ts'
import { SNAP_REACH, snapBox, snapTargets } from './snapping.ts'

const box = (...[x, y, width, height]: [number, number, number, number]): Box => ({
  x,
  y,
  width,
  height,
})

const canvas = { width: 1000, height: 1500 }
const targetsOf = (boxes: Box[], guides?: { x: number[]; y: number[] }) =>
  snapTargets({ boxes, canvas, margin: 64, ...(guides && { guides }) })
const reach = SNAP_REACH

describe('snapping', () => {
  test('meets the nearest line on each axis by itself', () => {
    const targets = targetsOf([box(200, 300, 100, 100)])
    const snap = snapBox(box(203, 700, 40, 46), targets, { reach })
    expect([snap.dx, snap.dy]).toEqual([-3, 4])
    expect(snap.lines).toEqual([
      { at: 200, kind: 'edge', axis: 'x' },
      { at: 750, kind: 'canvas', axis: 'y' },
    ])
  })

  test('leaves a box alone that no line reaches', () => {
    const targets = targetsOf([])
    expect(snapBox(box(100, 100, 50, 50), targets, { reach })).toEqual({
      dx: 0,
      dy: 0,
      lines: [],
      gaps: [],
    })
    expect(snapBox(box(73, 100, 50, 50), targets, { reach }).dx).toBe(0)
    expect(snapBox(box(72, 100, 50, 50), targets, { reach }).dx).toBe(-8)
  })

  test.each([
    ['the margin', box(60, 200, 30, 30), { at: 64, kind: 'margin', axis: 'x' }],
    ['the other margin', box(900, 200, 33, 30), { at: 936, kind: 'margin', axis: 'x' }],
    ['the middle of the canvas', box(478, 200, 40, 30), { at: 500, kind: 'canvas', axis: 'x' }],
    ['a guide', box(330, 200, 30, 30), { at: 333, kind: 'guide', axis: 'x' }],
    ['the middle of another layer', box(693, 200, 10, 30), { at: 700, kind: 'middle', axis: 'x' }],
  ])('meets %s', (_, moved, line) => {
    const targets = targetsOf([box(600, 1000, 200, 10)], { x: [333], y: [] })
    expect(snapBox(moved, targets, { reach }).lines).toContainEqual(line)
  })

  test('returns every line that is met, once, in order', () => {
    const targets = targetsOf([box(200, 0, 100, 50), box(200, 900, 100, 50)])
    const snap = snapBox(box(201, 400, 100, 33), targets, { reach })
    expect(snap.lines.map(({ at }) => at)).toEqual([200, 250, 300])
  })

  test('a side that is held snaps alone', () => {
    const targets = targetsOf([box(200, 0, 100, 50)])
    const parts = { x: [1], y: [] }
    const snap = snapBox(box(203, 100, 90, 50), targets, { reach, parts })
    expect([snap.dx, snap.dy]).toEqual([7, 0])
  })

  test('makes gaps equal between, behind and before others', () => {
    const boxes = [box(100, 200, 100, 100), box(260, 200, 100, 100)]
    const targets = targetsOf(boxes)
    const behind = snapBox(box(417, 220, 77, 50), targets, { reach })
    expect(behind.dx).toBe(3)
    expect(behind.gaps).toEqual([
      { axis: 'x', from: 200, to: 260, at: 250 },
      { axis: 'x', from: 360, to: 420, at: 250 },
    ])
    expect(snapBox(box(-32, 220, 77, 50), targets, { reach }).dx).toBe(-5)
    const wide = targetsOf([box(100, 200, 100, 100), box(400, 200, 100, 100)])
    expect(snapBox(box(272, 220, 61, 50), wide, { reach }).dx).toBe(-2.5)
  })

  test('only layers beside the box make gaps', () => {
    const targets = targetsOf([box(100, 700, 100, 100), box(260, 700, 100, 100)])
    expect(snapBox(box(417, 220, 70, 50), targets, { reach }).gaps).toEqual([])
    expect(snapBox(box(417, 220, 70, 50), targets, { reach }).dx).toBe(0)
  })

  test('a box behind the moved one, such as a photo, does not hide a gap', () => {
    const behind = [box(0, 0, 1000, 1500), box(310, 100, 600, 400)]
    const targets = targetsOf([box(100, 200, 100, 100), ...behind, box(260, 200, 40, 100)])
    expect(snapBox(box(363, 220, 77, 50), targets, { reach }).gaps).toEqual([
      { axis: 'x', from: 200, to: 260, at: 250 },
      { axis: 'x', from: 300, to: 360, at: 250 },
    ])
  })

  test('gaps above and below are made equal too', () => {
    const targets = targetsOf([box(100, 100, 100, 100), box(100, 260, 100, 100)])
    const snap = snapBox(box(120, 415, 33, 50), targets, { reach })
    expect(snap.dy).toBe(5)
    expect(snap.gaps).toEqual([
      { axis: 'y', from: 200, to: 260, at: 150 },
      { axis: 'y', from: 360, to: 420, at: 133.5 },
    ])
  })

  test('a gap between boxes that do not overlap is marked at the middle of the moved box', () => {
    const targets = targetsOf([box(100, 100, 100, 100), box(260, 300, 100, 100)])
    const snap = snapBox(box(423, 150, 60, 200), targets, { reach })
    expect(snap.gaps).toEqual([
      { axis: 'x', from: 200, to: 260, at: 250 },
      { axis: 'x', from: 360, to: 420, at: 325 },
    ])
  })
})

describe('aligning', () => {
  const boxes = [box(10, 10, 20, 20), box(50, 60, 40, 10)]
  test.each<[Alignment, [number, number][]]>([
    [
      'left',
      [
        [0, 0],
        [-40, 0],
      ],
    ],
    [
      'centre',
      [
        [30, 0],
        [-20, 0],
      ],
    ],
    [
      'right',
      [
        [60, 0],
        [0, 0],
      ],
    ],
    [
      'top',
      [
        [0, 0],
        [0, -50],
      ],
    ],
    [
      'middle',
      [
        [0, 20],
        [0, -25],
      ],
    ],
    [
      'bottom',
      [
        [0, 40],
        [0, 0],
      ],
    ],
  ])('%s moves every box to the side of all', (alignment, wanted) => {
    const shifts = alignBoxes(boxes, alignment, box(0, 0, 1000, 1500))
    expect(shifts.map(({ dx, dy }) => [dx, dy])).toEqual(wanted)
  })

  test('a single box is aligned to the area', () => {
    expect(alignBoxes([box(10, 10, 20, 20)], 'right', box(0, 0, 100, 50))).toEqual([
      { dx: 70, dy: 0 },
    ])
    expect(alignBoxes([], 'left', box(0, 0, 1, 1))).toEqual([])
  })
})

describe('distributing', () => {
  const boxes = [box(200, 0, 20, 5), box(0, 0, 10, 5), box(30, 90, 30, 5)]

  test('leaves the outer two and gives all the same room', () => {
    // 220 wide, 60 of it boxes: 80 between
    expect(distributeBoxes(boxes, 'x')).toEqual([
      { dx: 0, dy: 0 },
      { dx: 0, dy: 0 },
      { dx: 60, dy: 0 },
    ])
  })

  test('with a gap lets all follow the first', () => {
    expect(distributeBoxes(boxes, 'x', 10).map(({ dx }) => dx)).toEqual([-140, 0, -10])
    expect(distributeBoxes(boxes.slice(1), 'y', 1).map(({ dy }) => dy)).toEqual([0, -84])
  })

  test('two boxes, or none, stay without a gap', () => {
    expect(distributeBoxes(boxes.slice(1), 'x')).toEqual([
      { dx: 0, dy: 0 },
      { dx: 0, dy: 0 },
    ])
    expect(distributeBoxes([], 'x', 4)).toEqual([])
  })
})
