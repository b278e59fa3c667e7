/** Plans that were made before the first proof of the address wait for the owner. */
import { expect, test } from 'vitest'
import { resetPassword } from '../../../tests/support/auth/two-step-servers.ts'
import { defaultSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { newId } from '../../platform/ids.ts'
import {
  MINUTE,
  publishingTests,
  type PublishingWorld,
} from '../../../tests/support/pinterest/publishing-world.ts'
import { answerOf } from '../../../tests/support/server/pins-world.ts'

const HOUR = 60 * MINUTE
const NEW = 'a new long one'

/** The owner of the address takes the account that another person registered. */
async function prove({ server, ada }: PublishingWorld) {
  const { client } = server.browser()
  answerOf(await resetPassword(server, { client, email: ada.user.email, password: NEW }))
  answerOf(await ada.client('login', { body: { email: ada.user.email, password: NEW } }))
}

const pauseOf = async ({ ada, params }: PublishingWorld) =>
  answerOf(await ada.client('getSchedule', { params })).schedule?.pause ?? null

publishingTests('a plan that is older than the first proof of the address', (open) => {
  test('is paused and does not go out to the owner’s connection, until the owner resumes', async () => {
    const world = await open()
    const { ada, params, server } = world
    const planned = await world.plan('a', HOUR)
    await prove(world)
    const at = server.clock.now()
    await world.connect()
    await world.pass(HOUR + MINUTE)
    expect(world.onNetwork()).toEqual([])
    expect(await world.publication(planned)).toMatchObject({ state: 'planned' })
    expect(await pauseOf(world)).toEqual({ at, remark: '', reason: 'unproven' })
    answerOf(await ada.client('resumeAccount', { params }))
    await world.pass()
    await world.pass(HOUR)
    expect(world.onNetwork()).toHaveLength(1)
    expect(await world.publication(planned)).toMatchObject({ state: 'published' })
    expect(await pauseOf(world)).toBeNull()
    // Of another pause it is no reason.
    answerOf(await ada.client('pauseAccount', { params, body: { remark: 'Holiday' } }))
    expect(await pauseOf(world)).toMatchObject({ remark: 'Holiday' })
    expect(await pauseOf(world)).not.toHaveProperty('reason')
  })

  test('waits also where the account has no week, or was paused by the other person', async () => {
    const world = await open()
    const other = await world.addAccount('Another')
    const { root } = world.server.platform.database
    await root.deleteFrom('account_schedules').execute()
    await world.plan('a', HOUR)
    await other.setRules({})
    await other.plan('b', HOUR)
    const before = world.server.clock.now()
    const body = { remark: 'Only a short break' }
    answerOf(await other.ada.client('pauseAccount', { params: other.params, body }))
    world.server.clock.advance(MINUTE)
    await prove(world)
    expect(await pauseOf(world)).toMatchObject({ at: before + MINUTE, reason: 'unproven' })
    expect(await pauseOf(other)).toEqual({ at: before, ...body, reason: 'unproven' })
    for (const each of [world, other]) await each.connect()
    await world.pass(HOUR + MINUTE)
    expect(world.onNetwork()).toEqual([])
  })

  test('leaves the first week of an account to its owner, who opens the calendar in another zone', async () => {
    const world = await open()
    const { ada, params } = world
    await world.server.platform.database.root.deleteFrom('account_schedules').execute()
    await world.plan('a', HOUR)
    await prove(world)
    const paused = await pauseOf(world)
    expect(paused).toMatchObject({ reason: 'unproven' })
    const create = async (zone: string) =>
      answerOf(await ada.client('createSchedule', { params, body: defaultSchedule(zone, newId) }))
    expect(await create('Asia/Tokyo')).toMatchObject({
      zone: 'Asia/Tokyo',
      revision: 1,
      pause: paused,
    })
    // The second device.
    expect(await create('Europe/Berlin')).toMatchObject({ zone: 'Asia/Tokyo', revision: 1 })
    await prove(world)
    expect(await create('Europe/Berlin')).toMatchObject({ zone: 'Asia/Tokyo', revision: 1 })
  })

  test('of the owner, made after it, goes out; an account without a plan is not paused', async () => {
    const world = await open()
    await prove(world)
    expect(await pauseOf(world)).toBeNull()
    await world.connect()
    await world.plan('a', HOUR)
    await prove(world)
    await world.pass(HOUR)
    expect(world.onNetwork()).toHaveLength(1)
  })

  test('is named in one mail, with everything else that the proof ended', async () => {
    const world = await open()
    const { server, ada, params } = world
    await world.plan('a', HOUR)
    answerOf(await ada.client('startConnection', { params, body: { network: 'practice' } }))
    await prove(world)
    const endedMails = () => server.mails.filter(({ text }) => text.includes('removed or stopped'))
    await expect.poll(() => endedMails().length).toBe(1)
    expect(endedMails()[0]).toMatchObject({ to: ada.user.email })
    expect(endedMails()[0]?.text).toContain(
      ':\nconnections to Pinterest or Practice\npublishing of planned pins (paused)\n\n',
    )
    server.clock.advance(61_000)
    await prove(world)
    await server.close()
    expect(endedMails()).toHaveLength(1)
  })
})
