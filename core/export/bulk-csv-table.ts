/**
 * A user's CSV as a table: what separates its cells, where its header is, and which of its rows
 * are filled.
 */
import Papa from 'papaparse'
import { type CsvHeading, readHeading } from './bulk-csv-header.ts'

export interface BulkTable {
  readonly delimiter: string
  readonly header: readonly string[]
  readonly heading: CsvHeading
  /** As a spreadsheet counts it, from 1. */
  readonly headerRow: number
  readonly rows: readonly { readonly cells: readonly string[]; readonly row: number }[]
  /** There are more rows than were asked for. */
  readonly hasMore: boolean
}

const DELIMITERS = [',', ';', '\t', '|']
/** Lines among which the header is looked for: some programs leave a few empty before it. */
const HEAD = 20
/** The first line by which Excel knows what parts the cells. */
const EXCELS = /^sep=([,;\t|])\r?\n/i

/** `most`: rows that are looked at. */
export function readTable(text: string, most: number): BulkTable {
  const [told = '', sign] = EXCELS.exec(text) ?? []
  const body = text.slice(told.length)
  const delimiter = sign ?? delimiterOf(body)
  const { data } = Papa.parse<string[]>(body, { preview: most + HEAD + 1, delimiter })
  const at = headerAt(data)
  const first = told === '' ? 1 : 2
  const header = data[at] ?? []
  const lines = data.slice(at + 1)
  const rows = lines
    .slice(0, most)
    .flatMap((cells, nth) => (isBlank(cells) ? [] : [{ cells, row: first + at + 1 + nth }]))
  return {
    delimiter,
    header,
    heading: readHeading(header),
    headerRow: first + at,
    rows,
    hasMore: lines.length > most,
  }
}

/**
 * Recognised by the header alone: the parser's own guess weighs the rows too, where titles such as
 * "Cake
 * | Lemon" mislead it.
 */
function delimiterOf(text: string): string {
  const headers = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { preview: HEAD, delimiter })
    return data[headerAt(data)] ?? []
  })
  const known = headers.map(
    (header) => readHeading(header).places.filter((place) => place >= 0).length,
  )
  // Of names that are all strange, the sign that parts most of them.
  const most = Math.max(...known) > 0 ? known : headers.map(({ length }) => length)
  return DELIMITERS[most.indexOf(Math.max(...most))] ?? ','
}

/** 0 where all are blank. */
function headerAt(lines: readonly (readonly string[])[]): number {
  return Math.max(
    0,
    lines.slice(0, HEAD).findIndex((line) => !isBlank(line)),
  )
}

function isBlank(line: readonly string[]): boolean {
  return line.every((cell) => cell.trim() === '')
}
