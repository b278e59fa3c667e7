/** Finds the website's brand in an account's pages. */
import type { BrandHints } from '#core/pages/page-content.schema.ts'
import type { Queries } from '../../platform/database/database.ts'
import { readContent } from './page.store.ts'

/** Newest first. Pages of one website have the same brand. */
const MAX_PAGES = 5
const NO_HINTS: BrandHints = { colors: [], logos: [] }

/** From the newest page with colours or a logo, else from the newest page. Null without pages. */
export async function findBrandOnPages(
  db: Queries,
  owner: string,
  accountId: string,
): Promise<{ site_name: string; hints: BrandHints } | null> {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'site_name'])
    .where('user_id', '=', owner)
    .where('account_id', '=', accountId)
    .where('status', '=', 'ready')
    .where('url', '!=', '')
    .where('source', '!=', 'keyword')
    .orderBy('fetched_at', 'desc')
    .orderBy('id')
    .limit(MAX_PAGES)
    .execute()
  for (const { id, site_name } of rows) {
    const brand = (await readContent(db, owner, id))?.brand
    if (brand !== undefined) return { site_name, hints: brand }
  }
  const [newest] = rows
  return newest === undefined ? null : { site_name: newest.site_name, hints: NO_HINTS }
}
