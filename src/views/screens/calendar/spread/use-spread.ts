/** A proposal and what a person changes in it. Nothing is planned until it is accepted. */
import { useMemo, useState } from 'react'
import type { PinBoard } from '#core/contract/content/pins.contract.ts'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { publicationsBetween } from '#core/pins/pin-schedule.ts'
import { settledSendings } from '#core/schedule/rule-delays.ts'
import type { Sending } from '#core/schedule/spacing.ts'
import { type LeftPin, type Spread, spreadPins } from '#core/schedule/spread.ts'
import { dateOfWall, wallOf } from '#core/schedule/wall-time.ts'
import { useApp, usePins } from '../../../kit/context/app-context.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { isToCome } from '../publishing/shown-state.ts'
import { emptyDays } from './empty-days.ts'
import { newsOf, seenTimes, type SpreadNews } from './seen-times.ts'
import {
  conflictOf,
  pinsOf,
  rowKey,
  sendingsBeside,
  type SpreadRow,
  type SpreadSource,
  requestsOf,
} from './spread-plan.ts'

export const MAX_SPREAD_DAYS = 365

export interface SpreadSettings {
  /** `YYYY-MM-DD` */
  readonly from: string
  readonly days: number
  readonly perDay: number
  /** Empty = each pin's own. */
  readonly boards: readonly PinBoard[]
  readonly seed: string
}

/** Left out by the spread, or by the person. */
export interface LeftRow extends Pick<LeftPin, 'board'> {
  readonly pin: SpreadRow['pin']
  readonly reason: LeftPin['reason'] | { readonly rule: 'byHand' }
}

type Change = PlannedTime | 'leftOut'

export interface SpreadPlace {
  readonly source: SpreadSource
  readonly stateOf: CalendarDisplay['stateOf']
  readonly schedule: Pick<AccountSchedule, 'zone' | 'slots' | 'rules'>
  /** ms UTC */
  readonly now: number
}

export type SpreadProposal = ReturnType<typeof useSpread>

export function useSpread({ source, schedule, now, stateOf }: SpreadPlace) {
  const { newId } = useApp()
  const planned = useOthers({ source, now, stateOf })
  const others = useMemo(
    () => settledSendings(planned, { ...schedule, now }),
    [planned, schedule, now],
  )
  const taken = useMemo(() => new Set(planned.map(({ at }) => at)), [planned])
  const [settings, setSettings] = useState(() =>
    firstSettings({ source, schedule, others, taken, now }, newId()),
  )
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map())
  const proposed = useMemo(
    () => propose(settings, { source, schedule, others, taken, now }),
    [source, schedule, settings, others, taken, now],
  )
  const { rows, left } = useMemo(
    () => withChanges(source, proposed, { changes, taken, now }),
    [source, proposed, changes, taken, now],
  )
  const seen = useSeen(rows, { settings, changes })
  const empty = useMemo(
    () => emptyDays({ ...settings, schedule, taken, others, now }, rows),
    [settings, schedule, taken, others, now, rows],
  )
  return {
    settings,
    rows,
    left,
    empty,
    ...seen,
    /** Of the others and of the other rows. */
    takenBeside: (row: SpreadRow) =>
      new Set([...taken, ...rows.filter((other) => other !== row).map(({ time }) => time.at)]),
    conflictOf: (row: SpreadRow) =>
      changes.has(rowKey(row)) ? conflictOf(row, rows, { others, ...schedule }) : null,
    change: (row: SpreadRow, change: Change) =>
      setChanges((known) => new Map(known).set(rowKey(row), change)),
    /** A new proposal: what was changed in the last one is forgotten. */
    set: (next: Partial<SpreadSettings>) => {
      setChanges(new Map())
      setSettings((known) => ({ ...known, ...next }))
    },
  }
}

function useOthers({ source, now, stateOf }: Pick<SpreadPlace, 'source' | 'now' | 'stateOf'>) {
  // The rows, not the book: selecting makes a new book.
  const buckets = usePins((snapshot) => snapshot.context.book.buckets)
  return useMemo(
    () =>
      sendingsBeside(
        source,
        publicationsBetween({ buckets }, now - MAX_RULE_MS, Infinity),
        (publication) => isToCome(stateOf(publication)),
      ),
    [source, buckets, now, stateOf],
  )
}

