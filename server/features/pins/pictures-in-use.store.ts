/** Which stored pictures an owner's pins still need. Read from the texts of rows and events as they are: parsing them all would take a minute. */
import type { Queries } from '../../platform/database/database.ts'
import type { AccountKey } from './pins.store.ts'

const ROWS_A_QUERY = 500
const MEDIA_NAME = /\/media\/([0-9a-f]{32}\.\w+)/g

/** Names of the files under `/media/`: of all rows, the deleted ones too, and of what was recorded since `since` (ms UTC). */
export async function picturesInUse(queries: Queries, owner: string, since: number): Promise<Set<string>> {
  const used = new Set<string>()
  const accounts = await queries.selectFrom('accounts').select('id').where('user_id', '=', owner).execute()
  for (const { id } of accounts) {
    for await (const text of textsOf(queries, { owner, accountId: id }, since)) {
      for (const [, name] of text.matchAll(MEDIA_NAME)) if (name !== undefined) used.add(name)
    }
  }
  return used
}

async function* textsOf(queries: Queries, { owner, accountId }: AccountKey, since: number): AsyncGenerator<string> {
  for (let after = -1; ; ) {
    const rows = await queries.selectFrom('pins').select(['position', 'pin']).where('account_id', '=', accountId).where('user_id', '=', owner).where('position', '>', after).orderBy('position').limit(ROWS_A_QUERY).execute()
    for (const row of rows) yield row.pin
    if (rows.length < ROWS_A_QUERY) break
    after = rows.at(-1)?.position ?? after
  }
  for (let after = 0; ; ) {
    const rows = await queries
      .selectFrom('pin_events')
      .select(['revision', 'envelope'])
      .where('account_id', '=', accountId)
      .where('user_id', '=', owner)
      .where('recorded_at', '>=', since)
      .where('revision', '>', after)
      .orderBy('revision')
      .limit(ROWS_A_QUERY)
      .execute()
    for (const row of rows) yield row.envelope
    if (rows.length < ROWS_A_QUERY) break
    after = rows.at(-1)?.revision ?? after
  }
}
