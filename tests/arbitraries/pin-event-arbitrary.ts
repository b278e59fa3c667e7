/**
 * Random but well-formed events over a small set of pins, for property tests: also ones that name
 * pins which are not there.
 */
import fc from 'fast-check'
import type { PinPatch } from '#core/contract/content/pins.contract.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import type { Publication, PublicationPlan } from '#core/contract/content/publications.contract.ts'
import type { PinEvent, RowChange } from '#core/pins/events/pin.events.ts'
import type { PublicationEvent } from '#core/pins/book/pin-publications.ts'

const names = Array.from({ length: 24 }, (_, at) => `p${at}`)
const name = fc.constantFrom(...names)
const id = name.map(testId)
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 12 })
const someText = fc.oneof(
  fc.string({ maxLength: 20, unit: 'grapheme' }),
  fc.constantFrom('Lemon cake', 'ÉCLAIR', '👩‍🍳 bakes'),
)

const patch: fc.Arbitrary<PinPatch> = fc.record(
  {
    title: someText.map((text) => text.slice(0, 100)),
    description: someText,
    favored: fc.boolean(),
    status: fc.constantFrom('generated', 'draft', 'scheduled', 'published'),
    image_url: fc.constantFrom('/pictures/a.jpg', '/pictures/b.jpg?v=3', '/pictures/c.jpg?size=2'),
    boards: fc.uniqueArray(
      id.map((board_id) => ({ board_id })),
      { maxLength: 3, selector: (board) => board.board_id },
    ),
  },
  { requiredKeys: [] },
)

const change: fc.Arbitrary<RowChange> = fc
  .record({ id, patch, imageVersion: fc.option(fc.nat({ max: 10_000 }), { nil: undefined }) })
  .map(({ imageVersion, ...rest }) => ({
    ...rest,
    before: {},
    ...(imageVersion !== undefined && { imageVersion }),
  }))

const pins = fc
  .uniqueArray(fc.tuple(name, fc.nat({ max: 5_000 })), {
    minLength: 1,
    maxLength: 12,
    selector: ([named]) => named,
  })
  .map((list) =>
    list.map(([named, created_at]) => pin(named, { created_at, account_id: testAccount })),
  )

const exportTime = fc.option(fc.nat({ max: 5_000 }))

const plan: fc.Arbitrary<PublicationPlan> = fc
  .record({ at: fc.nat({ max: 5 }), board_id: id, slot_id: fc.option(id, { nil: undefined }) })
  .map(({ slot_id, ...rest }) => ({
    ...rest,
    wall: '2026-11-26T08:30',
    zone: 'Europe/Berlin',
    ...(slot_id !== undefined && { slot_id }),
  }))
/** Few, so that events meet the publications of others. */
const ofPublication = fc.constantFrom('u', 'v', 'w').map(testId)
const publication: fc.Arbitrary<Publication> = fc
  .tuple(ofPublication, plan, fc.constantFrom('planned' as const, 'failed' as const))
  .map(([own, planned, state]) => ({ id: own, ...planned, state }))
const status = fc.constantFrom('generated' as const, 'draft' as const)
const attempt = fc.record({
  id,
  publication_id: ofPublication,
  before: fc.constant({ state: 'planned' as const }),
})

const anyPublicationEvent: fc.Arbitrary<PublicationEvent> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({ id, publication, before: status })
      .map((data) => ({ type: 'pin.scheduled' as const, data })),
  },
  fc
    .record({ id, publication_id: ofPublication, to: plan, before: plan })
    .map((data) => ({ type: 'pin.rescheduled' as const, data })),
  fc
    .record({ id, publication, after: status })
    .map((data) => ({ type: 'pin.unscheduled' as const, data })),
  attempt.map((data) => ({ type: 'pin.publishStarted' as const, data })),
  attempt.map((data) => ({
    type: 'pin.published' as const,
    data: { ...data, url: 'https://www.pinterest.com/pin/1/' },
  })),
  attempt.map((data) => ({
    type: 'pin.publishFailed' as const,
    data: { ...data, problem: { code: 'publish.refused', params: {} } },
  })),
  attempt.map((data) => ({ type: 'pin.publishUnknown' as const, data })),
)

export const anySharedEvent: fc.Arbitrary<Exclude<PinEvent, { type: 'pins.loaded' }>> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({ pins, autoSelect: fc.boolean() })
      .map((data) => ({ type: 'pins.added' as const, data })),
  },
  { weight: 3, arbitrary: change.map((data) => ({ type: 'pin.updated' as const, data })) },
  fc
    .array(change, { minLength: 1, maxLength: 10 })
    .map((patches) => ({ type: 'pins.updated' as const, data: { patches } })),
  fc
    .array(change, { minLength: 11, maxLength: 14 })
    .map((patches) => ({ type: 'pins.replaced' as const, data: { patches } })),
  ids.map((list) => ({ type: 'pins.deleted' as const, data: { ids: list } })),
  fc
    .record({ pins, after: fc.array(fc.option(id), { maxLength: 12 }) })
    .map((data) => ({ type: 'pins.restored' as const, data })),
  fc
    .record({ id, favored: fc.boolean() })
    .map((data) => ({ type: 'pin.favored' as const, data: { ...data, before: !data.favored } })),
  fc.record({ id, board_id: id, name: someText }).map(({ board_id, ...data }) => ({
    type: 'pin.boardAdded' as const,
    data: { ...data, board: { board_id } },
  })),
  fc
    .array(fc.record({ id, exportedAt: exportTime, before: exportTime }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((exports) => ({ type: 'pins.exported' as const, data: { exports } })),
  { weight: 6, arbitrary: anyPublicationEvent },
)

const anyMarkEvent: fc.Arbitrary<Exclude<PinEvent, { type: 'pins.loaded' }>> = fc.oneof(
  ids.map((list) => ({ type: 'pins.selected' as const, data: { ids: list } })),
  ids.map((list) => ({ type: 'pins.deselected' as const, data: { ids: list } })),
  fc.constant({ type: 'selection.cleared' as const, data: {} }),
  ids.map((list) => ({ type: 'pins.committed' as const, data: { ids: list } })),
  ids.map((list) => ({ type: 'pins.uncommitted' as const, data: { ids: list } })),
)

/** Everything but `pins.loaded`, which is no fact of the log. */
export const anyLogEvent = fc.oneof(
  { weight: 3, arbitrary: anySharedEvent },
  { weight: 2, arbitrary: anyMarkEvent },
)

export const anyEvent: fc.Arbitrary<PinEvent> = fc.oneof(
  { weight: 12, arbitrary: anyLogEvent },
  {
    weight: 1,
    arbitrary: pins.map((list) => ({ type: 'pins.loaded' as const, data: { pins: list } })),
  },
)
