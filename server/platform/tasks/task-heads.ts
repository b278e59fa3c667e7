/**
 * The tasks among which a claim chooses: of each person the one that comes next. Found by one look-up
 * in an index for each account and kind with waiting tasks, so the number of waiting tasks does not
 * matter.
 */
import { sql, type RawBuilder } from 'kysely'
import type { TaskKind } from '#core/contract/content/tasks.contract.ts'
import type { Database } from '../database/database.ts'
import { isServed } from '../suspension.ts'

/** To the letter as in the index `tasks_waiting`, which SQLite uses only then. */
export const isActive = sql<boolean>`status in ('queued', 'running', 'cancelling')`
const ownOrder = sql`priority, turn_at, created_at`
const columns = sql`id, user_id, account_id, kind, priority, turn_at, created_at, lease_until`
/** More than the running tasks of any person. */
const URGENCY = 1_000_000

export interface HeadsAt {
  readonly now: number
  readonly kinds: readonly TaskKind[]
}

/** Leaves out tasks that the same statement ends, since it still sees them as they were. */
export const exceptEnding = sql`and id <> all (array(select id from ending))`
const NOTHING = sql``

/**
 * Common tables. `heads` has `level`, `claimed_at` and columns of `tasks`: the lower the level, the
 * sooner; at the same level the person who waited longest.
 */
export const headTables = (
  kind: Database['kind'],
  at: HeadsAt,
  except: RawBuilder<unknown> = NOTHING,
): RawBuilder<unknown> => sql`
  ${kind === 'postgres' ? sql`${givenTable(at)},` : sql``}
  held as materialized (
    select user_id, account_id, kind from tasks
    where lease_until > 0 and lease_until > ${kind === 'postgres' ? given.now : at.now} ${except}
  ),
  counts as materialized (select user_id, count(*) as running from held group by user_id),
  ${kind === 'postgres' ? claimableOnPostgres(except) : claimableOnSqlite(at)},
  ranked as (
    select claimable.*,
      case when priority = 0 then 0 else ${sql.lit(URGENCY)} end + coalesce(running, 0) as level,
      coalesce(claimed_at, 0) as claimed_at,
      row_number() over (partition by claimable.user_id order by ${ownOrder}) as nth
    from claimable
    left join counts on counts.user_id = claimable.user_id
    left join task_turns on task_turns.user_id = claimable.user_id
    where ${isServed('claimable.user_id')}
  ),
  heads as (select * from ranked where nth = 1)`

const isHeld = sql`exists (
  select 1 from held where held.account_id = first.account_id and held.kind = first.kind
)`

/**
 * What the statement is given. PostgreSQL plans a prepared statement for the values of each run
 * while that plan looks cheaper, which takes longer than to run it. It can't see these.
 */
const givenTable = ({ now, kinds }: HeadsAt): RawBuilder<unknown> =>
  sql`given as materialized (select ${now}::bigint as now, ${[...kinds]}::text[] as kinds)`

export const given = {
  now: sql<number>`(select now from given)`,
  kinds: sql<string[]>`(select kinds from given)::text[]`,
}

function claimableOnPostgres(except: RawBuilder<unknown>): RawBuilder<unknown> {
  const { now, kinds } = given
  const isOpen = sql`${isActive} ${except}`
  const isReady = sql`turn_at <= ${now} and lease_until <= ${now}`
  return sql`
    firsts as (
      (select ${columns} from tasks where ${isOpen} order by account_id, kind, ${ownOrder} limit 1)
      union all
      select next.* from firsts as first cross join lateral (
        select ${columns} from tasks
        where ${isOpen} and (account_id, kind) > (first.account_id, first.kind)
        order by account_id, kind, ${ownOrder} limit 1
      ) as next
    ),
    free as materialized (
      select * from firsts as first where kind = any(${kinds}) and not ${isHeld}
    ),
    claimable as (
      select * from free where ${isReady}
      union all
      select next.* from (select * from free where not (${isReady})) as first cross join lateral (
        select ${columns} from tasks
        where ${isOpen} and account_id = first.account_id and kind = first.kind and ${isReady}
        order by account_id, kind, ${ownOrder} limit 1
      ) as next
    )`
}

/** Without lateral joins. Left the choice, it would sort all tasks; of a pair it compares the first by the index. */
function claimableOnSqlite({ now, kinds }: HeadsAt): RawBuilder<unknown> {
  const waiting = sql`tasks indexed by tasks_waiting`
  return sql`
    firsts (id) as (
      select (select id from ${waiting} where ${isActive} order by account_id, kind, ${ownOrder} limit 1)
      union all
      select coalesce(
        (
          select id from ${waiting}
          where ${isActive} and account_id = this.account_id and kind > this.kind
          order by account_id, kind, ${ownOrder} limit 1
        ),
        (
          select id from ${waiting} where ${isActive} and account_id > this.account_id
          order by account_id, kind, ${ownOrder} limit 1
        )
      )
      from firsts join tasks as this on this.id = firsts.id
    ),
    claimable as (
      select ${columns} from tasks where id in (
        select case when first.turn_at <= ${now} and first.lease_until <= ${now} then first.id
          else (
            select id from ${waiting}
            where ${isActive} and account_id = first.account_id and kind = first.kind
              and turn_at <= ${now} and lease_until <= ${now}
            order by ${ownOrder} limit 1
          ) end
        from firsts join tasks as first on first.id = firsts.id
        where first.kind in (select value from json_each(${JSON.stringify(kinds)}))
          and not ${isHeld}
      )
    )`
}
