/**
 * What a file of dates would plan. Each row has one answer, and nothing is planned that is in the
 * plan already: the same file a second time plans nothing.
 */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'
import {
  MAX_PUBLICATIONS,
  type PlannedTime,
  type Publication,
} from '#core/contract/content/publications.contract.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { oneLine } from '#core/text/one-line.ts'
import { nameOfBoard } from '#core/export/boards.ts'
import { isSameBoard, keyOfBoard } from '#core/pins/book/board-names.ts'
import { plannable } from '#core/preflight/kept-out.ts'
import { plannedAt, type Taken } from '#core/schedule/open-slots.ts'
import { instantOf, timeOfWall, wallOf } from '#core/schedule/wall-time.ts'
import type { ImportRow } from './import-table.ts'
import { indexPins, type PinIndex } from './match-pins.ts'
import {
  type DateFault,
  type DateOrder,
  isTwoWayDate,
  offsetMinutes,
  orderOf,
  readDate,
  type ReadDate,
} from './read-date.ts'

export type ImportAnswer =
  | { readonly state: 'planned'; readonly time: PlannedTime; readonly board: PinBoard }
  /** `at`: the time that it has, ms UTC. `isMovable`: the row has another one that is ahead. */
  | { readonly state: 'already'; readonly at: number; readonly isMovable: boolean }
  /** Planned already, and gets the row's time. `from`: the time that it has, ms UTC. */
  | {
      readonly state: 'moved'
      readonly publication: Publication
      readonly time: PlannedTime
      readonly from: number
    }
  | { readonly state: 'past'; readonly at: number }
  /**
   * `repeated`: another row of the file has planned the same. `pinFull`: the pin has as many plans
   * as it can have.
   */
  | { readonly state: 'repeated' | 'noDraft' | 'noBoard' | 'boardGone' | 'keptOut' | 'pinFull' }
  | { readonly state: 'unreadable'; readonly fault: DateFault | 'order' }

export type AnsweredRow = ImportAnswer & {
  readonly row: ImportRow
  /** Null = none is meant, or it was not looked for. */
  readonly pin: Pin | null
}

/** Which of two times is kept where the file's zone is not the account's. */
export type KeptTime = 'instant' | 'wall'

export interface ImportContext {
  /** All of the account. */
  readonly pins: readonly Pin[]
  /** Null = not known. */
  readonly boards: readonly Board[] | null
  readonly schedule: Pick<AccountSchedule, 'zone' | 'slots'>
  /** Instants for which something is planned. */
  readonly taken: Taken
  /** ms UTC */
  readonly now: number
  readonly order: DateOrder | null
  readonly kept: KeptTime
  /** What is planned already gets the time of its row. */
  readonly movesPlanned: boolean
}

export interface PlanImport {
  readonly rows: readonly AnsweredRow[]
  /** The order that the dates show themselves; null = they show none. */
  readonly shownOrder: DateOrder | null
  /** A date that can be read in two ways, where a person has to say which. */
  readonly twoWayDate: string | null
  /** Null = nothing of the file is in a zone whose clocks show another time than the account's. */
  readonly otherZones: OtherZones | null
}

export interface OtherZones {
  readonly zones: readonly string[]
  /** One of the file's times, and what the account's clocks show at it. */
  readonly wall: string
  readonly wallHere: string
}

export function planImport(rows: readonly ImportRow[], context: ImportContext): PlanImport {
  const dates = rows.map(({ date }) => date)
  const shownOrder = orderOf(dates)
  const order = shownOrder ?? context.order
  const read = rows.map((row) => ({ row, date: readDate(row.date, { order, zone: row.zone }) }))
  const state = startImport(context)
  return {
    rows: read.map((dated) => answerRow(dated, state)),
    shownOrder,
    twoWayDate: shownOrder === null ? (dates.find(isTwoWayDate) ?? null) : null,
    otherZones: otherZones(
      read.flatMap(({ date }) => ('fault' in date ? [] : [date])),
      context.schedule.zone,
    ),
  }
}

interface ImportState extends ImportContext {
  readonly index: PinIndex
  readonly byName: ReadonlyMap<string, PinBoard>
  readonly keptOut: ReadonlySet<string>
  /** Instants that the rows so far have taken. */
  readonly rowTimes: Set<number>
  /** By pin, the boards for which a row has planned it or found it planned. */
  readonly used: Map<string, Set<string>>
}

function startImport(context: ImportContext): ImportState {
  const drafts = context.pins.filter(({ status }) => status === 'draft')
  return {
    ...context,
    index: indexPins(
      context.pins.filter(
        ({ status, publications = [] }) => status === 'draft' || publications.length > 0,
      ),
    ),
    byName: boardsByName(context.boards ?? []),
    keptOut: new Set(plannable(drafts, context.boards).keptOut.map(({ pin }) => pin.id)),
    rowTimes: new Set(),
    used: new Map(),
  }
}

interface DatedRow {
  readonly row: ImportRow
  readonly date: ReturnType<typeof readDate>
}

function answerRow({ row, date }: DatedRow, state: ImportState): AnsweredRow {
  if ('fault' in date) return { row, pin: null, state: 'unreadable', fault: date.fault }
  const candidates = state.index.candidatesOf(row)
  const wanted = row.board === '' ? null : (state.byName.get(nameKey(row.board)) ?? 'gone')
  const time = timeOf(date, state)
  const pin = choosePin(candidates, { wanted, at: time.at }, state)
  if (pin === null) {
    const [first = null] = candidates
    return { row, pin: first, state: first === null ? 'noDraft' : 'repeated' }
  }
  return { row, pin, ...answerOf({ pin, wanted, time }, state) }
}

