/** The publications with what the publisher remembers of them. */
import { sql } from 'kysely'
import { MAX_LATE_MS } from '#core/schedule/missed.ts'
import type { Queries } from '../../../../platform/database/database.ts'

export const withSendings = (db: Queries) =>
  db
    .selectFrom('publications')
    .leftJoin('publication_sendings', (join) =>
      join
        .onRef('publication_sendings.account_id', '=', 'publications.account_id')
        .onRef('publication_sendings.publication_id', '=', 'publications.id'),
    )

/** With the outboxes of their accounts too. */
export const withOutboxes = (db: Queries) =>
  withSendings(db).leftJoin(
    'account_outboxes',
    'account_outboxes.account_id',
    'publications.account_id',
  )

/** When a planned pin goes out: at its time, or when what held it back for that time is over. */
export const turnAt = sql<number>`case when publication_sendings.held_for = publications.due_at
  then publication_sendings.held_until else publications.due_at end`

/**
 * Not too late to be sent by itself. One that waits in the outbox behind others, or because the
 * network asked for it, is as late as the outbox is. Needs `withOutboxes`.
 */
export const isInTime = (now: number) => sql<boolean>`(${turnAt} >= ${now - MAX_LATE_MS} or
  (${turnAt} >= account_outboxes.backlog_from and account_outboxes.next_at >= ${now - MAX_LATE_MS}))`

/** Not in a file for the bulk upload: what is in one is published from there. */
export const isNotFiled = sql<boolean>`not exists (
  select 1 from filed_publications
  where filed_publications.account_id = publications.account_id
    and filed_publications.publication_id = publications.id
)`
