import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { openInMemory } from '../../../tests/support/database/test-memory-database.ts'
import { createLog, type Log } from '../../platform/log.ts'
import { folderStore } from '../../platform/objects/folder-store.ts'
import { startTestServer } from '../../../tests/support/server/test-server.ts'
import { firstMissingPart } from './readiness.ts'

async function needs() {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinloom-ready-'))
  onTestFinished(async () => rm(dataDir, { recursive: true, force: true }))
  const database = await openInMemory()
  return { database, objects: folderStore(dataDir), isDraining: () => false }
}

test('a server that can do its work is ready', async () => {
  const all = await needs()
  expect(await firstMissingPart(all)).toBeNull()
  await all.database.close()
})

test('the part that is missing is named', async () => {
  const all = await needs()
  expect(await firstMissingPart({ ...all, isDraining: () => true })).toBe('process')
  expect(await firstMissingPart({ ...all, objects: folderStore('/nowhere/at/all') })).toBe(
    'storage',
  )
  // As a server of the build before this one finds it, whose tables a later build changes.
  await sql`delete from kysely_migration where name = '0034-own-templates'`.execute(
    all.database.root,
  )
  expect(await firstMissingPart(all)).toBe('migrations')
  await all.database.close()
  expect(await firstMissingPart(all)).toBe('database')
})

test('refuses uploads but no names below the free space limit, and reports it in readiness', async () => {
  const reached = vi.fn<() => never>()
  const warn = vi.fn<Log['warn']>()
  const server = await startTestServer({
    log: { ...createLog('silent'), warn },
    features: () => [
      { name: 'uploads', routes: (route) => route(calls.uploadPicture, async () => reached()) },
    ],
    config: { dataDir: tmpdir(), minFreeBytes: Number.MAX_SAFE_INTEGER },
  })
  const { client, browser } = await server.signUp()
  expect((await browser.request({ url: '/api/ready/' })).json()).toEqual({
    status: 'ready',
    low: ['space'],
  })
  const account = await client('createAccount', { body: { name: 'Kitchen' } })
  if (!account.ok) throw new Error(account.failure.message)
  const params = { account_id: account.answer.id }
  expect(await client('createBoard', { params, body: { name: 'Soups' } })).toMatchObject({
    ok: true,
  })
  const refused = await client('uploadPicture', { body: new Uint8Array(10) })
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    'The disk is nearly full: uploads, imports and new jobs are refused',
  ])
  expect(refused).toMatchObject({ ok: false, failure: { code: 'disk_full', status: 507 } })
  expect(reached).not.toHaveBeenCalled()
  expect(
    await client('updateProfile', { body: { first_name: 'Ada', last_name: '' } }),
  ).toMatchObject({ ok: true })
  await server.close()
})

test('/api/ready/ answers 200, and 503 with the part after the stop signal', async () => {
  const server = await startTestServer({ features: () => [], config: { drainMs: 1_000 } })
  const { request } = server.browser()
  const ready = async () => request({ url: '/api/ready/' })
  expect((await ready()).json()).toEqual({ status: 'ready' })

  const closed = server.close()
  const answer = await ready()
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    problem_codes: { detail: { code: 'services.notReady', params: { name: 'process' } } },
  })
  expect((await request({ url: '/api/health/' })).statusCode).toBe(200)
  await closed
})
