import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { testId } from '#core/pins/pin.builder.ts'
import { inLaterBuild, LATER, renamedPatch } from '#core/pins/pin.upcast.builder.ts'
import { UNREADABLE } from '#core/pins/pin.outline.ts'
import { readCommitted } from '#core/pins/pin.upcast.ts'
import { newestVersion } from '#core/pins/pin.upcasters.ts'
import type { SharedEnvelope, SharedPinEvent } from '#core/pins/pin.events.ts'
import { testDatabases } from '../../platform/database/test-databases.ts'
import type { SignedUp } from '../../testing.ts'
import { answerOf, enveloped, house, titled } from '../../../tests/pins-world.ts'

const DAY = 86_400_000

/** As version 1 of an invented past said it. */
const oldTitled = (name: string, title: string): SharedEnvelope =>
  JSON.parse(
    JSON.stringify(enveloped(titled(name, title))).replace('"patch"', '"fields"'),
  ) as SharedEnvelope
const newTitled = (name: string, title: string): SharedEnvelope => ({
  ...enveloped(titled(name, title)),
  v: newestVersion() + 1,
})
const deleted = (...names: string[]): SharedPinEvent => ({
  type: 'pins.deleted',
  data: { ids: names.map(testId) },
})

testDatabases('pins', (open) => {
  test('added pins stand at the front, and the log has them at gapless revisions', async () => {
    const { newAccount } = await house(open)
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
    const { newAccount } = await house(open)
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
    const { newAccount } = await house(open)
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

  test('one bad event is refused on its own, the others of the batch are taken', async () => {
    const { newAccount } = await house(open)
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

  test('of publications a browser plans what is ahead and not sent; the server alone says what became of it', async () => {
    const { newAccount, database, feature } = await house(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const made = await account.who.client('createBoard', {
      params: { account_id: account.accountId },
      body: { name: 'Cakes' },
    })
    const board = answerOf(made).id
    const id = testId('a')
    const plan = (at: number, board_id = board) => ({
      at,
      wall: '2100-01-01T08:00',
      zone: 'UTC',
      board_id,
    })
    const ahead = 4_102_473_600_000
    const scheduled = (name: string, of: ReturnType<typeof plan>): SharedPinEvent => ({
      type: 'pin.scheduled',
      data: { id, publication: { id: testId(name), ...of, state: 'planned' }, before: 'generated' },
    })
    const attempt = { id, publication_id: testId('p'), before: { state: 'planned' as const } }
    const started: SharedPinEvent = { type: 'pin.publishStarted', data: attempt }
    const moved = (name: string): SharedPinEvent => ({
      type: 'pin.rescheduled',
      data: { id, publication_id: testId(name), to: plan(ahead + 1), before: plan(ahead) },
    })
    const refused = async (...events: SharedPinEvent[]) =>
      (await account.send(...events)).rejected.map(({ code, problem_codes: codes }) => [
        code,
        codes?.['message'],
      ])
    expect(
      await refused(
        scheduled('p', plan(ahead)),
        scheduled('past', plan(0)),
        scheduled('boardless', plan(ahead, testId('nowhere'))),
        started,
        moved('nothing'),
      ),
    ).toMatchObject([
      ['not_allowed', { code: 'schedule.past' }],
      ['unknown_board', { code: 'schedule.boardGone' }],
      ['not_allowed', { code: 'schedule.byServer' }],
      ['not_allowed', { code: 'schedule.gone' }],
    ])
    expect((await account.list()).pins[0]).toMatchObject({
      status: 'scheduled',
      publications: [{ id: testId('p'), state: 'planned' }],
    })
    await database.transaction(async (tx) =>
      feature.appendPinEvents(tx, {
        owner: account.owner,
        accountId: account.accountId,
        tab: 'task:1',
        events: [{ id: v7(), at: 5_000, event: started }],
      }),
    )
    const [publication] = (await account.list()).pins[0]?.publications ?? []
    if (publication === undefined) throw new Error('No publication')
    expect(
      await refused(moved('p'), {
        type: 'pin.unscheduled',
        data: { id, publication, after: 'draft' },
      }),
    ).toMatchObject([
      ['not_allowed', { code: 'schedule.alreadySent' }],
      ['not_allowed', { code: 'schedule.alreadySent' }],
    ])
    expect((await account.list()).pins[0]?.status).toBe('publishing')
  })

  test('a broken event is refused on its own, in words', async () => {
    const { newAccount } = await house(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const broken = enveloped(titled('a', 'x'.repeat(101)))
    const marks = {
      ...enveloped(deleted('a')),
      event: { type: 'pins.selected', data: { ids: [testId('a')] } },
    } as unknown as SharedEnvelope
    const answer = await account.send(broken, marks, titled('a', 'Good'))
    expect(answer.rejected).toEqual([
      {
        id: broken.id,
        code: 'invalid',
        message: 'Ensure this field has no more than 100 characters.',
        problem_codes: { message: { code: 'field.long', params: { most: 100 } } },
      },
      {
        id: marks.id,
        code: 'invalid',
        message: 'This isn’t one of the known kinds.',
        problem_codes: { message: { code: 'field.kind', params: {} } },
      },
    ])
    expect([answer.accepted.length, answer.newer, (await account.list()).pins[0]?.title]).toEqual([
      1,
      undefined,
      'Good',
    ])
  })

  test('an event of a later build is not refused: it and what follows stay with who sent them, and are taken when the server is as new', async () => {
    const { newAccount } = await house(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const [first, newer, last] = [
      enveloped(titled('a', 'First')),
      newTitled('a', 'Newer'),
      enveloped(titled('a', 'Last')),
    ]
    expect(await account.send(first, newer, last)).toEqual({
      revision: 2,
      accepted: [{ id: first.id, revision: 2 }],
      rejected: [],
      newer: newer.id,
    })
    expect(await account.send(newer, last)).toEqual({
      revision: 2,
      accepted: [],
      rejected: [],
      newer: newer.id,
    })
    expect((await account.list()).pins[0]?.title).toBe('First')
    const invented = {
      ...enveloped(deleted('a')),
      event: { type: 'pin.invented' },
    } as unknown as SharedEnvelope
    expect(await account.send(invented)).toMatchObject({
      accepted: [],
      rejected: [],
      newer: invented.id,
    })
    await inLaterBuild([renamedPatch], async () =>
      expect((await account.send(newer, last)).accepted.map(({ revision }) => revision)).toEqual([
        3, 4,
      ]),
    )
    expect((await account.list()).pins[0]?.title).toBe('Last')
  })

  test('an old event is lifted: when it is sent, when it is in the store, and when it is taken along', async () => {
    const { newAccount, feature, database } = await house(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const { id } = enveloped(deleted('a'))
    await account.send(enveloped(titled('a', 'Stored'), id))
    const stored = JSON.stringify({ ...oldTitled('a', 'Stored'), id })
    await database.root
      .updateTable('pin_events')
      .set({ envelope: stored })
      .where('id', '=', id)
      .execute()
    await inLaterBuild([renamedPatch], async () => {
      const sent = oldTitled('a', 'Sent')
      expect((await account.send(sent)).accepted).toEqual([{ id: sent.id, revision: 3 }])
      expect((await account.list()).pins[0]?.title).toBe('Sent')
      const lifted = ['Stored', 'Sent'].map((title) => ({ v: LATER, event: titled('a', title) }))
      expect((await account.pull(1)).events).toMatchObject(lifted)
      const [, log] = (await feature.exportParts?.(account.owner)) ?? []
      expect(JSON.parse(String(await log?.read())).slice(1)).toMatchObject(lifted)
    })
    // Put back to this build, the server gives out what it can't read: whoever asks may know it.
    expect((await account.pull(2)).events).toMatchObject([
      { v: LATER, revision: 3, event: titled('a', 'Sent') },
    ])
  })

  test('what is broken in the store is given out in its place, with all that stands behind it, and the operator is warned once a read', async () => {
    const { newAccount, feature, database, warnings } = await house(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const [cut, torn, last] = [
      enveloped(titled('a', 'Cut')),
      enveloped(titled('a', 'Torn')),
      enveloped(titled('a', 'Last')),
    ]
    await account.send(cut, torn, last)
    const put = async (id: string, envelope: string) =>
      database.root.updateTable('pin_events').set({ envelope }).where('id', '=', id).execute()
    const left = { ...cut, event: { type: 'pin.updated', data: { id: 7 } } }
    await put(cut.id, JSON.stringify(left))
    await put(torn.id, JSON.stringify(torn).slice(0, -9))
    const events = [
      { ...left, revision: 2 },
      {
        id: torn.id,
        event: { type: UNREADABLE },
        stored: JSON.stringify(torn).slice(0, -9),
        revision: 3,
      },
      { ...last, revision: 4 },
    ]
    const answer = await account.pull(1)
    expect(answer).toMatchObject({ revision: 4, more: false, events })
    expect(readCommitted(answer.events)).toEqual({ events: [], stop: 'broken' })
    expect(readCommitted(answer.events.slice(1))).toEqual({ events: [], stop: 'broken' })
    expect(warnings).toEqual([
      expect.stringMatching(
        /^warn Stored events of pins are broken.*"count":2,"first":{"revision":2/,
      ),
    ])
    await account.pull(3)
    expect(warnings).toHaveLength(1)
    const [, log] = (await feature.exportParts?.(account.owner)) ?? []
    expect(JSON.parse(String(await log?.read())).slice(1)).toMatchObject(events)
    expect(warnings).toHaveLength(2)
  })

  test('a board of the account may be put on a pin, one of another account may not', async () => {
    const { newAccount, database } = await house(open)
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
    const { newAccount, signUp } = await house(open)
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
    const { newAccount } = await house(open)
    const account = await newAccount('Kitchen')
    const other = await newAccount('Garden', account.who)
    await account.add(account.pin('a'))
    expect(
      (await other.send(titled('a', 'x'), deleted('a'))).rejected.map((entry) => entry.code),
    ).toEqual(['unknown_pin', 'unknown_pin'])
  })

  test('a deleted pin is gone, can be restored to its old place with the kept content, and not after 30 days', async () => {
    const { newAccount, clock, feature, database, sweep } = await house(open)
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

  test('what a deleted pin was is told to its owner while it is kept, and nothing of one that is there', async () => {
    const { newAccount, clock, sweep, database } = await house(open)
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
    const { newAccount, feature, database } = await house(open)
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

  test('an edit of a deleted pin is refused; a bulk edit that meets a deleted pin is taken for the rest', async () => {
    const { newAccount } = await house(open)
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

  test('writers at once get different, gapless revisions', async () => {
    const { newAccount } = await house(open)
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
    const { newAccount, feature, database } = await house(open)
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
    const { newAccount } = await house(open)
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
    const { newAccount } = await house(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a', { title: 'Lemon\u0000 cake' }))
    expect((await account.list()).pins[0]?.title).toBe('Lemon cake')
  })

  test('combinations used for a page are told, also of deleted pins', async () => {
    const { newAccount, feature, database } = await house(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'), account.pin('b', { page_id: testId('other page') }))
    await account.send(deleted('a'))
    expect(await feature.usedCombinations(database.root, account.owner, testId('page'))).toEqual([
      {
        title: 'Title a',
        template_id: 'photo',
        headline: 'a',
        pictures: [],
        colors: account.pin('a').design.colors,
      },
    ])
    expect(await feature.countPins(database.root, account.owner)).toBe(1)
  })
})
