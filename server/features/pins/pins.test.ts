/** The pins of an account as browsers and other features see them. */
import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { testId } from '#core/pins/pin.builder.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import type { SignedUp } from '../../../tests/support/server/test-server.ts'
import {
  answerOf,
  enveloped,
  startPinsServer,
  titled,
} from '../../../tests/support/server/pins-world.ts'

const DAY = 86_400_000
const deleted = (...names: string[]): SharedPinEvent => ({
  type: 'pins.deleted',
  data: { ids: names.map(testId) },
})

testDatabases('pins', (open) => {
  test('added pins stand at the front, and the log has them at gapless revisions', async () => {
    const { newAccount } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    expect(await account.add(account.pin('a'), account.pin('b'))).toMatchObject({
      revision: 1,
      rejected: [],
    })
    await account.add(account.pin('c'))
    const { pins, revision, next } = await account.list()
    expect(pins.map((row) => row.title)).toEqual(['Title c', 'Title a', 'Title b'])
    expect({ revision, next }).toEqual({ revision: 2, next: null })
    expect(
      (await account.pull()).events.map((event) => [event.revision, event.event.type, event.tab]),
    ).toEqual([
      [1, 'pins.added', 'task:1'],
      [2, 'pins.added', 'task:1'],
    ])
  })

  test('a sent event changes the row by the same rule as in the browser', async () => {
    const { newAccount } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const answer = await account.send(titled('a', 'New'))
    expect(answer.rejected).toEqual([])
    expect((await account.list()).pins[0]).toMatchObject({
      title: 'New',
      image_url: '/pictures/a.jpg?v=10000',
      image_version: 10_000,
      updated_at: 10_000,
    })
  })

  test('an event sent twice counts once and answers with its old revision', async () => {
    const { newAccount } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const event = enveloped(titled('a', 'One'))
    expect(await account.send(event, event)).toMatchObject({
      revision: 2,
      accepted: [
        { id: event.id, revision: 2 },
        { id: event.id, revision: 2 },
      ],
    })
    await account.send(titled('a', 'Two'))
    expect(await account.send(event)).toEqual({
      revision: 3,
      accepted: [{ id: event.id, revision: 2 }],
      rejected: [],
    })
    expect((await account.list()).pins[0]?.title).toBe('Two')
  })

  test('what a deleted pin was is told to its owner while it is kept, and nothing of one that is there', async () => {
    const { newAccount, clock, sweep, database } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    const stranger = await newAccount('Other')
    const ask = async (who: SignedUp) =>
      who.client('getDeletedPins', {
        params: { account_id: account.accountId },
        body: { ids: ['a', 'b', 'never'].map((name) => testId(name)) },
      })
    await account.add(account.pin('a'), account.pin('b'))
    await account.send(titled('b', 'Last'), deleted('b'))
    expect(answerOf(await ask(account.who)).pins.map(({ title }) => title)).toEqual(['Last'])
    expect(await ask(stranger.who)).toMatchObject({ failure: { status: 404 } })
    clock.advance(31 * DAY)
    await sweep()
    expect(
      await database.root
        .selectFrom('pins')
        .select('id')
        .where('deleted_at', 'is not', null)
        .execute(),
    ).toEqual([])
  })

  test('a picture is in use while a pin wears it, deleted or not, and 30 days after an event has named it', async () => {
    const { newAccount, feature, database } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    const name = (letter: string) => `${letter.repeat(32)}.jpg`
    const since = async (time: number) =>
      [...(await feature.picturesInUse(database.root, account.owner, time))].toSorted()
    await account.add(
      account.pin('a', { image_url: `/media/${name('a')}?v=1` }),
      account.pin('b', { image_url: `/media/${name('b')}` }),
    )
    await account.send(
      {
        type: 'pin.updated',
        data: {
          id: testId('a'),
          patch: { image_url: `/media/${name('c')}` },
          before: { image_url: `/media/${name('a')}` },
        },
      },
      deleted('b'),
    )
    expect(await since(0)).toEqual([name('a'), name('b'), name('c')])
    expect(await since(Number.MAX_SAFE_INTEGER)).toEqual([name('b'), name('c')])
    expect([
      ...(await feature.picturesInUse(database.root, (await newAccount('Other')).owner, 0)),
    ]).toEqual([])
  })

  test('writers at once get different, gapless revisions', async () => {
    const { newAccount } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => account.add(account.pin(`p${at}`))),
    )
    const { events, revision } = await account.pull()
    expect(events.map((event) => event.revision)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    )
    expect(revision).toBe(20)
    expect(new Set((await account.list()).pins.map((row) => row.id)).size).toBe(20)
  })

  test('a transaction that fails leaves no pin, no event and no gap', async () => {
    const { newAccount, feature, database } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    const failing = database.transaction(async (tx) => {
      await feature.appendPinEvents(tx, {
        owner: account.owner,
        accountId: account.accountId,
        tab: 'task:1',
        events: [
          {
            id: v7(),
            at: 1,
            event: { type: 'pins.added', data: { pins: [account.pin('lost')], autoSelect: false } },
          },
        ],
      })
      throw new Error('killed')
    })
    await expect(failing).rejects.toThrow('killed')
    await account.add(account.pin('a'))
    expect((await account.pull()).events.map((event) => event.revision)).toEqual([1])
    expect((await account.list()).pins).toHaveLength(1)
  })

  test('pins come in pages of 500 and events in pages as asked', async () => {
    const { newAccount } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    for (let at = 0; at < 3; at += 1)
      await account.add(...Array.from({ length: 400 }, (_, nth) => account.pin(`p${at}-${nth}`)))
    const first = await account.list()
    const second = await account.list(first.next ?? '')
    const third = await account.list(second.next ?? '')
    expect([first, second, third].map((page) => page.pins.length)).toEqual([500, 500, 200])
    expect(third.next).toBeNull()
    expect(
      new Set([first, second, third].flatMap((page) => page.pins.map((row) => row.id))).size,
    ).toBe(1200)
    expect(await account.pull(0, 2)).toMatchObject({ more: true, revision: 3 })
    expect(await account.pull(2, 2)).toMatchObject({ more: false, revision: 3 })
    expect((await account.pull(2, 2)).events).toHaveLength(1)
  })

  test('U+0000 in a text of a web page is taken out', async () => {
    const { newAccount } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a', { title: 'Lemon\u0000 cake' }))
    expect((await account.list()).pins[0]?.title).toBe('Lemon cake')
  })

  test('combinations used for a page are listed, including those of deleted pins', async () => {
    const { newAccount, feature, database } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'), account.pin('b', { page_id: testId('other page') }))
    await account.send(deleted('a'))
    expect(await feature.usedCombinations(database.root, account.owner, testId('page'))).toEqual([
      {
        title: 'Title a',
        description: account.pin('a').description,
        template_id: 'photo',
        headline: 'a',
        pictures: [],
        colors: account.pin('a').design.colors,
      },
    ])
    expect(await feature.countPins(database.root, account.owner)).toBe(1)
  })
})
