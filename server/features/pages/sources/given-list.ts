/** A list that a person pastes or uploads. */
import type { SourceRequest } from '#core/contract/content/pages.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { pageError, pageFailure } from '../../../platform/fetch/page-failure.ts'
import { collect, type Collected, namedInLines } from './candidates.ts'
import { addressesInCsv } from './csv-addresses.ts'

export type GivenList = Extract<SourceRequest, { kind: 'addresses' | 'csv' }>

/** Costs time that the list chooses: only in a thread. */
export function readGivenList(list: GivenList): Collected {
  if (list.kind === 'addresses')
    return withFewErrors(
      collect(namedInLines(list.addresses.flatMap((entry) => entry.split('\n')))),
    )
  const { named, errors } = addressesInCsv(list.text, list.from)
  return withFewErrors(collect(named, errors))
}

/** More would not be read, and the answer has to be sent. */
const MAX_ERRORS = 1_000

function withFewErrors({ candidates, errors }: Collected): Collected {
  if (errors.length <= MAX_ERRORS) return { candidates, errors }
  const rest = pageFailure('bad_csv', {
    problem: problem('sources.firstProblems', { most: MAX_ERRORS, all: errors.length }),
  })
  return { candidates, errors: [...errors.slice(0, MAX_ERRORS), pageError('', rest)] }
}
