/** The publications with what the publisher remembers of them. */
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/database.ts'

export const withSendings = (db: Queries) =>
  db
    .selectFrom('publications')
    .leftJoin('publication_sendings', (join) =>
      join
        .onRef('publication_sendings.account_id', '=', 'publications.account_id')
        .onRef('publication_sendings.publication_id', '=', 'publications.id'),
    )

/** When a planned pin goes out: at its time, or when what held it back for that time is over. */
export const turnAt = sql<number>`case when publication_sendings.held_for = publications.due_at
  then publication_sendings.held_until else publications.due_at end`
