/**
 * Pages made to keep their reader busy, beside a good one: the server answers others meanwhile, and
 * the batch goes on.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pinsFeature } from '../../server/features/pins/pins.feature.ts'
import { createPinPipeline, type PinPipeline } from '../../server/pin-pipeline.ts'
import { newId } from '../../server/platform/ids.ts'
import { memoryFiles } from '../../server/platform/images/stored/picture-files.ts'
import { startTestServer, type TestServer } from '../support/server/test-server.ts'

const words = (nth: number): string =>
  Array.from(
    { length: 14 },
    (_, at) => `word${((nth * 7919 + at * 104_729) % 5_000).toString(36)}`,
  ).join(' ')
/**
 * Within every limit of size and depth; read in the server's own thread that thread would block for
 * half a minute.
 */
const BUSY = `<html lang="en"><body>${Array.from({ length: 140 }, (_, nth) => `${'<div>'.repeat(390)}${words(nth)}${'</div>'.repeat(390)}`).join('')}</body></html>`
const GOOD = `<html lang="en"><head><title>Growing beans</title></head><body><article><h1>Growing beans</h1><p>Climbing beans want a warm wall, a deep bed and water every evening in July.</p><p>Sow the beans in May, two to a pot, and plant them out when the nights are mild. Pick them young and often.</p></article></body></html>`

let pipeline: PinPipeline
let server: TestServer
let baseUrl: string
let origin: string
let served: () => void
const wasServed = new Promise<void>((resolve) => (served = resolve))
const site = createServer((request, response) => {
  if (request.url === '/robots.txt') return void response.writeHead(404).end()
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(request.url === '/busy' ? BUSY : GOOD, request.url === '/busy' ? served : undefined)
})

beforeAll(async () => {
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  origin = `http://${host}`
  server = await startTestServer({
    config: { allowHosts: [host] },
    features: (platform) => {
      const pins = pinsFeature(platform)
      pipeline = createPinPipeline(platform, pins, {
        files: memoryFiles(),
        readerLimits: { timeLimit: 3_000, size: 1 },
      })
      return [pins, ...pipeline.features]
    },
  })
  baseUrl = await server.app.listen({ host: '127.0.0.1', port: 0 })
}, 60_000)
afterAll(async () => {
  await server.close()
  site.closeAllConnections()
  site.close()
})

test('while a page keeps its thread busy the server answers; that page gets a sentence, and the good one beside it is read', async () => {
  const { client } = await server.signUp()
  const account = await client('createAccount', { body: { name: 'Garden' } })
  if (!account.ok) throw new Error(account.failure.message)
  const at = { account_id: account.answer.id }
  await client('addSources', {
    params: at,
    body: {
      idempotency_key: newId(),
      source: { kind: 'addresses', addresses: [`${origin}/busy`, `${origin}/good`] },
    },
  })

  let isOver = false
  const batch = pipeline.tasks.worker.runUntilIdle().then(() => (isOver = true))
  await wasServed
  let answers = 0
  while (!isOver && answers < 200) {
    expect((await fetch(`${baseUrl}/api/health/`)).status).toBe(200)
    answers += 1
  }
  // Read in the server's own thread it answers a handful: between the parsing and the counting.
  expect(answers).toBeGreaterThan(50)
  await batch

  const listed = await client('listPages', { params: at })
  const pages = listed.ok ? listed.answer.pages : []
  expect(
    pages.map(({ url, status, error }) => [url.slice(origin.length), status, error?.code ?? null]),
  ).toEqual(
    expect.arrayContaining([
      ['/busy', 'failed', 'too_slow'],
      ['/good', 'ready', null],
    ]),
  )
  expect(pages.find(({ status }) => status === 'failed')?.error?.problem_codes).toEqual({
    message: { code: 'pages.workTooSlow', params: {} },
  })
})
