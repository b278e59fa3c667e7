import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { createSharedLine, PLACE_LEASE_MS } from './shared-line.ts'

const never = new AbortController().signal

const log = { warn: () => undefined }

testDatabases('the line of the demo', (open) => {
  async function twoProcesses(length: { readonly atOnce: number; readonly waiting: number }) {
    const database = await open()
    const one = createSharedLine({ database, log }, length)
    // The embedded database has one process only.
    const other = database.kind === 'postgres' ? createSharedLine({ database, log }, length) : one
    const places = async () =>
      (await database.root.selectFrom('leases').select('name').execute()).length
    /** To the places: their leases end by so much earlier. */
    const advance = async (ms: number) =>
      void (await sql`update leases set until = until - ${ms}`.execute(database.root))
    return { database, advance, one, other, places }
  }

  test('visitors of two processes come one after the other in their order, and the next one is refused', async () => {
    const { database, one, other, places } = await twoProcesses({ atOnce: 1, waiting: 2 })
    const begun: string[] = []
    const gates = ['a', 'b', 'c'].map(() => Promise.withResolvers<undefined>())
    const enter = async (nth: number, name: string) =>
      (nth === 1 ? other : one).run(async () => {
        begun.push(name)
        await gates[nth]?.promise
        return name
      }, never)
    const all: ReturnType<typeof enter>[] = []
    for (const [nth, name] of ['a', 'b', 'c'].entries()) {
      all.push(enter(nth, name))
      await expect.poll(places).toBe(database.kind === 'postgres' ? nth + 1 : 0)
    }
    for (const line of [one, other])
      expect(await line.run(async () => 'd', never)).toEqual({ ok: false, reason: 'full' })
    await expect.poll(() => begun).toEqual(['a'])
    gates[0]?.resolve(undefined)
    await expect.poll(() => begun).toEqual(['a', 'b'])
    gates[1]?.resolve(undefined)
    await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
    gates[2]?.resolve(undefined)
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c'].map((value) => ({ ok: true, value })))
    expect(await places()).toBe(0)
  })

  test('visitors who come to two processes at once overlap in none', async () => {
    const { one, other } = await twoProcesses({ atOnce: 1, waiting: 5 })
    let running = 0
    let most = 0
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
    }
    const all = [one, other, one, other, one, other].map((line) => line.run(work, never))
    expect((await Promise.all(all)).map(({ ok }) => ok)).toEqual(all.map(() => true))
    expect(most).toBe(1)
  })

  test('a visitor who leaves, and work that fails, both free the place', async () => {
    const { one, other, places } = await twoProcesses({ atOnce: 1, waiting: 1 })
    const gate = Promise.withResolvers<undefined>()
    const first = one.run(async () => {
      await gate.promise
      throw new Error('It broke.')
    }, never)
    const leaving = new AbortController()
    const second = other.run(async () => 'second', leaving.signal)
    leaving.abort()
    expect(await second).toEqual({ ok: false, reason: 'gone' })
    gate.resolve(undefined)
    await expect(first).rejects.toThrow('It broke.')
    expect(await places()).toBe(0)
    expect(await one.run(async () => 'late', AbortSignal.abort())).toEqual({
      ok: false,
      reason: 'gone',
    })
  })

  test('the lease of a place begins again at its turn', async () => {
    const { database, advance, one, other, places } = await twoProcesses({ atOnce: 1, waiting: 1 })
    const gates = ['a', 'b'].map(() => Promise.withResolvers<undefined>())
    const first = one.run(async () => gates[0]?.promise, never)
    await expect.poll(places).toBe(database.kind === 'postgres' ? 1 : 0)
    let hasBegun = false
    const second = other.run(async () => {
      hasBegun = true
      await gates[1]?.promise
    }, never)
    await expect.poll(places).toBe(database.kind === 'postgres' ? 2 : 0)
    await advance(PLACE_LEASE_MS * 0.75)
    gates[0]?.resolve(undefined)
    await expect.poll(() => hasBegun).toBe(true)
    await advance(PLACE_LEASE_MS * 0.375)
    let isBeside = false
    const third = one.run(async () => (isBeside = true), never)
    await expect.poll(places).toBe(database.kind === 'postgres' ? 2 : 0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(isBeside).toBe(false)
    gates[1]?.resolve(undefined)
    await Promise.all([first, second, third])
  })

  test('work that has ended well counts, also when its place can’t be removed', async () => {
    const { database, one } = await twoProcesses({ atOnce: 1, waiting: 0 })
    const made = await one.run(async () => {
      await sql`alter table leases rename to leases_away`.execute(database.root)
      return 'made'
    }, never)
    expect(made).toEqual({ ok: true, value: 'made' })
    await sql`alter table leases_away rename to leases`.execute(database.root)
  })

  test('the place of a process that died is free when its lease is over', async () => {
    const { database, advance, one } = await twoProcesses({ atOnce: 1, waiting: 0 })
    await database.root
      .insertInto('leases')
      .values({
        name: 'demo line 000000000001',
        holder: 'dead',
        until: Date.now() + PLACE_LEASE_MS,
      })
      .execute()
    const ask = () => one.run(async () => 'served', never)
    const full = { ok: false, reason: 'full' }
    const served = { ok: true, value: 'served' }
    expect(await ask()).toEqual(database.kind === 'postgres' ? full : served)
    await advance(PLACE_LEASE_MS)
    expect(await ask()).toEqual(served)
  })
})
