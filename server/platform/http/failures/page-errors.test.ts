/** What people and bots are given when a page is not there or can't be made. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import { manualClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { createLog } from '../../log.ts'
import { serveBrowserApp } from '../files/browser-app.ts'
import { createBuilds } from '../files/builds.ts'
import { createHttpServer } from '../server.ts'

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const config: RuntimeConfig = {
  api_base_url: '',
  brand: 'Pinloom',
  public_url: 'https://pins.example',
  demo_site_url: null,
  build_id: 'one',
  posthog_key: null,
  posthog_host: null,
  chat_script_url: null,
  plans: [],
  inspector: false,
  google_client_id: null,
  public_url_reachable: true,
  mail_stays_here: true,
}

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function pages(runtimeConfig: () => Promise<RuntimeConfig>) {
  const distDir = await mkdtemp(join(tmpdir(), 'pinloom-pages-'))
  await writeFile(
    join(distDir, 'index.html'),
    '<html><head></head><body>the application</body></html>',
  )
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  const { app } = await createHttpServer({
    config: readConfig({}),
    clock: manualClock(),
    log,
    guard: async () => null,
    identify: async () => null,
  })
  await serveBrowserApp(app, {
    isAdmin: async () => false,
    distDir,
    builds: createBuilds(distDir),
    publicPages: { page: async () => null, addresses: async () => [] },
    runtimeConfig,
    log,
  })
  await app.ready()
  opened.push(
    async () => app.close(),
    async () => rm(distDir, { recursive: true }),
  )
  const ask = async (url: string, agent: string, languages = '') => {
    const { statusCode, headers, body } = await app.inject({
      url,
      headers: { 'user-agent': agent, 'accept-language': languages },
    })
    return {
      status: statusCode,
      type: String(headers['content-type']),
      robots: headers['x-robots-tag'],
      to: headers.location,
      body,
    }
  }
  return { ask, lines }
}

test('a path that is none: a person gets the application, which says so; a bot one line, and the log the path without what stands behind it', async () => {
  const { ask, lines } = await pages(async () => config)
  expect(await ask('/no/such/page?q=secret', PERSON)).toMatchObject({
    status: 404,
    type: 'text/html; charset=utf-8',
    body: expect.stringContaining('the application'),
  })
  expect(lines).toEqual([])
  expect(await ask('/no/such/page?q=secret', BOT)).toEqual({
    status: 404,
    type: 'text/plain; charset=utf-8',
    robots: 'noindex',
    body: 'Page Not Found\n',
  })
  expect(lines.join('')).toMatch(
    /info A bot asked for a page that is not there {"path":"\/no\/such\/page","request":"[\w-]+"}\n$/,
  )
  expect(await ask('/drafts', BOT)).toMatchObject({
    status: 200,
    body: expect.stringContaining('the application'),
  })
})

test.each([
  ['/de/results', '/results'],
  ['/ar/calendar/due?from=mail', '/calendar/due?from=mail'],
  ['/de/templates/1?step=a%2Fb', '/templates/1?step=a%2Fb'],
  ['/ar/blog/page-2', '/blog/page-2'],
])('redirects the address of a screen in a language to its only address: %s', async (asked, to) => {
  const { ask } = await pages(async () => config)
  expect(await ask(asked, PERSON)).toMatchObject({ status: 302, to })
})

test.each(['/de/no-such-screen', '/de//evil.example', '/de/%2Fevil.example', '/fr/results'])(
  'answers 404 if the path after the language is no screen: %s',
  async (asked) => {
    const { ask } = await pages(async () => config)
    expect(await ask(asked, PERSON)).toMatchObject({ status: 404, to: undefined })
  },
)

test.each([
  [
    PERSON,
    {
      status: 500,
      type: 'text/html; charset=utf-8',
      body: expect.stringContaining('<h1>Internal Server Error</h1>'),
    },
  ],
  [BOT, { status: 500, type: 'text/plain; charset=utf-8', body: 'Internal Server Error\n' }],
])(
  'a page that can’t be made says so to %s, and the stack stays in the log',
  async (agent, answer) => {
    const { ask, lines } = await pages(async () => {
      throw new Error('the secret reason')
    })
    const got = await ask('/drafts?q=secret', agent)
    expect(got).toMatchObject(answer)
    expect(got.body).not.toContain('secret')
    expect(lines.join('')).toMatch(
      /error The page \/drafts could not be made .*the secret reason.*page-errors\.test\.ts/,
    )
  },
)

test.each([
  [
    '/drafts',
    'de-AT,de;q=0.9,en;q=0.8',
    '<html lang="de" dir="ltr">',
    '<h1>Interner Serverfehler</h1>',
    'href="/de"',
  ],
  [
    '/ar/free-tools',
    'de',
    '<html lang="ar" dir="rtl">',
    '<h1>خطأ داخلي في الخادم</h1>',
    'href="/ar"',
  ],
  ['/free-tools', 'de', '<html lang="en" dir="ltr">', '<h1>Internal Server Error</h1>', 'href="/"'],
  ['/drafts', 'fr', '<html lang="en" dir="ltr">', '<h1>Internal Server Error</h1>', 'href="/"'],
])(
  'a person is told it in the language of the address %s, or of his browser (%s)',
  async (path, languages, ...parts) => {
    const { ask } = await pages(async () => {
      throw new Error('no configuration')
    })
    const { body } = await ask(path, PERSON, languages)
    for (const part of parts) expect(body).toContain(part)
  },
)
