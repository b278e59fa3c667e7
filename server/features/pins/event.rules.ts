/**
 * What is accepted from whom. A browser changes, deletes and restores pins; it never makes one: a
 * pin comes from a generation, so `pins.added` is a task's alone, and `pins.restored` brings back
 * only own pins deleted less than 30 days ago, with the content that the server kept, whatever the
 * browser sent. `serverPin` is the server's word and not taken from a browser. A bulk event is
 * refused only when it names no pin of the account: a part that was deleted meanwhile does not stop
 * the rest.
 */
import { WEB_ADDRESS } from '#core/contract/call/web-address.ts'
import { withCodes, type Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { PinBoard, PinMedia, PinPatch } from '#core/contract/content/pins.contract.ts'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { withoutMarker } from '#core/pins/book/image-marker.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { isAttempt } from '#core/pins/book/pin-publications.ts'
import { touchedIds } from '#core/pins/book/pin.reducer.ts'
import { isOwnAddress } from '../../platform/http/limits/own-address.ts'
import type { Ledger, Rejected } from './ledger.ts'
import { scheduleRefusal, withKnownBefore } from './plan/schedule.rules.ts'

type Refusal = Omit<Rejected, 'id'>
export type Verdict = { refusal: Refusal } | { refusal: null; event: SharedPinEvent }

export function refusalOf(
  ledger: Ledger,
  event: SharedPinEvent,
  from: 'browser' | 'task',
): Verdict {
  switch (event.type) {
    case 'pins.added':
      return added(ledger, event, from)
    case 'pins.restored':
      return restored(ledger, event)
    case 'pins.deleted':
      return event.data.ids.some((id) => ledger.rows.has(id))
        ? { refusal: null, event }
        : refuse('unknown_pin', problem('pins.missing'))
    default:
      return changed(ledger, event, from)
  }
}

function added(
  { rows, key }: Ledger,
  event: Extract<SharedPinEvent, { type: 'pins.added' }>,
  from: 'browser' | 'task',
): Verdict {
  if (from === 'browser') return refuse('not_allowed', problem('pins.addedByGeneration'))
  const fresh = event.data.pins.filter((pin) => !rows.has(pin.id))
  if (fresh.some((pin) => pin.account_id !== key.accountId))
    return refuse('invalid', problem('pins.otherAccount'))
  if (fresh.length === 0 || new Set(fresh.map((pin) => pin.id)).size < fresh.length)
    return refuse('invalid', problem('pins.alreadyThere'))
  return { refusal: null, event: { ...event, data: { ...event.data, pins: fresh } } }
}

function restored(
  { rows }: Ledger,
  event: Extract<SharedPinEvent, { type: 'pins.restored' }>,
): Verdict {
  const kept = event.data.pins.flatMap((pin, at) => {
    const row = rows.get(pin.id)
    return row === undefined ? [] : [{ pin: row.pin, after: event.data.after?.[at] ?? null }]
  })
  if (kept.length === 0) return refuse('not_allowed', problem('pins.tooOldToRestore'))
  const pins = kept.map(({ pin }) => pin)
  return {
    refusal: null,
    event: {
      ...event,
      data:
        event.data.after === undefined ? { pins } : { pins, after: kept.map(({ after }) => after) },
    },
  }
}

type RowEvent = Exclude<SharedPinEvent, { type: 'pins.added' | 'pins.restored' | 'pins.deleted' }>

function changed(ledger: Ledger, event: RowEvent, from: 'browser' | 'task'): Verdict {
  if (!touchesPin(ledger, event)) return refuse('unknown_pin', problem('pins.gone'))
  if (from === 'browser' && event.type === 'pin.boardAdded' && event.data.serverPin !== undefined)
    return refuse('not_allowed', problem('pins.serverPin'))
  const unplanned = scheduleRefusal(ledger, event, from)
  if (unplanned !== null) return refuse(...unplanned)
  for (const { id, patch } of patchesOf(event)) {
    const shown = from === 'browser' ? shownProblem(ledger, id, patch) : null
    if (shown !== null) return refuse('not_allowed', shown)
    const board = newBoards(ledger, id, patch).find(
      (candidate) => !ledger.boards.has(keyOfBoard(candidate)),
    )
    if (board !== undefined) return refuse('unknown_board', problem('pins.boardGone'))
  }
  return { refusal: null, event: withKnownBefore(ledger, event) }
}

/** What became of a publication is recorded of a pin that was deleted meanwhile, too. */
function touchesPin({ rows }: Ledger, event: RowEvent): boolean {
  return touchedIds(event).some((id) => {
    const row = rows.get(id)
    return row !== undefined && (row.deletedAt === null || isAttempt(event))
  })
}

function patchesOf(event: RowEvent): { id: string; patch: PinPatch }[] {
  switch (event.type) {
    case 'pin.updated':
      return [event.data]
    case 'pins.updated':
    case 'pins.replaced':
      return event.data.patches
    case 'pin.boardAdded':
      return [{ id: event.data.id, patch: { boards: [event.data.board] } }]
    default:
      return []
  }
}

/**
 * Boards that the pin has not yet: one that was deleted since may stay on it, or no other edit of
 * its boards could pass.
 */
function newBoards({ rows }: Ledger, id: string, patch: PinPatch): PinBoard[] {
  const has = new Set(rows.get(id)?.pin.boards.map(keyOfBoard))
  return (patch.boards ?? []).filter((board) => !has.has(keyOfBoard(board)))
}

function shownProblem(ledger: Ledger, id: string, patch: PinPatch): Problem | null {
  if (!isSameKindOfMedia(ledger, id, patch)) return problem('pins.otherMedia')
  if (newLinks(ledger, id, patch).some((link) => !WEB_ADDRESS.test(link)))
    return problem('export.linkInvalid')
  return isOwnPicture(ledger, id, patch) ? null : problem('pins.foreignPicture')
}

/** One that the pin has already may stay, or no other edit could pass. '' = no link. */
function newLinks({ rows }: Ledger, id: string, patch: PinPatch): string[] {
  const pin = rows.get(id)?.pin
  const known = new Set(['', ...linksOf({ ...pin })])
  return linksOf(patch).filter((link) => !known.has(link))
}

const linksOf = ({ link = '', media }: Pick<PinPatch, 'link' | 'media'>): string[] => [
  link,
  ...(media?.kind === 'carousel' ? media.slides.map((slide) => slide.link) : []),
]

/** A video stays the same one: its cover may change. A carousel stays one. */
function isSameKindOfMedia({ rows }: Ledger, id: string, { media }: PinPatch): boolean {
  const current = rows.get(id)?.pin.media
  if (media === undefined) return true
  if (media.kind === 'carousel') return current?.kind === 'carousel'
  return current?.kind === 'video' && media.video_id === current.video_id
}

const slidesOf = (media: PinMedia | undefined): string[] =>
  media?.kind === 'carousel' ? media.slides.map(({ image_url }) => image_url) : []

function isOwnPicture({ rows }: Ledger, id: string, { image_url, media }: PinPatch): boolean {
  const known = slidesOf(rows.get(id)?.pin.media)
  if (slidesOf(media).some((url) => !isOwnAddress(url) && !known.includes(url))) return false
  if (image_url === undefined) return true
  const current = rows.get(id)?.pin.image_url
  return (
    isOwnAddress(image_url) ||
    (current !== undefined && withoutMarker(image_url) === withoutMarker(current))
  )
}

function refuse(code: Refusal['code'], message: Problem): Verdict {
  return { refusal: { code, ...withCodes({ message }) } }
}
