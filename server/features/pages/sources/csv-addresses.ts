/** A spreadsheet of addresses, with a problem for each row that has none. */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import {
  MAX_SOURCE_ROWS,
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
  const errors = openLines.map((line) => badCsv(problem('sources.csvOpenQuote', { line }), line))
  if (fault !== null) return { named: [], errors: [...errors, badCsv(refusals[fault])] }
  const named: Named[] = []
  for (const { address, line } of rows) {
    if (address !== '') named.push({ address, line })
    else errors.push(badCsv(problem('sources.csvLineWithout', { line }), line))
  }
  const next = whole.rows[MAX_SOURCE_ROWS]
  if (next !== undefined && from === undefined)
    errors.push(
      badCsv(
        problem('sources.csvFirstRows', { most: MAX_SOURCE_ROWS, all: whole.rows.length }),
        next.line,
      ),
    )
  return { named, errors }
}

const EMPTY = problem('sources.csvEmpty')
const refusals: Readonly<Record<NonNullable<SourceCsv['fault']>, Problem>> = {
  empty: EMPTY,
  headerOnly: EMPTY,
  noAddresses: problem('sources.csvWithoutColumn'),
}

function badCsv(fault: Problem, line?: number): PageError {
  return pageError('', pageFailure('bad_csv', { problem: fault }), line)
}
