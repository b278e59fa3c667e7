/** Emails about a login are in the person's language. */
import { expect, test } from 'vitest'
import { testServers } from '../../test-servers.ts'
import { TEST_PASSWORD, type TestServer } from '../../testing.ts'

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
