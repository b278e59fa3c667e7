/**
 * What pins of a page are made of, for the features that make them: handed to them as a function.
 */
import type { Interest } from '#core/contract/content/pages.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Queries } from '../../platform/database/database.ts'
import { interestsOf } from './interest.store.ts'
import { picturesOf } from './pictures/page-picture.store.ts'
import { findPageRow, readContent } from './page.store.ts'

export interface PageSource {
  readonly id: string
  /** '' for a text or keyword without an address. */
  readonly url: string
  readonly title: string
  /** Null while the page was never read. */
  readonly content: PageContent | null
  readonly interests: readonly Interest[]
  /** Own ones first; excluded ones are not here. */
  readonly pictureIds: readonly string[]
}

export async function readPageSource(
  db: Queries,
  owner: string,
  at: { readonly accountId: string; readonly pageId: string },
): Promise<PageSource | null> {
  const row = await findPageRow(db, owner, at)
  if (!row) return null
  const content = await readContent(db, owner, row.id)
  const interests = (await interestsOf(db, owner, [row.id])).get(row.id) ?? []
  const pictures = (await picturesOf(db, [row.id])).get(row.id) ?? []
  return {
    id: row.id,
    url: row.url,
    title: row.title,
    // The person's own title is what the writer begins from.
    content: content && row.is_title_own === 1 ? { ...content, title: row.title } : content,
    interests,
    pictureIds: pictures.filter((picture) => !picture.excluded).map((picture) => picture.id),
  }
}
