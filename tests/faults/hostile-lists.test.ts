/** Fonts and lists made to harm, sent to a running server: its event loop goes on, others are served. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cmapBombFont } from '../support/hostile/hostile-fonts.ts'
import { brokenCsv, longSitemap } from '../support/hostile/hostile-lists.ts'
import {
  expectUnharmed,
  readSource,
  startHostileServer,
} from '../support/hostile/hostile-server.ts'

let folder: string
let host: string
const sitemap = longSitemap()
const site = createServer((request, response) => {
  const isMap = request.url === '/sitemap.xml'
  response.writeHead(isMap ? 200 : 404, { 'content-type': 'application/xml' })
  response.end(isMap ? sitemap : undefined)
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinloom-lists-'))
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(async () => {
  site.closeAllConnections()
  site.close()
  await rm(folder, { recursive: true, force: true })
})

test('fonts that map millions of characters, and lists of hundreds of thousands of addresses, are read while others work', async () => {
  const server = await startHostileServer({ DATA_DIR: folder, ALLOW_HOSTS: host })
  const attacker = await server.signUp('attacker@example.com')
  const font = await server.measure(() =>
    Promise.all(
      Array.from({ length: 4 }, () => attacker.client('uploadFont', { body: cmapBombFont() })),
    ),
  )
  for (const outcome of font.done)
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'unsupported_media' } })
  expectUnharmed(font)

  const map = await server.measure(() =>
    readSource(attacker, { kind: 'sitemap', address: `http://${host}/sitemap.xml`, limit: 500 }),
  )
  expect(map.done.pages).toHaveLength(10)
  expectUnharmed(map)

  const csv = await server.measure(() => readSource(attacker, { kind: 'csv', text: brokenCsv() }))
  expect(csv.done.errors.length).toBeLessThan(1_100)
  expectUnharmed(csv)

  expect(await server.end('SIGTERM')).toBe(0)
})
