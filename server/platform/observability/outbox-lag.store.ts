/** How late the publisher is. */
import { sql } from 'kysely'
import { MAX_LATE_MS } from '#core/schedule/missed.ts'
import type { Queries } from '../database/database.ts'
import { isServed } from '../suspension.ts'

/**
 * The lateness in ms of the oldest due publication that nothing holds back: no rule, network limit,
 * pause or suspension. Missed publications are never sent automatically and do not count.
 */
export async function outboxLag(db: Queries, now: number): Promise<number> {
  const row = await db
    .selectFrom('publications')
    .innerJoin('connections', 'connections.account_id', 'publications.account_id')
    .leftJoin('account_schedules', 'account_schedules.account_id', 'publications.account_id')
    .leftJoin('account_outboxes', 'account_outboxes.account_id', 'publications.account_id')
    .leftJoin('publication_sendings', (join) =>
      join
        .onRef('publication_sendings.account_id', '=', 'publications.account_id')
        .onRef('publication_sendings.publication_id', '=', 'publications.id'),
    )
    .leftJoin('filed_publications', (join) =>
      join
        .onRef('filed_publications.account_id', '=', 'publications.account_id')
        .onRef('filed_publications.publication_id', '=', 'publications.id'),
    )
    .select((select) => select.fn.min<number | null>('publications.due_at').as('due'))
    .where('publications.state', '=', 'planned')
    .where('publications.due_at', '<=', now)
    .where('publications.due_at', '>=', now - MAX_LATE_MS)
    .whereRef('publications.due_at', '>=', 'connections.connected_at')
    .where('connections.state', '=', 'connected')
    .where('account_schedules.paused_at', 'is', null)
    .where('account_outboxes.stopped', 'is', null)
    .where(sql<boolean>`coalesce(account_outboxes.next_at, 0) <= ${now}`)
    .where('publication_sendings.held_until', 'is', null)
    .where('filed_publications.publication_id', 'is', null)
    .where(isServed('publications.user_id'))
    .executeTakeFirst()
  return row?.due == null ? 0 : now - row.due
}
