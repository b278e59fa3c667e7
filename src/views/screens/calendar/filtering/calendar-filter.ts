/** Which planned pins are shown. Hidden ones keep their times: they still take their slots. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import type { CalendarSearch } from '../calendar-address.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import type { Planned } from '../plan/planned-days.ts'

export type CalendarFilter = Pick<CalendarSearch, 'board' | 'page' | 'state' | 'accounts'>
export const NO_FILTER: CalendarFilter = {}

/** Which drafts the tray shows. */
export type TrayFilter = Pick<CalendarSearch, 'tray_board' | 'tray_kind'>
/** The board of drafts that are on none. */
export const NO_BOARD = 'none'

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

export function isTrayFilterOn({ tray_board, tray_kind }: TrayFilter): boolean {
  return tray_board !== undefined || tray_kind !== undefined
}

/** Whether there is something to choose from: one board and one kind are not. */
export function hasTrayChoice(drafts: readonly Pin[], filter: TrayFilter): boolean {
  const isSeveral = (values: readonly string[]): boolean => new Set(values).size > 1
  return (
    isTrayFilterOn(filter) ||
    isSeveral(drafts.flatMap(boardKeysOf)) ||
    isSeveral(drafts.map(kindOfPin))
  )
}

/** Also by a part of the title, in small letters. */
export function filterDrafts(
  drafts: readonly Pin[],
  { tray_board, tray_kind }: TrayFilter,
  query: string,
): readonly Pin[] {
  return drafts.filter(
    (pin) =>
      pin.title.toLowerCase().includes(query) &&
      (tray_board === undefined || boardKeysOf(pin).includes(tray_board)) &&
      (tray_kind === undefined || kindOfPin(pin) === tray_kind),
  )
}

export function boardKeysOf({ boards }: Pick<Pin, 'boards'>): readonly string[] {
  return boards.length === 0 ? [NO_BOARD] : boards.map(keyOfBoard)
}

/** What a person sees it as: a video, a carousel, or a picture of some type. */
export function kindOfPin({ media, pin_type }: Pick<Pin, 'media' | 'pin_type'>): string {
  return media?.kind ?? pin_type
}

export interface FilterChoice {
  readonly id: string
  readonly label: string
}

/**
 * What a list offers: each value that occurs in the plan once, by its words, and the chosen one
 * also when nothing has it any more.
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
