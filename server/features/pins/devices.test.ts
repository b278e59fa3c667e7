import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import type { OpenTestDatabase } from '../../../tests/support/database/test-databases.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { createLog } from '../../platform/log.ts'
import { TEST_PASSWORD } from '../../../tests/support/server/test-server.ts'
import {
  answerOf,
  enveloped,
  startPinsServer,
  titled,
} from '../../../tests/support/server/pins-world.ts'
import { pinExportParts } from './pins-export.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const [laptop, phone] = ['1a2b3c4d', '5e6f7a8b']

/** An account with one pin, and changes of it from wherever they claim to come. */
async function accountOf(open: OpenTestDatabase) {
  const { newAccount, ...world } = await startPinsServer(open)
  const account = await newAccount('Kitchen')
  await account.add(account.pin('a'))
  const url = `/api/accounts/${account.accountId}/pin-events/`
  const from = async (tab: string, userAgent = 'A browser', name = 'a') => {
    const answer = await account.who.browser.request({
      method: 'POST',
      url,
      headers: { 'user-agent': userAgent },
      payload: { events: [enveloped(titled(name, 'Changed'), v7(), tab)] },
    })
    expect(answer.statusCode).toBe(200)
  }
  const devices = async () => answerOf(await account.who.client('listDevices', {})).devices
  const file = async () => {
    const [part] = (
      await pinExportParts(
        { queries: world.database.root, log: createLog('silent') },
        account.owner,
      )
    ).filter(({ path }) => path === 'devices.json')
    return JSON.parse(String(await part?.read())) as unknown[]
  }
  return { ...world, newAccount, account, url, from, devices, file }
}

testDatabases('devices', (open) => {
  test('the devices on which a person changes pins are known by what their requests say of them', async () => {
    const { clock, account, from, devices } = await accountOf(open)
    const start = clock.now()
    await from(`${laptop}/1`, 'Firefox on a laptop')
    clock.advance(60_000)
    await from(`${phone}/1`, 'Chrome on a phone')
    await from(`${laptop}/2`, 'Firefox on a laptop')
    await account.send(titled('a', 'by a browser of the first builds'))
    expect(await devices()).toEqual([
      {
        device: laptop,
        user_agent: 'Firefox on a laptop',
        first_seen_at: start,
        last_seen_at: start,
      },
      {
        device: phone,
        user_agent: 'Chrome on a phone',
        first_seen_at: start + 60_000,
        last_seen_at: start + 60_000,
      },
    ])
    clock.advance(2 * HOUR)
    await from(`${laptop}/3`, 'Firefox on a laptop')
    await from(`${phone}/2`, 'Another browser on the phone')
    expect(
      (await devices()).map(({ user_agent, first_seen_at, last_seen_at }) => [
        user_agent,
        last_seen_at - first_seen_at,
      ]),
    ).toEqual([
      ['Firefox on a laptop', 2 * HOUR + 60_000],
      ['Another browser on the phone', 2 * HOUR],
    ])
  })

  test('only a browser’s own name is one, and only when something of it was taken', async () => {
    const { from, devices } = await accountOf(open)
    const whole = v7()
    for (const tab of [
      'task:x/1',
      `${laptop.toUpperCase()}/1`,
      `${laptop}9/1`,
      'words of mine/1',
      laptop,
    ])
      await from(tab)
    await from(`${phone}/1`, 'A browser', 'a pin that is not there')
    expect(await devices()).toEqual([])
    for (const tab of [`${laptop}/1`, `${whole}/1`]) await from(tab)
    expect((await devices()).map(({ device }) => device).toSorted()).toEqual(
      [whole, laptop].toSorted(),
    )
  })

  test('nobody learns of another person’s, and they go with their user', async () => {
    const { newAccount, account, url, from, devices, file, database } = await accountOf(open)
    await from(`${laptop}/1`)
    const stranger = await newAccount('Another person')
    const payload = { events: [enveloped(titled('a', 'x'), v7(), `${phone}/1`)] }
    expect(await stranger.who.browser.request({ method: 'POST', url, payload })).toMatchObject({
      statusCode: 404,
    })
    expect(answerOf(await stranger.who.client('listDevices', {})).devices).toEqual([])
    expect(await file()).toEqual(await devices())
    expect(
      await account.who.client('deleteUser', { body: { password: TEST_PASSWORD } }),
    ).toMatchObject({ ok: true })
    expect(await database.root.selectFrom('devices').selectAll().execute()).toEqual([])
  })

  test('the latest 100 devices are listed in the order of their first use; the download has all', async () => {
    const { account, devices, file, database } = await accountOf(open)
    const name = (at: number) => String(at).padStart(8, '0')
    // The second one was seen once more.
    const rows = Array.from({ length: 103 }, (_, at) => ({
      user_id: account.owner,
      device: name(at),
      user_agent: 'A browser',
      first_seen_at: at,
      last_seen_at: at === 1 ? 1_000 : at,
    }))
    await database.root.insertInto('devices').values(rows).execute()
    expect((await devices()).map(({ device }) => device)).toEqual(
      rows.filter((_, at) => at === 1 || at > 3).map(({ device }) => device),
    )
    expect(await file()).toHaveLength(103)
  })

  test('one that was not seen for a year is forgotten', async () => {
    const { clock, from, devices, sweep, database } = await accountOf(open)
    for (const [device = '', days] of [
      [laptop, 366],
      [phone, 364],
    ] as const) {
      await from(`${device}/1`)
      await database.root
        .updateTable('devices')
        .set({ last_seen_at: clock.now() - days * DAY })
        .where('device', '=', device)
        .execute()
    }
    await sweep()
    expect((await devices()).map(({ device }) => device)).toEqual([phone])
  })
})
