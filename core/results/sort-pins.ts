/** The order of the table of pins. */
import type { ResultPin } from '#core/contract/publishing/results.contract.ts'
import { figuresOf, rateOf } from './figures.ts'

export const figureColumns = [
  'impressions',
  'saves',
  'save_rate',
  'outbound_clicks',
  'click_rate',
] as const
export type FigureColumn = (typeof figureColumns)[number]

export const sortColumns = ['title', 'board', 'created_at', ...figureColumns] as const
export type SortColumn = (typeof sortColumns)[number]

export interface SortOrder {
  readonly column: SortColumn
  readonly isDescending: boolean
}

const figureValues: Readonly<Record<FigureColumn, (pin: ResultPin) => number | null>> = {
  impressions: (pin) => figuresOf(pin)?.impressions ?? null,
  saves: (pin) => figuresOf(pin)?.saves ?? null,
  save_rate: (pin) => rateOf(figuresOf(pin), 'saves'),
  outbound_clicks: (pin) => figuresOf(pin)?.outbound_clicks ?? null,
  click_rate: (pin) => rateOf(figuresOf(pin), 'outbound_clicks'),
}

/** Null = unknown. */
export const figureValue = (pin: ResultPin, column: FigureColumn): number | null =>
  figureValues[column](pin)

const values: Readonly<Record<SortColumn, (pin: ResultPin) => string | number | null>> = {
  title: ({ title }) => title,
  board: ({ board }) => board,
  created_at: ({ created_at }) => created_at,
  ...figureValues,
}

/**
 * A new list; each value is computed once. What is unknown is last in both directions, and equal
 * pins keep their order.
 */
export function sortPins(
  pins: readonly ResultPin[],
  { column, isDescending }: SortOrder,
  compareText: (one: string, other: string) => number,
): ResultPin[] {
  const sign = isDescending ? -1 : 1
  const compare = (one: string | number, other: string | number): number =>
    typeof one === 'string' ? compareText(one, String(other)) : one - Number(other)
  return pins
    .map((pin) => ({ pin, value: values[column](pin) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null)
      return sign * compare(one.value, other.value)
    })
    .map(({ pin }) => pin)
}
