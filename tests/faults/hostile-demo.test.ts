/**
 * Visitors without an account who have harmful files read: those after them are served, and SIGTERM
 * is obeyed.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cmapBombFont } from '../support/hostile/hostile-fonts.ts'
import { longSitemap } from '../support/hostile/hostile-lists.ts'
import { filterBombSvg, gridAvif } from '../support/hostile/hostile-pictures.ts'
import {
  answerOf,
  expectUnharmed,
  startHostileServer,
  type HostileServer,
} from '../support/hostile/hostile-server.ts'
import { processTree } from '../support/hostile/process-tree.ts'

const BEANS =
  'Climbing beans want a warm wall, a deep bed and water every evening in July. Sow the beans in May, two to a pot, and plant them out when the nights are mild.'
const page = (inside: string): string =>
  `<html lang="en"><head><title>Growing beans</title><style>@font-face{font-family:a;src:url(/bomb.ttf)}</style></head><body><article><h1>Growing beans</h1><p>${BEANS}</p><p>${BEANS.toLowerCase()}</p>${inside}</article></body></html>`
const pictures = (...names: readonly string[]): string =>
  Array.from({ length: 6 }, (_, nth) =>
    names.map((name) => `<img src="/${nth}-${name}">`).join(''),
  ).join('')

let folder: string
let files: Record<string, readonly [type: string, content: Buffer | string]>
const site = createServer((request, response) => {
  const file = files[(request.url ?? '').replace(/\/\d-/, '/')]
  if (file === undefined) return void response.writeHead(404).end()
  const [type, content] = file
  return void response.writeHead(200, { 'content-type': type }).end(content)
})
let origin: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinloom-demo-'))
  files = {
    '/plain': ['text/html', page('')],
    '/bombs': ['text/html', page(pictures('bomb.svg', 'huge.avif'))],
    '/heavy': ['text/html', page(pictures('heavy.avif'))],
    '/bomb.svg': ['image/svg+xml', filterBombSvg()],
    '/huge.avif': ['image/avif', await gridAvif(10)],
    '/heavy.avif': ['image/avif', await gridAvif(6)],
    '/bomb.ttf': ['font/ttf', cmapBombFont()],
    '/sitemap.xml': ['application/xml', longSitemap()],
  }
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(async () => {
  site.closeAllConnections()
  site.close()
  await rm(folder, { recursive: true, force: true })
})

const start = (): Promise<HostileServer> =>
  startHostileServer(
    { DATA_DIR: join(folder, crypto.randomUUID()), HOSTILE_SITE: origin },
    {
      main: new URL('../support/hostile/demo-server.ts', import.meta.url),
      warmUp: async (server) => void answerOf(await demoOf(server, '/plain')),
    },
  )

const demoOf = (server: HostileServer, path: string) =>
  server.visitor()('tryDemo', { body: { address: `${origin}${path}` } })

test('demos of a page of harmful pictures, of a list and of a font hold up none of the next five visitors, and SIGTERM in the middle of one with heavy pictures ends the server and its processes', async () => {
  const server = await start()
  const report = await server.measure(async () => {
    const attacks = (async () => {
      for (const path of ['/bombs', '/sitemap.xml', '/bomb.ttf', '/bomb.svg'])
        await demoOf(server, path)
    })()
    const served: number[] = []
    for (let visitor = 0; visitor < 5; visitor += 1)
      served.push(answerOf(await demoOf(server, '/plain')).pins.length)
    await attacks
    return served
  })
  expect(report.done).toEqual([3, 3, 3, 3, 3])
  expectUnharmed(report)

  const demo = demoOf(server, '/heavy')
  const children = () => processTree(server.pid).filter(({ pid }) => pid !== server.pid)
  await expect.poll(() => children().some(({ bytes }) => bytes > 250_000_000)).toBe(true)
  const decoders = children()
  expect(await server.end('SIGTERM')).toBe(0)
  expect((await demo).ok).toBe(false)
  expect(decoders.flatMap(({ pid }) => processTree(pid))).toEqual([])
})
