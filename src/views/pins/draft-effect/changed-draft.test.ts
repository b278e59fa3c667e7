import { expect, test } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { pin } from '#core/pins/pin.builder.ts'
import { type ChangedDraft, isDraft, stillAsShown } from './changed-draft.ts'

const to = (one: Pin): ChangedDraft => ({
  pin: one,
  patch: { design: { ...one.design, headline: 'New' } },
})

test('a draft has no date yet and one picture', () => {
  expect(isDraft(pin('a'))).toBe(true)
  expect(isDraft(pin('a', { status: 'draft' }))).toBe(true)
  expect(isDraft(pin('a', { status: 'scheduled' }))).toBe(false)
  expect(isDraft(pin('a', { status: 'published' }))).toBe(false)
  expect(isDraft(pin('a', { media: { kind: 'carousel', slides: [] } }))).toBe(false)
})

test('what was planned, deleted or redesigned meanwhile is left out', () => {
  const [kept, planned, deleted, redesigned] = ['a', 'b', 'c', 'd'].map((name) => pin(name))
  if (!kept || !planned || !deleted || !redesigned) throw new Error('there are four')
  const now = new Map<string, Pin>([
    [kept.id, { ...kept, title: 'Other words' }],
    [planned.id, { ...planned, status: 'scheduled' }],
    [redesigned.id, { ...redesigned, design: { ...redesigned.design, kicker: 'Soon' } }],
  ])
  const shown = [kept, planned, deleted, redesigned].map(to)
  expect(stillAsShown(shown, (id) => now.get(id))).toEqual([to(kept)])
})
