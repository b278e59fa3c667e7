/** What became of the pages that a run has added, and the pins of the account's plan. */
import { PageError } from '#core/contract/call/errors.contract.ts'
import type { ProblemRef } from '#core/contract/words/problem.schema.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { AccountKey } from './automation-parts.ts'

export interface PageState {
  readonly id: string
  readonly key: string
  readonly title: string
  readonly status: 'pending' | 'ready' | 'failed'
  readonly error: PageError | null
}

/** By the key of their address. */
export async function findPages(
  db: Queries,
  { owner, accountId }: AccountKey,
  keys: readonly string[],
): Promise<Map<string, PageState>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'url_key', 'title', 'status', 'error'])
    .where('user_id', '=', owner)
    .where('account_id', '=', accountId)
    .where('url_key', 'in', keys)
    .execute()
  return new Map(
    rows.flatMap(({ url_key: key, error, ...row }): [string, PageState][] =>
      key === null
        ? []
        : [
            [
              key,
              { ...row, key, error: error === null ? null : PageError.parse(JSON.parse(error)) },
            ],
          ],
    ),
  )
}

/** The code of a page's failure; one that an earlier version has stored has none. */
export function problemOf({ problem_codes: codes }: PageError): ProblemRef | null {
  const ref = codes?.['message']
  return ref === undefined || Array.isArray(ref) ? null : ref
}

/** Ids of the pins that are planned or were published since, each once. */
export async function plannedPinIds(
  db: Queries,
  { owner, accountId }: AccountKey,
  since: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('publications')
    .select('pin_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('user_id', '=', owner)
    .where('due_at', '>=', since)
    .where('state', '!=', 'failed')
    .execute()
  return rows.map(({ pin_id }) => pin_id)
}
