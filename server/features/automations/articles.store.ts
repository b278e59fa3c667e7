/**
 * The articles that an automation knows: each is there once, so that each becomes pins once. The
 * functions take the id of an automation that the caller has found as the owner's.
 */
import { type Selectable, sql } from 'kysely'
import type { Article, KnownArticles } from '#core/automations/new-articles.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type { AutomationArticlesTable } from '../../platform/database/tables/automations.tables.ts'
import type { AutomationRow } from './automations.store.ts'

export type ArticleRow = Selectable<AutomationArticlesTable>

const ROWS_A_QUERY = 500

export async function knownArticles(db: Queries, automationId: string): Promise<KnownArticles> {
  const rows = await db
    .selectFrom('automation_articles')
    .select(['key', 'source_id'])
    .where('automation_id', '=', automationId)
    .execute()
  const keys = new Set(rows.map(({ key }) => key))
  const ids = new Set(rows.map(({ source_id }) => source_id))
  return { has: ({ key, id }) => keys.has(key) || (id !== '' && ids.has(id)) }
}

/** Behind those that are there. What another run has put in meanwhile stays as it is. */
export async function insertArticles(
  tx: Tx,
  automationId: string,
  { articles, state }: { readonly articles: readonly Article[]; readonly state: 'old' | 'waiting' },
): Promise<void> {
  const first = await nextPlace(tx, automationId)
  const rows = articles.map(({ key, address, title, id }, at): ArticleRow => ({
    automation_id: automationId,
    key,
    address,
    title: title.replaceAll('\u0000', ''),
    source_id: id.replaceAll('\u0000', ''),
    state,
    place: first + at,
    tries: 0,
    page_id: null,
    again_at: null,
  }))
  for (let from = 0; from < rows.length; from += ROWS_A_QUERY)
    await tx
      .insertInto('automation_articles')
      .values(rows.slice(from, from + ROWS_A_QUERY))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function nextPlace(db: Queries, automationId: string): Promise<number> {
  const row = await db
    .selectFrom('automation_articles')
    .select((expression) => expression.fn.max('place').as('place'))
    .where('automation_id', '=', automationId)
    .executeTakeFirst()
  return (row?.place ?? 0) + 1
}

/** Those that have waited longest first. */
export async function listWaiting(
  db: Queries,
  automationId: string,
  most: number,
): Promise<ArticleRow[]> {
  return db
    .selectFrom('automation_articles')
    .selectAll()
    .where('automation_id', '=', automationId)
    .where('state', '=', 'waiting')
    .orderBy('place')
    .limit(most)
    .execute()
}

/**
 * Those that may come back, in their order: all pins of their page are published, and the last one is
 * so many days ago.
 */
export async function listComingBack(
  db: Queries,
  { id, account_id, user_id }: Pick<AutomationRow, 'id' | 'account_id' | 'user_id'>,
  { days, now, most }: { readonly days: number; readonly now: number; readonly most: number },
): Promise<ArticleRow[]> {
  const pinsOfPage = db
    .selectFrom('pins')
    .select('pins.id')
    // The index of pages begins with the owner.
    .where('pins.user_id', '=', user_id)
    .where('pins.account_id', '=', account_id)
    .where('pins.deleted_at', 'is', null)
    .where('pins.page_id', '=', sql<string>`article.page_id`)
  const published = pinsOfPage
    .innerJoin('publications', (join) =>
      join
        .onRef('publications.pin_id', '=', 'pins.id')
        .onRef('publications.account_id', '=', 'pins.account_id'),
    )
    .where('publications.state', '=', 'published')
  return db
    .selectFrom('automation_articles as article')
    .innerJoin('pages', 'pages.id', 'article.page_id')
    .selectAll('article')
    .where('article.automation_id', '=', id)
    .where('article.state', '=', 'done')
    .where('pages.status', '=', 'ready')
    .where((row) => row.or([row('again_at', 'is', null), row('again_at', '<=', now)]))
    .where((row) => row.not(row.exists(pinsOfPage.where('pins.status', '!=', 'published'))))
    .where((row) => row.exists(published))
    .where((row) =>
      row.not(row.exists(published.where('publications.due_at', '>', now - days * DAY))),
    )
    .orderBy('article.place')
    .limit(most)
    .execute()
}

const DAY = 86_400_000

export async function countWaiting(db: Queries, automationId: string): Promise<number> {
  const row = await db
    .selectFrom('automation_articles')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('automation_id', '=', automationId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export interface ArticleChange {
  readonly key: string
  readonly state: ArticleRow['state']
  readonly page_id?: string
  readonly again_at?: number | null
}

export async function changeArticle(
  tx: Tx,
  automationId: string,
  { key, ...change }: ArticleChange,
): Promise<void> {
  await tx
    .updateTable('automation_articles')
    .set(change)
    .where('automation_id', '=', automationId)
    .where('key', '=', key)
    .execute()
}

/** It could not be read: it waits behind the others, until `mostTries` runs have tried it. */
export async function postponeArticle(
  tx: Tx,
  automationId: string,
  { key, mostTries }: { readonly key: string; readonly mostTries: number },
): Promise<'waiting' | 'skipped'> {
  const own = { automationId, key }
  const row = await tx
    .selectFrom('automation_articles')
    .select('tries')
    .where('automation_id', '=', own.automationId)
    .where('key', '=', own.key)
    .executeTakeFirstOrThrow()
  const tries = row.tries + 1
  const state = tries < mostTries ? 'waiting' : 'skipped'
  await tx
    .updateTable('automation_articles')
    .set({ tries, state, place: await nextPlace(tx, automationId) })
    .where('automation_id', '=', own.automationId)
    .where('key', '=', own.key)
    .execute()
  return state
}
