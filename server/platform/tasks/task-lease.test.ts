/** When a worker dies or stops, another one continues, and nothing is done twice. */
import type { KyselyPlugin, QueryId } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { createLog } from '../log.ts'
import { bench, done, failure } from '../../../tests/support/tasks/task-bench.ts'
import { claimTask } from './task-claim.store.ts'
import { commitUnit, LeaseLost, claimUnits } from './task-lease.store.ts'
import { MAX_CRASHES } from './task-run.ts'
import { createTasks } from './tasks.ts'

const claim = (database: Database, now: number) =>
  claimTask(database, { now, lease: 15_000, kinds: ['generation'] })
const until = (now: number) => now + 15_000

testDatabases('when a worker dies', (open) => {
  test('its task is taken over when the lease has run out, not before', async () => {
    const { database, started, clock } = await bench(await open(), async () => done)
    await started()
    const first = await claim(database, clock.now())
    expect(await claim(database, clock.now() + 14_999)).toBeNull()
    const second = await claim(database, clock.now() + 15_000)
    expect(second?.fence).toBe((first?.fence ?? 0) + 1)
  })

  test('the dead worker’s late result is refused, with everything it wrote', async () => {
    const { database, started, clock, report, owner } = await bench(await open(), async () => done)
    const id = await started()
    const lost = await claim(database, clock.now())
    const now = clock.now() + 20_000
    const heir = await claim(database, now)
    if (!lost || !heir) throw new Error('not claimed')
    const late = database.transaction((tx) =>
      commitUnit(tx, lost, {
        ordinal: 0,
        now,
        until: until(now),
        commit: async () => (
          await tx
            .insertInto('cancelled_keys')
            .values({ user_id: owner, idempotency_key: 'late', created_at: 1 })
            .execute(),
          {}
        ),
      }),
    )
    await expect(late).rejects.toThrow(LeaseLost)
    expect(await database.root.selectFrom('cancelled_keys').selectAll().execute()).toEqual([])
    await database.transaction((tx) =>
      commitUnit(tx, heir, { ordinal: 0, now, until: until(now), commit: async () => ({}) }),
    )
    await expect(
      database.transaction((tx) =>
        commitUnit(tx, heir, { ordinal: 0, now, until: until(now), commit: async () => ({}) }),
      ),
    ).rejects.toThrow(LeaseLost)
    expect((await report(id)).done).toBe(1)
  })

  test('a commit that throws leaves neither result nor progress', async () => {
    const { database, started, clock, report } = await bench(await open(), async () => done)
    const id = await started()
    const lease = await claim(database, clock.now())
    if (!lease) throw new Error('not claimed')
    await expect(
      database.transaction((tx) =>
        commitUnit(tx, lease, {
          ordinal: 0,
          now: 1,
          until: 2,
          commit: () => Promise.reject(new Error('disk full')),
        }),
      ),
    ).rejects.toThrow('disk full')
    expect((await report(id)).done).toBe(0)
  })

  test('a unit that kills its worker again and again is given up, the rest is made', async () => {
    const { database, started, tasks, clock, report } = await bench(await open(), async () => done)
    const id = await started({ units: ['poison', 'fine'] })
    for (let crash = 0; crash < MAX_CRASHES; crash += 1) {
      const lease = await claim(database, clock.now())
      if (lease)
        await database.transaction((tx) =>
          claimUnits(tx, lease, {
            now: clock.now(),
            until: until(clock.now()),
            count: 1,
            except: [],
          }),
        )
      clock.advance(15_000)
    }
    await tasks.worker.runUntilIdle()
    const { failures, ...rest } = await report(id)
    expect(rest).toMatchObject({ status: 'succeeded', done: 1 })
    expect(failures[0]?.message).toContain('stopped the server several times')
  })

  test('a worker that stops puts its unit back and a new one goes on', async () => {
    const database = await open()
    let runs = 0
    let begun: () => void = () => undefined
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const { started, tasks, report, clock } = await bench(database, async ({ signal }) => {
      runs += 1
      if (runs > 2) return done
      begun()
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return done
    })
    const id = await started()
    await tasks.worker.start()
    await hasBegun
    await tasks.worker.stop()
    expect(await report(id)).toMatchObject({ status: 'running', done: 0 })
    expect(
      await database.root
        .selectFrom('task_units')
        .select('starts')
        .where('starts', '>', 0)
        .execute(),
    ).toEqual([])
    const next = createTasks({ database, clock, log: createLog('silent'), slots: 1 })
    next.register({
      kind: 'generation',
      concurrency: 2,
      run: async () => done,
      describe: async () => ({ address: '' }),
    })
    await next.worker.runUntilIdle()
    expect(await report(id)).toMatchObject({ status: 'succeeded', done: 4 })
  })
  test('a task is let go of only when the last sign of life is answered', async () => {
    const database = await open()
    const { started, clock } = await bench(database, async () => done)
    const order: string[] = []
    const beat = holdFirstBeat(order)
    const root = database.root.withPlugin(beat.plugin)
    const log = createLog('silent')
    const short = createTasks({ database: { ...database, root }, clock, log, slots: 1, lease: 60 })
    short.register({
      kind: 'generation',
      concurrency: 1,
      run: async () => {
        await beat.begun
        return { ok: false, retry: true, failure: failure('later') }
      },
      describe: async () => ({ address: '' }),
    })
    await started({ units: ['0'] })
    const idle = short.worker.runUntilIdle()
    const unit = database.root.selectFrom('task_units').select('errors')
    await vi.waitFor(async () => expect(await unit.execute()).toEqual([{ errors: 1 }]))
    // More questions than a run has left when its last unit is over.
    for (let nth = 0; nth < 20; nth += 1) await unit.execute()
    beat.answer()
    await idle
    expect(order).toEqual(['answered', 'released'])
  })
})

/** Keeps the answer to the first sign of life back; `order` gets when it came and what followed. */
function holdFirstBeat(order: string[]) {
  const begun = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  let first: QueryId | undefined
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind !== 'UpdateQueryNode' || node.returning !== undefined) return node
      if (node.updates?.length !== 1) order.push('released')
      else if (first === undefined) {
        first = queryId
        begun.resolve()
      }
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (queryId === first) await answered.promise
      return result
    },
  }
  const answer = (): void => {
    order.push('answered')
    answered.resolve()
  }
  return { plugin, begun: begun.promise, answer }
}
