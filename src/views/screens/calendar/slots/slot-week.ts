/** Changes to the slots of a week, as the dialog makes them. */
import type { Slot } from '#core/contract/publishing/schedule.contract.ts'
import { DAYS_PER_WEEK } from '#core/schedule/wall-time.ts'

/** The seven weekdays (Monday = 1), beginning with the reader's first. */
export function weekFrom(first: number): number[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, at) => ((first - 1 + at) % DAYS_PER_WEEK) + 1)
}

export function slotsOf(slots: readonly Slot[], weekday: number): Slot[] {
  return slots
    .filter((slot) => slot.weekday === weekday)
    .toSorted((a, b) => a.time.localeCompare(b.time))
}

/** A time that the day has already is not added again. */
export function addSlot(slots: readonly Slot[], added: Slot): readonly Slot[] {
  return slots.some(({ weekday, time }) => weekday === added.weekday && time === added.time)
    ? slots
    : [...slots, added]
}

export function removeSlot(slots: readonly Slot[], id: string): readonly Slot[] {
  return slots.filter((slot) => slot.id !== id)
}

export const HOURS_PER_DAY = 24

interface HourOfWeek {
  readonly weekday: number
  /** 0 to 23. */
  readonly hour: number
}

/** `08:00` for 8. */
export function hourOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** By time. */
export function slotsOfHour(slots: readonly Slot[], { weekday, hour }: HourOfWeek): Slot[] {
  const start = hourOf(hour).slice(0, -2)
  return slotsOf(slots, weekday).filter(({ time }) => time.startsWith(start))
}

export interface SlotWeek {
  readonly slots: readonly Slot[]
  /** What presses on hours have removed. The next press on such an hour brings it back. */
  readonly removed: readonly Slot[]
}

/** The times of the slots that a press on an hour without any adds. */
export function timesToAdd({ removed }: Pick<SlotWeek, 'removed'>, at: HourOfWeek): string[] {
  const back = slotsOfHour(removed, at)
  return back.length > 0 ? back.map(({ time }) => time) : [hourOf(at.hour)]
}

/**
 * An hour without a slot gets what a press removed from it, or its beginning; else all in it go.
 */
export function toggleHour(
  { slots, removed }: SlotWeek,
  at: HourOfWeek,
  newId: () => string,
): SlotWeek {
  const inside = new Set(slotsOfHour(slots, at))
  const back = slotsOfHour(removed, at)
  const others = removed.filter((slot) => !back.includes(slot))
  if (inside.size > 0)
    return { slots: slots.filter((slot) => !inside.has(slot)), removed: [...others, ...inside] }
  const full = { id: newId(), weekday: at.weekday, time: hourOf(at.hour) }
  return { slots: [...slots, ...(back.length > 0 ? back : [full])], removed: others }
}

/**
 * Gives every day the times of this one. A slot that is there already keeps its id: pins are
 * planned for it.
 */
export function copyDay(
  slots: readonly Slot[],
  weekday: number,
  newId: () => string,
): readonly Slot[] {
  const times = slotsOf(slots, weekday).map(({ time }) => time)
  return weekFrom(1).flatMap((day) =>
    times.map(
      (time) =>
        slots.find((slot) => slot.weekday === day && slot.time === time) ?? {
          id: newId(),
          weekday: day,
          time,
        },
    ),
  )
}
