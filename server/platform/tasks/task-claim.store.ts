/**
 * Which tasks a worker claims next. Tasks that a user is waiting for on the screen go first; then
 * users take turns, so that one user's tasks never block those of all others. On PostgreSQL a claim is one
 * statement, which skips what another claim holds.
 */
import { type RawBuilder, sql, type Selectable } from 'kysely'
import type { Database, Queries, Tx } from '../database/database.ts'
import type { TasksTable } from '../database/tables/tasks.tables.ts'
import { prepared } from '../database/postgres/postgres.ts'
import { isServed } from '../suspension.ts'
import { given, headTables, type HeadsAt, isActive } from './task-heads.ts'
import type { Lease } from './task-lease.store.ts'

/** A person waits for it before the screen. */
export const URGENT = 0

export interface ClaimAt extends HeadsAt {
  readonly lease: number
}

export async function claimTask(database: Database, at: ClaimAt): Promise<Lease | null> {
  const [lease] = await claimTasks(database, { ...at, count: 1 })
  return lease ?? null
}

/**
 * The tasks that as many claims by turns would take. Fewer than `count` does not mean that none is
 * left: it takes one task a person, and only of the people with the fewest running ones.
 */
export async function claimTasks(
  database: Database,
  at: ClaimAt & { readonly count: number },
): Promise<Lease[]> {
  const rows =
    database.kind === 'postgres'
      ? await claimAtOnce(database.root, at)
      : await database.transaction(async (tx) => claimOneByOne(tx, at))
  return rows.map(leaseOf)
}

export const leaseOf = (task: ClaimedRow): Lease => ({
  task,
  fence: task.fence,
  priority: task.priority,
  status: task.status === 'cancelling' ? 'cancelling' : 'running',
})

const turnOrder = sql`level, claimed_at, priority, turn_at, created_at`
/** More claims than this at the same moment: some find nothing and ask again. */
const AT_ONCE = 16

export const CLAIMED = [
  'id',
  'user_id',
  'account_id',
  'kind',
  'status',
  'input',
  'total',
  'priority',
  'fence',
  'trace',
] as const satisfies readonly (keyof TasksTable)[]
export type ClaimedRow = Pick<Selectable<TasksTable>, (typeof CLAIMED)[number]>
/** By name: a prepared `*` fails once the migration of a later release has added a column. */
const claimedColumns = sql.join(CLAIMED.map((column) => sql.ref(`tasks.${column}`)))
export type Claim = ClaimAt & { readonly count: number }

const changes = (now: RawBuilder<number>, lease: number) => sql`
  status = case status when 'cancelling' then status else 'running' end,
  fence = fence + 1, lease_until = ${now} + ${lease}, run_started_at = ${now}, run_steps = 0,
  last_step_at = ${now}`

/** The conditions on `tasks` are asked again of a row that another claim has just let go of. */
async function claimAtOnce(db: Queries, at: Claim): Promise<ClaimedRow[]> {
  const { rows } = await claimStatement(at).execute(db)
  return rows
}

const claimStatement = (at: Claim) => sql<ClaimedRow>`
    with recursive ${claimTables(at)}
    select * from claimed ${prepared}`

/** Common table expressions; the last is `claimed`. `except`: a condition that leaves out tasks. */
export const claimTables = (at: Claim, except?: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    ${headTables('postgres', at, except)},
    picked as materialized (
      select tasks.id, tasks.user_id, level from (
        select id as head, level, row_number() over (order by ${turnOrder}) as place
        from heads order by ${turnOrder} limit ${sql.lit(at.count + AT_ONCE)}
      ) as heads join tasks on tasks.id = head
      where ${isActive} and lease_until <= ${given.now} and turn_at <= ${given.now}
      order by place limit ${sql.lit(at.count)}
      for update of tasks skip locked
    ),
    taken as (select id, user_id from picked where level = (select min(level) from picked)),
    turns as (
      insert into task_turns (user_id, claimed_at)
      select user_id, ${given.now} from taken order by user_id
      on conflict (user_id) do update set claimed_at = excluded.claimed_at
    ),
    claimed as (
      update tasks set ${changes(given.now, at.lease)} from taken where tasks.id = taken.id
      returning ${claimedColumns}
    )`

/** In a transaction, which keeps out all others on SQLite. */
async function claimOneByOne(tx: Tx, at: Claim): Promise<ClaimedRow[]> {
  const { rows: heads } = await sql<{ id: string; level: number }>`
    with recursive ${headTables('sqlite', at)}
    select id, level from heads
    order by ${turnOrder} limit ${at.count}`.execute(tx)
  const claimed: ClaimedRow[] = []
  for (const { id } of heads.filter(({ level }) => level === heads[0]?.level)) {
    const { rows } =
      await sql<ClaimedRow>`update tasks set ${changes(sql`${at.now}`, at.lease)} where id = ${id}
      returning ${claimedColumns}`.execute(tx)
    for (const row of rows) {
      claimed.push(row)
      await tx
        .insertInto('task_turns')
        .values({ user_id: row.user_id, claimed_at: at.now })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ claimed_at: at.now }))
        .execute()
    }
  }
  return claimed
}
/** Another task waits for a worker: any, or only one for which a person waits before the screen. */
export async function hasOthersWaiting(
  db: Queries,
  lease: Lease,
  at: { readonly now: number; readonly onlyUrgent: boolean },
): Promise<boolean> {
  if (at.onlyUrgent && lease.priority === URGENT) return false
  let query = db
    .selectFrom('tasks')
    .select('id')
    .where(isActive)
    .where('status', '!=', 'cancelling')
    .where('id', '!=', lease.task.id)
    .where('lease_until', '<=', at.now)
    .where('turn_at', '<=', at.now)
    .where(isServed('tasks.user_id'))
  if (at.onlyUrgent) query = query.where('priority', '=', URGENT)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}
