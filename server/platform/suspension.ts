/** Work of suspended people waits: no task, publication or automation of theirs begins. */
import { sql } from 'kysely'
import type { Queries } from './database/database.ts'

type OwnerColumn = `${'tasks' | 'publications' | 'automations' | 'accounts'}.user_id`

/** A condition for `where`. `owner`: the column with the person's id. */
export const isServed = (owner: OwnerColumn) =>
  sql<boolean>`not exists (select 1 from users as suspended
    where suspended.id = ${sql.ref(owner)} and suspended.suspended_at is not null)`

/** Ids of automations, for a condition. */
export const automationsOfSuspended = (db: Queries) =>
  db
    .selectFrom('automations')
    .innerJoin('users', 'users.id', 'automations.user_id')
    .select('automations.id')
    .where('users.suspended_at', 'is not', null)
