/**
 * A batch in which nearly every page misbehaves: each is named with its reason, the good ones are
 * read, nothing is lost.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, Outcome } from '#core/contract/client.ts'
import type { SourceRequest } from '#core/contract/content/pages.contract.ts'
import { pinsFeature } from '../../server/features/pins/pins.feature.ts'
import { createPinPipeline, type PinPipeline } from '../../server/pin-pipeline.ts'
import { newId } from '../../server/platform/ids.ts'
import { memoryFiles } from '../../server/platform/images/stored/picture-files.ts'
import { startTestServer, type TestServer } from '../support/server/test-server.ts'
import { type MisbehavingSite, startMisbehavingSite } from './misbehaving-site.ts'

let site: MisbehavingSite
let server: TestServer
let pipeline: PinPipeline
let client: Client
let account_id: string

function answer<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`)
  return outcome.answer
}

beforeAll(async () => {
  site = await startMisbehavingSite()
  server = await startTestServer({
    config: { allowHosts: [site.host] },
    features: (platform) => {
      const pins = pinsFeature(platform)
      pipeline = createPinPipeline(platform, pins, {
        files: memoryFiles(),
        limits: { deadline: 4_000, listDeadline: 2_000 },
        categorise: () => [],
      })
      return [pins, ...pipeline.features]
    },
  })
  client = (await server.signUp()).client
  account_id = answer(await client('createAccount', { body: { name: 'Kitchen' } })).id
})
afterAll(async () => {
  await server.close()
  await site.close()
})

const add = async (source: SourceRequest) =>
  answer(
    await client('addSources', {
      params: { account_id },
      body: { idempotency_key: newId(), source },
    }),
  )

/** Turns the clock on past every back-off until nothing is left to try. */
async function work(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await pipeline.tasks.worker.runUntilIdle()
    server.clock.advance(60_000)
  }
}

const misdeeds: Record<string, string> = {
  '/loop': 'redirect_loop',
  '/to-private': 'redirect_private',
  '/403': 'refused',
  '/429': 'refused',
  '/404': 'not_found',
  '/500': 'site_error',
  '/pdf': 'not_html',
  '/empty': 'empty_page',
  '/no-words': 'empty_page',
  '/no-sentence': 'page_too_short',
  '/script-only': 'script_only',
  '/50mb': 'too_large',
  '/bomb': 'too_large',
  '/drip': 'too_slow',
  '/broken-gzip': 'bad_encoding',
  '/private/page': 'robots',
}

test('each fault has its sentence, on the page and in the task, and the good page is read', async () => {
  const paths = [...Object.keys(misdeeds), '/article']
  const added = await add({
    kind: 'addresses',
    addresses: [
      ...paths.map((path) => `${site.origin}${path}`),
      'https://',
      `${site.origin}/article#again`,
      'http://10.0.0.1/',
    ],
  })
  expect(added.errors.map(({ code, line }) => [code, line])).toEqual([
    ['bad_address', paths.length + 1],
    ['duplicate', paths.length + 2],
  ])
  await work()
  const { pages } = answer(await client('listPages', { params: { account_id } }))
  const found = Object.fromEntries(
    pages.map((page) => [page.url.replace(site.origin, ''), page.error?.code ?? page.status]),
  )
  expect(found).toEqual({ ...misdeeds, '/article': 'ready', 'http://10.0.0.1/': 'private_address' })
  const report = answer(await client('getTask', { params: { task_id: added.task_id ?? '' } }))
  expect(report).toMatchObject({ status: 'succeeded', done: 1, total: paths.length + 1 })
  expect(report.failures).toHaveLength(paths.length)
  for (const { message, address } of report.failures)
    expect([address !== '', message.length > 30]).toEqual([true, true])
})

test('a readable picture is used, and a missing one is named', async () => {
  const { pages } = answer(await client('listPages', { params: { account_id } }))
  const article = pages.find((page) => page.url.endsWith('/article'))
  expect(article?.pictures).toHaveLength(1)
  expect(article?.warnings).toEqual([expect.stringContaining('couldn’t be read and were left out')])
})

test('a temporary fault is tried three times, a permanent one once', () => {
  const times = (path: string) => site.seen.filter((seen) => seen === path).length
  expect([times('/500'), times('/429'), times('/404'), times('/403')]).toEqual([3, 3, 1, 1])
})

test.each<[SourceRequest, string]>([
  [{ kind: 'sitemap', address: '', limit: 10 }, 'bad_address'],
  [{ kind: 'csv', text: 'name,age\nAnna,3\n' }, 'bad_csv'],
])('a list without addresses starts nothing and says why: %j', async (source, code) => {
  expect(await add(source)).toMatchObject({ pages: [], task_id: null, errors: [{ code }] })
})

test.each([
  ['/bad-sitemap.xml', 'bad_sitemap'],
  ['/404', 'not_found'],
  ['/drip', 'too_slow'],
  ['/500', 'site_error'],
])('the sitemap %s is answered with %s', async (path, code) => {
  expect(await add({ kind: 'sitemap', address: `${site.origin}${path}`, limit: 10 })).toMatchObject(
    { pages: [], task_id: null, errors: [{ code }] },
  )
})
