/**
 * The server's clock jumps by an hour while things are under way: nothing is lost or done twice,
 * and nothing waits for an hour that should wait for a minute.
 */
import { expect, test } from 'vitest'
import { newId } from '../../../server/platform/ids.ts'
import {
  claimRun,
  insertRun,
  LEASE,
  shortenRunTimes,
} from '../../../server/features/automations/runs.store.ts'
import { manualClock } from '../../../server/platform/clock.ts'
import { databaseNow, watchClock } from '../../../server/platform/database/clock-back.ts'
import { testOneDatabase, testPostgres } from '../../support/database/test-databases.ts'
import { createRateLimit } from '../../../server/platform/http/limits/rate-limit.ts'
import { createLog } from '../../../server/platform/log.ts'
import { bench, done, failure, person } from '../../support/tasks/task-bench.ts'
import { claimTask } from '../../../server/platform/tasks/task-claim.store.ts'
import {
  MINUTE,
  publishingTests,
  type PublishingWorld,
} from '../../support/pinterest/publishing-world.ts'
import { TEST_PASSWORD } from '../../support/server/test-server.ts'
import { testServers } from '../../support/server/test-servers.ts'

const HOUR = 60 * MINUTE
const jumps = [
  ['ahead', HOUR],
  ['back', -HOUR],
] as const

