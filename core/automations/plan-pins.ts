/**
 * Times for the pins of a run, under the account's rules and the automation's own limit a day: the
 * next open slots, or evenly over the next days.
 */
import type { AutomationGoal } from '#core/contract/publishing/automations.contract.ts'
import type { PinBoard } from '#core/contract/content/pins.contract.ts'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { nextOpenSlots, type Taken } from '#core/schedule/open-slots.ts'
import { conflictAt, type Sending, SendingIndex, spacingsOf } from '#core/schedule/spacing.ts'
import { type Spread, spreadPins, type SpreadPin } from '#core/schedule/spread.ts'
import { dateOfWall, wallOf } from '#core/schedule/wall-time.ts'

export interface PinsToPlan {
  readonly pins: readonly SpreadPin[]
  readonly goal: Exclude<AutomationGoal, { kind: 'drafts' }>
  readonly maxADay: number
  readonly schedule: Pick<AccountSchedule, 'zone' | 'slots' | 'rules'>
  /** Instants at which something is planned. */
  readonly taken: Taken
  /** What is planned or was sent, at the times at which it goes out. */
  readonly others: readonly Sending[]
  /** The same one gives the same times. */
  readonly seed: string
  /** ms UTC */
  readonly now: number
}

export interface PlannedPin {
  readonly pin_id: string
  readonly board: PinBoard
  readonly time: PlannedTime
}

/** What finds no time is left out. An account without slots gets its pins spread. */
export function planPins(wish: PinsToPlan): readonly PlannedPin[] {
  const { goal, schedule } = wish
  if (goal.kind === 'slots' && schedule.slots.length > 0) return inNextSlots(wish)
  const wanted = wish.pins.reduce((sum, { boards }) => sum + boards.length, 0)
  let best = spreadOver(wish, goal.kind === 'spread' ? goal.days : 1)
  for (const days of DAYS_TRIED) {
    if (best.placed.length === wanted) break
    const next = spreadOver(wish, days)
    if (next.placed.length > best.placed.length) best = next
  }
  return best.placed
}

const DAYS_TRIED = [2, 3, 5, 7, 14, 30, 60, 120, 365]

function spreadOver({ maxADay, ...wish }: PinsToPlan, days: number): Spread {
  const { schedule, now } = wish
  return spreadPins({
    ...wish,
    days,
    perDay: Math.min(maxADay, schedule.rules.per_day),
    from: dateOfWall(wallOf(now, schedule.zone)),
  })
}

/** Each pin in the first slot that no rule forbids. */
function inNextSlots({ pins, maxADay, schedule, taken, others, now }: PinsToPlan): PlannedPin[] {
  const slots = nextOpenSlots(schedule, taken, { from: now, count: SLOTS_TRIED })
  const index = new SendingIndex(others)
  const perDay = Math.min(maxADay, schedule.rules.per_day)
  const days = new DayCounts(others, schedule.zone)
  const free = new Set(slots)
  return pins.flatMap(({ id, link, picture_ids, boards }) =>
    boards.flatMap((board): PlannedPin[] => {
      const sent = { id, link, picture_ids, board: board.board_id }
      const spacings = spacingsOf(sent, schedule.rules)
      for (const slot of free) {
        const day = dateOfWall(slot.wall)
        if (days.of(day) >= perDay || conflictAt(slot.at, spacings, index) !== null) continue
        free.delete(slot)
        days.add(day)
        index.add({ ...sent, at: slot.at })
        return [{ pin_id: id, board, time: slot }]
      }
      return []
    }),
  )
}

const SLOTS_TRIED = 2_000

/** How many go out on each day of the zone. */
class DayCounts {
  readonly #counts = new Map<string, number>()

  constructor(others: readonly Sending[], zone: string) {
    for (const { at } of others) this.add(dateOfWall(wallOf(at, zone)))
  }

  of(day: string): number {
    return this.#counts.get(day) ?? 0
  }

  add(day: string): void {
    this.#counts.set(day, this.of(day) + 1)
  }
}
