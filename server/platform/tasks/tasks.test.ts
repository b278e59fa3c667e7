import { describe, expect, test } from 'vitest'
import type { PageError } from '#core/contract/errors.contract.ts'
import { manualClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { testDatabases } from '../database/test-databases.ts'
import { newId } from '../ids.ts'
import { createLog } from '../log.ts'
import type { TaskJob, UnitAt, UnitOutcome } from './task.job.ts'
import { claimTask, commitUnit, LeaseLost, takeUnits } from './task.lease.store.ts'
import { MAX_CRASHES } from './task-run.ts'
import { createTasks } from './tasks.ts'

const failure = (message: string): PageError => ({ address: 'a', code: 'site_error', message })

async function person(database: Database): Promise<{ owner: string; accountId: string }> {
  const owner = newId()
  const accountId = newId()
  await database.root.insertInto('users').values({ id: owner, email: `${owner}@x.y`, email_key: `${owner}@x.y`, first_name: 'A', last_name: 'B', email_verified: 1, password_hash: null, google_id: null, source: 's', tags: '[]', signup_path: null, created_at: 1 }).execute()
  await database.root.insertInto('accounts').values({ id: accountId, user_id: owner, name: accountId, name_key: accountId, kind: 'manual', created_at: 1 }).execute()
  return { owner, accountId }
}

/** A bench with one person; `run` is what a unit does, by default its own ordinal is written as a note of the store. */
async function bench(database: Database, run: (unit: UnitAt) => Promise<UnitOutcome>, kind: TaskJob['kind'] = 'generation') {
  const clock = manualClock()
  const whom = await person(database)
  const recorded: string[] = []
  const tasks = createTasks({ database, clock, log: createLog('silent'), slots: 1, lease: 15_000 })
  tasks.register({
    kind,
    concurrency: 2,
    run,
    describe: async (_db, { ordinal }) => ({ address: `unit ${ordinal}`, record: async (_tx, { message }) => void recorded.push(message) }),
  })
  const start = (over: Partial<Parameters<typeof tasks.start>[2]> = {}) =>
    database.transaction((tx) => tasks.start(tx, whom.owner, { accountId: whom.accountId, kind, key: newId(), name: 'Pins', input: '{}', units: ['0', '1', '2', '3'], ...over }))
  const started = async (over: Parameters<typeof start>[0] = {}) => {
    const outcome = await start(over)
    if (!outcome.ok) throw new Error('not started')
    return outcome.taskId
  }
  const report = async (id: string) => {
    const found = await tasks.report(whom.owner, id)
    if (!found) throw new Error('no report')
    return found
  }
  return { ...whom, clock, tasks, start, started, report, recorded, database }
}

const done: UnitOutcome = { ok: true, commit: async () => ({ picture: '/p.jpg', revision: 7 }) }

testDatabases('tasks', (open) => {
  test('every unit is made once and the report adds up', async () => {
    const made: number[] = []
    const { tasks, started, report } = await bench(await open(), async ({ ordinal }) => ({ ok: true, commit: async () => (made.push(ordinal), { picture: `/${ordinal}.jpg`, revision: ordinal + 1 }) }))
    const id = await started()
    expect(await report(id)).toMatchObject({ status: 'queued', done: 0, total: 4, time_left: null })
    await tasks.worker.runUntilIdle()
    expect(made.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
    expect(await report(id)).toMatchObject({ status: 'succeeded', done: 4, revision: 4, failures: [], error: null, pictures: ['/3.jpg', '/2.jpg', '/1.jpg', '/0.jpg'] })
  })

  test('the same key starts the same task, also when two starts arrive at once', async () => {
    const { start } = await bench(await open(), async () => done)
    const key = newId()
    const outcomes = await Promise.all([start({ key }), start({ key }), start({ key })])
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.taskId)).size).toBe(1)
    expect(outcomes.filter((outcome) => outcome.ok && outcome.isNew)).toHaveLength(1)
  })

  test('an account has one generation at a time; the next one may start when it is over', async () => {
    const { tasks, start, started } = await bench(await open(), async () => done)
    await started()
    expect(await start()).toEqual({ ok: false, code: 'task_running' })
    await tasks.worker.runUntilIdle()
    expect(await start()).toMatchObject({ ok: true, isNew: true })
  })

  test('renderings queue behind each other instead of being refused', async () => {
    const { tasks, started, report } = await bench(await open(), async () => done, 'rendering')
    const ids = [await started(), await started()]
    await tasks.worker.runUntilIdle()
    expect((await Promise.all(ids.map(report))).map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
  })

  test('a unit that fails for good is named and the others are made', async () => {
    const { tasks, started, report } = await bench(await open(), async ({ ordinal }) => (ordinal === 1 ? { ok: false, failure: failure('Gone.'), retry: false } : done))
    const id = await started()
    await tasks.worker.runUntilIdle()
    expect(await report(id)).toMatchObject({ status: 'succeeded', done: 3, failures: [{ message: 'Gone.' }] })
  })

  test('a task of which nothing was made has failed and says why', async () => {
    const { tasks, started, report } = await bench(await open(), async () => ({ ok: false, failure: failure('The site is down.'), retry: false }))
    const id = await started()
    await tasks.worker.runUntilIdle()
    expect(await report(id)).toMatchObject({ status: 'failed', error: 'None of the 4 could be made. The site is down.' })
  })

  test('a passing fault is tried again after a back-off, three times in all', async () => {
    let tries = 0
    const { tasks, started, report, clock } = await bench(await open(), async () => (tries += 1, { ok: false, failure: failure('Busy.'), retry: true }))
    const id = await started({ units: ['0'] })
    await tasks.worker.runUntilIdle()
    expect([tries, (await report(id)).status]).toEqual([1, 'running'])
    clock.advance(999)
    await tasks.worker.runUntilIdle()
    expect(tries).toBe(1)
    clock.advance(1)
    await tasks.worker.runUntilIdle()
    clock.advance(2_000)
    await tasks.worker.runUntilIdle()
    expect([tries, (await report(id)).status]).toEqual([3, 'failed'])
  })

  test('a bug in one unit is given up with a plain sentence and recorded where it is shown', async () => {
    const { tasks, started, report, clock, recorded } = await bench(await open(), async ({ ordinal }) => {
      if (ordinal === 0) throw new TypeError('x is not a function')
      return done
    })
    const id = await started({ units: ['0', '1'] })
    for (let round = 0; round < 3; round += 1) {
      await tasks.worker.runUntilIdle()
      clock.advance(5_000)
    }
    const { failures, ...rest } = await report(id)
    expect(rest).toMatchObject({ status: 'succeeded', done: 1 })
    expect(failures).toMatchObject([{ address: 'unit 0', code: 'not_made', message: expect.stringContaining('The others are safe') }])
    expect(recorded).toHaveLength(1)
  })

  test('retry makes what is missing, and only that', async () => {
    let isDown = true
    const made: number[] = []
    const { tasks, started, report, owner } = await bench(await open(), async ({ ordinal }) => {
      if (isDown && ordinal % 2 === 1) return { ok: false, failure: failure('Down.'), retry: false }
      return { ok: true, commit: async () => (made.push(ordinal), {}) }
    })
    const id = await started()
    await tasks.worker.runUntilIdle()
    isDown = false
    expect(await tasks.retry(owner, id)).toBe('retried')
    await tasks.worker.runUntilIdle()
    expect(made.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
    expect(await report(id)).toMatchObject({ status: 'succeeded', done: 4, failures: [] })
  })

  test('nobody sees, cancels or retries another person’s task', async () => {
    const { tasks, started } = await bench(await open(), async () => done)
    const id = await started()
    const stranger = newId()
    expect(await tasks.report(stranger, id)).toBeNull()
    expect(await tasks.cancel(stranger, id)).toBe('not_found')
    expect(await tasks.retry(stranger, id)).toBe('not_found')
    expect(await tasks.list(stranger)).toEqual([])
  })

  describe('cancelling', () => {
    test('keeps what is done and makes no more', async () => {
      const made: number[] = []
      const { tasks, started, report, owner } = await bench(await open(), async ({ ordinal, task }) => {
        if (ordinal === 2) await tasks.cancel(owner, task.id)
        return { ok: true, commit: async () => (made.push(ordinal), {}) }
      })
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

  describe('when a worker dies', () => {
    const claim = (database: Database, now: number) => claimTask(database, { now, lease: 15_000, kinds: ['generation'] })
    const until = (now: number) => now + 15_000

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
          commit: async () => (await tx.insertInto('cancelled_keys').values({ user_id: owner, idempotency_key: 'late', created_at: 1 }).execute(), {}),
        }),
      )
      await expect(late).rejects.toThrow(LeaseLost)
      expect(await database.root.selectFrom('cancelled_keys').selectAll().execute()).toEqual([])
      await database.transaction((tx) => commitUnit(tx, heir, { ordinal: 0, now, until: until(now), commit: async () => ({}) }))
      await expect(database.transaction((tx) => commitUnit(tx, heir, { ordinal: 0, now, until: until(now), commit: async () => ({}) }))).rejects.toThrow(LeaseLost)
      expect((await report(id)).done).toBe(1)
    })

    test('a commit that throws leaves neither result nor progress', async () => {
      const { database, started, clock, report } = await bench(await open(), async () => done)
      const id = await started()
      const lease = await claim(database, clock.now())
      if (!lease) throw new Error('not claimed')
      await expect(database.transaction((tx) => commitUnit(tx, lease, { ordinal: 0, now: 1, until: 2, commit: () => Promise.reject(new Error('disk full')) }))).rejects.toThrow('disk full')
      expect((await report(id)).done).toBe(0)
    })

    test('a unit that kills its worker again and again is given up, the rest is made', async () => {
      const { database, started, tasks, clock, report } = await bench(await open(), async () => done)
      const id = await started({ units: ['poison', 'fine'] })
      for (let crash = 0; crash < MAX_CRASHES; crash += 1) {
        const lease = await claim(database, clock.now())
        if (lease) await database.transaction((tx) => takeUnits(tx, lease, { now: clock.now(), until: until(clock.now()), count: 1, except: [] }))
        clock.advance(15_000)
      }
      await tasks.worker.runUntilIdle()
      const { failures, ...rest } = await report(id)
      expect(rest).toMatchObject({ status: 'succeeded', done: 1 })
      expect(failures[0]?.message).toContain('stopped the server several times')
    })
  })

  test('what was worked out once a task is worked out once, also by two units at a time', async () => {
    let times = 0
    const notes: string[] = []
    const { tasks, started } = await bench(await open(), async ({ remember }) => {
      notes.push(await remember('plan', async () => (times += 1, `plan ${times}`)))
      return done
    })
    await started()
    await tasks.worker.runUntilIdle()
    expect([times, new Set(notes)]).toEqual([1, new Set(['plan 1'])])
  })

  test('the time left follows from the pace of this run', async () => {
    const { tasks, started, report, clock } = await bench(await open(), async ({ ordinal }) => {
      clock.advance(1_000)
      if (ordinal > 1) return { ok: false, failure: failure('Busy.'), retry: true, retryAfter: 60_000 }
      return done
    })
    const id = await started()
    await tasks.worker.runUntilIdle()
    const { time_left: left } = await report(id)
    expect(left).toBeGreaterThanOrEqual(1_000)
    expect(left).toBeLessThanOrEqual(4_000)
  })

  test('a re-rendering does not wait for a long generation to end', async () => {
    const order: string[] = []
    const { tasks, started, report, owner, accountId, database } = await bench(await open(), async ({ ordinal }) => {
      order.push(`pin ${ordinal}`)
      if (ordinal === 0) await database.transaction((tx) => tasks.start(tx, owner, { accountId, kind: 'rendering', key: newId(), name: 'Picture', input: '{}', units: ['0'] }))
      return done
    })
    tasks.register({ kind: 'rendering', concurrency: 1, run: async () => (order.push('rendering'), done), describe: async () => ({ address: '' }) })
    const id = await started({ units: Array.from({ length: 12 }, (_, index) => String(index)) })
    await tasks.worker.runUntilIdle()
    expect(order.indexOf('rendering')).toBeLessThan(6)
    expect(await report(id)).toMatchObject({ status: 'succeeded', done: 12 })
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
    expect(await database.root.selectFrom('task_units').select('starts').where('starts', '>', 0).execute()).toEqual([])
    const next = createTasks({ database, clock, log: createLog('silent'), slots: 1 })
    next.register({ kind: 'generation', concurrency: 2, run: async () => done, describe: async () => ({ address: '' }) })
    await next.worker.runUntilIdle()
    expect(await report(id)).toMatchObject({ status: 'succeeded', done: 4 })
  })
})
