import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLink } from './link-check.ts'
import { createSafeFetch, type SafeFetch } from './safe-fetch.ts'

let elsewhere = ''
/** What a site answers, by path. */
const answers: Record<string, { status: number; location?: () => string }> = {
  '/fine': { status: 200 },
  '/moved': { status: 301, location: () => '/fine' },
  '/elsewhere': { status: 302, location: () => `http://${elsewhere}/fine` },
  '/loop': { status: 302, location: () => '/loop' },
  '/gone': { status: 410 },
  '/refused': { status: 403 },
  '/broken': { status: 500 },
}
const servers: Server[] = []
let address = ''
let fetcher: SafeFetch

async function startSite(): Promise<string> {
  const server = createServer((request, response) => {
    const { status, location } = answers[request.url ?? ''] ?? { status: 404 }
    response.writeHead(status, {
      'content-type': 'text/html',
      ...(location && { location: location() }),
    })
    response.end('<p>Hello</p>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  servers.push(server)
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  address = await startSite()
  elsewhere = await startSite()
  fetcher = createSafeFetch({
    allowHosts: [address, elsewhere],
    userAgent: 'PinloomBot/0.1',
    now: Date.now,
  })
})
afterAll(async () => {
  await fetcher.close()
  for (const server of servers) server.close()
})

test.each([
  ['/fine', null],
  ['/moved', null],
  ['/refused', null],
  ['/broken', null],
  ['/gone', 'preflight.linkGone'],
  ['/nowhere', 'preflight.linkGone'],
  ['/loop', 'preflight.linkBroken'],
  ['/elsewhere', 'preflight.linkElsewhere'],
])('a link to %s: %s', async (path, code) => {
  const found = await checkLink(fetcher, `http://${address}${path}`)
  expect(found?.problem.code ?? null).toBe(code)
})

test('names where it ends; what cannot be opened ends nowhere', async () => {
  const found = await checkLink(fetcher, `http://${address}/elsewhere`)
  expect(found?.problem.params).toEqual({ host: elsewhere })
  expect(found?.target).toBe(`http://${elsewhere}/fine`)
  const broken = await checkLink(fetcher, `http://${address}/gone`)
  expect(broken?.target).toBeNull()
  expect((await checkLink(fetcher, 'not an address'))?.problem.code).toBe('preflight.linkBroken')
})

test('www before a name is the same site, another port is another', async () => {
  const open = (url: string) =>
    checkLink(
      {
        open: (_, options) =>
          fetcher
            .open(`http://${address}/fine`, options)
            .then((answer) => (answer.ok ? { ...answer, url: new URL(url) } : answer)),
      },
      'https://www.example.com/soup',
    )
  expect(await open('https://example.com/bread')).toBeNull()
  expect((await open('https://example.com:444/soup'))?.problem.params).toEqual({
    host: 'example.com:444',
  })
})
