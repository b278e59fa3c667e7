/** The table of pins as a CSV that a spreadsheet opens. Figures are plain numbers. */
import type { ResultPin } from '#core/contract/publishing/results.contract.ts'
import { csvRow } from '#core/export/csv-row.ts'
import { figureColumns, figureValue } from './sort-pins.ts'

const HEADER = [
  'Pin',
  'Address',
  'Board',
  'Published (UTC)',
  'Impressions',
  'Saves',
  'Save rate',
  'Outbound clicks',
  'Click rate',
  'Template',
  'Pin type',
  'Page',
  'Interest',
]

/** UTF-8 with the mark by which spreadsheets know it. */
export function resultsCsv(pins: readonly ResultPin[]): string {
  return `\u{feff}${csvRow(HEADER)}${pins.map((pin) => csvRow(cellsOf(pin))).join('')}`
}

/** What is unknown is empty. */
function cellsOf(pin: ResultPin): string[] {
  const { made } = pin
  return [
    pin.title,
    pin.url,
    pin.board ?? '',
    pin.created_at === null ? '' : new Date(pin.created_at).toISOString().slice(0, 16),
    ...figureColumns.map((column) => numberOf(figureValue(pin, column))),
    ...(made === null
      ? ['', '', '', '']
      : [made.template_id, made.pin_type, made.page_url, made.interest ?? '']),
  ]
}

/** Six digits after the point are a rate to the view in a million. */
const numberOf = (value: number | null): string =>
  value === null ? '' : String(Math.round(value * 1e6) / 1e6)
