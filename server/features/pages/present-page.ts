/** A page as the contract shows it, with its pictures and interests. */
import { z } from 'zod'
import { PageError } from '#core/contract/call/errors.contract.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import { codesStored } from '../../platform/stored-codes.ts'
import { interestsOf } from './interest.store.ts'
import { picturesOf } from './pictures/page-picture.store.ts'
import type { PageRow } from './page.store.ts'

const Warnings = z.array(z.string())
const PAGES_A_QUERY = 200

export async function presentPages(
  db: Queries,
  owner: string,
  rows: readonly PageRow[],
): Promise<Page[]> {
  const pages: Page[] = []
  for (let from = 0; from < rows.length; from += PAGES_A_QUERY) {
    const part = rows.slice(from, from + PAGES_A_QUERY)
    const ids = part.map(({ id }) => id)
    const [pictures, interests] = [await picturesOf(db, ids), await interestsOf(db, owner, ids)]
    for (const row of part) {
      pages.push({
        id: row.id,
        account_id: row.account_id,
        url: row.url,
        title: row.title,
        site_name: row.site_name,
        kind: row.kind,
        lang: row.lang,
        source: row.source,
        status: row.status,
        error: row.error === null ? null : PageError.parse(JSON.parse(row.error)),
        warnings: Warnings.parse(JSON.parse(row.warnings)),
        ...codesStored(row.problem_codes),
        pictures: (pictures.get(row.id) ?? []).map(
          ({ id, url, width, height, alt, excluded, own }) => ({
            id,
            url,
            width,
            height,
            alt,
            excluded,
            own,
          }),
        ),
        interests: interests.get(row.id) ?? [],
        created_at: row.created_at,
        fetched_at: row.fetched_at,
      })
    }
  }
  return pages
}

export async function presentPage(db: Queries, owner: string, row: PageRow): Promise<Page> {
  const [page] = await presentPages(db, owner, [row])
  if (!page) throw new Error('One row gives one page.')
  return page
}
