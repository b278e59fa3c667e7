/** The calendar feed: who may read it, and what is in it. */
import ICAL from 'ical.js'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { defaultSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { findAccount } from '../accounts/accounts.store.ts'
import { listBoards } from '../accounts/boards.store.ts'
import { byHandFeature } from './by-hand.feature.ts'
import { resetPassword } from '../../../tests/support/auth/two-step-servers.ts'
import { answerOf, enveloped } from '../../../tests/support/server/pins-world.ts'
import { type ByHandWorld, byHandTests } from '../../../tests/support/publishing/by-hand-world.ts'

const HOUR = 3_600_000
const PUBLIC = { publicUrl: 'https://pins.example', publicUrlReachable: true }

const makeFeed = async (world: ByHandWorld): Promise<string> => {
  const body = { language: 'de' as const }
  const { url } = answerOf(await world.ada.client('makeFeed', { params: world.params, body }))
  return url.replace('https://pins.example', '')
}
const read = async ({ server }: ByHandWorld, path: string) =>
  server.app.inject({ method: 'GET', url: path })
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

const connect = async ({ server, accountId }: ByHandWorld) =>
  server.platform.database.root
    .insertInto('connections')
    .values({
      account_id: accountId,
      network: 'practice',
      state: 'connected',
      username: 'practice',
      network_user_id: null,
      tier: null,
      problem: null,
      grant_id: '',
      connected_at: 0,
      boards_read_at: null,
      boards_due_at: 0,
      boards_problem: null,
      reading_id: null,
      boards_asked_at: null,
      boards_failures: 0,
    })
    .execute()

byHandTests('calendar feed', (open) => {
  test('it has what is still to be published, in the person’s language, and needs no session', async () => {
    const world = await open({ config: PUBLIC })
    const { publication } = await world.plan('a', HOUR)
    const done = await world.plan('b', 2 * HOUR)
    await world.send({
      type: 'pin.published',
      data: {
        id: done.pin.id,
        publication_id: done.publication.id,
        before: { state: 'planned' },
        url: '',
      },
    })
    const answer = await read(world, await makeFeed(world))
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    })
    const [event, ...others] = eventsIn(answer.body)
    expect(others).toEqual([])
    expect(event?.uid).toBe(`${publication.id}@pinloom`)
    expect(event?.startDate.toJSDate().getTime()).toBe(publication.at)
    expect(event?.description.split('\n')).toEqual([
      'Veröffentliche diesen Pin von Hand.',
      'Board: Cakes',
      'Description of a.',
      `Link: https://example.com/a?utm_content=${publication.id}`,
      'Bild und Texte: https://pins.example/calendar/due',
    ])
  })

  test('of a connected account it says what doesn’t go out by itself, and why', async () => {
    const world = await open({ config: PUBLIC })
    const path = await makeFeed(world)
    const { root } = world.server.platform.database
    await world.plan('late', HOUR)
    const failed = await world.plan('failed', HOUR)
    const of = { id: failed.pin.id, publication_id: failed.publication.id }
    await world.task({
      type: 'pin.publishStarted',
      data: { ...of, before: { state: 'planned' } },
    })
    await world.task({
      type: 'pin.publishFailed',
      data: {
        ...of,
        before: { state: 'sending' },
        problem: { code: 'publishing.refused', params: {} },
      },
    })
    await connect(world)
    const words = async () =>
      Object.fromEntries(
        eventsIn((await read(world, path)).body).map(({ summary, description }) => [
          summary.replace('Pin: Title ', ''),
          description.split('\n')[0],
        ]),
      )
    const broken = 'Er konnte nicht veröffentlicht werden. Im Kalender steht, warum.'
    expect(await words()).toEqual({ late: 'Er erscheint von selbst.', failed: broken })
    const { params } = world
    answerOf(await world.ada.client('createSchedule', { params, body: defaultSchedule('UTC', v7) }))
    answerOf(await world.ada.client('pauseAccount', { params, body: { remark: '' } }))
    expect((await words())['late']).toBe('Er wartet, denn dieses Konto macht Pause.')
    await root.updateTable('connections').set({ state: 'stopped' }).execute()
    expect((await words())['late']).toBe('Er wartet, bis du Pins wieder erscheinen lässt.')
    world.server.clock.advance(4 * HOUR)
    const tooLate =
      'Seine Zeit ist vorbei, und er erscheint nicht mehr von selbst. Wähle eine neue Zeit.'
    expect(await words()).toEqual({ late: tooLate, failed: broken })
  })

  test('a moved pin keeps its UID and gets a higher sequence', async () => {
    const world = await open({ config: PUBLIC })
    const { pin, publication } = await world.plan('a', HOUR)
    const path = await makeFeed(world)
    const [before] = eventsIn((await read(world, path)).body)
    const { id, state: _state, ...plan } = publication
    const at = publication.at + HOUR
    const to = { ...plan, at, wall: new Date(at).toISOString().slice(0, 16) }
    world.server.clock.advance(60_000)
    const event: SharedPinEvent = {
      type: 'pin.rescheduled',
      data: { id: pin.id, publication_id: id, to, before: plan },
    }
    const moved = { ...enveloped(event), at: world.server.clock.now() }
    answerOf(
      await world.ada.client('sendPinEvents', {
        params: world.params,
        body: { events: [moved] },
      }),
    )
    const [after] = eventsIn((await read(world, path)).body)
    expect(after?.uid).toBe(before?.uid)
    expect(after?.startDate.toJSDate().getTime()).toBe(at)
    expect((after?.sequence ?? 0) > (before?.sequence ?? 0)).toBe(true)
  })

  test('a new address ends the one before, and ending it ends all; only a hash is kept', async () => {
    const world = await open({ config: PUBLIC })
    const first = await makeFeed(world)
    const second = await makeFeed(world)
    expect((await read(world, first)).statusCode).toBe(404)
    expect((await read(world, second)).statusCode).toBe(200)
    const rows = await world.server.platform.database.root
      .selectFrom('calendar_feeds')
      .selectAll()
      .execute()
    expect(JSON.stringify(rows)).not.toContain(second.slice(-20, -4))
    answerOf(await world.ada.client('endFeed', { params: world.params }))
    expect((await read(world, second)).statusCode).toBe(404)
    expect(answerOf(await world.ada.client('getReminders', { params: world.params }))).toEqual({
      feed_made_at: null,
      has_mail: false,
    })
  })

  test('the first proof of the address ends it, and leaves those of others', async () => {
    const world = await open({ config: PUBLIC })
    const { server, ada } = world
    const paths = [await makeFeed(world), await makeFeed(await world.addAccount('Garden'))]
    const eve = await server.signUp('eve@example.com')
    const params = {
      account_id: answerOf(await eve.client('createAccount', { body: { name: 'E' } })).id,
    }
    const { url } = answerOf(await eve.client('makeFeed', { params, body: { language: 'de' } }))
    const proof = {
      client: server.browser().client,
      email: ada.user.email,
      password: 'a new long one',
    }
    answerOf(await resetPassword(server, proof))
    for (const path of paths) expect((await read(world, path)).statusCode).toBe(404)
    const others = url.replace('https://pins.example', '')
    expect((await read(world, others)).statusCode).toBe(200)
    const body = { email: ada.user.email, password: proof.password }
    answerOf(await ada.client('login', { body }))
    const kept = await makeFeed(world)
    server.clock.advance(61_000)
    answerOf(await resetPassword(server, proof))
    expect((await read(world, kept)).statusCode).toBe(200)
  })

  test('the person’s own data has their reminders, without a feed’s secret', async () => {
    const world = await open({ config: PUBLIC })
    const { server, ada, accountId, params } = world
    const feature = byHandFeature(server.platform, {
      findAccount,
      listBoards,
      getPins: world.getPins,
    })
    const readPart = async (owner: string) => {
      const [part] = (await feature.exportParts?.(owner)) ?? []
      expect(part?.path).toBe('reminders.json')
      return JSON.parse(String(await part?.read())) as unknown
    }
    expect(await readPart(ada.user.id)).toEqual([])
    await makeFeed(world)
    const body = { is_on: true, language: 'en' as const }
    answerOf(await ada.client('setDueMail', { params, body }))
    expect(await readPart(ada.user.id)).toEqual([
      {
        account_id: accountId,
        feed_made_at: server.clock.now(),
        feed_language: 'de',
        mail_language: 'en',
        mailed_on: null,
      },
    ])
    const eve = await server.signUp('eve@example.com')
    expect(await readPart(eve.user.id)).toEqual([])
  })

  test('guessing is refused after sixty tries a minute, and another person’s account is not found', async () => {
    const world = await open({ config: PUBLIC })
    const guess = async (nth: number) =>
      (await read(world, `/calendar-feed/${String(nth).padStart(43, 'x')}.ics`)).statusCode
    const answers = []
    for (let nth = 0; nth < 61; nth += 1) answers.push(await guess(nth))
    expect(new Set(answers.slice(0, 60))).toEqual(new Set([404]))
    expect(answers.at(-1)).toBe(429)
    const { client } = await world.server.signUp('eve@example.com')
    const params = world.params
    for (const outcome of [
      await client('makeFeed', { params, body: { language: 'en' } }),
      await client('endFeed', { params }),
      await client('getReminders', { params }),
      await client('setDueMail', { params, body: { is_on: true, language: 'en' } }),
    ])
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'not_found' } })
  })
})
