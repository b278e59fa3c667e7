/** Why a spread leaves days empty: one reason a day, those with the same reason together. */
import { sourcePicturesOf } from '#core/preflight/preflight.ts'
import {
  conflictAt,
  pageOfLink,
  type Sending,
  SendingIndex,
  type SpacingRule,
  spacingsOf,
} from '#core/schedule/spacing.ts'
import { freeDays, type FreeDay, type SpreadInput } from '#core/schedule/spread.ts'
import { addDays, dateOfWall, wallOf } from '#core/schedule/wall-time.ts'
import type { SpreadRow } from './spread-plan.ts'

/** `full`: the day has no free time. `spare`: a pin could go there, but all fit on other days. */
type EmptyReason = SpacingRule | 'full' | 'spare'

/** Dates, `YYYY-MM-DD`, without a gap between them. */
export interface DateRun {
  readonly from: string
  readonly to: string
}

export interface EmptyDays {
  readonly reason: EmptyReason
  readonly days: number
  readonly runs: readonly DateRun[]
}

/** Days on which something goes out already are not empty. */
export function emptyDays(
  input: Omit<SpreadInput, 'pins'>,
  rows: readonly SpreadRow[],
): EmptyDays[] {
  const { zone } = input.schedule
  const used = new Set([
    ...rows.map(({ time }) => dateOfWall(wallOf(time.at, zone))),
    ...input.others.map(({ at }) => dateOfWall(wallOf(at, zone))),
  ])
  const empty = rows.length === 0 ? [] : freeDays(input).filter(({ date }) => !used.has(date))
  const sent = rows.map(sendingOf)
  const around = sent
    .slice(0, MAX_TRIED)
    .map((one) => neighboursOf(one, [...input.others, ...sent]))
  const byReason = Map.groupBy(empty, (day) => reasonOf(day, around, input))
  return [...byReason].map(([reason, days]) => ({
    reason,
    days: days.length,
    runs: runsOf(days.map(({ date }) => date)),
  }))
}

/** At most this many pins are tried on an empty day. */
const MAX_TRIED = 100

interface Neighbours {
  readonly one: Sending
  /** What shares a link, a picture or a board with it. */
  readonly index: SendingIndex
}

function neighboursOf(one: Sending, all: readonly Sending[]): Neighbours {
  const pictures = new Set(one.picture_ids)
  const page = pageOfLink(one.link)
  const near = all.filter(
    (other) =>
      other !== one &&
      (pageOfLink(other.link) === page ||
        other.board === one.board ||
        other.picture_ids.some((id) => pictures.has(id))),
  )
  return { one, index: new SendingIndex(near) }
}

/** Of the rules that forbid each pin each time, the one that does so most often. */
function reasonOf(
  { times, room }: FreeDay,
  around: readonly Neighbours[],
  { schedule }: Pick<SpreadInput, 'schedule'>,
): EmptyReason {
  if (times.length === 0 || room === 0) return 'full'
  const counts = new Map<SpacingRule, number>()
  for (const { one, index } of around) {
    const spacings = spacingsOf(one, schedule.rules)
    for (const { at } of times) {
      const conflict = conflictAt(at, spacings, index)
      if (conflict === null) return 'spare'
      counts.set(conflict.rule, (counts.get(conflict.rule) ?? 0) + 1)
    }
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? 'spare'
}

function runsOf(dates: readonly string[]): DateRun[] {
  const runs: DateRun[] = []
  for (const date of dates) {
    const last = runs.at(-1)
    if (last !== undefined && addDays(last.to, 1) === date)
      runs[runs.length - 1] = { from: last.from, to: date }
    else runs.push({ from: date, to: date })
  }
  return runs
}

function sendingOf({ pin, board, time }: SpreadRow): Sending {
  const picture_ids = sourcePicturesOf(pin)
  return { id: pin.id, at: time.at, link: pin.link, picture_ids, board: board.board_id }
}