interface Given extends Omit<SpreadPlace, 'stateOf'> {
  readonly others: readonly Sending[]
  /** Instants for which something is planned. */
  readonly taken: ReadonlySet<number>
}

function propose(
  { from, days, perDay, seed, boards }: SpreadSettings,
  { source, schedule, others, taken, now }: Given,
): Spread {
  return spreadPins({
    pins: requestsOf(source, boards),
    schedule,
    perDay,
    from,
    days,
    seed,
    taken,
    others,
    now,
  })
}

/** As few days as let all pins in; where that takes too long, as many as leave the fewest out. */
function firstSettings(given: Given, seed: string): SpreadSettings {
  const { source, schedule, now } = given
  const perDay = schedule.rules.per_day
  const count = requestsOf(source, []).reduce((sum, { boards }) => sum + boards.length, 0)
  const from = dateOfWall(wallOf(now, schedule.zone))
  const settings = (days: number): SpreadSettings => ({ from, days, perDay, boards: [], seed })
  const enough = Math.min(MAX_SPREAD_DAYS, Math.ceil(count / perDay) + 1)
  if (count > MAX_TRIED) return settings(enough)
  const tried = DAYS_TRIED.filter((days) => days >= enough).map((days) => ({
    days,
    left: propose(settings(days), given).left.length,
  }))
  const fewest = Math.min(...tried.map(({ left }) => left))
  return settings(tried.find(({ left }) => left === fewest)?.days ?? enough)
}

function withChanges(
  source: SpreadSource,
  { placed, left }: Spread,
  { changes, taken, now }: Changed & Pick<Given, 'taken' | 'now'>,
): { rows: SpreadRow[]; left: LeftRow[] } {
  const pins = new Map(pinsOf(source).map((pin) => [pin.id, pin]))
  const rows: SpreadRow[] = []
  const out: LeftRow[] = left.flatMap(({ pin_id, board, reason }) => {
    const pin = pins.get(pin_id)
    return pin === undefined ? [] : [{ pin, board, reason }]
  })
  for (const { pin_id, board, time, reasons } of placed) {
    const pin = pins.get(pin_id)
    if (pin === undefined) continue
    const change = changes.get(rowKey({ pin, board }))
    if (change === 'leftOut') out.push({ pin, board, reason: { rule: 'byHand' } })
    // The chosen time has passed meanwhile.
    else if (change === undefined || change.at <= now) rows.push({ pin, board, time, reasons })
    else rows.push({ pin, board, time: withoutTakenSlot(change, taken), reasons: [] })
  }
  return { rows: rows.toSorted((a, b) => a.time.at - b.time.at), left: out }
}

/** Another pin may have claimed the slot meanwhile. */
function withoutTakenSlot({ slot_id, ...time }: PlannedTime, taken: Given['taken']): PlannedTime {
  return slot_id === undefined || taken.has(time.at) ? time : { ...time, slot_id }
}

interface Changed {
  readonly changes: ReadonlyMap<string, Change>
}

/**
 * What the plan has changed in the proposal since the person last saw it. Their own changes are
 * seen as they make them.
 */
function useSeen(rows: readonly SpreadRow[], basis: Changed & { settings: SpreadSettings }) {
  const { settings, changes } = basis
  const asSeen = (told: SpreadNews | null) => ({ settings, changes, times: seenTimes(rows), told })
  const [seen, setSeen] = useState(() => asSeen(null))
  if (seen.settings !== settings || seen.changes !== changes) setSeen(asSeen(null))
  const news = useMemo(() => newsOf(seen.times, rows), [seen.times, rows])
  return {
    /** Not confirmed yet; null = nothing has changed since. */
    news,
    /** Confirmed last. */
    told: news ?? seen.told,
    /** The person has been shown the news. */
    confirm: () => setSeen(asSeen(news)),
  }
}

/** From a week to as many as may be chosen. */
const DAYS_TRIED = [7, 10, 14, 21, 30, 45, 60, 90, 120, 180, 270, MAX_SPREAD_DAYS]
/** More times than this take too long to be spread so often. */
const MAX_TRIED = 500
/** As long as a rule for pictures may be. */
const MAX_RULE_MS = 366 * 86_400_000
