import { expect, test } from 'vitest'
import { applyPinEvent, emptyBook } from '#core/pins/book/pin.reducer.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { envelopAction } from '#core/pins/pin-commands.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { emptyHistory, recordEvents } from '#core/pins/history/pin-history.ts'
import { planUndo } from '#core/pins/history/pin-undo.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import { eventsAgain, offeredFor, variedPatch, VARIATIONS } from './varied-pin.ts'

const published = pin('a', {
  status: 'published',
  design: { ...pin('a').design, pictures: [{ picture_id: 'p1', crop: null }] },
})
const page = {
  pictures: ['p1', 'p2', 'p3'].map((id) => ({ id, excluded: id === 'p2' })),
} as Page
const words = {
  title: 'Another title',
  description: 'Another description',
  alt_text: 'Another alternative text',
  headline: 'Another headline',
  sources: { title: [], description: [] },
}
const ground = { pin: published, page: undefined, templates: [] }
const offered = offeredFor(published, page, words)

test('a template, a picture of the page that is not left out, and a title are offered', () => {
  expect(offered.template).not.toBe(published.design.template_id)
  expect(offered.template).not.toBeNull()
  expect(offered.picture).toEqual([{ picture_id: 'p3', crop: null }])
  expect(offered.title).toBe(words)
})

test('what a pin has no other of is not offered', () => {
  const media = { kind: 'carousel' as const, slides: [] }
  const nothing = { template: null, picture: null, title: null }
  expect(offeredFor({ ...published, media }, page, words)).toEqual(nothing)
  expect(offeredFor(published, undefined, undefined)).toMatchObject({ picture: null, title: null })
})

test('each variation changes its part only', () => {
  const { design } = published
  const patch = (...chosen: (typeof VARIATIONS)[number][]) =>
    variedPatch(ground, offered, new Set(chosen))
  expect(patch()).toEqual({})
  expect(patch('template')).toEqual({ design: { ...design, template_id: offered.template } })
  expect(patch('picture')).toEqual({ design: { ...design, pictures: offered.picture } })
  expect(patch('title')).toMatchObject({
    title: words.title,
    description: words.description,
    design: { ...design, headline: words.headline },
  })
})

test('a headline of the person, or a quote, stays', () => {
  const typed = pin('a', {
    design: published.design,
    sources: { title: [{ kind: 'person', quote: 'Mine' }], description: [] },
  })
  const quote = pin('a', { design: published.design, pin_type: 'quote' })
  for (const one of [typed, quote])
    expect(variedPatch({ ...ground, pin: one }, offered, new Set(['title']))).not.toHaveProperty(
      'design',
    )
})

const apply = (book: PinBook, events: readonly PinEvent[]): PinBook =>
  events.reduce((next, event) => applyPinEvent(next, event, 900), book)
const plan = { at: 5, wall: '2026-12-01T08:30', zone: 'UTC', board_id: testId('pies') }
const sent = { ...plan, id: testId('p'), board_id: testId('cakes'), state: 'published' as const }
const book = applyPinEvent(emptyBook(testAccount), {
  type: 'pins.loaded',
  data: { pins: [{ ...published, publications: [sent] }] },
})
const choice = {
  id: published.id,
  publication_id: testId('q'),
  plan,
  patch: variedPatch(ground, offered, new Set(VARIATIONS)),
}

test('the plan and what is varied are undone as one step', () => {
  const events = eventsAgain(book, choice, 800)
  const after = apply(book, events)
  expect(getPin(after, published.id)).toMatchObject({ title: words.title, status: 'scheduled' })
  let seq = 0
  const log = envelopAction(events, {
    at: 1,
    tab: 'd/t',
    id: testId('again'),
    newId: () => testId(`event ${seq}`),
  }).map((envelope) => ({ ...envelope, seq: (seq += 1) }))
  const undo = planUndo(recordEvents(emptyHistory, log))
  if (!undo.ok) throw new Error(undo.reason.kind)
  const { title, design, publications } = getPin(apply(after, undo.events), published.id) ?? {}
  expect([title, design, publications]).toEqual([published.title, published.design, [sent]])
})

test('a pin whose board was taken meanwhile is neither planned nor varied', () => {
  const onCakes = { ...choice, plan: { ...plan, board_id: sent.board_id } }
  expect(eventsAgain(book, onCakes, 800)).toEqual([])
})
