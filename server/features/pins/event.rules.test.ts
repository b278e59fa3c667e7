/** Who may change what: the account's owner, its pins that are there, its boards. */
import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { testId } from '#core/pins/pin.builder.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { enveloped, startPinsServer, titled } from '../../../tests/support/server/pins-world.ts'

const DAY = 86_400_000
const deleted = (...names: string[]): SharedPinEvent => ({
  type: 'pins.deleted',
  data: { ids: names.map(testId) },
})

const linked = (link: string): SharedPinEvent => ({
  type: 'pin.updated',
  data: { id: testId('a'), patch: { link }, before: {} },
})

testDatabases('event rules', (open) => {
  test('a link is an http address or nothing; one that the pin had before may stay', async () => {
    const { newAccount } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add({ ...account.pin('a'), link: 'old.example' })
    const bad = ['javascript:alert(1)', ' https://a.example', 'data:text/html,x', 'other.example']
    const { rejected } = await account.send(...bad.map(linked))
    expect(rejected.map(({ problem_codes: codes }) => codes?.['message'])).toEqual(
      bad.map(() => ({ code: 'export.linkInvalid', params: {} })),
    )
    const good = ['old.example', 'https://a.example/b?c#d', '']
    expect((await account.send(...good.map(linked))).accepted).toHaveLength(good.length)
  })

  test('one bad event is refused on its own, the others of the batch are taken', async () => {
    const { newAccount } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const boardless: SharedPinEvent = {
      type: 'pin.boardAdded',
      data: { id: testId('a'), board: { board_id: testId('nowhere') }, name: 'Nowhere' },
    }
    const made: SharedPinEvent = {
      type: 'pins.added',
      data: { pins: [account.pin('mine')], autoSelect: false },
    }
    const slanted: SharedPinEvent = {
      type: 'pin.updated',
      data: { id: testId('a'), patch: { image_url: '/\\elsewhere.example/x.jpg' }, before: {} },
    }
    const elsewhere: SharedPinEvent = {
      type: 'pin.updated',
      data: {
        id: testId('a'),
        patch: { image_url: 'https://elsewhere.example/x.jpg' },
        before: {},
      },
    }
    const answer = await account.send(
      titled('z', 'x'),
      boardless,
      made,
      elsewhere,
      slanted,
      titled('a', 'Good'),
    )
    expect(
      answer.rejected.map(({ code, problem_codes: codes }) => [code, codes?.['message']]),
    ).toMatchObject([
      ['unknown_pin', { code: 'pins.gone' }],
      ['unknown_board', { code: 'pins.boardGone' }],
      ['not_allowed', { code: 'pins.addedByGeneration' }],
      ['not_allowed', { code: 'pins.foreignPicture' }],
      ['not_allowed', { code: 'pins.foreignPicture' }],
    ])
    expect(answer.accepted).toHaveLength(1)
    expect(answer.revision).toBe(2)
    expect((await account.list()).pins.map((row) => row.title)).toEqual(['Good'])
  })

  test('a board of the account may be put on a pin, one of another account may not', async () => {
    const { newAccount, database } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    const other = await newAccount('Garden', account.who)
    await account.add(account.pin('a'))
    const board = (id: string, accountId: string) => ({
      id: testId(id),
      account_id: accountId,
      name: id,
      name_key: id,
      created_at: 1,
    })
    await database.root
      .insertInto('boards')
      .values([board('Cakes', account.accountId), board('Trees', other.accountId)])
      .execute()
    await database.root
      .insertInto('board_sections')
      .values({
        id: testId('Sweet'),
        board_id: testId('Cakes'),
        name: 'Sweet',
        name_key: 'sweet',
        created_at: 1,
      })
      .execute()
    const boardAdded = (name: string, section?: string): SharedPinEvent => ({
      type: 'pin.boardAdded',
      data: {
        id: testId('a'),
        board: { board_id: testId(name), ...(section && { section_id: testId(section) }) },
        name,
      },
    })
    const answer = await account.send(
      boardAdded('Cakes'),
      boardAdded('Cakes', 'Sweet'),
      boardAdded('Trees'),
      boardAdded('Cakes', 'Sour'),
    )
    expect(answer.rejected.map((entry) => entry.code)).toEqual(['unknown_board', 'unknown_board'])
    expect((await account.list()).pins[0]).toMatchObject({
      board_name: 'Cakes, Cakes',
      boards: [
        { board_id: testId('Cakes') },
        { board_id: testId('Cakes'), section_id: testId('Sweet') },
      ],
    })
  })

  test("nobody reaches another person's account", async () => {
    const { newAccount, signUp } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const stranger = await signUp()
    const params = { account_id: account.accountId }
    const outcomes = [
      await stranger.client('getPins', { params, query: {} }),
      await stranger.client('getPinEvents', { params, query: { after: 0, limit: 10 } }),
      await stranger.client('sendPinEvents', {
        params,
        body: { events: [enveloped(titled('a', 'Stolen'))] },
      }),
    ]
    expect(outcomes.map((outcome) => !outcome.ok && outcome.failure.code)).toEqual([
      'not_found',
      'not_found',
      'not_found',
    ])
    expect((await account.list()).pins[0]?.title).toBe('Title a')
  })

  test("an event can't reach a pin of the person's other account", async () => {
    const { newAccount } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    const other = await newAccount('Garden', account.who)
    await account.add(account.pin('a'))
    expect(
      (await other.send(titled('a', 'x'), deleted('a'))).rejected.map((entry) => entry.code),
    ).toEqual(['unknown_pin', 'unknown_pin'])
  })

  test('a deleted pin is gone, can be restored to its old place with the kept content, and not after 30 days', async () => {
    const { newAccount, clock, feature, database, sweep } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'), account.pin('b'), account.pin('c'))
    await account.send(deleted('b'))
    expect((await account.list()).pins.map((row) => row.title)).toEqual(['Title a', 'Title c'])
    await account.send({
      type: 'pins.restored',
      data: {
        pins: [account.pin('b', { title: 'Forged', page_id: testId('forged') })],
        after: [testId('a')],
      },
    })
    expect((await account.list()).pins.map((row) => row.title)).toEqual([
      'Title a',
      'Title b',
      'Title c',
    ])
    expect((await account.pull(2)).events.at(-1)?.event).toEqual({
      type: 'pins.restored',
      data: { pins: [account.pin('b')], after: [testId('a')] },
    })
    await account.send(deleted('b'))
    clock.advance(31 * DAY)
    await sweep()
    const restored: SharedPinEvent = { type: 'pins.restored', data: { pins: [account.pin('b')] } }
    const late = await database.transaction(async (tx) =>
      feature.appendPinEvents(tx, {
        owner: account.owner,
        accountId: account.accountId,
        tab: 'task:1',
        events: [{ id: v7(), at: 1, event: restored }],
      }),
    )
    expect(late).toMatchObject({ revision: 4, accepted: [], rejected: [{ code: 'not_allowed' }] })
  })

  test('an edit of a deleted pin is refused; a bulk edit that meets a deleted pin is taken for the rest', async () => {
    const { newAccount } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'), account.pin('b'))
    await account.send(deleted('a'))
    const both: SharedPinEvent = {
      type: 'pins.updated',
      data: {
        patches: ['a', 'b'].map((name) => ({
          id: testId(name),
          patch: { status: 'draft' as const },
          before: {},
        })),
      },
    }
    expect((await account.send(titled('a', 'x'), both)).rejected).toHaveLength(1)
    expect((await account.list()).pins.map((row) => row.status)).toEqual(['draft'])
  })
})
