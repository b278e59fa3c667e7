/** Queries leave out the work of suspended people: none of their tasks, publications or automations starts. */
import { sql } from 'kysely'
import type { Queries } from './database/database.ts'

type OwnerColumn = `${'tasks' | 'claimable' | 'publications' | 'automations' | 'accounts'}.user_id`

/** A condition for `where`: the owner is not suspended. `owner` is the column with their id. */
export const isServed = (owner: OwnerColumn) =>
  sql<boolean>`not exists (select 1 from users as suspended
    where suspended.id = ${sql.ref(owner)} and suspended.suspended_at is not null)`

/** A subquery of automation ids. */
export const automationsOfSuspended = (db: Queries) =>
  db
    .selectFrom('automations')
    .innerJoin('users', 'users.id', 'automations.user_id')
    .select('automations.id')
    .where('users.suspended_at', 'is not', null)
