import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import type { OpenTestDatabase } from '../../../tests/support/database/test-databases.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { openInMemory } from '../../../tests/support/database/test-memory-database.ts'
import { noWakeUps } from '../../platform/database/wake-ups.ts'
import { startPinsServer } from '../../../tests/support/server/pins-world.ts'
import { createPinNews } from './pin-news.ts'
import { createPinStreams } from './pin-stream.ts'

const notifyAsOther = (database: Database, accountId: string) =>
  sql`select pg_notify('pinloom_wake', ${`other pins ${accountId}`})`.execute(database.root)

/** An account and its stream, over HTTP. */
async function streamed(open: OpenTestDatabase) {
  const world = await startPinsServer(open)
  const account = await world.newAccount('Kitchen')
  const connect = async () => {
    const answer = await account.who.browser.request({
      method: 'GET',
      url: `/api/accounts/${account.accountId}/stream/`,
      payloadAsStream: true,
    })
    const lines = answer.stream().setEncoding('utf8')
    let text = ''
    lines.on('data', (chunk: string) => (text += chunk))
    const ended = new Promise<void>((resolve) => lines.once('close', resolve))
    const revisions = () => [...text.matchAll(/^data: (\d+)$/gm)].map(([, found]) => Number(found))
    return { answer, revisions, ended, close: () => lines.destroy() }
  }
  return { ...world, account, connect }
}

testDatabases('the stream of an account', (open) => {
  test('sends the revision at once, and again after each change of its pins', async () => {
    const { account, connect, ...world } = await streamed(open)
    await account.add(account.pin('a'))
    const stream = await connect()
    expect(stream.answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    await vi.waitUntil(() => stream.revisions().length === 1)
    await account.add(account.pin('b'))
    await vi.waitUntil(() => stream.revisions().length === 2)
    expect(stream.revisions()).toEqual([1, 2])
    await world.close()
    await stream.ended
  })

  test('is refused to other users', async () => {
    const { account, ...world } = await streamed(open)
    const stranger = await world.signUp()
    const url = `/api/accounts/${account.accountId}/stream/`
    const refused = await stranger.browser.request({ method: 'GET', url })
    expect(refused.statusCode).toBe(404)
    await world.close()
  })

  test('does not announce a rolled-back transaction', async () => {
    const { account, database, ...world } = await streamed(open)
    // Of this process alone: a new connection to PostgreSQL also calls the listeners.
    const news = createPinNews({ wakeUps: noWakeUps })
    const heard = vi.fn<() => void>()
    news.listen(account.accountId, heard)
    const rolledBack = database.transaction(async (tx) => {
      news.announce(tx, account.accountId)
      expect(heard).not.toHaveBeenCalled()
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(heard).not.toHaveBeenCalled()
    await database.transaction(async (tx) => news.announce(tx, account.accountId))
    expect(heard).toHaveBeenCalledOnce()
    expect(() => afterCommit({} as never, heard)).toThrow('not an open transaction')
    await world.close()
  })

  test('reports changes of other processes', async ({ skip }) => {
    const { account, database, ...world } = await streamed(open)
    if (database.kind === 'sqlite') skip()
    const heard = vi.fn<() => void>()
    createPinNews(database).listen(account.accountId, heard)
    await vi.waitUntil(() => database.wakeUps.isConnected())
    await notifyAsOther(database, account.accountId)
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    await world.close()
  })
})

test('an account’s stream asks for its revision only when its own pins changed', async () => {
  const database = await openInMemory()
  onTestFinished(() => database.close())
  const news = createPinNews({ wakeUps: noWakeUps })
  const asked: string[] = []
  const streams = createPinStreams(news, async ({ accountId }) => asked.push(accountId))
  // In this order, so that a wrong call for the first comes before the right one for the second.
  for (const accountId of ['kitchen', 'garden']) streams.open({ owner: 'me', accountId }).resume()
  expect(asked).toEqual(['kitchen', 'garden'])
  await database.transaction(async (tx) => news.announce(tx, 'garden'))
  await vi.waitUntil(() => asked.length > 2)
  expect(asked).toEqual(['kitchen', 'garden', 'garden'])
  streams.endAll()
})

test('streams that end together are not all opened again together', async () => {
  const news = { announce: () => undefined, listen: () => () => undefined }
  const streams = createPinStreams(news, async () => 0)
  const pauses = new Set<string>()
  for (let count = 0; count < 20; count += 1) {
    const stream = streams.open({ owner: 'me', accountId: 'a' }).setEncoding('utf8')
    const first = /^retry: (\d+)$/m.exec(String(stream.read()))?.[1]
    if (first !== undefined) pauses.add(first)
  }
  streams.endAll()
  expect(pauses.size).toBeGreaterThan(1)
})

test('ends a user’s oldest streams above the limit, and all when the server stops', async () => {
  const news = { announce: () => undefined, listen: () => () => undefined }
  const streams = createPinStreams(news, async () => 0)
  const ended: string[] = []
  const openOne = (owner: string, accountId: string) =>
    streams
      .open({ owner, accountId })
      .once('end', () => ended.push(accountId))
      .resume()
  for (let count = 1; count <= 22; count += 1) openOne('me', `mine ${count}`)
  openOne('you', 'yours')
  await vi.waitUntil(() => ended.length === 2)
  expect(ended).toEqual(['mine 1', 'mine 2'])
  streams.endAll()
  openOne('me', 'late')
  await vi.waitUntil(() => ended.length === 24)
  expect(ended).toContain('late')
})
