import { expect, test } from 'vitest'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { newId } from '../ids.ts'
import { bench, done } from '../../../tests/support/tasks/task-bench.ts'

testDatabases('cancelling', (open) => {
  test('keeps what is done and makes no more', async () => {
    const made: number[] = []
    // Later parts wait for it, however slow the store is.
    const cancelled = Promise.withResolvers<void>()
    const { tasks, started, report, owner } = await bench(
      await open(),
      async ({ ordinal, task }) => {
        if (ordinal === 2) {
          await tasks.cancel(owner, task.id)
          cancelled.resolve()
        }
        if (ordinal > 2) await cancelled.promise
        return { ok: true, commit: async () => (made.push(ordinal), {}) }
      },
    )
    const id = await started({ units: ['0', '1', '2', '3', '4', '5'] })
    await tasks.worker.runUntilIdle()
    const { status, done: count } = await report(id)
    expect(status).toBe('cancelled')
    expect(count).toBe(made.length)
    expect(made).not.toContain(2)
    expect(count).toBeLessThan(4)
    expect(await tasks.cancel(owner, id)).toBe('task_finished')
  })

  test('a waiting task ends at once', async () => {
    const { tasks, started, report, owner } = await bench(await open(), async () => done)
    const id = await started()
    await tasks.cancel(owner, id)
    expect((await report(id)).status).toBe('cancelled')
    await tasks.worker.runUntilIdle()
    expect((await report(id)).done).toBe(0)
  })

  test('by key holds for a start that arrives later', async () => {
    const { tasks, started, report, owner } = await bench(await open(), async () => done)
    const key = newId()
    await tasks.cancelByKey(owner, key)
    const id = await started({ key })
    await tasks.worker.runUntilIdle()
    expect(await report(id)).toMatchObject({ status: 'cancelled', done: 0 })
  })

  test('a cancelled task can be taken up again', async () => {
    const { tasks, started, report, owner } = await bench(await open(), async () => done)
    const id = await started()
    await tasks.cancel(owner, id)
    await tasks.retry(owner, id)
    await tasks.worker.runUntilIdle()
    expect(await report(id)).toMatchObject({ status: 'succeeded', done: 4 })
  })
})
