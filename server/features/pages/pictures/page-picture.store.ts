/**
 * Which pictures a page has: found on it or brought by the person, in order, and which of them are
 * left out of pins.
 */
import type { PagePicture } from '#core/contract/content/pages.contract.ts'
import type { Queries, Tx } from '../../../platform/database/database.ts'

export interface PictureOfPage extends PagePicture {
  /** Where it was found, '' for an own one. */
  readonly address: string
}

/** A deleted picture is left out; its place here stays, for an undo (trashed-pictures.store.ts). */
export async function picturesOf(
  db: Queries,
  pageIds: readonly string[],
): Promise<Map<string, PictureOfPage[]>> {
  const found = new Map<string, PictureOfPage[]>(pageIds.map((id) => [id, []]))
  if (pageIds.length === 0) return found
  const rows = await db
    .selectFrom('page_pictures')
    .selectAll()
    .where('page_id', 'in', [...pageIds])
    .where('picture_id', 'in', (row) => row.selectFrom('pictures').select('id'))
    .orderBy('is_own', 'desc')
    .orderBy('ordinal')
    .execute()
  for (const row of rows) {
    found.get(row.page_id)?.push({
      id: row.picture_id,
      url: row.url,
      width: row.width,
      height: row.height,
      alt: row.alt,
      excluded: row.is_excluded === 1,
      own: row.is_own === 1,
      address: row.address,
    })
  }
  return found
}

/** The page must be the owner's: the caller has asked. An attached picture comes first. */
export async function attachPicture(
  tx: Tx,
  pageId: string,
  picture: Pick<PagePicture, 'id' | 'url' | 'width' | 'height'>,
): Promise<void> {
  const last = await tx
    .selectFrom('page_pictures')
    .select((row) => row.fn.max<number | null>('ordinal').as('ordinal'))
    .where('page_id', '=', pageId)
    .where('is_own', '=', 1)
    .executeTakeFirst()
  await tx
    .insertInto('page_pictures')
    .values({
      page_id: pageId,
      picture_id: picture.id,
      ordinal: (last?.ordinal ?? -1) + 1,
      address: '',
      alt: '',
      url: picture.url,
      width: picture.width,
      height: picture.height,
      is_own: 1,
      is_excluded: 0,
    })
    .onConflict((conflict) =>
      conflict.columns(['page_id', 'picture_id']).doUpdateSet({ is_excluded: 0 }),
    )
    .execute()
}

export async function excludePicture(
  tx: Queries,
  pageId: string,
  change: { readonly pictureId: string; readonly excluded: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('page_pictures')
    .where('page_id', '=', pageId)
    .where('picture_id', '=', change.pictureId)
    .set({ is_excluded: change.excluded ? 1 : 0 })
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * After a new reading: pictures found again keep id and choice, own ones stay, the rest go from the
 * page (their files stay for pins made of them).
 */
export async function replaceFoundPictures(
  tx: Tx,
  pageId: string,
  found: readonly Omit<PictureOfPage, 'excluded' | 'own'>[],
): Promise<void> {
  const known = (await picturesOf(tx, [pageId])).get(pageId) ?? []
  const excluded = new Set(
    known.filter((picture) => picture.excluded).flatMap((picture) => [picture.id, picture.address]),
  )
  await tx
    .deleteFrom('page_pictures')
    .where('page_id', '=', pageId)
    .where('is_own', '=', 0)
    .execute()
  for (const [ordinal, { id, url, width, height, alt, address }] of found.entries()) {
    await tx
      .insertInto('page_pictures')
      .values({
        page_id: pageId,
        picture_id: id,
        ordinal,
        address,
        alt: alt.slice(0, 500),
        url,
        width,
        height,
        is_own: 0,
        is_excluded: excluded.has(id) || excluded.has(address) ? 1 : 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
