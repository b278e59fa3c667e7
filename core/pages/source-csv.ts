/**
 * A spreadsheet that names pages, one a row: which column holds their addresses, and the rows in
 * it. A column called as the screen promises comes first; else the one with the most addresses.
 * Rows are counted as the file shows them.
 */
import Papa from 'papaparse'

export interface SourceCsv {
  /** No line is filled; only a heading is there; no column holds an address; else null. */
  readonly fault: 'empty' | 'headerOnly' | 'noAddresses' | null
  /** Every row below the heading. `address` is empty where the row has none. */
  readonly rows: readonly SourceCsvRow[]
  /** Lines with a quotation mark that is never closed. */
  readonly openLines: readonly number[]
}

export interface SourceCsvRow {
  readonly address: string
  readonly line: number
}

/** Rows that are read at once: each becomes a page. */
export const MAX_SOURCE_ROWS = 500

export function readSourceCsv(text: string): SourceCsv {
  const { rows: filled, openLines } = readRows(withoutMark(text))
  const column = addressColumn(filled)
  const [first] = filled
  const rows = first !== undefined && isHeading(first, column) ? filled.slice(1) : filled
  const fault =
    first === undefined
      ? 'empty'
      : rows.length === 0
        ? 'headerOnly'
        : column === null
          ? 'noAddresses'
          : null
  return {
    fault,
    rows: rows.map(({ cells, line }) => ({
      address: column === null ? '' : (cells[column]?.trim() ?? ''),
      line,
    })),
    openLines,
  }
}

/**
 * The rows from the given one on that are read at once, and what is wrong from there to where the
 * next ones begin.
 */
export function partOfSourceCsv({ rows, openLines, fault }: SourceCsv, from: number): SourceCsv {
  const [first, next] = [rows[from], rows[from + MAX_SOURCE_ROWS]]
  const isHere = (line: number) =>
    (from === 0 || line > (first?.line ?? Infinity)) && line < (next?.line ?? Infinity)
  return {
    fault,
    rows: rows.slice(from, from + MAX_SOURCE_ROWS),
    openLines: openLines.filter(isHere),
  }
}

interface Row {
  readonly cells: readonly string[]
  readonly line: number
}

function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '')
}

/**
 * Steps through the file row by row, so that each row knows the line it begins on even when a cell
 * holds line breaks.
 */
function readRows(clean: string): {
  readonly rows: readonly Row[]
  readonly openLines: readonly number[]
} {
  const rows: Row[] = []
  const openLines: number[] = []
  let line = 1
  let at = 0
  Papa.parse<string[]>(clean, {
    skipEmptyLines: false,
    delimiter: delimiterOf(clean),
    step: ({ data, errors, meta }) => {
      if (errors.some((one) => one.type === 'Quotes')) openLines.push(line)
      else if (data.some((cell) => cell.trim() !== '')) rows.push({ cells: data, line })
      line += clean.slice(at, meta.cursor).split(/\r\n|[\r\n]/).length - 1
      at = meta.cursor
    },
  })
  return { rows, openLines }
}

/**
 * Recognised by the first row: the parser's own guess wants several rows of equal length, which
 * lists of addresses often don't have.
 */
function delimiterOf(text: string): string {
  const first = text.split(/[\r\n]/).find((line) => line.trim() !== '') ?? ''
  const count = (sign: string) => first.split(sign).length - 1
  return [',', ';', '\t', '|'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

const isAddress = (cell: string) =>
  /^(?:https?:\/\/\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/:?#]\S*)?)$/i.test(cell.trim())

/**
 * As the screen promises them. A whole name only: the "Media URL" of a file for Pinterest's bulk
 * upload is the picture's address.
 */
const NAMES = ['url', 'link', 'address']

function addressColumn(rows: readonly Row[]): number | null {
  const counts = new Map<number, number>()
  for (const { cells } of rows)
    for (const [column, cell] of cells.entries())
      if (isAddress(cell)) counts.set(column, (counts.get(column) ?? 0) + 1)
  const names = (rows[0]?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const named = NAMES.map((name) => names.indexOf(name)).filter((column) => column >= 0)
  const [best] = [...counts].toSorted(([columnA, a], [columnB, b]) => b - a || columnA - columnB)
  return named.find((column) => counts.has(column)) ?? best?.[0] ?? null
}

/**
 * Words, none of which is an address. Where no column has any, a name that is promised or the
 * upload's own marks it.
 */
function isHeading({ cells }: Row, column: number | null): boolean {
  if (column === null)
    return cells.some((cell) => /^(?:url|link|address|title|media url)$/i.test(cell.trim()))
  const cell = cells[column]?.trim() ?? ''
  return cell !== '' && !isAddress(cell) && /^[\p{L} _-]{2,30}$/u.test(cell)
}
