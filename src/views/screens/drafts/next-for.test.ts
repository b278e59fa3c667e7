import { expect, test } from 'vitest'
import type { PinStatus } from '#core/contract/content/pin-kinds.schema.ts'
import { nextFor } from './next-for-chosen.tsx'

const next = (...statuses: PinStatus[]) =>
  nextFor(statuses.map((status, nth) => ({ id: `pin-${nth}`, status })))

test('saves the generated pins of a selection, and only those', () => {
  expect(next('draft', 'generated', 'published', 'generated')).toEqual({
    step: 'save',
    ids: ['pin-1', 'pin-3'],
  })
})

test('plans the drafts of a selection once every pin of it is saved', () => {
  expect(next('published', 'draft')).toEqual({ step: 'plan', ids: ['pin-1'] })
})

test('offers nothing for pins that are planned or published', () => {
  expect(next('scheduled', 'publishing', 'published')).toEqual({ step: 'none' })
  expect(next()).toEqual({ step: 'none' })
})
