/**
 * Names of interests that the account's other pages have: topics near to a page's own are shown as
 * related.
 */
import type { Queries } from '../../platform/database/database.ts'

const MAX_NAMES = 300

export async function otherInterestNames(
  db: Queries,
  owner: string,
  of: { readonly accountId: string; readonly except: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('interests')
    .innerJoin('pages', 'pages.id', 'interests.page_id')
    .select('interests.name')
    .where('interests.user_id', '=', owner)
    .where('pages.account_id', '=', of.accountId)
    .where('pages.id', '!=', of.except)
    .orderBy('interests.ordinal')
    .limit(MAX_NAMES)
    .execute()
  return [...new Set(rows.map(({ name }) => name))]
}
