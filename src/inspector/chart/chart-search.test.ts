import { describe, expect, test } from 'vitest'
import auth from '../layouts/auth.json'
import { nextHit, searchChart } from './chart-search.ts'
import type { ChartLayout } from '../../../packages/model-paths/chart/chart-layout.ts'

const layout: ChartLayout = {
  machine: 'light',
  arrangement: '',
  size: [400, 300],
  states: [
    { id: 'light', name: 'light', kind: 'compound', box: [0, 0, 400, 300], at: [8, 20], lines: [] },
    {
      id: 'light.day',
      name: 'day',
      kind: 'compound',
      box: [10, 40, 200, 200],
      at: [18, 60],
      lines: [{ line: { kind: 'invoke', words: 'watchSun' }, at: [18, 80] }],
    },
    {
      id: 'light.day.idle',
      name: 'idle',
      kind: 'atomic',
      box: [20, 100, 60, 40],
      at: [50, 124],
      lines: [],
    },
    {
      id: 'light.idle',
      name: 'idle',
      kind: 'final',
      box: [300, 60, 60, 40],
      at: [330, 84],
      lines: [],
    },
  ],
  edges: [
    {
      from: 'light.day',
      to: 'light.idle',
      points: [
        [210, 80],
        [300, 80],
      ],
      label: [220, 70, 70, 38],
      lines: [
        { kind: 'event', words: 'light.dim' },
        { kind: 'event', words: 'light.off', guard: 'isIdle' },
      ],
    },
    { from: 'light', to: 'light.day', points: [], label: null, lines: [] },
  ],
}

const found = (text: string) => searchChart(layout, text).map(({ words }) => words)

describe('a search in a chart', () => {
  test('finds states and events by a part of their name, from top to bottom', () => {
    expect(found('IDLE')).toEqual(['idle', 'day.idle'])
    expect(found('light')).toEqual(['light', 'light.dim in day', 'light.off in day'])
    expect(found('sun')).toEqual(['watchSun in day'])
  })

  test('tells two states of one name apart by their path', () => {
    expect(found('day.idle')).toEqual(['day.idle'])
  })

  test('finds nothing without words, and nothing by a guard', () => {
    expect(found('  ')).toEqual([])
    expect(found('isIdle')).toEqual([])
  })

  test('gives the box of the line, the name of a state with others in it, the whole of another', () => {
    const boxes = (text: string) => searchChart(layout, text).map(({ box }) => box)
    expect(boxes('light.off')).toEqual([[220, 89, 70, 16]])
    expect(boxes('watchSun')).toEqual([[18, 68, 192, 16]])
    expect(boxes('day')).toEqual([[10, 40, 200, 30]])
    expect(boxes('day.idle')).toEqual([[20, 100, 60, 40]])
  })

  test('every hit in a real chart is inside the chart', () => {
    // JSON imports widen tuples to arrays and kinds to strings.
    const real = auth as unknown as ChartLayout
    const hits = searchChart(real, 'e')
    expect(hits.length).toBeGreaterThan(40)
    for (const { box } of hits) {
      expect(box[0] + box[2]).toBeLessThanOrEqual(real.size[0])
      expect(box[1] + box[3]).toBeLessThanOrEqual(real.size[1])
    }
  })
})

test('the hit after the last is the first, the one before the first is the last', () => {
  expect([nextHit(0, 3, 1), nextHit(2, 3, 1), nextHit(0, 3, -1)]).toEqual([1, 0, 2])
  expect(nextHit(0, 0, 1)).toBe(-1)
})
