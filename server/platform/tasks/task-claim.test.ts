/** Whose task comes next when several people wait. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { TaskKind } from '#core/contract/content/tasks.contract.ts'
import type { Database } from '../database/database.ts'
import { testDatabases, testPostgres } from '../../../tests/support/database/test-databases.ts'
import { Refused } from '../http/failures/refusal.ts'
import { newId } from '../ids.ts'
import { createLog } from '../log.ts'
import { bench, done, person } from '../../../tests/support/tasks/task-bench.ts'
import { sharedClaims } from './shared/shared-claims.ts'
import { claimTask, claimTasks } from './task-claim.store.ts'
import { releaseTask } from './task-lease.store.ts'
import { createTasks } from './tasks.ts'
import { accountRow } from '../../../tests/support/database/person-rows.ts'

const KINDS: readonly TaskKind[] = ['rendering', 'enrichment', 'generation']

/** An account that the person has besides. */
async function account(database: Database, owner: string): Promise<string> {
  const id = newId()
  await database.root.insertInto('accounts').values(accountRow(id, owner)).execute()
  return id
}

testDatabases('turns between people', (open) => {
  const build = async (maxActiveTasks = 0) => {
    const whom = await bench(await open(), async () => done)
    const { database, clock } = whom
    const quotas = { limits: { storedBytes: 0, pages: 0, pinsADay: 0 }, maxActiveTasks }
    const tasks = createTasks({ database, clock, log: createLog('silent'), slots: 1, quotas })
    const start = async (owner: string, kind: TaskKind = 'generation', key = newId()) => {
      const task = {
        accountId: await account(database, owner),
        kind,
        key,
        name: problem('pages.reading', { title: 'Pins' }),
        input: '{}',
        units: ['0'],
      }
      clock.advance(1)
      return database.transaction((tx) => tasks.start(tx, owner, task))
    }
    const claim = () => claimTask(database, { now: clock.now(), lease: 15_000, kinds: KINDS })
    const claimMany = async (count: number) =>
      claimTasks(database, { now: clock.now(), lease: 15_000, kinds: KINDS, count })
    return {
      ...whom,
      tasks,
      start,
      claim,
      claimMany,
      ada: whom.owner,
      ben: (await person(database)).owner,
    }
  }

  test('a claim takes the person with the fewest running tasks', async () => {
    const { start, claim, ada, ben } = await build()
    for (let index = 0; index < 3; index += 1) await start(ada)
    for (let index = 0; index < 2; index += 1) await start(ben)
    const owners: (string | undefined)[] = []
    for (let index = 0; index < 6; index += 1) owners.push((await claim())?.task.user_id)
    expect(owners).toEqual([ada, ben, ada, ben, ada, undefined])
  })

  test('with one worker people take turns, however many tasks one of them has', async () => {
    const { database, clock, start, claim, ada, ben } = await build()
    for (let index = 0; index < 3; index += 1) await start(ada)
    for (let index = 0; index < 2; index += 1) await start(ben)
    const owners: (string | undefined)[] = []
    for (let index = 0; index < 4; index += 1) {
      clock.advance(1)
      const lease = await claim()
      owners.push(lease?.task.user_id)
      if (lease !== null) await releaseTask(database.root, lease, clock.now())
    }
    expect(owners).toEqual([ada, ben, ada, ben])
  })

  test('several claimed at once are those that as many claims would take', async () => {
    const { start, claimMany, ada, ben } = await build()
    for (let index = 0; index < 4; index += 1) await start(ada)
    const owners = async (count: number) =>
      (await claimMany(count)).map(({ task }) => task.user_id).toSorted()
    expect(await owners(2)).toEqual([ada])
    for (let index = 0; index < 2; index += 1) await start(ben)
    expect(await owners(2)).toEqual([ben])
    expect(await owners(1)).toEqual([ada])
    expect(await owners(4)).toEqual([ben])
    expect(await owners(4)).toEqual([ada])
    expect(await owners(4)).toEqual([ada])
    expect(await owners(4)).toEqual([])
  })

  test('claims at the same moment take different tasks, together and apart', async () => {
    const { start, claim, claimMany, ada, ben } = await build()
    for (const owner of [ada, ben, ada, ben, ada]) await start(owner)
    const shared = sharedClaims(claimMany)
    const taken = await Promise.all([shared(), shared(), claim(), shared()])
    const ids = taken.flatMap((lease) => (lease === null ? [] : [lease.task.id]))
    expect(new Set(ids).size).toBe(ids.length)
    while ((await claim()) !== null) ids.push('')
    expect(ids).toHaveLength(5)
  })

  test('a task that waits for its turn, or behind its account’s, holds up no other', async () => {
    const { database, clock, start, claim, ada, accountId, tasks } = await build()
    const same = async (priority: number) => {
      const key = newId()
      const task = { accountId, kind: 'enrichment' as const, key, input: '{}', units: ['0'] }
      const name = problem('pages.reading', { title: 'Pins' })
      const started = await database.transaction((tx) => tasks.start(tx, ada, { ...task, name }))
      if (!started.ok) throw new Error('not started')
      const { taskId: id } = started
      await database.root.updateTable('tasks').where('id', '=', id).set({ priority }).execute()
      return id
    }
    const postponed = await same(1)
    const ready = await same(2)
    const other = await start(ada)
    const first = await claim()
    expect(first?.task.id).toBe(postponed)
    expect((await claim())?.task.id).toBe(other.ok ? other.taskId : '')
    expect(await claim()).toBeNull()
    if (first !== null) await releaseTask(database.root, first, clock.now() + 60_000)
    expect((await claim())?.task.id).toBe(ready)
    expect(await claim()).toBeNull()
  })

  test('what a person waits for before the screen goes before all turns', async () => {
    const { start, claim, ada, ben } = await build()
    await start(ada)
    await claim()
    await start(ben)
    await start(ada, 'rendering')
    expect((await claim())?.task).toMatchObject({ user_id: ada, kind: 'rendering' })
  })

  test('a site that hangs delays another person by the pages that are being read, no more', async () => {
    const { clock, database, ada, ben, accountId, start } = await build()
    const tasks = createTasks({ database, clock, log: createLog('silent'), slots: 1 })
    const order: string[] = []
    tasks.register({
      kind: 'enrichment',
      concurrency: 2,
      slice: 0,
      run: async ({ task }) => {
        order.push(task.user_id)
        if (order.length === 1) await start(ben, 'enrichment')
        return done
      },
      describe: async () => ({ address: '' }),
    })
    for (let task = 0; task < 2; task += 1)
      await database.transaction((tx) =>
        tasks.start(tx, ada, {
          accountId,
          kind: 'enrichment',
          key: newId(),
          name: problem('pages.reading', { title: 'Pages' }),
          input: '{}',
          units: Array.from({ length: 12 }, (_, index) => String(index)),
        }),
      )
    clock.advance(1)
    await tasks.worker.runUntilIdle()
    expect(order).toHaveLength(25)
    // Two that run, and one that may have begun before it was known.
    expect(order.indexOf(ben)).toBeLessThanOrEqual(3)
  })

  test('a person may have so many tasks that are not over; others and the same key are not refused', async () => {
    const { database, start, tasks, ada, ben } = await build(2)
    const first = await start(ada)
    await start(ada, 'generation', 'known')
    const refused = await start(ada).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({
      refusal: { status: 409, body: { code: 'quota_reached' } },
    })
    expect(await database.root.selectFrom('tasks').select('id').execute()).toHaveLength(2)
    expect(await start(ada, 'generation', 'known')).toMatchObject({ ok: true, isNew: false })
    expect(await start(ben)).toMatchObject({ ok: true })
    const id = first.ok ? first.taskId : ''
    await tasks.cancel(ada, id)
    expect(await start(ada)).toMatchObject({ ok: true })
    await expect(tasks.retry(ada, id)).rejects.toBeInstanceOf(Refused)
  })
})

testPostgres('a claim by a prepared statement', (open) => {
  test('goes on when a later release adds a column', async () => {
    const { database, started, clock } = await bench(await open(), async () => done, 'enrichment')
    const claim = () => claimTask(database, { now: clock.now(), lease: 15_000, kinds: KINDS })
    const id = await started()
    const lease = await claim()
    if (lease === null) throw new Error('nothing claimed')
    await releaseTask(database.root, lease, clock.now())
    await sql`alter table tasks add column of_a_later_release text`.execute(database.root)
    expect((await claim())?.task.id).toBe(id)
  })

  test('compares with no value that PostgreSQL sees when it plans, or each run would be planned', async () => {
    const { database, clock } = await bench(await open(), async () => done, 'enrichment')
    await claimTask(database, { now: clock.now(), lease: 15_000, kinds: KINDS })
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements
      where statement like '%for update of tasks skip locked%'`.execute(database.root)
    expect(rows).not.toEqual([])
    for (const { statement } of rows) expect(statement).not.toMatch(/(?:[<>=]|any\() *\$\d/)
  })
})
