/** Claims that come with an end. */
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import { manualClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { testDatabases, testPostgres } from '../../../tests/support/database/test-databases.ts'
import { newId } from '../ids.ts'
import { person } from '../../../tests/support/tasks/task-bench.ts'
import type { Lease } from './task-lease.store.ts'
import { taskTurns } from './task-turns.ts'
import { cancelTask, startTask } from './task.store.ts'

const LEASE_MS = 15_000
const clock = manualClock()

interface Person {
  readonly owner: string
  readonly accountId: string
}

/** Tasks of one account wait for each other. */
async function start(database: Database, { owner, accountId }: Person): Promise<string> {
  const id = newId()
  clock.advance(1)
  await database.transaction(async (tx) =>
    startTask(tx, owner, {
      id,
      accountId,
      kind: 'enrichment',
      key: newId(),
      name: problem('pages.reading', { title: 'Page' }),
      input: '{}',
      units: ['0'],
      solo: false,
      priority: 1,
      now: clock.now(),
    }),
  )
  return id
}

const turnsOf = (database: Database, isStopping = () => false) =>
  taskTurns({ database, clock, lease: LEASE_MS, kinds: () => ['enrichment'], isStopping })

async function claimed(turns: ReturnType<typeof turnsOf>): Promise<Lease> {
  const lease = await turns.claim()
  if (lease === null) throw new Error('nothing claimed')
  return lease
}

const leased = async (database: Database) =>
  (await database.root.selectFrom('tasks').select('id').where('lease_until', '>', 0).execute()).map(
    ({ id }) => id,
  )

/** The same database; `count()` is how many statements were asked of it outside transactions. */
function counted(database: Database) {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    database: { ...database, root: database.root.withPlugin(plugin) },
    count: () => count,
  }
}

testDatabases('an end that is followed by a claim', (open) => {
  test('lets the next task of the same account be claimed', async () => {
    const database = await open()
    const ada = await person(database)
    const ids = [await start(database, ada), await start(database, ada)]
    const turns = turnsOf(database)
    const first = await claimed(turns)
    expect(first.task.id).toBe(ids[0])
    expect(await turns.finish(first, { now: 5 })).toBe('succeeded')
    const second = await claimed(turns)
    expect(second).toMatchObject({ task: { id: ids[1] }, fence: 1, status: 'running' })
    expect(await turns.finish(second, { now: 6 })).toBe('succeeded')
    expect(await turns.claim()).toBeNull()
  })

  test('no longer counts the ended task as running for its person', async () => {
    const database = await open()
    const [ada, ben] = [await person(database), await person(database)]
    await start(database, ada)
    await start(database, ben)
    const turns = turnsOf(database)
    const first = await claimed(turns)
    await claimed(turns)
    clock.advance(1)
    const [firstOwner, other] = first.task.user_id === ada.owner ? [ada, ben] : [ben, ada]
    await start(database, other)
    const next = await start(database, firstOwner)
    await turns.finish(first, { now: 5 })
    expect((await claimed(turns)).task.id).toBe(next)
  })

  test('keeps the account of a cancelling task busy until the task has ended', async () => {
    const database = await open()
    const ada = await person(database)
    const id = await start(database, ada)
    const next = await start(database, ada)
    const turns = turnsOf(database)
    const lease = await claimed(turns)
    await database.transaction(async (tx) => cancelTask(tx, ada.owner, { id, now: 4 }))
    expect(await turns.finish(lease, { now: 5 })).toBe('cancelled')
    expect((await claimed(turns)).task.id).toBe(next)
  })

  test('claims nothing for a stopping worker', async () => {
    const database = await open()
    const ada = await person(database)
    await start(database, ada)
    await start(database, ada)
    const turns = turnsOf(database, () => true)
    await turns.finish(await claimed(turns), { now: 5 })
    expect(await leased(database)).toEqual([])
  })

  test('releases the claimed task of a worker that stops afterwards', async () => {
    const database = await open()
    const ada = await person(database)
    await start(database, ada)
    const next = await start(database, ada)
    const turns = turnsOf(database)
    await turns.finish(await claimed(turns), { now: 5 })
    await turns.release()
    expect(await leased(database)).toEqual([])
    expect((await claimed(turnsOf(database))).task.id).toBe(next)
  })

  test('does not pass on a task that waited here until its lease ended', async () => {
    const database = await open()
    const ada = await person(database)
    await start(database, ada)
    const next = await start(database, ada)
    const [turns, other] = [turnsOf(database), turnsOf(database)]
    await turns.finish(await claimed(turns), { now: 5 })
    clock.advance(LEASE_MS)
    const taken = await claimed(other)
    expect(taken.task.id).toBe(next)
    expect(await turns.claim()).toBeNull()
    expect(await other.finish(taken, { now: 6 })).toBe('succeeded')
  })

  test('claims a task again that waited here until its lease ended', async () => {
    const database = await open()
    const ada = await person(database)
    await start(database, ada)
    const next = await start(database, ada)
    const turns = turnsOf(database)
    await turns.finish(await claimed(turns), { now: 5 })
    clock.advance(LEASE_MS)
    const again = await claimed(turns)
    expect(again.task.id).toBe(next)
    expect(await claimed(turnsOf(database)).catch(() => 'held')).toBe('held')
    expect(await turns.finish(again, { now: 6 })).toBe('succeeded')
  })

  test('gives each task to one slot across processes, and ends each once', async () => {
    const database = await open()
    const people = await Promise.all(Array.from({ length: 5 }, async () => person(database)))
    const ids: string[] = []
    for (let nth = 0; nth < 40; nth += 1) {
      const whom = people[nth % people.length]
      if (whom !== undefined) ids.push(await start(database, whom))
    }
    const runs: string[] = []
    const processes = [turnsOf(database), turnsOf(database), turnsOf(database)]
    const work = async (turns: ReturnType<typeof turnsOf>): Promise<void> => {
      for (let lease = await turns.claim(); lease !== null; lease = await turns.claim()) {
        runs.push(lease.task.id)
        expect(await turns.finish(lease, { now: 5 })).toBe('succeeded')
      }
    }
    await Promise.all(processes.flatMap((turns) => [work(turns), work(turns), work(turns)]))
    // A slot that found everything held by others looks again later.
    await work(turnsOf(database))
    expect(runs.toSorted()).toEqual(ids.toSorted())
    expect(await leased(database)).toEqual([])
  })
})

testPostgres('on PostgreSQL', (open) => {
  test('an end and the next claim are one statement', async () => {
    const opened = await open()
    const people = [await person(opened), await person(opened)]
    for (const whom of [...people, ...people, ...people]) await start(opened, whom)
    const { database, count } = counted(opened)
    const turns = turnsOf(database)
    const step = async (leases: readonly Lease[]): Promise<Lease[]> => {
      await Promise.all(leases.map(async (lease) => turns.finish(lease, { now: 5 })))
      return Promise.all(leases.map(async () => claimed(turns)))
    }
    const first = await Promise.all(people.map(async () => claimed(turns)))
    const before = count()
    await step(await step(first))
    expect(count() - before).toBe(2)
  })
})