function answerOf(
  { pin, wanted, time }: { pin: Pin; wanted: WantedBoard; time: PlannedTime },
  state: ImportState,
): ImportAnswer {
  const known = publicationOn(pin, wanted)
  if (known !== undefined) {
    use(pin, known, state)
    return answerOfPlanned(known, time, state)
  }
  if (state.keptOut.has(pin.id)) return { state: 'keptOut' }
  const board = wanted ?? pin.boards[0]
  if (board === undefined) return { state: 'noBoard' }
  if (board === 'gone') return { state: 'boardGone' }
  if (time.at <= state.now) return { state: 'past', at: time.at }
  if (isFull(pin, board, state)) return { state: 'pinFull' }
  state.rowTimes.add(time.at)
  use(pin, board, state)
  return { state: 'planned', time, board }
}

/** What is being sent, or was, keeps its time. */
function answerOfPlanned(
  publication: Publication,
  time: PlannedTime,
  { now, movesPlanned, rowTimes }: ImportState,
): ImportAnswer {
  const isMovable = publication.state === 'planned' && time.at !== publication.at && time.at > now
  if (!isMovable || !movesPlanned) return { state: 'already', at: publication.at, isMovable }
  rowTimes.add(time.at)
  return { state: 'moved', publication, time, from: publication.at }
}

type WantedBoard = PinBoard | 'gone' | null

/**
 * Of several pins that a row may mean, one that is planned already comes first, and of these the
 * one that has the row's time, so that the same file never plans its twin and never moves it; then
 * one that can be planned. Each pin is planned once for each board, and a row that plans nothing
 * leaves it to the rows below.
 */
function choosePin(
  candidates: readonly Pin[],
  { wanted, at }: { wanted: WantedBoard; at: number },
  { used, keptOut }: ImportState,
): Pin | null {
  const free = candidates.filter(({ id }) => !isUsed(used.get(id), wanted))
  return (
    free.find((pin) => publicationOn(pin, wanted)?.at === at) ??
    free.find((pin) => publicationOn(pin, wanted) !== undefined) ??
    free.find(({ id, boards }) => !keptOut.has(id) && (wanted !== null || boards.length > 0)) ??
    free[0] ??
    null
  )
}

/** A row without a board means the pin wherever it is planned. */
function isUsed(boards: ReadonlySet<string> | undefined, wanted: WantedBoard): boolean {
  if (boards === undefined || wanted === 'gone') return false
  return wanted === null || boards.has(keyOfBoard(wanted))
}

function use(pin: Pin, board: PinBoard, { used }: ImportState): void {
  const boards = used.get(pin.id) ?? new Set<string>()
  used.set(pin.id, boards.add(keyOfBoard(board)))
}

/** With what the rows so far have planned; a plan that failed makes room for one on its board. */
function isFull({ id, publications = [] }: Pin, board: PinBoard, { used }: ImportState): boolean {
  const held = new Set(publications.map(keyOfBoard))
  if (held.has(keyOfBoard(board))) return false
  const added = [...(used.get(id) ?? [])].filter((key) => !held.has(key))
  return publications.length + added.length >= MAX_PUBLICATIONS
}

/** Without a board any publication counts: the row says only when the pin goes out. */
function publicationOn({ publications = [] }: Pin, wanted: WantedBoard) {
  return publications.find(
    (one) =>
      one.state !== 'failed' &&
      (wanted === null || (wanted !== 'gone' && isSameBoard(one, wanted))),
  )
}

function timeOf(date: ReadDate, { schedule, kept, taken, rowTimes }: ImportState): PlannedTime {
  const { zone } = schedule
  const instant = kept === 'instant' && date.zone !== null ? instantIn(date, date.zone) : null
  const wall = instant === null ? date.wall : wallOf(instant, zone)
  const at = instantOf(wall, zone)
  // The later one of an hour that the zone has twice: no wall time names it.
  if (instant !== null && instant !== at) return { at: instant, wall, zone }
  const isSlotTime = schedule.slots.some(({ time }) => time === timeOfWall(wall))
  if (!isSlotTime) return { at, wall, zone }
  return plannedAt(schedule, { has: (one) => taken.has(one) || rowTimes.has(one) }, wall)
}

function otherZones(dates: readonly ReadDate[], zone: string): OtherZones | null {
  const found = new Map<string, { wall: string; wallHere: string }>()
  for (const date of dates) {
    if (date.zone === null || found.has(date.zone)) continue
    const wallHere = wallOf(instantIn(date, date.zone), zone)
    if (wallHere !== date.wall) found.set(date.zone, { wall: date.wall, wallHere })
  }
  const [first] = found.values()
  return first === undefined ? null : { zones: [...found.keys()], ...first }
}

function instantIn({ wall }: ReadDate, zone: string): number {
  return /^[+-]/.test(zone)
    ? Date.parse(`${wall}Z`) - offsetMinutes(zone) * MINUTE_MS
    : instantOf(wall, zone)
}

/** Boards and their sections, as Pinterest’s file and as our screens write them. */
function boardsByName(boards: readonly Board[]): Map<string, PinBoard> {
  const named = new Map<string, PinBoard>()
  for (const { id, name, sections } of boards.toReversed()) {
    for (const section of sections) {
      const place = { board_id: id, section_id: section.id }
      named.set(nameKey(nameOfBoard(boards, id, section.id) ?? ''), place)
      named.set(nameKey(`${name} / ${section.name}`), place)
    }
    named.set(nameKey(name), { board_id: id })
  }
  return named
}

const nameKey = (name: string): string => oneLine(name).toLowerCase()
const MINUTE_MS = 60_000
