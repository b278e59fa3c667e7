/** Ends of tasks that share a statement. */
import { expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import { testDatabases } from '../database/test-databases.ts'
import { newId } from '../ids.ts'
import { bench, done, person } from './task-bench.ts'
import { claimTasks } from './task-claim.store.ts'
import { taskEnds } from './task-end.store.ts'

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
