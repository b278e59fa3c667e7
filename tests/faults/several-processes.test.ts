/** Web and worker processes that share PostgreSQL and an S3-compatible store, and no folder. */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, Outcome } from '#core/contract/client.ts'
import { startTestPostgres, type TestPostgres } from '../support/database/test-postgres.ts'
import { newId } from '../../server/platform/ids.ts'
import { PASSWORD } from '../contract/call-samples.ts'
import { realBrowser } from '../contract/real-browser.ts'
import { startS3Server, type S3Server } from '../support/objects/s3-server.ts'
import { failToStart, startServerProcess } from './server-process.ts'

let folder: string
let postgres: TestPostgres
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinloom-several-'))
  postgres = await startTestPostgres()
  s3 = await startS3Server()
}, 120_000)
afterAll(async () => {
  await s3.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

function answer<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`)
  return outcome.answer
}

const onFolder = (name: string) => ({
  DATA_DIR: join(folder, name),
  DATABASE_URL: postgres.url,
  TASK_WORKERS: '1',
})
const onBucket = (name: string) => ({
  ...onFolder(name),
  S3_URL: s3.config.url,
  S3_BUCKET: s3.config.bucket,
  S3_ACCESS_KEY: s3.config.accessKey,
  S3_SECRET_KEY: s3.config.secretKey,
})

const TEXT = `Sourdough bread needs flour, water, salt and time. A sourdough starter raises the bread overnight.

# Feeding a sourdough starter
Feed the sourdough starter with equal parts of flour and water. A warm kitchen doubles the starter in five hours.

# Baking sourdough bread
Heat a cast iron pot for thirty minutes. Bake sourdough bread with the lid on for twenty minutes and without it for twenty more.`

async function ended(client: Client, task_id: string) {
  await expect
    .poll(async () => answer(await client('getTask', { params: { task_id } })).status, {
      timeout: 60_000,
      interval: 200,
    })
    .toMatch(/succeeded|failed/)
  return answer(await client('getTask', { params: { task_id } }))
}

async function withPage(client: Client) {
  const form = { first_name: 'Ada', email: 'ada@example.com' }
  answer(await client('register', { body: { ...form, password1: PASSWORD, password2: PASSWORD } }))
  const params = {
    account_id: answer(await client('createAccount', { body: { name: 'Bakery' } })).id,
  }
  const background = '#884422'
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const picture = answer(await client('uploadPicture', { body: photo }))
  const source = {
    kind: 'text' as const,
    title: 'Sourdough bread for beginners',
    text: TEXT,
    url: 'https://bakery.example/sourdough',
    picture_ids: [picture.id],
  }
  const added = answer(
    await client('addSources', { params, body: { idempotency_key: newId(), source } }),
  )
  if (added.task_id !== null) await ended(client, added.task_id)
  return { params, pageId: added.pages[0]?.id ?? '' }
}

test('a worker makes pins of a picture that a web process took in, and each shows the others’ files; a server is not ready while its object store does not answer', async () => {
  const web = await startServerProcess({ ...onBucket('web'), ROLE: 'web' })
  const worker = await startServerProcess({ ...onBucket('worker'), ROLE: 'worker' })
  const { client } = realBrowser(web.url)
  const { params, pageId } = await withPage(client)
  const config = {
    pages: [{ page_id: pageId, interest_ids: [] }],
    n_pins: 2,
    pin_types: ['photo' as const],
    templates: ['full-photo'],
    colors: [],
    fonts: [],
  }
  const { task_id } = answer(
    await client('startGeneration', { params, body: { idempotency_key: newId(), config } }),
  )
  expect(await ended(client, task_id)).toMatchObject({ status: 'succeeded', failures: [] })
  const { pins } = answer(await client('getPins', { params, query: {} }))
  expect(pins).toHaveLength(2)
  for (const { design, image_url } of pins) {
    expect(design.pictures).toHaveLength(1)
    const shown = await fetch(new URL(image_url, web.url))
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  }
  for (const name of ['web', 'worker'])
    expect(existsSync(join(folder, name, 'pictures'))).toBe(false)

  const isReady = async ({ url }: typeof web) =>
    (await fetch(new URL('/api/ready/', url))).status === 200
  expect(await isReady(worker)).toBe(true)
  expect(await isReady(web)).toBe(true)
  s3.breakNext(/^GET .*max-keys=1/, 'refuses', 'refuses', 'refuses', 'refuses')
  expect((await fetch(new URL('/api/ready/', web.url))).status).toBe(503)
  expect(await isReady(web)).toBe(true)
  expect((await fetch(new URL('/api/config/', worker.url))).status).toBe(404)
  expect((await fetch(new URL('/', worker.url))).status).toBe(404)
  expect(await Promise.all([web, worker].map(async (server) => server.end('SIGTERM')))).toEqual([
    0, 0,
  ])
})

test('a second process with a folder of its own does not start, until the first was killed', async () => {
  const first = await startServerProcess(onFolder('first'))
  const refused = await failToStart(onFolder('second'))
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringContaining('Another process of this program uses this database'),
  })
  expect(await failToStart(onBucket('third'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('keeps its files in a folder of its own'),
  })
  await first.end('SIGKILL')
  const next = await startServerProcess(onFolder('second'))
  expect(await next.end('SIGTERM')).toBe(0)
})
