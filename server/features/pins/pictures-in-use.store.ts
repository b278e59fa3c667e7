/** Which stored pictures an owner's pins still need. */
import type { Queries } from '../../platform/database/database.ts'
import { fileNamesIn, pictureIdsIn } from '../../platform/images/stored/picture-mentions.ts'
import type { AccountKey } from './pins.store.ts'

const ROWS_A_QUERY = 500

/**
 * Names of the files under `/media/`: of all rows, the deleted ones too, and of what was recorded
 * since `since` (ms UTC).
 */
export async function picturesInUse(
  queries: Queries,
  owner: string,
  since: number,
): Promise<Set<string>> {
  return found(queries, { owner, since, namesIn: fileNamesIn })
}

/**
 * Ids of the source pictures that designs name, in the same rows and events: what a pin is rendered
 * from again.
 */
export async function sourcePicturesInUse(
  queries: Queries,
  owner: string,
  since: number,
): Promise<Set<string>> {
  return found(queries, { owner, since, namesIn: pictureIdsIn })
}

async function found(
  queries: Queries,
  {
    owner,
    since,
    namesIn,
  }: {
    readonly owner: string
    readonly since: number
    readonly namesIn: (text: string) => string[]
  },
): Promise<Set<string>> {
  const used = new Set<string>()
  const accounts = await queries
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', owner)
    .execute()
  for (const { id } of accounts) {
    const key = { owner, accountId: id }
    for (const texts of [
      inPages((after) => pinTexts(queries, key, after)),
      inPages((after) => eventTexts(queries, key, { after, since })),
    ]) {
      for await (const text of texts) for (const name of namesIn(text)) used.add(name)
    }
  }
  return used
}

interface Line {
  readonly at: number
  readonly text: string
}

async function* inPages(page: (after: number) => Promise<Line[]>): AsyncGenerator<string> {
  for (let after = -1; ;) {
    const lines = await page(after)
    for (const { text } of lines) yield text
    if (lines.length < ROWS_A_QUERY) return
    after = lines.at(-1)?.at ?? after
  }
}

function pinTexts(
  queries: Queries,
  { owner, accountId }: AccountKey,
  after: number,
): Promise<Line[]> {
  return queries
    .selectFrom('pins')
    .select(['position as at', 'pin as text'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', owner)
    .where('position', '>', after)
    .orderBy('position')
    .limit(ROWS_A_QUERY)
    .execute()
}

function eventTexts(
  queries: Queries,
  { owner, accountId }: AccountKey,
  range: { readonly after: number; readonly since: number },
): Promise<Line[]> {
  return queries
    .selectFrom('pin_events')
    .select(['revision as at', 'envelope as text'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', owner)
    .where('recorded_at', '>=', range.since)
    .where('revision', '>', range.after)
    .orderBy('revision')
    .limit(ROWS_A_QUERY)
    .execute()
}
