/** The page rows. Every query takes the owner. */
import type { Selectable } from 'kysely'
import { hostOf } from '#core/pages/site-name.ts'
import { PageContent } from '#core/pages/page-content.schema.ts'
import { cutText } from '#core/workspace/cut-text.ts'
import { PAGE_NAMES } from '#core/workspace/workspace.schema.ts'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import { withCodes, type Problem } from '#core/contract/words/problem.schema.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type { PagesTable } from '../../platform/database/tables/pages.tables.ts'
import { codesToStore } from '../../platform/stored-codes.ts'
import { putInTrash } from '../../platform/trash.store.ts'

export type PageRow = Omit<Selectable<PagesTable>, 'content'>

const COLUMNS = [
  'id',
  'user_id',
  'account_id',
  'url',
  'url_key',
  'title',
  'is_title_own',
  'site_name',
  'kind',
  'lang',
  'source',
  'given',
  'status',
  'error',
  'warnings',
  'problem_codes',
  'created_at',
  'fetched_at',
] as const
const IDS_A_QUERY = 500

/** Newest first; pages of one list stay in its order. */
export async function listPageRows(
  db: Queries,
  owner: string,
  accountId: string,
): Promise<PageRow[]> {
  return db
    .selectFrom('pages')
    .select(COLUMNS)
    .where('user_id', '=', owner)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function findPageRow(
  db: Queries,
  owner: string,
  at: { readonly accountId: string; readonly pageId: string },
): Promise<PageRow | undefined> {
  return db
    .selectFrom('pages')
    .select(COLUMNS)
    .where('user_id', '=', owner)
    .where('account_id', '=', at.accountId)
    .where('id', '=', at.pageId)
    .executeTakeFirst()
}

export async function pageRowsById(
  db: Queries,
  owner: string,
  of: { readonly accountId: string; readonly ids: readonly string[] },
): Promise<PageRow[]> {
  if (of.ids.length === 0) return []
  return db
    .selectFrom('pages')
    .select(COLUMNS)
    .where('user_id', '=', owner)
    .where('account_id', '=', of.accountId)
    .where('id', 'in', of.ids.slice(0, IDS_A_QUERY))
    .execute()
}

export async function pageRowsByKey(
  db: Queries,
  owner: string,
  of: { readonly accountId: string; readonly keys: readonly string[] },
): Promise<PageRow[]> {
  if (of.keys.length === 0) return []
  return db
    .selectFrom('pages')
    .select(COLUMNS)
    .where('user_id', '=', owner)
    .where('account_id', '=', of.accountId)
    .where('url_key', 'in', of.keys.slice(0, IDS_A_QUERY))
    .execute()
}

/** Null while the page was never read. */
export async function readContent(
  db: Queries,
  owner: string,
  pageId: string,
): Promise<PageContent | null> {
  const row = await db
    .selectFrom('pages')
    .select('content')
    .where('user_id', '=', owner)
    .where('id', '=', pageId)
    .executeTakeFirst()
  return row?.content ? PageContent.parse(JSON.parse(row.content)) : null
}

/** Of the account's pages that were read, keywords left out; newest first. */
export async function contentsOfAccount(
  db: Queries,
  owner: string,
  of: { readonly accountId: string; readonly except: string; readonly most: number },
): Promise<PageContent[]> {
  const rows = await db
    .selectFrom('pages')
    .select('content')
    .where('user_id', '=', owner)
    .where('account_id', '=', of.accountId)
    .where('id', '!=', of.except)
    .where('source', '!=', 'keyword')
    .where('status', '=', 'ready')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(of.most)
    .execute()
  return rows.flatMap(({ content }) => (content ? [PageContent.parse(JSON.parse(content))] : []))
}

export type NewPage = Pick<
  PageRow,
  'id' | 'account_id' | 'url' | 'url_key' | 'title' | 'source' | 'given' | 'created_at'
>

/** False when another request added the same address a moment before. */
export async function insertPage(tx: Tx, owner: string, page: NewPage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('pages')
    .values({
      ...page,
      title: cutText(page.title, PAGE_NAMES.title),
      user_id: owner,
      is_title_own: 0,
      site_name: hostOf(page.url),
      kind: page.source === 'keyword' ? 'keyword' : 'other',
      lang: 'und',
      status: 'pending',
      error: null,
      warnings: '[]',
      content: null,
      fetched_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The page waits to be read (again); what was known of it stays until then. */
export async function markPending(
  tx: Tx,
  owner: string,
  change: {
    readonly pageId: string
    readonly source?: PageRow['source']
    readonly given?: string | null
  },
): Promise<void> {
  const more =
    change.source === undefined ? {} : { source: change.source, given: change.given ?? null }
  await tx
    .updateTable('pages')
    .where('user_id', '=', owner)
    .where('id', '=', change.pageId)
    .set({ status: 'pending', error: null, ...more })
    .execute()
}

export async function renamePage(
  tx: Queries,
  owner: string,
  change: { readonly pageId: string; readonly title: string },
): Promise<void> {
  await tx
    .updateTable('pages')
    .where('user_id', '=', owner)
    .where('id', '=', change.pageId)
    .set({ title: change.title, is_title_own: 1 })
    .execute()
}

/** With its interests and pictures into the trash, from which `restoreFromTrash` brings it back. */
export async function deletePage(
  tx: Tx,
  owner: string,
  at: { readonly accountId: string; readonly pageId: string; readonly now: number },
): Promise<boolean> {
  const page = await tx
    .selectFrom('pages')
    .selectAll()
    .where('user_id', '=', owner)
    .where('account_id', '=', at.accountId)
    .where('id', '=', at.pageId)
    .executeTakeFirst()
  if (page === undefined) return false
  const ofPage = <T extends 'interests' | 'removed_interests' | 'page_pictures'>(table: T) =>
    tx
      .selectFrom(table as 'interests')
      .selectAll()
      .where('page_id', '=', page.id)
      .execute()
  const pictures = await tx
    .selectFrom('page_pictures')
    .selectAll()
    .where('page_id', '=', page.id)
    .execute()
  await putInTrash(
    tx,
    { owner, accountId: at.accountId, id: page.id },
    {
      rows: [
        { table: 'pages', rows: [page] },
        { table: 'interests', rows: await ofPage('interests') },
        { table: 'removed_interests', rows: await ofPage('removed_interests') },
        { table: 'page_pictures', rows: pictures },
      ],
      pictureIds: pictures.map(({ picture_id }) => picture_id),
      now: at.now,
    },
  )
  await tx.deleteFrom('pages').where('id', '=', page.id).execute()
  return true
}

/** What reading found. A title of the person's own stays. */
export async function savePageContent(
  tx: Tx,
  owner: string,
  read: {
    readonly pageId: string
    readonly content: PageContent
    readonly warnings: readonly Problem[]
    readonly now: number
  },
): Promise<void> {
  const { pageId, content, now } = read
  const { warnings, ...codes } = withCodes({ warnings: read.warnings })
  const clean = JSON.stringify(content).replaceAll('\\u0000', '')
  const own = tx.updateTable('pages').where('user_id', '=', owner).where('id', '=', pageId)
  await own
    .set({
      status: 'ready',
      error: null,
      warnings: JSON.stringify(warnings),
      problem_codes: codesToStore(codes),
      content: clean,
      site_name: cutText(content.site_name.replaceAll('\u0000', ''), PAGE_NAMES.site_name),
      kind: content.kind,
      lang: content.lang,
      fetched_at: now,
    })
    .execute()
  await own
    .where('is_title_own', '=', 0)
    .set({
      title: cutText(content.title.replaceAll('\u0000', '') || content.url, PAGE_NAMES.title),
    })
    .execute()
}

/**
 * A page that was read before keeps what it knows and stays usable; the failure is shown beside it.
 */
export async function savePageFailure(
  tx: Tx,
  owner: string,
  failed: { readonly pageId: string; readonly error: PageError; readonly now: number },
): Promise<void> {
  const own = tx.updateTable('pages').where('user_id', '=', owner).where('id', '=', failed.pageId)
  const error = JSON.stringify(failed.error)
  await own.where('content', 'is', null).set({ status: 'failed', error }).execute()
  await own.where('content', 'is not', null).set({ status: 'ready', error }).execute()
}
