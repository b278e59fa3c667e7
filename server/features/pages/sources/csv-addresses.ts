/** A spreadsheet of addresses, with a sentence for each row that has none. */
import type { PageError } from '#core/contract/errors.contract.ts'
import {
  MOST_SOURCE_ROWS,
  partOfSourceCsv,
  readSourceCsv,
  type SourceCsv,
} from '#core/pages/source-csv.ts'
import { pageError, pageFailure } from '../../../platform/fetch/page-failure.ts'
import type { Named } from './candidates.ts'

export interface CsvAddresses {
  readonly named: Named[]
  readonly errors: PageError[]
}

/** `from`: of a file that is read in parts, its first row. */
export function addressesInCsv(text: string, from?: number): CsvAddresses {
  const whole = readSourceCsv(text)
  const { fault, rows, openLines } = partOfSourceCsv(whole, from ?? 0)
  const errors = openLines.map((line) =>
    badCsv(
      `Line ${line} has a quotation mark that is never closed. It was left out; put the address there without quotes.`,
      line,
    ),
  )
  if (fault !== null) return { named: [], errors: [...errors, badCsv(refusals[fault])] }
  const named: Named[] = []
  for (const { address, line } of rows) {
    if (address !== '') named.push({ address, line })
    else
      errors.push(
        badCsv(
          `Line ${line} has no web address. It was left out; the other lines were taken.`,
          line,
        ),
      )
  }
  const next = whole.rows[MOST_SOURCE_ROWS]
  if (next !== undefined && from === undefined)
    errors.push(
      badCsv(
        `Only the first ${MOST_SOURCE_ROWS} of ${whole.rows.length.toLocaleString('en')} rows were taken. Add the others in a second file.`,
        next.line,
      ),
    )
  return { named, errors }
}

const EMPTY = 'The CSV is empty. Put one web address in each row.'
const refusals: Readonly<Record<NonNullable<SourceCsv['fault']>, string>> = {
  empty: EMPTY,
  headerOnly: EMPTY,
  noAddresses:
    'No column of this CSV holds web addresses. Put one address in each row, as https://example.com/page.',
}

function badCsv(detail: string, line?: number): PageError {
  return pageError('', pageFailure('bad_csv', { detail }), line)
}
