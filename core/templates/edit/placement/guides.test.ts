import { expect, test } from 'vitest'
import { readTemplate, writeTemplate } from '../../document/template-file.ts'
import type { Template } from '../../document/template.schema.ts'
import { testTemplate } from '../../layout/layout.builder.ts'
import { applyChange } from '../changes.ts'
import type { TemplateChange } from '../tree/template-change.schema.ts'
import {
  addGuide,
  clampGuide,
  freeGuidePlace,
  guidesOf,
  hasGuide,
  MAX_GUIDES,
  moveGuide,
  removeGuide,
  snapGuide,
} from './guides.ts'

const GROUND = { id: 'ground', kind: 'shape', shape: 'rect', fill: 'accent' }

function template(guides?: { x: number[]; y: number[] }): Template {
  return testTemplate([GROUND], guides && { guides })
}

function applied(before: Template, change: TemplateChange | null): Template {
  const made = change && applyChange(before, change)
  if (made?.ok !== true) throw new Error('The change was refused.')
  return made.template
}

test('guides are added, moved and removed, and the last one takes the field along', () => {
  const none = template()
  const one = applied(none, addGuide(none, 'x', 250.126))
  expect(guidesOf(one)).toEqual({ x: [250.13], y: [] })
  const two = applied(one, addGuide(one, 'y', 900))
  const moved = applied(two, moveGuide(two, { axis: 'x', index: 0 }, 300))
  expect(guidesOf(moved)).toEqual({ x: [300], y: [900] })
  const level = applied(moved, removeGuide(moved, { axis: 'x', index: 0 }))
  expect(guidesOf(level)).toEqual({ x: [], y: [900] })
  const gone = applied(level, removeGuide(level, { axis: 'y', index: 0 }))
  expect(writeTemplate(gone)).toEqual(writeTemplate(none))
})

test('what would change nothing is no change', () => {
  const some = template({ x: [10], y: [] })
  expect(moveGuide(some, { axis: 'x', index: 0 }, 10.001)).toBeNull()
  expect(moveGuide(some, { axis: 'y', index: 0 }, 10)).toBeNull()
  expect(removeGuide(some, { axis: 'x', index: 1 })).toBeNull()
  expect([0, 1].map((index) => hasGuide(some, { axis: 'x', index }))).toEqual([true, false])
})

test('an axis takes no more guides than the schema allows', () => {
  const almost = template({ x: Array.from({ length: MAX_GUIDES - 1 }, (_, at) => at), y: [] })
  const full = applied(almost, addGuide(almost, 'x', 990))
  expect(readTemplate(writeTemplate(full)).ok).toBe(true)
  expect(addGuide(full, 'x', 991)).toBeNull()
  expect(addGuide(full, 'y', 991)).not.toBeNull()
})

test('a guide stays on the picture', () => {
  expect([-3, 0.004, 512.345, 1_700].map((at) => clampGuide(at, 1_500))).toEqual([
    0, 0, 512.35, 1_500,
  ])
})

test('a new guide lies in the widest gap', () => {
  expect(freeGuidePlace([], 1_500)).toBe(750)
  expect(freeGuidePlace([750], 1_500)).toBe(375)
  expect(freeGuidePlace([375, 750], 1_500)).toBe(1_125)
  // outside of this size
  expect(freeGuidePlace([1_800, -40], 1_500)).toBe(750)
})

test('a dragged guide meets the nearest line within reach, else whole units', () => {
  const lines = [
    { at: 103.4, kind: 'edge' },
    { at: 109, kind: 'middle' },
  ] as const
  expect(snapGuide(106, lines, 8)).toEqual({ at: 103.4, line: lines[0] })
  expect(snapGuide(108, lines, 8)).toEqual({ at: 109, line: lines[1] })
  expect(snapGuide(120.4, lines, 8)).toEqual({ at: 120, line: null })
})
