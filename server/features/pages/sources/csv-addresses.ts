/** A spreadsheet of addresses: the column that holds the most of them is taken, whatever it is called. Rows are counted as the file shows them. */
import Papa from 'papaparse'
import type { PageError } from '#core/contract/errors.contract.ts'
import { pageError, pageFailure } from '../../../platform/fetch/page-failure.ts'
import { MOST_PAGES, type Named } from './candidates.ts'

export interface CsvAddresses {
  readonly named: Named[]
  readonly errors: PageError[]
}

interface Row {
  readonly cells: readonly string[]
  readonly line: number
}

export function addressesInCsv(text: string): CsvAddresses {
  const { rows, errors } = readRows(text)
  if (rows.length === 0) return refused('The CSV is empty. Put one web address in each row.', errors)
  const column = addressColumn(rows)
  if (column === null) return refused('No column of this CSV holds web addresses. Put one address in each row, as https://example.com/page.', errors)
  const body = isHeading(rows[0], column) ? rows.slice(1) : rows
  const named: Named[] = []
  for (const { cells, line } of body.slice(0, MOST_PAGES)) {
    const address = cells[column]?.trim() ?? ''
    if (address !== '') named.push({ address, line })
    else errors.push(pageError('', pageFailure('bad_csv', { detail: `Line ${line} has no web address. It was left out; the other lines were taken.` }), line))
  }
  if (body.length > MOST_PAGES) errors.push(pageError('', pageFailure('bad_csv', { detail: `Only the first ${MOST_PAGES} of ${body.length} rows were taken. Add the others in a second file.` }), body[MOST_PAGES]?.line))
  return { named, errors }
}

function refused(detail: string, errors: readonly PageError[]): CsvAddresses {
  return { named: [], errors: [...errors, pageError('', pageFailure('bad_csv', { detail }))] }
}

/** Steps through the file row by row, so that each row knows the line it begins on even when a cell holds line breaks. */
function readRows(text: string): { rows: Row[]; errors: PageError[] } {
  const rows: Row[] = []
  const errors: PageError[] = []
  const clean = text.replace(/^\ufeff/, '')
  let line = 1
  let at = 0
  Papa.parse<string[]>(clean, {
    skipEmptyLines: false,
    delimiter: delimiterOf(clean),
    step: ({ data, errors: faults, meta }) => {
      const fault = faults.find((one) => one.type === 'Quotes')
      if (fault) errors.push(pageError('', pageFailure('bad_csv', { detail: `Line ${line} has a quotation mark that is never closed. It was left out; put the address there without quotes.` }), line))
      else if (data.some((cell) => cell.trim() !== '')) rows.push({ cells: data, line })
      line += clean.slice(at, meta.cursor).split('\n').length - 1
      at = meta.cursor
    },
  })
  return { rows, errors }
}

/** Told by the first row: the parser's own guess wants several rows of equal length, which lists of addresses often don't have. */
function delimiterOf(text: string): string {
  const first = text.split(/\r?\n/).find((line) => line.trim() !== '') ?? ''
  const count = (sign: string) => first.split(sign).length - 1
  return [',', ';', '\t', '|'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

const isAddress = (cell: string) => /^(?:https?:\/\/\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/:?#]\S*)?)$/i.test(cell.trim())

function addressColumn(rows: readonly Row[]): number | null {
  const counts = new Map<number, number>()
  for (const { cells } of rows) cells.forEach((cell, column) => isAddress(cell) && counts.set(column, (counts.get(column) ?? 0) + 1))
  const [best] = [...counts].toSorted(([columnA, a], [columnB, b]) => b - a || columnA - columnB)
  return best?.[0] ?? null
}

function isHeading(row: Row | undefined, column: number): boolean {
  const cell = row?.cells[column]?.trim() ?? ''
  return cell !== '' && !isAddress(cell) && /^[\p{L} _-]{2,30}$/u.test(cell)
}
