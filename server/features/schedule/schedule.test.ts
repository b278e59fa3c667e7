import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { defaultSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { newId } from '../../platform/ids.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { startTestServer } from '../../../tests/support/server/test-server.ts'
import type { Database } from '../../platform/database/database.ts'
import { scheduleFeature } from './schedule.feature.ts'
import { insertSchedule } from './schedule.store.ts'

/** Until another transaction waits for a lock; on SQLite they come one after the other anyhow. */
async function untilLocked({ kind, root }: Database): Promise<void> {
  if (kind === 'sqlite') return
  await vi.waitUntil(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(root)
    return rows.length > 0
  }, 20_000)
}

testDatabases('schedule', (open) => {
  const begin = async () => {
    const database = await open()
    const zones: string[] = []
    let feature: ReturnType<typeof scheduleFeature> | undefined
    const server = await startTestServer({
      database,
      features: (platform) => [
        (feature = scheduleFeature(platform, {
          onZone: async (_tx, _of, { zone }) => void zones.push(zone),
        })),
      ],
    })
    const ada = await server.signUp()
    const made = await ada.client('createAccount', { body: { name: 'Kitchen' } })
    if (!made.ok) throw new Error(made.failure.message)
    const exported = async () => {
      const [part] = (await feature?.exportParts?.(ada.user.id)) ?? []
      return JSON.parse(String(await part?.read())) as unknown
    }
    return { server, ada, exported, zones, params: { account_id: made.answer.id } }
  }
  const schedule = defaultSchedule('Europe/Berlin', newId)

  test('an account has no schedule until one is made, and the first one stays', async () => {
    const { ada, exported, params } = await begin()
    expect(await ada.client('getSchedule', { params })).toEqual({
      ok: true,
      answer: { schedule: null },
    })
    const first = { ...schedule, revision: 1, pause: null }
    for (const zone of ['Europe/Berlin', 'Asia/Kathmandu'])
      expect(await ada.client('createSchedule', { params, body: { ...schedule, zone } })).toEqual({
        ok: true,
        answer: first,
      })
    expect(await ada.client('getSchedule', { params })).toEqual({
      ok: true,
      answer: { schedule: first },
    })
    expect(await exported()).toEqual([{ ...params, schedule }])
  })

  test('a first schedule that another one has overtaken moves no zone', async () => {
    const { server, ada, params, zones } = await begin()
    const { database } = server.platform
    const create = async (zone: string) =>
      ada.client('createSchedule', { params, body: { ...schedule, zone } })
    const inserted = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const overtaking = database.transaction(async (tx) => {
      await insertSchedule(tx, params.account_id, { schedule, now: 1 })
      inserted.resolve()
      await commit.promise
    })
    await inserted.promise
    const late = create('Asia/Kathmandu')
    // On PostgreSQL it has read that there is none, and waits for the other transaction.
    await untilLocked(database)
    commit.resolve()
    await overtaking
    const kept = { answer: { zone: 'Europe/Berlin' } }
    expect(await late).toMatchObject(kept)
    expect(zones).toEqual([])
    expect(await create('Asia/Tokyo')).toMatchObject(kept)
    expect(zones).toEqual([])
  })

  test('a first schedule gives its zone', async () => {
    const { ada, params, zones } = await begin()
    await ada.client('createSchedule', { params, body: schedule })
    expect(zones).toEqual(['Europe/Berlin'])
  })

  test('only the revision that is there is changed: of two devices the second one is told', async () => {
    const { ada, params } = await begin()
    const put = async (zone: string) =>
      ada.client('putSchedule', { params, body: { ...schedule, zone, revision: 1 } })
    expect(JSON.stringify(await put('Asia/Tokyo'))).toContain('schedule.none')
    await ada.client('createSchedule', { params, body: schedule })
    expect(await put('Asia/Kathmandu')).toMatchObject({ answer: { revision: 2 } })
    const late = await put('Asia/Tokyo')
    expect(late).toMatchObject({ ok: false, failure: { code: 'conflict' } })
    expect(JSON.stringify(late)).toContain('schedule.changed')
    expect(await ada.client('getSchedule', { params })).toMatchObject({
      answer: { schedule: { zone: 'Asia/Kathmandu', revision: 2 } },
    })
  })

  test('a pause keeps the week and says since when and why; a second one changes the remark', async () => {
    const { server, ada, params } = await begin()
    const pause = async (remark: string) => ada.client('pauseAccount', { params, body: { remark } })
    expect(await pause('Holiday')).toMatchObject({ failure: { code: 'not_found' } })
    await ada.client('createSchedule', { params, body: schedule })
    const at = server.clock.now()
    const paused = { ...schedule, revision: 1, pause: { at, remark: 'Holiday' } }
    expect(await pause(' Holiday ')).toEqual({ ok: true, answer: paused })
    server.clock.advance(60_000)
    expect(await pause('')).toMatchObject({ answer: { pause: { at, remark: '' } } })
    const body = { ...schedule, slots: [], revision: 1 }
    expect(await ada.client('putSchedule', { params, body })).toMatchObject({
      answer: { pause: { at }, revision: 2, slots: [] },
    })
    expect(await ada.client('resumeAccount', { params })).toMatchObject({
      answer: { pause: null, revision: 2 },
    })
  })

  test('a zone that nobody knows and a slot that is there twice are refused by code', async () => {
    const { ada, params } = await begin()
    const twice = schedule.slots.slice(0, 1).map((slot) => ({ ...slot, id: newId() }))
    const wrong = [
      { ...schedule, zone: 'Europe/Atlantis' },
      { ...schedule, slots: [...schedule.slots, ...twice] },
    ]
    const codes = []
    for (const body of wrong) codes.push(await ada.client('createSchedule', { params, body }))
    expect(await ada.client('getSchedule', { params })).toMatchObject({
      answer: { schedule: null },
    })
    await ada.client('createSchedule', { params, body: schedule })
    for (const each of wrong) {
      const body = { ...each, revision: 1 }
      codes.push(await ada.client('putSchedule', { params, body }))
    }
    expect(codes.map((outcome) => JSON.stringify(outcome).match(/schedule\.\w+/)?.[0])).toEqual([
      'schedule.unknownZone',
      'schedule.slotTwice',
      'schedule.unknownZone',
      'schedule.slotTwice',
    ])
  })

  test('another person neither reads nor changes it', async () => {
    const { server, ada, params } = await begin()
    await ada.client('createSchedule', { params, body: schedule })
    const eve = await server.signUp()
    const none = { ok: false, failure: { code: 'not_found' } }
    const body = { ...schedule, slots: [], revision: 1 }
    expect(await eve.client('getSchedule', { params })).toMatchObject(none)
    expect(await eve.client('createSchedule', { params, body })).toMatchObject(none)
    expect(await eve.client('putSchedule', { params, body })).toMatchObject(none)
    expect(await eve.client('pauseAccount', { params, body: { remark: '' } })).toMatchObject(none)
    expect(await eve.client('resumeAccount', { params })).toMatchObject(none)
    expect(await ada.client('getSchedule', { params })).toMatchObject({
      answer: { schedule: { ...schedule, pause: null } },
    })
  })
})
