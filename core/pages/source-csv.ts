/**
 * A spreadsheet that names pages, one a row: which column holds their addresses, and the rows in it. A column called as the screen
 * promises comes first; else the one with the most addresses. Rows are counted as the file shows them, so a part of a file keeps its numbers.
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
export const MOST_SOURCE_ROWS = 500

export function readSourceCsv(text: string): SourceCsv {
  const { rows, heading, column, openLines } = readBody(text)
  const fault = heading === null && rows.length === 0 ? 'empty' : rows.length === 0 ? 'headerOnly' : column === null ? 'noAddresses' : null
  return { fault, rows: rows.map(({ cells, line }) => ({ address: addressIn(cells, column), line })), openLines }
}

/**
 * The rows from the given one on, at most as many as are read at once, as a file of their addresses alone: which column holds them only the
 * whole file tells. Each stays on its line; what is left out leaves its lines behind, empty.
 */
export function partOfSourceCsv(text: string, from: number): string {
  const { rows, heading, column, openLines } = readBody(text)
  const [first, next] = [rows[from], rows[from + MOST_SOURCE_ROWS]]
  if (first === undefined) return ''
  const isHere = (line: number) => (from === 0 || line > first.line) && (next === undefined || line < next.line)
  const taken = rows.slice(from, from + MOST_SOURCE_ROWS).map(({ cells, line }) => ({ line, text: quoted(addressIn(cells, column)) || NO_ADDRESS }))
  const lines = [...taken, ...openLines.filter(isHere).map((line) => ({ line, text: OPEN_LINE }))].toSorted((a, b) => a.line - b.line)
  return onTheirLines(from, heading, lines)
}

function addressIn(cells: readonly string[], column: number | null): string {
  return column === null ? '' : (cells[column]?.trim() ?? '')
}

/** A row that is filled, though not where addresses stand. */
const NO_ADDRESS = ',-'
/** Its quotation marks are as wrong as those of the line it stands for, but they end with it. */
const OPEN_LINE = '"-"-"'

interface Line {
  readonly line: number
  readonly text: string
}

function onTheirLines(from: number, heading: Row | null, lines: readonly Line[]): string {
  // A file that begins with an address has no line for a heading, and its first row is none.
  const isBare = from === 0 && heading === null && lines[0]?.line === 1
  const [first, ...others] = isBare ? lines : [{ line: heading?.line ?? 1, text: 'url' }, ...lines]
  if (first === undefined) return ''
  let part = '\n'.repeat(first.line - 1) + first.text + (isBare ? moreCommas(first.text) : '')
  let at = first.line + breaksIn(first.text)
  for (const { line, text } of others) {
    const breaks = Math.max(1, line - at)
    part += '\n'.repeat(breaks) + text
    at += breaks + breaksIn(text)
  }
  return `${part}\n`
}

/** As many as it takes that the first row is not thought to be parted by a sign of its address. */
function moreCommas(address: string): string {
  return ','.repeat(address.split(/[;\t|]/).length)
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

interface Row {
  readonly cells: readonly string[]
  readonly line: number
}

interface Body {
  readonly heading: Row | null
  readonly rows: readonly Row[]
  readonly column: number | null
  readonly openLines: readonly number[]
}

function readBody(text: string): Body {
  const { rows, openLines } = readRows(withoutMark(text))
  const [first, ...others] = rows
  const column = addressColumn(rows)
  if (first === undefined || !isHeading(first, column)) return { heading: null, rows, column, openLines }
  return { heading: first, rows: others, column, openLines }
}

function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '')
}

/** Steps through the file row by row, so that each row knows the line it begins on even when a cell holds line breaks. */
function readRows(clean: string): { rows: Row[]; openLines: number[] } {
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
      line += breaksIn(clean.slice(at, meta.cursor))
      at = meta.cursor
    },
  })
  return { rows, openLines }
}

/** Told by the first row: the parser's own guess wants several rows of equal length, which lists of addresses often don't have. */
function delimiterOf(text: string): string {
  const first = text.split(/\r?\n/).find((line) => line.trim() !== '') ?? ''
  const count = (sign: string) => first.split(sign).length - 1
  return [',', ';', '\t', '|'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

const isAddress = (cell: string) => /^(?:https?:\/\/\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/:?#]\S*)?)$/i.test(cell.trim())

/** As the screen promises them. A whole name only: the "Media URL" of a file for Pinterest's bulk upload is the picture's address. */
const NAMES = ['url', 'link', 'address']

function addressColumn(rows: readonly Row[]): number | null {
  const counts = new Map<number, number>()
  for (const { cells } of rows) for (const [column, cell] of cells.entries()) if (isAddress(cell)) counts.set(column, (counts.get(column) ?? 0) + 1)
  const names = (rows[0]?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const named = NAMES.map((name) => names.indexOf(name)).filter((column) => column >= 0)
  const [best] = [...counts].toSorted(([columnA, a], [columnB, b]) => b - a || columnA - columnB)
  return named.find((column) => counts.has(column)) ?? best?.[0] ?? null
}

/** Words, none of which is an address. Where no column has any, a name that is promised or the upload's own marks it. */
function isHeading({ cells }: Row, column: number | null): boolean {
  if (column === null) return cells.some((cell) => /^(?:url|link|address|title|media url)$/i.test(cell.trim()))
  const cell = cells[column]?.trim() ?? ''
  return cell !== '' && !isAddress(cell) && /^[\p{L} _-]{2,30}$/u.test(cell)
}
