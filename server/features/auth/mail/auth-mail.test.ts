/** Emails about a login are in the person's language. */
import { expect, test } from 'vitest'
import { testServers } from '../../../../tests/support/server/test-servers.ts'
import { TEST_PASSWORD, type TestServer } from '../../../../tests/support/server/test-server.ts'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'
import { nameForMail } from './email-links.ts'

const startServer = testServers()
const EMAIL = 'ada@example.com'

const register = async ({ browser }: TestServer, language: string): Promise<void> => {
  const own = browser()
  await own.client('csrf', {})
  await own.request({
    method: 'POST',
    url: '/api/auth/register/',
    headers: { 'x-language': language },
    payload: {
      first_name: 'Ada',
      email: EMAIL,
      password1: TEST_PASSWORD,
      password2: TEST_PASSWORD,
    },
  })
}

test.each([
  {
    language: 'de',
    verify: 'Bestätige deine E-Mail-Adresse für',
    hello: 'Hallo Ada,',
    reset: 'Wähle ein neues Passwort für',
  },
  {
    language: 'ar',
    verify: 'أكّد بريدك الإلكتروني في',
    hello: 'مرحبًا Ada،',
    reset: 'اختر كلمة مرور جديدة في',
  },
  {
    language: 'en',
    verify: 'Verify your email for',
    hello: 'Hello Ada,',
    reset: 'Choose a new password for',
  },
])('in $language since registration, whatever language the request is in', async (expected) => {
  const { language, verify, hello, reset } = expected
  const server = await startServer({ config: { verifyEmail: true } })
  await register(server, language)
  const [first] = server.mails
  expect(first?.subject).toContain(verify)
  expect(first?.text).toContain(hello)
  expect(first?.text).toContain('http://localhost:3000/verify-email/')
  // The request is in another language than the person's.
  const other = server.browser()
  await other.client('csrf', {})
  await other.request({
    method: 'POST',
    url: '/api/auth/password/reset/',
    headers: { 'x-language': language === 'de' ? 'en' : 'de' },
    payload: { email: EMAIL },
  })
  await expect.poll(() => server.mails.length).toBe(2)
  expect(server.mails[1]?.subject).toContain(reset)
})

test('a sign-in in a new browser sends a mail each time; one in a known browser sends none', async () => {
  const server = await startServer()
  const { client } = server.browser()
  const form = {
    first_name: 'Ada',
    email: EMAIL,
    password1: TEST_PASSWORD,
    password2: TEST_PASSWORD,
  }
  await client('register', { body: form })
  const body = { email: EMAIL, password: TEST_PASSWORD }
  await client('logout', {})
  expect(await client('login', { body })).toMatchObject({ ok: true })
  await server.browser().client('login', { body })
  await server.browser().client('login', { body })
  await expect.poll(() => server.mails.length).toBe(2)
  expect(server.mails[0]).toMatchObject({ to: EMAIL, subject: 'New sign-in to Pinloom' })
  expect(server.mails[0]?.text).toMatch(/remove passkeys that you don’t know.*: http\S+\/settings/)
  expect(server.mails[0]?.text).toContain('Network: 127.0.0.0')
  const { sessions } = answerOf(await client('listSessions', {}))
  expect(sessions.map(({ network }) => network)).toEqual(Array(3).fill('127.0.0.0'))
})

test('a name with a web address in it is not mailed', async () => {
  const server = await startServer({ config: { verifyEmail: true } })
  const body = {
    first_name: 'Win at www.evil.example',
    email: EMAIL,
    password1: TEST_PASSWORD,
    password2: TEST_PASSWORD,
  }
  await server.browser().client('register', { body })
  expect(server.mails[0]?.text).toMatch(/^Hello,\n/)
  expect(server.mails[0]?.text).not.toContain('evil')
})

test.each([
  'Buy at evil.example',
  'http://evil',
  'evil。example',
  'evil．example',
  'www evil',
  'a@b',
  'x'.repeat(61),
])('%s is no name for a mail', (name) => {
  expect(nameForMail(name)).toBeNull()
})

test.each(['Ada', 'J. R.', 'Dr. 2', 'مريم', 'Anne-Marie O’Neil'])('%s is', (name) => {
  expect(nameForMail(name)).toBe(name)
})
