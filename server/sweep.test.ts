/**
 * What the server takes away by itself, and what it must not: the whole server on both databases,
 * with a clock turned by hand.
 */
import { expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import { v7 } from 'uuid'
import { pin, testId } from '#core/pins/pin.builder.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { pinsFeature, type PinsFeature } from './features/pins/pins.feature.ts'
import { cleaningFeature } from './app.ts'
import { attachPicture } from './features/pages/pictures/page-picture.store.ts'
import { deletePage, insertPage } from './features/pages/page.store.ts'
import { testDatabases, type OpenTestDatabase } from '../tests/support/database/test-databases.ts'
import { newId } from './platform/ids.ts'
import { insertPicture } from './platform/images/stored/pictures.store.ts'
import { restorePicture, trashPicture } from './platform/images/stored/trashed-pictures.store.ts'
import { createTasks } from './platform/tasks/tasks.ts'
import { startTestServer } from '../tests/support/server/test-server.ts'

const DAY = 86_400_000

async function house(open: OpenTestDatabase) {
  const database = await open()
  const removed: string[] = []
  let built: PinsFeature | undefined
  const server = await startTestServer({
    database,
    features: (platform) => {
      const pins = pinsFeature(platform)
      built = pins
      return [
        pins,
        cleaningFeature(platform, {
          removeFile: async (name) => void removed.push(name),
          sourcePicturesInUse: pins.sourcePicturesInUse,
        }),
      ]
    },
  })
  if (built === undefined) throw new Error('The pins feature was not built.')
  const { user, client } = await server.signUp()
  const account = await client('createAccount', { body: { name: 'Kitchen' } })
  if (!account.ok) throw new Error(account.failure.message)
  const key = { owner: user.id, accountId: account.answer.id }
  const pins = built
  const happen = (event: SharedPinEvent) =>
    database.transaction((tx) =>
      pins.appendPinEvents(tx, { ...key, tab: 'task:1', events: [{ id: v7(), at: 1, event }] }),
    )
  const picture = async (kind: 'upload' | 'page' | 'pin' = 'page') => {
    const id = newId()
    await insertPicture(database.root, {
      id,
      user_id: user.id,
      kind,
      name: `${id.replaceAll('-', '')}.jpg`,
      width: 800,
      height: 600,
      bytes: 10,
      facts: null,
      created_at: server.clock.now(),
    })
    return id
  }
  const pictures = async () =>
    (await database.root.selectFrom('pictures').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    )
  const addPins = (...list: ReturnType<typeof pin>[]) =>
    happen({ type: 'pins.added', data: { pins: list, autoSelect: false } })
  const of = (name: string, fields: Parameters<typeof pin>[1] = {}) =>
    pin(name, { account_id: key.accountId, ...fields })
  return { server, database, key, happen, picture, pictures, addPins, of, removed }
}

const madeOf = (id: string) => ({
  design: { ...pin('x').design, pictures: [{ picture_id: id, crop: null }] },
})

testDatabases('the sweep', (open) => {
  test('keeps the pictures of a deleted page for the day in which it can come back', async () => {
    const { server, database, key, picture, pictures } = await house(open)
    const shown = await picture()
    const pageId = newId()
    await database.transaction(async (tx) => {
      await insertPage(tx, key.owner, {
        id: pageId,
        account_id: key.accountId,
        url: 'https://a.example/',
        url_key: 'a',
        title: 'A',
        source: 'address',
        given: null,
        created_at: 1,
      })
      await attachPicture(tx, pageId, { id: shown, url: '/media/x', width: 800, height: 600 })
    })
    server.clock.advance(2 * DAY)
    const at = { accountId: key.accountId, pageId, now: server.clock.now() }
    await database.transaction((tx) => deletePage(tx, key.owner, at))
    await server.sweep()
    expect(await pictures()).toEqual([shown])
    server.clock.advance(DAY + 1)
    await server.sweep()
    await server.sweep()
    expect(await pictures()).toEqual([])
    expect(await database.root.selectFrom('trash').select('id').execute()).toEqual([])
  })

  test('removes a deleted picture with its file and its places on pages after a day', async () => {
    const { server, database, key, picture, removed } = await house(open)
    const [deleted, kept] = [await picture('upload'), await picture('upload')]
    const pageId = newId()
    await database.transaction(async (tx) => {
      await insertPage(tx, key.owner, {
        id: pageId,
        account_id: key.accountId,
        url: 'https://a.example/',
        url_key: 'a',
        title: 'A',
        source: 'address',
        given: null,
        created_at: 1,
      })
      for (const id of [deleted, kept])
        await attachPicture(tx, pageId, { id, url: '/media/x', width: 800, height: 600 })
      await trashPicture(tx, key.owner, { id: deleted, now: server.clock.now() })
    })
    const places = async () =>
      (await database.root.selectFrom('page_pictures').select('picture_id').execute()).map(
        ({ picture_id }) => picture_id,
      )
    server.clock.advance(DAY)
    await server.sweep()
    expect([removed, (await places()).toSorted()]).toEqual([[], [deleted, kept].toSorted()])
    server.clock.advance(1)
    await server.sweep()
    expect([removed.length, await places()]).toEqual([1, [kept]])
    expect(await database.transaction((tx) => restorePicture(tx, key.owner, deleted))).toBe(
      undefined,
    )
  })

  test('takes away pictures that no page shows and no pin is made of, with their files; all others stay', async () => {
    const { server, database, key, picture, pictures, addPins, of, happen, removed } =
      await house(open)
    const [lost, shown, worn, left, upload, rendered] = [
      await picture(),
      await picture(),
      await picture(),
      await picture(),
      await picture('upload'),
      await picture('pin'),
    ]
    const pageId = newId()
    await database.transaction(async (tx) => {
      await insertPage(tx, key.owner, {
        id: pageId,
        account_id: key.accountId,
        url: 'https://a.example/',
        url_key: 'a',
        title: 'A',
        source: 'address',
        given: null,
        created_at: 1,
      })
      await attachPicture(tx, pageId, { id: shown, url: '/media/x', width: 800, height: 600 })
    })
    await addPins(of('a', madeOf(worn)), of('b', madeOf(left)))
    await happen({ type: 'pins.deleted', data: { ids: [testId('b')] } })
    await server.sweep()
    expect(await pictures()).toEqual([lost, shown, worn, left, upload, rendered].toSorted())
    server.clock.advance(29 * DAY)
    await server.sweep()
    expect(await pictures()).toEqual([shown, worn, left, upload, rendered].toSorted())

    server.clock.advance(2 * DAY)
    const young = await picture()
    await server.sweep()
    expect(await pictures()).toEqual([shown, worn, upload, rendered, young].toSorted())
    expect(removed.toSorted()).toEqual(
      [lost, left].map((id) => `${id.replaceAll('-', '')}.jpg`).toSorted(),
    )
    await server.close()
  })

  test('removes deleted pins after 30 days; their history stays complete', async () => {
    const { server, database, key, happen, addPins, of } = await house(open)
    await addPins(of('a'), of('b'))
    await happen({ type: 'pins.deleted', data: { ids: [testId('b')] } })
    server.clock.advance(29 * DAY)
    await server.sweep()
    const rows = () =>
      database.root.selectFrom('pins').select('id').where('user_id', '=', key.owner).execute()
    expect(await rows()).toHaveLength(2)
    server.clock.advance(2 * DAY)
    await server.sweep()
    expect(await rows()).toEqual([{ id: testId('a') }])
    expect(await happen({ type: 'pins.restored', data: { pins: [of('b')] } })).toMatchObject({
      accepted: [],
      rejected: [{ code: 'not_allowed' }],
    })
    expect(
      await happen({
        type: 'pin.updated',
        data: { id: testId('a'), patch: { title: 'Later' }, before: {} },
      }),
    ).toMatchObject({ revision: 3, rejected: [] })
    const told = await database.root
      .selectFrom('pin_events')
      .select('revision')
      .where('account_id', '=', key.accountId)
      .orderBy('revision')
      .execute()
    expect(told.map(({ revision }) => revision)).toEqual([1, 2, 3])
    await server.close()
  })

  test('takes away more than a batch: sessions and links that have run out, tasks that ended a month ago, cancelled keys, counts of another day’s pins', async () => {
    const { server, database, key } = await house(open)
    const now = server.clock.now()
    const many = Array.from({ length: 450 }, () => newId())
    for (let at = 0; at < many.length; at += 50) {
      const ids = many.slice(at, at + 50)
      await database.root
        .insertInto('sessions')
        .values(
          ids.map((id) => ({
            id,
            user_id: key.owner,
            token_hash: id,
            user_agent: '',
            created_at: now,
            last_seen_at: now,
            expires_at: now + 5,
          })),
        )
        .execute()
      await database.root
        .insertInto('email_tokens')
        .values(
          ids.map((id) => ({
            id,
            user_id: key.owner,
            purpose: 'reset' as const,
            token_hash: id,
            email: 'a@b.example',
            created_at: now,
            expires_at: now + 5,
          })),
        )
        .execute()
      await database.root
        .insertInto('cancelled_keys')
        .values(ids.map((id) => ({ user_id: key.owner, idempotency_key: id, created_at: now })))
        .execute()
      await database.root
        .insertInto('pins_made')
        .values(ids.map(() => ({ user_id: key.owner, count: 1, created_at: now })))
        .execute()
    }
    const tasks = createTasks({ database, clock: server.clock, log: server.platform.log, slots: 0 })
    const start = (units: readonly string[]) =>
      database.transaction((tx) =>
        tasks.start(tx, key.owner, {
          accountId: key.accountId,
          kind: 'enrichment',
          key: newId(),
          name: problem('pages.reading', { title: 'Soup' }),
          input: '{}',
          units,
        }),
      )
    for (let count = 0; count < 30; count += 1) await start([])
    const waiting = await start(['{}'])

    const counts = async () =>
      Promise.all(
        (['sessions', 'email_tokens', 'cancelled_keys', 'tasks', 'pins_made'] as const).map(
          async (table) =>
            Number(
              (
                await database.root
                  .selectFrom(table)
                  .select((row) => row.fn.countAll<number>().as('count'))
                  .executeTakeFirstOrThrow()
              ).count,
            ),
        ),
      )
    server.clock.advance(DAY - 1)
    await server.sweep()
    expect((await counts()).at(-1)).toBe(450)
    server.clock.advance(7 * DAY + 1)
    await server.sweep()
    // The one session is the person's own, of 30 days.
    expect(await counts()).toEqual([1, 0, 0, 31, 0])
    server.clock.advance(23 * DAY)
    await server.sweep()
    expect(await counts()).toEqual([0, 0, 0, 1, 0])
    expect(await tasks.report(key.owner, waiting.ok ? waiting.taskId : '')).toMatchObject({
      status: 'queued',
      total: 1,
    })
    await server.close()
  })
})
