import { expect, test } from 'vitest'
import { manualClock } from '../clock.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { createAttempts } from './attempts.ts'
import { endedAttempts } from './attempts.store.ts'
import { createSharedTurns } from './shared-turns.ts'

testDatabases('limits', (open) => {
  test('a refusal that is known costs no query', async () => {
    const database = await open()
    const clock = manualClock()
    const attempts = createAttempts({ database, clock })
    const window = { length: 1_000, most: 1 }
    for (let index = 0; index < 9; index += 1) await attempts.count('a', window)
    const count = async () =>
      (await database.root.selectFrom('attempt_counts').select('count').execute())[0]?.count
    expect(await count()).toBe(2)
    clock.advance(1_000)
    expect(await attempts.count('a', window)).toBe(0)
    expect(await count()).toBe(1)
  })

  test('windows that ended are removed, others stay', async () => {
    const database = await open()
    const clock = manualClock()
    const attempts = createAttempts({ database, clock })
    await attempts.count('short', { length: 1_000, most: 1 })
    await attempts.count('long', { length: 2_000, most: 1 })
    clock.advance(1_000)
    expect(await endedAttempts(database.root).run(clock.now())).toBe(1)
    expect(await attempts.count('long', { length: 2_000, most: 1 })).toBe(1_000)
  })

  test('work under one key overlaps in no process, under two keys it may', async () => {
    const database = await open()
    const clock = manualClock()
    // The embedded database has one process only.
    const processes =
      database.kind === 'postgres'
        ? [createSharedTurns({ database, clock }), createSharedTurns({ database, clock })]
        : [createSharedTurns({ database, clock })]
    let running = 0
    let most = 0
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await database.root.selectFrom('leases').selectAll().execute()
      running -= 1
    }
    const failure = new Error('It broke.')
    const fails = processes[0]?.('key', async () => {
      throw failure
    })
    await expect(fails).rejects.toBe(failure)
    await Promise.all(
      Array.from({ length: 6 }, async (_, index) =>
        processes[index % processes.length]?.('key', work),
      ),
    )
    expect(most).toBe(1)
    expect(await database.root.selectFrom('leases').selectAll().execute()).toEqual([])
    await processes[0]?.('key', async () => processes.at(-1)?.('other', work))
  })

  test('the turn of a process that died ends by itself', async () => {
    const database = await open()
    const clock = manualClock()
    await database.root
      .insertInto('leases')
      .values({ name: 'key', holder: 'dead', until: clock.now() + 60_000 })
      .execute()
    clock.advance(60_000)
    expect(await createSharedTurns({ database, clock })('key', async () => 'done')).toBe('done')
  })
})
