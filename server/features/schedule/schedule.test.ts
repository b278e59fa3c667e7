import { expect, test } from 'vitest'
import { defaultSchedule } from '#core/contract/schedule.contract.ts'
import { newId } from '../../platform/ids.ts'
import { testDatabases } from '../../platform/database/test-databases.ts'
import { startTestServer } from '../../testing.ts'
import { scheduleFeature } from './schedule.feature.ts'

testDatabases('schedule', (open) => {
  const begin = async () => {
    const database = await open()
    let feature: ReturnType<typeof scheduleFeature> | undefined
    const server = await startTestServer({
      database,
      features: (platform) => [(feature = scheduleFeature(platform))],
    })
    const ada = await server.signUp()
    const made = await ada.client('createAccount', { body: { name: 'Kitchen' } })
    if (!made.ok) throw new Error(made.failure.message)
    const exported = async () => {
      const [part] = (await feature?.exportParts?.(ada.user.id)) ?? []
      return JSON.parse(String(await part?.read())) as unknown
    }
    return { server, ada, exported, params: { account_id: made.answer.id } }
  }
  const schedule = defaultSchedule('Europe/Berlin', newId)

  test('an account has no schedule until one is put, and the last one counts', async () => {
    const { ada, exported, params } = await begin()
    expect(await ada.client('getSchedule', { params })).toEqual({
      ok: true,
      answer: { schedule: null },
    })
    for (const zone of ['Europe/Berlin', 'Asia/Kathmandu'])
      expect(await ada.client('putSchedule', { params, body: { ...schedule, zone } })).toEqual({
        ok: true,
        answer: { ...schedule, zone },
      })
    const last = { ...schedule, zone: 'Asia/Kathmandu' }
    expect(await ada.client('getSchedule', { params })).toEqual({
      ok: true,
      answer: { schedule: last },
    })
    expect(await exported()).toEqual([{ ...params, schedule: last }])
  })

  test('a zone that nobody knows and a slot that is there twice are refused by code', async () => {
    const { ada, params } = await begin()
    const twice = schedule.slots.slice(0, 1).map((slot) => ({ ...slot, id: newId() }))
    const codes = []
    for (const body of [
      { ...schedule, zone: 'Europe/Atlantis' },
      { ...schedule, slots: [...schedule.slots, ...twice] },
    ]) {
      const outcome = await ada.client('putSchedule', { params, body })
      codes.push(JSON.stringify(outcome).match(/schedule\.\w+/)?.[0])
    }
    expect(codes).toEqual(['schedule.unknownZone', 'schedule.slotTwice'])
    expect(await ada.client('getSchedule', { params })).toMatchObject({
      answer: { schedule: null },
    })
  })

  test('another person neither reads nor changes it', async () => {
    const { server, ada, params } = await begin()
    await ada.client('putSchedule', { params, body: schedule })
    const eve = await server.signUp()
    const none = { ok: false, failure: { code: 'not_found' } }
    expect(await eve.client('getSchedule', { params })).toMatchObject(none)
    const body = { ...schedule, slots: [] }
    expect(await eve.client('putSchedule', { params, body })).toMatchObject(none)
    expect(await ada.client('getSchedule', { params })).toMatchObject({ answer: { schedule } })
  })
})
