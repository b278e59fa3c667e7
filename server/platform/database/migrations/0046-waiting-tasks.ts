import { sql, type Kysely } from 'kysely'

/** So that a claim reads one waiting task of each account and kind, however many wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index tasks_waiting
    on tasks (account_id, kind, priority, turn_at, created_at)
    where status in ('queued', 'running', 'cancelling')`.execute(db)
  await sql`create index tasks_held on tasks (lease_until, user_id, account_id, kind)
    where lease_until > 0`.execute(db)
  await sql`create index users_suspended on users (id) where suspended_at is not null`.execute(db)
}
