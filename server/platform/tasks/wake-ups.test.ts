/** When an idle worker looks for work: claims and sleeps are counted, on a manual alarm. */
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { createLog } from '../log.ts'
import type { Alarm } from './alarm.ts'
import { bench, done } from '../../../tests/support/tasks/task-bench.ts'
import { createWorker, POLL_MS, SELDOM_POLL_MS } from './worker.ts'

/** Sleeps until it rings, however long it should. */
function manualAlarm(): Alarm & { readonly sleeps: number[] } {
  const sleeps: number[] = []
  let waiting: (() => void)[] = []
  let rings = 0
  return {
    sleeps,
    rings: () => rings,
    sleep: (milliseconds, since) => {
      sleeps.push(milliseconds)
      if (since !== rings) return Promise.resolve()
      return new Promise((resolve) => waiting.push(resolve))
    },
    ring() {
      rings += 1
      for (const end of waiting.splice(0)) end()
    },
  }
}

const notifyAsOther = (database: Database) =>
  sql`select pg_notify('pinloom_wake', 'other tasks ')`.execute(database.root)

const cutListening = (database: Database) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen pinloom_wake'`.execute(
    database.root,
  )

testDatabases('an idle worker', (open) => {
  const build = async () => {
    const whom = await bench(await open(), async () => done)
    const { database, clock } = whom
    const alarm = manualAlarm()
    const jobs = new Map([
      [
        'generation' as const,
        {
          kind: 'generation' as const,
          concurrency: 1,
          run: async () => done,
          describe: async () => ({ address: '' }),
        },
      ],
    ])
    const log = createLog('silent')
    const parts = { database, clock, log, jobs, lease: 15_000, slice: 20_000, slots: 1, alarm }
    return { ...whom, alarm, worker: createWorker(parts) }
  }

  test('sleeps long while it is notified of work, and checks for it when woken', async () => {
    const { alarm, worker } = await build()
    await worker.start()
    await vi.waitFor(() => expect(alarm.sleeps.at(-1)).toBe(SELDOM_POLL_MS))
    const looked = alarm.sleeps.length
    worker.wake()
    await vi.waitFor(() => expect(alarm.sleeps.length).toBeGreaterThan(looked))
    await worker.stop()
  })

  test('starts what another process has queued at its first message', async () => {
    const { alarm, worker, database, started, report } = await build()
    if (database.kind === 'sqlite') return
    await worker.start()
    await vi.waitFor(() => expect(alarm.sleeps.at(-1)).toBe(SELDOM_POLL_MS))
    const id = await started()
    const looked = alarm.sleeps.length
    await notifyAsOther(database)
    await vi.waitFor(async () => expect(await report(id)).toMatchObject({ status: 'succeeded' }))
    await vi.waitFor(() => expect(alarm.sleeps.length).toBeGreaterThan(looked))
    await worker.stop()
  })

  test('looks often while the connection is lost, and seldom again when it is back', async () => {
    const { alarm, worker, database } = await build()
    if (database.kind === 'sqlite') return
    await worker.start()
    await vi.waitFor(() => expect(alarm.sleeps.at(-1)).toBe(SELDOM_POLL_MS))
    const looked = alarm.sleeps.length
    await cutListening(database)
    await vi.waitFor(() => expect(database.wakeUps.isConnected()).toBe(false))
    alarm.ring()
    // A look that the start caused may come before.
    await vi.waitFor(() => expect(alarm.sleeps.slice(looked)).toContain(POLL_MS))
    const often = alarm.sleeps.lastIndexOf(POLL_MS)
    // No process sends a wake-up; the connection does when it is back.
    await vi.waitFor(() => expect(alarm.sleeps[often + 1]).toBe(SELDOM_POLL_MS), 10_000)
    await worker.stop()
  })
})
