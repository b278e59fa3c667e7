import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startTestServer } from '../../../testing.ts'

const servers: Awaited<ReturnType<typeof startTestServer>>[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

/** The sources of each directive, as the server answers them. */
async function policy(environment: Record<string, string>): Promise<Record<string, string[]>> {
  const { google, analytics, chatScriptUrl } = readConfig(environment)
  const server = await startTestServer({
    config: { google, analytics, chatScriptUrl },
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
    styles: ["'self'", "'unsafe-inline'"],
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
