/** Which planned pins are shown. Hidden ones keep their times: they still take their slots. */
import { keyOfBoard } from '#core/pins/board-names.ts'
import type { CalendarSearch } from '../calendar-address.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import type { Planned } from '../planned-days.ts'

export type CalendarFilter = Pick<CalendarSearch, 'board' | 'page' | 'state' | 'accounts'>
export const NO_FILTER: CalendarFilter = {}

/** Whether pins are hidden. */
export function isFilterOn({ board, page, state }: CalendarFilter): boolean {
  return board !== undefined || page !== undefined || state !== undefined
}

export function filterPlanned(
  planned: readonly Planned[],
  { board, page, state }: CalendarFilter,
  stateOf: CalendarDisplay['stateOf'],
): readonly Planned[] {
  return planned.filter(
    ({ pin, publication }) =>
      (board === undefined || keyOfBoard(publication) === board) &&
      (page === undefined || pin.page_id === page) &&
      (state === undefined || stateOf(publication) === state),
  )
}

export interface FilterChoice {
  readonly id: string
  readonly label: string
}

/**
 * What a list offers: each value that occurs in the plan once, by its words, and the chosen one also
 * when nothing has it any more.
 */
export function choicesOf(
  values: readonly FilterChoice[],
  chosen: FilterChoice | null,
  locale: string,
): readonly FilterChoice[] {
  const byId = new Map(
    [...(chosen === null ? [] : [chosen]), ...values].map((one) => [one.id, one]),
  )
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return [...byId.values()].toSorted((one, other) => compare(one.label, other.label))
}
