/** Ends of tasks that share a statement. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Database } from '../database/database.ts'
import { testDatabases, testPostgres } from '../../../tests/support/database/test-databases.ts'
import { newId } from '../ids.ts'
import { bench, done, person } from '../../../tests/support/tasks/task-bench.ts'
import { claimTask, claimTasks } from './task-claim.store.ts'
import { taskEnds } from './task-end.store.ts'
import { cancelTask } from './task.store.ts'

testDatabases('tasks that end together', (open) => {
  test('are all over, but one whose lease was lost', async () => {
    const { database, tasks, clock } = await bench(await open(), async () => done)
    for (let nth = 0; nth < 4; nth += 1) {
      const { owner, accountId } = await person(database)
      await database.transaction(async (tx) =>
        tasks.start(tx, owner, {
          accountId,
          kind: 'generation',
          key: newId(),
          name: problem('pages.reading', { title: 'Pins' }),
          input: '{}',
          units: ['0'],
        }),
      )
    }
    const now = clock.now()
    const at = { now, lease: 15_000, kinds: ['generation'] as const, count: 4 }
    const leases = await claimTasks(database, at)
    expect(leases).toHaveLength(4)
    const finish = taskEnds(database)
    const lost = leases[1]
    const ended = leases.map(async (lease) =>
      finish(lease === lost ? { ...lease, fence: lease.fence - 1 } : lease, { now: now + 5 }),
    )
    expect(await Promise.all(ended)).toEqual(['succeeded', null, 'succeeded', 'succeeded'])
    const rows = await database.root
      .selectFrom('tasks')
      .select(['id', 'status', 'finished_at'])
      .execute()
    const stored = new Map(rows.map(({ id, ...row }) => [id, row]))
    expect(leases.map(({ task }) => stored.get(task.id))).toEqual(
      leases.map((lease) =>
        lease === lost
          ? { status: 'running', finished_at: null }
          : { status: 'succeeded', finished_at: now + 5 },
      ),
    )
  })
})

/** A task that runs, and its lease. */
async function running(database: Database) {
  const { clock, owner, started } = await bench(database, async () => done)
  const id = await started()
  const at = { now: clock.now(), lease: 15_000, kinds: ['generation'] as const }
  const lease = await claimTask(database, at)
  if (lease === null) throw new Error('not claimed')
  return { id, owner, at, lease }
}

testDatabases('a task that was taken over while its end waited', (open) => {
  test('is ended by the later lease only', async () => {
    const database = await open()
    const { at, lease } = await running(database)
    const later = await claimTask(database, { ...at, now: at.now + at.lease })
    if (later === null) throw new Error('not claimed')
    const finish = taskEnds(database)
    const ends = [lease, later].map(async (one) => finish(one, { now: one.fence }))
    expect(await Promise.all(ends)).toEqual([null, 'succeeded'])
  })
})

testPostgres('an end that waits for another transaction', (open) => {
  /** Ends a task while `change` is not committed yet. */
  const endDuring = async (
    database: Database,
    lease: NonNullable<Awaited<ReturnType<typeof claimTask>>>,
    change: Parameters<typeof database.transaction<void>>[0],
  ) => {
    const changed = Promise.withResolvers<void>()
    const goesOn = Promise.withResolvers<void>()
    const changing = database.transaction(async (tx) => {
      await change(tx)
      changed.resolve()
      await goesOn.promise
    })
    await changed.promise
    const cancelled: string[] = []
    const ending = taskEnds(database)(lease, {
      now: 5,
      afterCancel: async () => void cancelled.push(lease.task.id),
    })
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database.root)
        return rows.length
      })
      .toBe(1)
    goesOn.resolve()
    await changing
    return { status: await ending, cancelled }
  }

  test('is a cancelled one after a cancellation', async () => {
    const database = await open()
    const { id, owner, lease } = await running(database)
    const { status, cancelled } = await endDuring(database, lease, async (tx) => {
      expect(await cancelTask(tx, owner, { id, now: 4 })).toBe('cancelling')
    })
    expect({ status, cancelled }).toEqual({ status: 'cancelled', cancelled: [id] })
    const rows = await database.root.selectFrom('tasks').select(['status', 'lease_until']).execute()
    expect(rows).toEqual([{ status: 'cancelled', lease_until: 0 }])
  })

  test('is none after another worker took the task', async () => {
    const database = await open()
    const { lease } = await running(database)
    const { status } = await endDuring(database, lease, async (tx) => {
      await tx
        .updateTable('tasks')
        .set({ fence: lease.fence + 1, status: 'cancelling' })
        .execute()
    })
    expect(status).toBeNull()
  })

  test('is none after the task was deleted', async () => {
    const database = await open()
    const { lease } = await running(database)
    const { status } = await endDuring(database, lease, async (tx) => {
      await tx.deleteFrom('task_units').execute()
      await tx.deleteFrom('tasks').execute()
    })
    expect(status).toBeNull()
  })
})
