/** What the pages of an account say of its website's brand. */
import type { BrandHints } from '#core/pages/page-content.schema.ts'
import type { Queries } from '../../platform/database/database.ts'
import { readContent } from './page.store.ts'

/** The newest pages looked into: all pages of a website say the same of it. */
const MOST_PAGES = 5
const NO_HINTS: BrandHints = { colors: [], logos: [] }

/** Of the newest page that names colours or a logo, else of the newest; null without any page. */
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
    .limit(MOST_PAGES)
    .execute()
  for (const { id, site_name } of rows) {
    const brand = (await readContent(db, owner, id))?.brand
    if (brand !== undefined) return { site_name, hints: brand }
  }
  const [newest] = rows
  return newest === undefined ? null : { site_name: newest.site_name, hints: NO_HINTS }
}