testOneDatabase('a clock that jumps by an hour', (open) => {
  test.each(jumps)('%s while a task runs: each unit is stored once', async (_name, jump) => {
    const stored: number[] = []
    let isFirst = true
    const at = await bench(await open(), async ({ ordinal }) => {
      if (ordinal === 1) at.clock.advance(jump)
      if (ordinal === 2 && isFirst) {
        isFirst = false
        return { ok: false, failure: failure('busy'), retry: true }
      }
      return { ok: true, commit: async () => (stored.push(ordinal), {}) as object }
    })
    const id = await at.started()
    await at.tasks.worker.runUntilIdle()
    await at.tasks.worker.afterClockBack(at.clock.now())
    at.clock.advance(MINUTE)
    await at.tasks.worker.runUntilIdle()
    expect(await at.report(id)).toMatchObject({ status: 'succeeded', done: 4 })
    expect(stored.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
  })

  test('back, after a worker died: another takes its task over when the lease is over', async () => {
    const { database, clock, started, tasks, report } = await bench(await open(), async () => done)
    const id = await started()
    expect(
      await claimTask(database, { now: clock.now(), lease: 15_000, kinds: ['generation'] }),
    ).not.toBeNull()
    clock.advance(-HOUR)
    await tasks.worker.afterClockBack(clock.now())
    await tasks.worker.runUntilIdle()
    expect((await report(id)).done).toBe(0)
    clock.advance(MINUTE)
    await tasks.worker.runUntilIdle()
    expect(await report(id)).toMatchObject({ status: 'succeeded', done: 4 })
  })

  test('back, after a server died in a run of an automation: another goes on with it', async () => {
    const database = await open()
    const { owner, accountId } = await person(database)
    const id = newId()
    const automation = {
      id,
      account_id: accountId,
      user_id: owner,
      settings: '{}',
      revision: 1,
      is_on: 1,
      problem: null,
      failures: 0,
      due_at: null,
      memory: '{}',
      created_at: 1,
      deleted_at: null,
    }
    await database.root.insertInto('automations').values(automation).execute()
    const now = 10 * HOUR
    await database.transaction((tx) => insertRun(tx, id, { cause: 'asked', now }))
    expect(await claimRun(database.root, { now, until: now + LEASE })).not.toBeNull()
    const back = now - HOUR
    await shortenRunTimes(database.root, back)
    const later = (ms: number) => ({ now: back + ms, until: back + ms + LEASE })
    expect(await claimRun(database.root, later(LEASE - 1))).toBeNull()
    expect(await claimRun(database.root, later(LEASE))).not.toBeNull()
  })

  test('back: tries that were used up are free again, as after a minute', async () => {
    const clock = manualClock()
    const limit = createRateLimit({ database: await open(), clock })
    const attempt = async () => (await limit.check('login', '1.1.1.1', 'a@x'))?.status ?? 0
    for (let nth = 0; nth < 10; nth += 1) expect(await attempt()).toBe(0)
    expect(await attempt()).toBe(429)
    clock.advance(-HOUR)
    for (let nth = 0; nth < 10; nth += 1) expect(await attempt()).toBe(0)
    expect(await attempt()).toBe(429)
  })

  test('back: a lease that a process of before holds ends a minute later', async () => {
    const database = await open()
    const clock = manualClock()
    const watch = watchClock({ clock, database, log: createLog('silent') }, [])
    const until = clock.now() + MINUTE
    await database.root.insertInto('leases').values({ name: 'a', holder: 'dead', until }).execute()
    const left = async () =>
      (await database.root.selectFrom('leases').select('until').executeTakeFirstOrThrow()).until -
      clock.now()
    clock.advance(-100)
    await watch.check()
    expect(await left()).toBe(MINUTE + 100)
    clock.advance(-HOUR)
    await watch.check()
    expect(await left()).toBe(MINUTE)
  })

  test('back on one machine only: leases of the others stay as long as they are', async () => {
    const database = await open()
    const clock = manualClock()
    const shared = clock.now()
    const until = shared + MINUTE
    await database.root.insertInto('leases').values({ name: 'a', holder: 'b', until }).execute()
    clock.advance(-HOUR)
    const shortenedAt: number[] = []
    const watch = watchClock(
      { clock, database, log: createLog('silent'), sharedNow: async () => shared },
      [async (now) => void shortenedAt.push(now)],
    )
    await watch.start()
    watch.stop()
    expect(shortenedAt).toEqual([shared])
    expect(await database.root.selectFrom('leases').select('until').execute()).toEqual([{ until }])
  })
})

testPostgres('the clock of the database', (open) => {
  test('is that of its machine, in milliseconds', async () => {
    const database = await open()
    const before = Date.now()
    const now = await databaseNow(database)
    expect(now).toBeGreaterThanOrEqual(before - 1)
    expect(now).toBeLessThanOrEqual(Date.now() + 1)
  })
})

const startServer = testServers()
test.each(jumps)('somebody is still signed in after a jump %s', async (_name, jump) => {
  const server = await startServer()
  const { client, user } = await server.signUp()
  const browser = server.browser()
  server.clock.advance(jump)
  expect(await client('currentUser', {})).toMatchObject({ ok: true })
  const body = { email: user.email, password: TEST_PASSWORD }
  expect(await browser.client('login', { body })).toMatchObject({ ok: true })
  server.clock.advance(-jump)
  for (const one of [client, browser.client])
    expect(await one('currentUser', {})).toMatchObject({ ok: true })
})

publishingTests('publishing by a clock that jumps by an hour', (open) => {
  /** The network has its own clock. */
  function jumping(world: PublishingWorld) {
    let jumped = 0
    world.network.behaviour.now = () => world.server.clock.now() - jumped
    return async (by: number) => {
      await world.server.checkClock()
      jumped += by
      world.server.clock.advance(by)
      await world.server.checkClock()
    }
  }
  const minutes = async (world: PublishingWorld, count: number) => {
    for (let minute = 0; minute < count; minute += 1) await world.pass(MINUTE)
  }
  /** Due before and after a jump, and never too late for it. */
  const lateFor = (jump: number) => (jump < 0 ? 70 * MINUTE : 10 * MINUTE)
  const planAll = async (world: PublishingWorld, jump: number) => {
    for (const name of ['a', 'b', 'c'])
      await world.plan(name, 0, { link: `https://a.example/${name}` })
    world.server.clock.advance(lateFor(jump))
  }

  test.each(jumps)('%s between two pins: each goes out once, a minute apart', async (_name, by) => {
    const world = await open()
    const jump = jumping(world)
    await world.setRules({ board_minutes: 1, link_hours: 0, picture_days: 0 })
    await planAll(world, by)
    await world.pass()
    expect(world.onNetwork()).toHaveLength(1)
    await jump(by)
    await minutes(world, 4)
    expect(world.onNetwork()).toHaveLength(3)
    await jump(-by)
    await minutes(world, 90)
    expect(new Set(world.onNetwork()).size).toBe(3)
    expect(world.onNetwork()).toHaveLength(3)
  })

  test.each(jumps)(
    '%s after an answer was lost: the pin is found, not sent again',
    async (_n, by) => {
      const world = await open()
      const jump = jumping(world)
      world.failNext('answerLost')
      const planned = await world.plan('a')
      world.server.clock.advance(lateFor(by))
      await world.pass()
      await jump(by)
      // The longest wait between two readings is half an hour.
      await minutes(world, 31)
      expect(await world.publication(planned)).toMatchObject({ state: 'published' })
      await jump(-by)
      await minutes(world, 90)
      expect(world.onNetwork()).toHaveLength(1)
    },
  )

  test('back, after the network did not answer: the account waits its half an hour, no more', async () => {
    const world = await open()
    const jump = jumping(world)
    world.network.behaviour.fault = () => 'lostBefore'
    await planAll(world, -HOUR)
    await minutes(world, 40)
    world.network.behaviour.fault = () => null
    await jump(-HOUR)
    await minutes(world, 31 + 2 * 17)
    expect(world.onNetwork()).toHaveLength(3)
  })

  test('back: boards and figures are read again as late as after any other reading', async () => {
    const world = await open()
    const { server, accountId } = world
    const { root } = server.platform.database
    const now = server.clock.now()
    const ahead = { due_at: now + 2 * HOUR, reading_id: 'of a server that died' }
    const rest = { read_at: null, asked_at: null, problem: null, failures: 0 }
    await root.deleteFrom('result_readings').execute()
    await root
      .insertInto('result_readings')
      .values({ account_id: accountId, ...ahead, ...rest })
      .execute()
    await root
      .updateTable('connections')
      .set({ boards_due_at: now + 3 * HOUR })
      .execute()
    const [board] = await root.selectFrom('boards').select('id').execute()
    const read = { read_at: now, next_at: now + 15 * MINUTE, pages: 1 }
    await root
      .insertInto('board_readings')
      .values({ account_id: accountId, board_id: board?.id ?? '', ...read })
      .execute()
    await server.checkClock()
    server.clock.advance(-HOUR)
    await server.checkClock()
    const back = now - HOUR
    const one = (table: 'connections' | 'result_readings' | 'board_readings') =>
      root.selectFrom(table).selectAll().executeTakeFirstOrThrow()
    expect(await one('connections')).toMatchObject({ boards_due_at: back + HOUR })
    expect(await one('result_readings')).toMatchObject({ due_at: back + HOUR })
    expect(await one('board_readings')).toMatchObject({
      read_at: back,
      next_at: back + 15 * MINUTE,
    })
    const waits = { due_at: back + 30 * HOUR, reading_id: null }
    await root.updateTable('result_readings').set(waits).execute()
    const isPinterest = { network: 'pinterest' } as const
    await root.updateTable('connections').set(isPinterest).execute()
    server.clock.advance(-MINUTE)
    await server.checkClock()
    expect(await one('result_readings')).toMatchObject({ due_at: back - MINUTE + 24 * HOUR })
  })

  test('a pin that is planned goes out at its time by the clock that is right again', async () => {
    const world = await open()
    const jump = jumping(world)
    await jump(-HOUR)
    const planned = await world.plan('a', 90 * MINUTE)
    await world.pass()
    await jump(HOUR)
    await world.pass(29 * MINUTE)
    expect(world.onNetwork()).toEqual([])
    await world.pass(MINUTE)
    expect(await world.publication(planned)).toMatchObject({ state: 'published' })
  })
})
