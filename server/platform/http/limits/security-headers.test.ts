import { afterAll, expect, test } from 'vitest'
import { readConfig, type Config } from '../../config.ts'
import { startTestServer } from '../../../../tests/support/server/test-server.ts'
import { INSERTED_STYLES, sourceOfInline } from './security-headers.ts'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const servers: Awaited<ReturnType<typeof startTestServer>>[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

/** The sources of each directive, as the server answers them. */
async function policy(environment: Record<string, string>): Promise<Record<string, string[]>> {
  const { google, analytics, chatScriptUrl, pinterest, practicePort } = readConfig(environment)
  const server = await startTestServer({
    config: { google, analytics, chatScriptUrl, pinterest, practicePort },
    features: () => [],
  })
  servers.push(server)
  const header = String(
    (await server.app.inject({ url: '/api/health/' })).headers['content-security-policy'],
  )
  return Object.fromEntries(
    header
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}

test('without services scripts, frames, styles and requests stay with the server itself', async () => {
  const {
    'script-src': scripts,
    'style-src': styles,
    'frame-src': frames,
    'connect-src': requests,
  } = await policy({})
  expect({ scripts, styles, frames, requests }).toEqual({
    scripts: ["'self'"],
    styles: ["'self'", ...INSERTED_STYLES.map(sourceOfInline)],
    frames: ["'self'", 'blob:'],
    requests: ["'self'", 'data:', 'blob:'],
  })
})

test('with Google’s sign-in exactly the addresses that Google documents are let in beside', async () => {
  const {
    'script-src': scripts,
    'style-src': styles,
    'frame-src': frames,
    'connect-src': requests,
  } = await policy({ GOOGLE_CLIENT_ID: 'a.apps.googleusercontent.com' })
  expect({ scripts, styles, frames, requests }).toEqual({
    scripts: ["'self'", 'https://accounts.google.com/gsi/client'],
    styles: ["'self'", "'unsafe-inline'", 'https://accounts.google.com/gsi/style'],
    frames: ["'self'", 'blob:', 'https://accounts.google.com/gsi/'],
    requests: ["'self'", 'data:', 'blob:', 'https://accounts.google.com/gsi/'],
  })
})

test('analytics and chat let in their own hosts only', async () => {
  const found = await policy({
    POSTHOG_KEY: 'k',
    POSTHOG_HOST: 'https://eu.i.posthog.com',
    CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
  })
  expect(found['script-src']).toEqual([
    "'self'",
    'https://eu.i.posthog.com',
    'https://eu-assets.i.posthog.com',
    'https://chat.example',
  ])
})

test('allows exactly the styles that React Aria inserts', async () => {
  const package_ = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'))
  const inserted = await Promise.all(
    ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map(async (file) => {
      const source = await readFile(join(package_, 'dist/private', file), 'utf8')
      const [, text = ''] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source) ?? []
      return text.replace(/\$\{[^}]*\}/, 'data-react-aria-pressable').trim()
    }),
  )
  expect(inserted).toEqual(INSERTED_STYLES)
})

test('allows pictures of this server and of the configured networks', async () => {
  expect((await policy({}))['img-src']).toEqual([
    "'self'",
    'data:',
    'blob:',
    'http://127.0.0.1:3002',
    'http://localhost:3002',
  ])
  const connected = await policy({
    PUBLIC_URL: 'https://pins.example.com',
    PINTEREST_CLIENT_ID: '1',
    PINTEREST_CLIENT_SECRET: 's',
  })
  expect(connected['img-src']?.slice(3)).toEqual([
    'https://*.pinimg.com',
    'https://api.pinterest.com',
  ])
})

test('allows a page’s own rules and starter by hash, and no other inline style', async () => {
  const browserDir = await mkdtemp(join(tmpdir(), 'pinloom-dist-'))
  await mkdir(join(browserDir, 'subscribe'))
  await writeFile(join(browserDir, 'index.html'), '<head></head>')
  await writeFile(
    join(browserDir, 'subscribe/index.html'),
    '<head><style>a{color:red}</style></head><script type="module">start()</script>',
  )
  const policyOf = async (config: Partial<Config>) => {
    const server = await startTestServer({ config: { browserDir, ...config }, features: () => [] })
    servers.push(server)
    const { headers } = await server.app.inject('/subscribe')
    return String(headers['content-security-policy']).replaceAll(';', '\n')
  }
  const strict = await policyOf({})
  const [styles = ''] = /^style-src .*/m.exec(strict) ?? []
  expect(styles.split(' ')).toContain(sourceOfInline('a{color:red}'))
  expect(styles).not.toContain('unsafe-inline')
  expect(strict).toContain(`script-src 'self' ${sourceOfInline('start()')}`)
  // A hash would switch 'unsafe-inline' off, which Google's button needs.
  const { google } = readConfig({ GOOGLE_CLIENT_ID: 'a.apps.googleusercontent.com' })
  expect(await policyOf({ google })).toMatch(/^style-src 'self' 'unsafe-inline' https/m)
  await rm(browserDir, { recursive: true })
})
