/** Automations on their way out of an account and into another: there they are off at first. */
import { AutomationSettings } from '#core/contract/publishing/automations.contract.ts'
import { problemRef } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { type AutomationEntry, MAX_ENTRY_ARTICLES } from '#core/workspace/workspace.schema.ts'
import { z } from 'zod'
import type { Queries, Tx } from '../../platform/database/database.ts'
import { addressKey, parseAddress } from '../../platform/fetch/web-address.ts'

const Memory = z.object({ read: z.array(z.string()) })

export async function automationEntries(
  db: Queries,
  { owner, accountId }: { readonly owner: string; readonly accountId: string },
): Promise<AutomationEntry[]> {
  const rows = await db
    .selectFrom('automations')
    .select(['id', 'settings', 'memory', 'created_at'])
    .where('user_id', '=', owner)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const entries: AutomationEntry[] = []
  for (const { id, settings, memory, created_at } of rows) {
    const own = { id, created_at, settings: AutomationSettings.parse(JSON.parse(settings)) }
    const articles = await articlesOf(db, id, { most: MAX_ENTRY_ARTICLES + 1 })
    entries.push(
      articles.length > MAX_ENTRY_ARTICLES
        ? await entryOfMany(db, own)
        : { ...own, read: Memory.parse(JSON.parse(memory)).read, articles },
    )
  }
  return entries
}

/** Its next run treats what is in its feeds and sitemaps as old; listed articles are always wanted. */
async function entryOfMany(
  db: Queries,
  own: Pick<AutomationEntry, 'id' | 'created_at' | 'settings'>,
): Promise<AutomationEntry> {
  const listed = own.settings.sources.flatMap((source) =>
    source.kind === 'addresses' ? source.addresses : [],
  )
  const keys = listed.map(parseAddress).flatMap((one) => (one.ok ? [addressKey(one.url)] : []))
  const settings = { ...own.settings, first: { kind: 'new' as const } }
  const articles =
    keys.length === 0 ? [] : await articlesOf(db, own.id, { most: MAX_ENTRY_ARTICLES, keys })
  return { ...own, settings, read: [], articles }
}

/** One that a run is at work on waits again. */
async function articlesOf(
  db: Queries,
  automationId: string,
  { most, keys }: { readonly most: number; readonly keys?: readonly string[] },
): Promise<AutomationEntry['articles']> {
  const rows = await db
    .selectFrom('automation_articles')
    .select(['key', 'address', 'title', 'source_id', 'state', 'page_id'])
    .where('automation_id', '=', automationId)
    .$if(keys !== undefined, (query) => query.where('key', 'in', keys ?? []))
    .orderBy('place')
    .orderBy('key')
    .limit(most)
    .execute()
  return rows.map(({ state, ...row }) => ({
    ...row,
    state: state === 'running' ? 'waiting' : state,
  }))
}

export async function insertAutomationEntries(
  tx: Tx,
  { owner, accountId }: { readonly owner: string; readonly accountId: string },
  entries: readonly AutomationEntry[],
): Promise<void> {
  for (const { id, settings, created_at, read, articles } of entries) {
    await tx
      .insertInto('automations')
      .values({
        id,
        account_id: accountId,
        user_id: owner,
        settings: JSON.stringify(settings),
        revision: 1,
        is_on: 0,
        problem: JSON.stringify(problemRef(problem('automations.imported'))),
        failures: 0,
        due_at: null,
        memory: JSON.stringify({ read, versions: {} }),
        created_at,
        deleted_at: null,
      })
      .execute()
    const rows = articles.map((article, place) => ({
      ...article,
      automation_id: id,
      place: place + 1,
      tries: 0,
      again_at: null,
    }))
    for (let from = 0; from < rows.length; from += ROWS_AN_INSERT)
      await tx
        .insertInto('automation_articles')
        .values(rows.slice(from, from + ROWS_AN_INSERT))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
}

const ROWS_AN_INSERT = 500
