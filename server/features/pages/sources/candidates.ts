/** Addresses on their way to becoming pages: what a source named, each with its row. */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { MAX_SOURCE_ROWS } from '#core/pages/source-csv.ts'
import { pageError, pageFailure } from '../../../platform/fetch/page-failure.ts'
import { addressKey, parseAddress } from '../../../platform/fetch/web-address.ts'

export interface Named {
  readonly address: string
  readonly line?: number
}

export interface Candidate {
  readonly url: string
  readonly key: string
  readonly line?: number
}

export interface Collected {
  readonly candidates: Candidate[]
  readonly errors: PageError[]
}

/**
 * Checks spelling and reports duplicates; the first one counts. No source names more
 * pages at once than a file of them.
 */
export function collect(named: readonly Named[], before: readonly PageError[] = []): Collected {
  const candidates: Candidate[] = []
  const errors = [...before]
  const seen = new Map<string, Named>()
  const [next] = named.slice(MAX_SOURCE_ROWS)
  if (next)
    errors.push(
      pageError(
        next.address,
        pageFailure('bad_address', {
          problem: problem('sources.firstAddresses', {
            most: MAX_SOURCE_ROWS,
            all: named.length,
          }),
        }),
        next.line,
      ),
    )
  for (const entry of named.slice(0, MAX_SOURCE_ROWS)) {
    const { address, line } = entry
    const parsed = parseAddress(address)
    if (!parsed.ok) {
      errors.push(pageError(address, parsed.failure, line))
      continue
    }
    parsed.url.hash = ''
    const key = addressKey(parsed.url)
    const first = seen.get(key)
    if (first) {
      errors.push(pageError(address, pageFailure('duplicate', { problem: repeats(first) }), line))
      continue
    }
    seen.set(key, entry)
    candidates.push(
      line === undefined ? { url: parsed.url.href, key } : { url: parsed.url.href, key, line },
    )
  }
  return { candidates, errors }
}

function repeats({ address, line }: Named): Problem {
  return line === undefined
    ? problem('sources.sameAddress', { address: address.slice(0, 120) })
    : problem('sources.sameLine', { line })
}

/** One address a line, as people paste them: blank lines and list marks are passed over. */
export function namedInLines(lines: readonly string[]): Named[] {
  return lines.flatMap((text, index) => {
    const address = text.trim().replace(/^(?:[-*•]|\d+[.)])\s+/, '')
    return address === '' ? [] : [{ address, line: index + 1 }]
  })
}
