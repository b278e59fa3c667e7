import { expect, test } from 'vitest'
import { titled, startPinsServer } from '../../../tests/support/server/pins-world.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { recountBytes } from './recount.store.ts'
import { countedTables, usageOf } from './stored-bytes.store.ts'

/** Tables that can't fill the disk, with the reason. */
const uncounted: Readonly<Record<string, string>> = {
  users: 'one row a person',
  email_tokens: 'one of each purpose a person',
  removed_interests: 'names of interests, which count',
  page_pictures: 'a page has few, and each shows a picture, which counts',
  known_devices: 'one row a sign-in without the cookie of an earlier one, kept for a year',
  second_factors: 'one row a person',
  recovery_codes: 'ten a person',
  sign_in_challenges: 'kept for ten minutes',
  passkeys: 'twenty a person',
  passkey_challenges: 'kept for five minutes',
  notice_settings: 'one row a person',
  notice_mails: 'one of each kind a person',
  task_turns: 'one row a person',
  billing_customers: 'one row a person',
  subscriptions: 'written by Stripe',
  billing_events: 'written by Stripe',
  billing_farewells: 'written by Stripe',
  pins: 'made of the log, which counts',
  publications: 'made of the log, which counts',
  pin_events: 'counted in pin_counters',
  drawn_texts: 'one row a picture',
  font_facts: 'one row a font',
  trashed_pictures: 'their files go when room is needed',
  trash_pictures: 'ids of the trash, which counts',
  pins_made: 'one row a generation of the day',
  account_schedules: 'one row an account',
  account_outboxes: 'one row an account',
  connections: 'one row an account',
  connection_attempts: 'kept for half an hour',
  result_readings: 'one row an account',
  calendar_feeds: 'one row an account',
  due_mails: 'one row an account',
  notices: 'one of each kind an account',
  pinterest_tokens: 'one row an account',
  network_boards: 'written by the network',
  network_sections: 'written by the network',
  network_pins: 'written by the network',
  network_videos: 'one row a publication',
  board_readings: 'one row a board',
  account_days: 'written by the network',
  pin_days: 'written by the network',
  favored_templates: 'one row a template',
  filed_publications: 'one row a publication',
  publication_sendings: 'one row a publication',
  publication_attempts: 'written by the server',
  trend_answers: 'kept for a day, of nobody',
  trend_waits: 'of nobody',
  attempt_counts: 'of nobody',
  leases: 'of nobody',
  admin_acts: 'written by administrators',
}

testDatabases('stored bytes', (open) => {
  test('every table is counted, or has a reason why it is not', async () => {
    const database = await open()
    const tables = (await database.root.introspection.getTables()).map(({ name }) => name)
    const known = new Set([...Object.keys(countedTables), ...Object.keys(uncounted)])
    expect(tables.filter((name) => !known.has(name))).toEqual([])
    expect([...known].filter((name) => !tables.includes(name))).toEqual([])
  })

  test('each row of a person adds its bytes, and nobody else’s', async () => {
    const { newAccount, database } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    const stranger = await newAccount('Other')
    const of = async ({ owner } = account) => usageOf(database.root, owner)
    const before = await of()
    const beforeOfStranger = await of(stranger)
    const board = 'Soups'
    await account.who.client('createBoard', {
      params: { account_id: account.accountId },
      body: { name: board },
    })
    expect((await of()).other - before.other).toBe(100 + board.length)
    await account.add(account.pin('a'))
    await account.send(titled('a', 'Zürich'))
    const rows = await database.root.selectFrom('pin_events').select('envelope').execute()
    const bytes = rows.reduce((sum, { envelope }) => sum + Buffer.byteLength(envelope), 0)
    expect((await of()).history).toBe(bytes)
    expect(await of(stranger)).toEqual(beforeOfStranger)
  })

  test('events that an older process did not count are counted within a day', async () => {
    const { newAccount, database, clock } = await startPinsServer(open)
    const [account, right] = [await newAccount('Kitchen'), await newAccount('Garden')]
    await account.add(account.pin('a'))
    await right.add(right.pin('b'))
    const counters = async () =>
      database.root
        .selectFrom('pin_counters')
        .select(['account_id', 'revision', 'bytes'])
        .orderBy('account_id')
        .execute()
    const before = await counters()
    await database.root
      .updateTable('pin_counters')
      .set({ bytes: 0 })
      .where('account_id', '=', account.accountId)
      .execute()
    expect(await recountBytes(database).run(clock.now())).toBe(1)
    expect(await counters()).toEqual(before)
    expect(await recountBytes(database).run(clock.now())).toBe(0)
  })

  test('with a full storage a pin can be deleted, but not edited', async () => {
    const { newAccount, database, clock } = await startPinsServer(open, {
      limits: { storedBytes: 10_000, pages: 0, pinsADay: 0 },
    })
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'), account.pin('b'))
    expect((await account.send(titled('a', 'Short'))).rejected).toEqual([])
    await database.root.updateTable('pin_counters').set({ bytes: 10_000 }).execute()
    // A full storage is noticed within a minute.
    clock.advance(60_000)
    expect((await account.send(titled('a', 'Shorter'))).rejected).toMatchObject([
      { code: 'not_allowed', problem_codes: { message: { code: 'storage.used' } } },
    ])
    const deleted = await account.send({
      type: 'pins.deleted',
      data: { ids: [account.pin('a').id] },
    })
    expect(deleted.rejected).toEqual([])
    expect(await account.who.client('createAccount', { body: { name: 'Second' } })).toMatchObject({
      ok: false,
      failure: { code: 'quota_reached' },
    })
  })
})
