import { expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { pageError, pageFailure } from '../fetch/page-failure.ts'
import { newId } from '../ids.ts'
import { bench, done, failure } from '../../../tests/support/tasks/task-bench.ts'

testDatabases('tasks', (open) => {
  test('every unit is made once and the report adds up', async () => {
    const made: number[] = []
    const { tasks, started, report } = await bench(await open(), async ({ ordinal }) => ({
      ok: true,
      commit: async () => (
        made.push(ordinal),
        { picture: `/${ordinal}.jpg`, revision: ordinal + 1 }
      ),
    }))
    const id = await started()
    expect(await report(id)).toMatchObject({ status: 'queued', done: 0, total: 4, time_left: null })
    await tasks.worker.runUntilIdle()
    expect(made.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
    expect(await report(id)).toMatchObject({
      status: 'succeeded',
      done: 4,
      revision: 4,
      failures: [],
      error: null,
      pictures: ['/3.jpg', '/2.jpg', '/1.jpg', '/0.jpg'],
    })
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
    expect((await Promise.all(ids.map(report))).map(({ status }) => status)).toEqual([
      'succeeded',
      'succeeded',
    ])
  })

  test('a unit that fails for good is named and the others are made', async () => {
    const { tasks, started, report } = await bench(await open(), async ({ ordinal }) =>
      ordinal === 1 ? { ok: false, failure: failure('Gone.'), retry: false } : done,
    )
    const id = await started()
    await tasks.worker.runUntilIdle()
    expect(await report(id)).toMatchObject({
      status: 'succeeded',
      done: 3,
      failures: [{ message: 'Gone.' }],
    })
  })

  test('a task of which nothing was made has failed and says why', async () => {
    const { tasks, started, report } = await bench(await open(), async () => ({
      ok: false,
      failure: failure('The site is down.'),
      retry: false,
    }))
    const id = await started()
    await tasks.worker.runUntilIdle()
    expect(await report(id)).toMatchObject({
      status: 'failed',
      error: 'None of the 4 could be made. The site is down.',
    })
  })

  test('a task reports the codes of its name and of why it failed; a retry forgets the second', async () => {
    const { tasks, started, report, owner } = await bench(
      await open(),
      async () => ({
        ok: false,
        failure: pageError('a', pageFailure('robots', { host: 'a.example' })),
        retry: false,
      }),
      'enrichment',
    )
    const id = await started()
    const alone = await started({ units: ['0'] })
    const name = { code: 'pages.reading', params: { title: 'Pins' } }
    const reason = { code: 'fetch.robots', params: { host: 'a.example' } }
    expect((await report(id)).problem_codes).toEqual({ name })
    await tasks.worker.runUntilIdle()
    expect((await report(id)).problem_codes).toEqual({
      name,
      error: { code: 'tasks.noneMade', params: { count: 4, reason } },
    })
    expect(await report(alone)).toMatchObject({
      problem_codes: { name, error: reason },
      failures: [{ problem_codes: { message: reason } }],
    })
    await tasks.retry(owner, id)
    expect((await report(id)).problem_codes).toEqual({ name })
  })

  test('what an earlier version stored without codes is reported in its English', async () => {
    const { tasks, started, report, database } = await bench(await open(), async () => ({
      ok: false,
      failure: failure('The site is down.'),
      retry: false,
    }))
    const id = await started({ units: ['0'] })
    await database.root
      .updateTable('tasks')
      .set({ name: 'Reading soup.example', problem_codes: null })
      .where('id', '=', id)
      .execute()
    await tasks.worker.runUntilIdle()
    const found = await report(id)
    expect([found.name, found.error, found.problem_codes]).toEqual([
      'Reading soup.example',
      'The site is down.',
      undefined,
    ])
  })

  test('each unit and each task is counted when it ends, once', async () => {
    let faults = 0
    const { tasks, started, counted, clock } = await bench(await open(), async ({ ordinal }) => {
      if (ordinal === 0) return { ok: false, failure: failure('Gone.'), retry: false }
      if (ordinal === 1) throw new Error(`fault ${(faults += 1)}`)
      return { ok: true, commit: async () => ({}) }
    })
    await started({ units: ['0', '1', '2'] })
    for (let round = 0; round < 4; round += 1) {
      await tasks.worker.runUntilIdle()
      clock.advance(60_000)
    }
    expect(counted.toSorted()).toEqual([
      'generation done',
      'generation failed',
      'generation failed',
      'generation succeeded',
    ])
  })

  test('a passing fault is tried again after a back-off, three times in all', async () => {
    let tries = 0
    const { tasks, started, report, clock } = await bench(
      await open(),
      async () => ((tries += 1), { ok: false, failure: failure('Busy.'), retry: true }),
    )
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
    const { tasks, started, report, clock, recorded } = await bench(
      await open(),
      async ({ ordinal }) => {
        if (ordinal === 0) throw new TypeError('x is not a function')
        return done
      },
    )
    const id = await started({ units: ['0', '1'] })
    for (let round = 0; round < 3; round += 1) {
      await tasks.worker.runUntilIdle()
      clock.advance(5_000)
    }
    const { failures, ...rest } = await report(id)
    expect(rest).toMatchObject({ status: 'succeeded', done: 1 })
    expect(failures).toMatchObject([
      {
        address: 'unit 0',
        code: 'not_made',
        message: expect.stringContaining('The others are safe'),
      },
    ])
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

  test('what was worked out once a task is worked out once, also by two units at a time', async () => {
    let times = 0
    const notes: string[] = []
    const { tasks, started } = await bench(await open(), async ({ remember }) => {
      notes.push(await remember('plan', async () => ((times += 1), `plan ${times}`)))
      return done
    })
    await started()
    await tasks.worker.runUntilIdle()
    expect([times, new Set(notes)]).toEqual([1, new Set(['plan 1'])])
  })

  test('the time left follows from the pace of this run', async () => {
    const { tasks, started, report, clock } = await bench(await open(), async ({ ordinal }) => {
      clock.advance(1_000)
      if (ordinal > 1)
        return { ok: false, failure: failure('Busy.'), retry: true, retryAfter: 60_000 }
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
    const asked = Promise.withResolvers<void>()
    const { tasks, started, report, owner, accountId, database } = await bench(
      await open(),
      async ({ ordinal }) => {
        order.push(`pin ${ordinal}`)
        if (ordinal === 0) {
          await database.transaction((tx) =>
            tasks.start(tx, owner, {
              accountId,
              kind: 'rendering',
              key: newId(),
              name: problem('generation.picture', { title: 'Soup' }),
              input: '{}',
              units: ['0'],
            }),
          )
          asked.resolve()
        }
        await asked.promise
        return done
      },
    )
    tasks.register({
      kind: 'rendering',
      concurrency: 1,
      run: async () => (order.push('rendering'), done),
      describe: async () => ({ address: '' }),
    })
    const id = await started({ units: Array.from({ length: 12 }, (_, index) => String(index)) })
    await tasks.worker.runUntilIdle()
    expect(order.indexOf('rendering')).toBeLessThan(6)
    expect(await report(id)).toMatchObject({ status: 'succeeded', done: 12 })
  })
})
