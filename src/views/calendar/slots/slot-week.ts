/** Changes to the slots of a week, as the dialog makes them. */
import type { Slot } from '#core/contract/publishing/schedule.contract.ts'
import { DAYS_A_WEEK } from '#core/schedule/wall-time.ts'

/** The seven weekdays (Monday = 1), beginning with the reader's first. */
export function weekFrom(first: number): number[] {
  return Array.from({ length: DAYS_A_WEEK }, (_, at) => ((first - 1 + at) % DAYS_A_WEEK) + 1)
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

/**
 * Gives every day the times of this one. A slot that is there already keeps its id: pins are planned
 * for it.
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
