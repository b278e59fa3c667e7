/**
 * What a spread is made of and what accepting it does: drafts are planned on boards where they have
 * no time yet, publications that missed theirs are moved.
 */
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'
import type { PlannedTime, Publication } from '#core/contract/content/publications.contract.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { isSameBoard, keyOfBoard } from '#core/pins/book/board-names.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { type PlannedPin, reschedulePins, schedulePins } from '#core/pins/pin-schedule.ts'
import { sourcePicturesOf } from '#core/preflight/preflight.ts'
import {
  conflictAt,
  type Sending,
  SendingIndex,
  type SpacingRule,
  spacingsOf,
} from '#core/schedule/spacing.ts'
import { openingAfter } from '#core/schedule/publishing-hours.ts'
import type { SpreadPin, SpreadReason } from '#core/schedule/spread.ts'
import { addDays, dateOfWall, instantOf, wallOf } from '#core/schedule/wall-time.ts'

import { openPlans } from '../plan/draft-plans.ts'

/** `missed`: planned for a time that has passed; they keep their boards. */
export type SpreadSource =
  | { readonly kind: 'drafts'; readonly pins: readonly Pin[] }
  | { readonly kind: 'missed'; readonly planned: readonly PlannedPin[] }

export interface SpreadRow {
  readonly pin: Pin
  readonly board: PinBoard
  readonly time: PlannedTime
  /** Why the spread moved it; empty for a time that a person chose. */
  readonly reasons: readonly SpreadReason[]
}

export function pinsOf(source: SpreadSource): readonly Pin[] {
  if (source.kind === 'drafts') return source.pins
  return [...new Map(source.planned.map(({ pin }) => [pin.id, pin])).values()]
}

/** How many times are looked for, and how many pins they are of. */
export function requestsOf(source: SpreadSource, chosen: readonly PinBoard[]): SpreadPin[] {
  return pinsOf(source).map((pin) => ({
    id: pin.id,
    link: pin.link,
    picture_ids: sourcePicturesOf(pin),
    boards: boardsFor(pin, source, chosen),
  }))
}

/** Everything that is planned or was sent, without what this spread moves. */
export function sendingsBeside(
  source: SpreadSource,
  all: readonly PlannedPin[],
  isWaiting: (publication: Publication) => boolean,
): Sending[] {
  const moved = new Set(
    source.kind === 'missed' ? source.planned.map(({ publication }) => publication.id) : [],
  )
  return all
    .filter(({ publication: { id, state } }) => state !== 'failed' && !moved.has(id))
    .map(({ pin, publication }) => ({
      id: publication.id,
      at: publication.at,
      isWaiting: isWaiting(publication),
      link: pin.link,
      picture_ids: sourcePicturesOf(pin),
      board: publication.board_id,
    }))
}

export function rowKey({ pin, board }: Pick<SpreadRow, 'pin' | 'board'>): string {
  return `${pin.id} ${keyOfBoard(board)}`
}

/**
 * Which rule a row breaks: only a time that a person chose can. `at`: of what it is too near to.
 */
export function conflictOf(
  row: SpreadRow,
  rows: readonly SpreadRow[],
  { others, rules, zone }: Pick<AccountSchedule, 'rules' | 'zone'> & { others: readonly Sending[] },
): { rule: SpacingRule | 'perDay' | 'hours'; at: number } | null {
  const beside = rows.filter((other) => other !== row).map(sendingOf)
  const index = new SendingIndex([...others, ...beside])
  const { at, ...sent } = sendingOf(row)
  const opening = openingAfter(at, rules.hours, zone)
  if (opening !== null) return { rule: 'hours', at: opening }
  const near = conflictAt(at, spacingsOf(sent, rules), index)
  if (near !== null) return { rule: near.rule, at: near.because.at }
  const date = dateOfWall(wallOf(at, zone))
  const [start, end] = [date, addDays(date, 1)].map((day) => instantOf(`${day}T00:00`, zone))
  const isFull = index.countBetween(start ?? at, end ?? at) >= rules.per_day
  return isFull ? { rule: 'perDay', at } : null
}

/** One step of the history. `newId` names new publications. */
export function spreadEvents(
  book: PinBook,
  { source, rows }: { source: SpreadSource; rows: readonly SpreadRow[] },
  newId: () => string,
): PinEvent[] {
  if (source.kind === 'drafts')
    return schedulePins(
      book,
      rows.map(({ pin, board, time }) => ({
        id: pin.id,
        publication_id: newId(),
        plan: { ...time, ...board },
      })),
    )
  return reschedulePins(
    book,
    rows.flatMap(({ pin, board, time }) => {
      const known = source.planned.find(
        (one) => one.pin.id === pin.id && isSameBoard(one.publication, board),
      )
      if (known === undefined) return []
      return [{ id: pin.id, publication_id: known.publication.id, to: { ...time, ...board } }]
    }),
  )
}

function boardsFor(pin: Pin, source: SpreadSource, chosen: readonly PinBoard[]): PinBoard[] {
  if (source.kind === 'missed')
    return source.planned
      .filter((planned) => planned.pin.id === pin.id)
      .map(({ publication }) => boardOf(publication))
  const wanted = chosen.length === 0 ? pin : { ...pin, boards: [...chosen] }
  return openPlans([wanted]).map(boardOf)
}

function boardOf({ board_id, section_id }: PinBoard): PinBoard {
  return section_id === undefined ? { board_id } : { board_id, section_id }
}

function sendingOf({ pin, board, time }: SpreadRow): Sending {
  return {
    id: pin.id,
    at: time.at,
    link: pin.link,
    picture_ids: sourcePicturesOf(pin),
    board: board.board_id,
  }
}
