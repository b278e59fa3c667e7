import { describe, expect, test } from 'vitest'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { testServers } from '../../../tests/support/server/test-servers.ts'
import { TEST_PASSWORD } from '../../../tests/support/server/test-server.ts'
import type { TestServer, TestServerOptions } from '../../../tests/support/server/test-server.ts'

const form = (email: string, more: Record<string, unknown> = {}) => ({
  first_name: 'Ada',
  email,
  password1: TEST_PASSWORD,
  password2: TEST_PASSWORD,
  ...more,
})
const DAY = 24 * 3_600_000
const HOUR = 3_600_000

testDatabases('auth', (open) => {
  const startServer = testServers()
  const start = async (config: TestServerOptions['config'] = {}, more: TestServerOptions = {}) =>
    startServer({ database: await open(), config, ...more })
  const linkIn = (server: TestServer, path: string): string => {
    const text = server.mails.at(-1)?.text ?? ''
    return (
      new RegExp(`http://localhost:3000${path}([\\w-]+)`).exec(text)?.[1] ?? `no link in: ${text}`
    )
  }

  describe('registration', () => {
    test('is verified and logged in at once where nothing needs verifying', async () => {
      const server = await start()
      const { client, user } = await server.signUp('Ada@Example.com')
      expect(user).toMatchObject({
        email: 'Ada@Example.com',
        first_name: 'Ada',
        last_name: '',
        email_verified: true,
        has_password: true,
      })
      expect(await client('currentUser', {})).toEqual({ ok: true, answer: user })
      expect(server.mails).toEqual([])
    })

    test('keeps source, tags and signup path, with the defaults of the specification', async () => {
      const server = await start()
      const { user } = await server.signUp('a@example.com')
      await server.browser().client('register', {
        body: form('b@example.com', { source: 'tool', tags: ['x'], signup_path: '/free-tools' }),
      })
      const rows = await server.platform.database.root
        .selectFrom('users')
        .select(['source', 'tags', 'signup_path'])
        .orderBy('email')
        .execute()
      expect(user.id).toBeTruthy()
      expect(rows).toEqual([
        { source: 'signup', tags: '["Onboarding | Initial Signup"]', signup_path: null },
        { source: 'tool', tags: '["x"]', signup_path: '/free-tools' },
      ])
    })

    test('an email that exists and is verified says to log in, in whatever case it is written', async () => {
      const server = await start()
      await server.signUp('ada@example.com')
      const outcome = await server.browser().client('register', { body: form('ADA@example.com') })
      expect(outcome).toMatchObject({
        ok: false,
        failure: {
          code: 'email_already_exists',
          status: 400,
          message: 'A user with this email already exists. Please log in instead.',
          body: {
            email_already_exists: true,
            email_verified: true,
            verification_email_sent: false,
          },
        },
      })
    })

    test('an email that exists unverified gets a new verification email, and the older link dies', async () => {
      const server = await start({ verifyEmail: true })
      const { client } = server.browser()
      expect(await client('register', { body: form('ada@example.com') })).toEqual({
        ok: true,
        answer: { success: true, verification_email_sent: true },
      })
      const older = linkIn(server, '/verify-email/')
      const soon = await client('register', { body: form('ada@example.com') })
      expect(soon).toMatchObject({ failure: { body: { verification_email_sent: true } } })
      expect(server.mails).toHaveLength(1)
      server.clock.advance(HOUR)
      const again = await client('register', { body: form('ada@example.com') })
      expect(again).toMatchObject({
        failure: {
          code: 'email_already_exists',
          message:
            'A user with this email already exists but the email is not verified. A new verification email has been sent.',
          body: {
            email_already_exists: true,
            email_verified: false,
            verification_email_sent: true,
          },
        },
      })
      expect(server.mails).toHaveLength(2)
      expect(await client('verifyEmail', { body: { token: older } })).toMatchObject({
        failure: { code: 'token_invalid' },
      })
      expect(
        await client('verifyEmail', { body: { token: linkIn(server, '/verify-email/') } }),
      ).toEqual({ ok: true, answer: {} })
    })

    test('an email that exists unverified says so when no mail could be sent', async () => {
      const server = await start({ verifyEmail: true }, { mail: { send: async () => false } })
      const { client } = server.browser()
      expect(await client('register', { body: form('ada@example.com') })).toEqual({
        ok: true,
        answer: { success: true, verification_email_sent: false },
      })
      expect(await client('register', { body: form('ada@example.com') })).toMatchObject({
        failure: {
          message:
            "A user with this email already exists but we couldn't send a verification email. Please contact support.",
          body: {
            email_already_exists: true,
            email_verified: false,
            verification_email_sent: false,
          },
        },
      })
    })

    test('two registrations of one email at once: one wins, the other hears that it exists', async () => {
      const server = await start()
      const outcomes = await Promise.all(
        [1, 2, 3].map(async () =>
          server.browser().client('register', { body: form('ada@example.com') }),
        ),
      )
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(
        outcomes.filter(
          (outcome) => !outcome.ok && outcome.failure.code === 'email_already_exists',
        ),
      ).toHaveLength(2)
    })

    test('says what is wrong at each field', async () => {
      const { client } = (await start()).browser()
      const outcome = await client('register', {
        body: { first_name: ' ', email: 'ada', password1: 'short', password2: 'short' },
      })
      expect(outcome).toMatchObject({
        failure: {
          code: 'invalid',
          status: 400,
          body: {
            first_name: ['This field may not be blank.'],
            email: ['Enter a valid email address.'],
            password1: ['This password is too short. It must contain at least 8 characters.'],
          },
        },
      })
      expect(
        await client('register', {
          body: form('ada@example.com', { password2: 'something else' }),
        }),
      ).toMatchObject({
        failure: { body: { password2: ["The two password fields didn't match."] } },
      })
    })

    test.each([
      ['12345678', 'This password is entirely numeric.'],
      ['Password123', 'This password is too common.'],
      ['aaaaaaaaaa', 'This password is too common.'],
    ])('takes no password that is guessed first: %s', async (password, sentence) => {
      const { client } = (await start()).browser()
      expect(
        await client('register', {
          body: form('ada@example.com', { password1: password, password2: password }),
        }),
      ).toMatchObject({ failure: { status: 400, body: { password1: [sentence] } } })
    })
  })

  describe('login', () => {
    test('signs in, suggests where to begin, and signs out again', async () => {
      const server = await start()
      const { client, user } = await server.signUp()
      await client('logout', {})
      expect(await client('currentUser', {})).toMatchObject({
        failure: { status: 401, code: 'not_authenticated' },
      })
      expect(
        await client('login', {
          body: { email: user.email.toUpperCase(), password: TEST_PASSWORD },
        }),
      ).toEqual({ ok: true, answer: { user, redirect_to: '/generate' } })
      await client('createAccount', { body: { name: 'Kitchen' } })
      expect(
        await client('login', { body: { email: user.email, password: TEST_PASSWORD } }),
      ).toEqual({ ok: true, answer: { user } })
    })

    test('needs both fields', async () => {
      const { client } = (await start()).browser()
      for (const body of [
        {},
        { email: 'a@example.com' },
        { password: 'x' },
        { email: ' ', password: 'x' },
      ]) {
        expect(await client('login', { body })).toMatchObject({
          failure: {
            code: 'invalid',
            message: 'Email and password are required',
            body: { non_field_errors: ['Email and password are required'] },
          },
        })
      }
    })

    test('a wrong password and an unknown email are answered alike', async () => {
      const server = await start()
      await server.signUp('ada@example.com')
      const { client } = server.browser()
      const wrong = await client('login', {
        body: { email: 'ada@example.com', password: 'wrong password' },
      })
      const unknown = await client('login', {
        body: { email: 'eve@example.com', password: 'wrong password' },
      })
      expect(wrong).toEqual(unknown)
      expect(wrong).toMatchObject({
        failure: {
          code: 'bad_credentials',
          status: 400,
          body: { non_field_errors: ['That email or password is wrong.'] },
        },
      })
    })

    test('waits for verification where it is needed, and only tells who knows the password', async () => {
      const server = await start({ verifyEmail: true })
      const { client } = server.browser()
      await client('register', { body: form('ada@example.com') })
      expect(
        await client('login', { body: { email: 'ada@example.com', password: 'wrong password' } }),
      ).toMatchObject({ failure: { code: 'bad_credentials' } })
      expect(
        await client('login', { body: { email: 'ada@example.com', password: TEST_PASSWORD } }),
      ).toMatchObject({
        failure: {
          code: 'email_verification_required',
          status: 403,
          body: {
            detail: 'Please verify your email address before logging in.',
            email_verification_required: true,
            email: 'ada@example.com',
          },
        },
      })
      await client('verifyEmail', { body: { token: linkIn(server, '/verify-email/') } })
      expect(
        await client('login', { body: { email: 'ada@example.com', password: TEST_PASSWORD } }),
      ).toMatchObject({ ok: true, answer: { user: { email_verified: true } } })
    })

    test('ten tries a minute per address and email, then 429 with the time to wait', async () => {
      const server = await start()
      await server.signUp('ada@example.com')
      const { client } = server.browser()
      const attempt = async (email = 'ada@example.com') =>
        client('login', { body: { email, password: 'wrong password' } })
      for (let index = 0; index < 10; index += 1)
        expect(await attempt()).toMatchObject({ failure: { code: 'bad_credentials' } })
      server.clock.advance(20_000)
      expect(await attempt(' ADA@example.com')).toMatchObject({
        failure: { code: 'rate_limited', status: 429, retryAfter: 40_000 },
      })
      expect(
        await client('login', { body: { email: 'ada@example.com', password: TEST_PASSWORD } }),
      ).toMatchObject({ failure: { code: 'rate_limited' } })
      expect(await attempt('eve@example.com')).toMatchObject({
        failure: { code: 'bad_credentials' },
      })
      server.clock.advance(40_000)
      expect(
        await client('login', { body: { email: 'ada@example.com', password: TEST_PASSWORD } }),
      ).toMatchObject({ ok: true })
    })

    test('registration and reset are limited too', async () => {
      const server = await start()
      const { client } = server.browser()
      for (let index = 0; index < 10; index += 1) {
        await client('register', { body: form('ada@example.com') })
        await client('requestReset', { body: { email: 'ada@example.com' } })
      }
      expect(await client('register', { body: form('ada@example.com') })).toMatchObject({
        failure: { code: 'rate_limited' },
      })
      expect(await client('requestReset', { body: { email: 'ada@example.com' } })).toMatchObject({
        failure: { code: 'rate_limited' },
      })
    })
  })

  describe('verification links', () => {
    test('work once and not after three days', async () => {
      const server = await start({ verifyEmail: true })
      const { client } = server.browser()
      await client('register', { body: form('ada@example.com') })
      const token = linkIn(server, '/verify-email/')
      expect(
        JSON.stringify(
          await server.platform.database.root.selectFrom('email_tokens').selectAll().execute(),
        ),
      ).not.toContain(token)
      expect(await client('verifyEmail', { body: { token } })).toMatchObject({ ok: true })
      expect(await client('verifyEmail', { body: { token } })).toMatchObject({
        failure: { code: 'token_invalid', status: 400 },
      })
      await client('register', { body: form('bea@example.com') })
      server.clock.advance(3 * DAY)
      expect(
        await client('verifyEmail', { body: { token: linkIn(server, '/verify-email/') } }),
      ).toMatchObject({ failure: { code: 'token_invalid' } })
    })

    test('are sent again to who waits for one, and asking tells nothing about an address', async () => {
      const server = await start({ verifyEmail: true })
      const { client } = server.browser()
      await client('register', { body: form('ada@example.com') })
      server.clock.advance(HOUR)
      for (const email of ['ada@example.com', 'unknown@example.com'])
        expect(await client('resendVerification', { body: { email } })).toEqual({
          ok: true,
          answer: {},
        })
      await expect.poll(() => server.mails.length).toBe(2)
      await client('verifyEmail', { body: { token: linkIn(server, '/verify-email/') } })
      await client('resendVerification', { body: { email: 'ada@example.com' } })
      await server.close()
      expect(server.mails).toHaveLength(2)
    })
  })

  describe('password reset', () => {
    test('sets a new password, ends every session, and signs in', async () => {
      const server = await start()
      const { client, user } = await server.signUp()
      const other = server.browser().client
      expect(await other('requestReset', { body: { email: user.email } })).toEqual({
        ok: true,
        answer: {},
      })
      await expect.poll(() => server.mails.length).toBe(1)
      const token = linkIn(server, '/reset-password/')
      expect(
        await other('confirmReset', {
          body: { token, password1: 'brand new words', password2: 'other new words' },
        }),
      ).toMatchObject({
        failure: { body: { password2: ["The two password fields didn't match."] } },
      })
      expect(
        await other('confirmReset', {
          body: { token, password1: 'brand new words', password2: 'brand new words' },
        }),
      ).toMatchObject({ ok: true, answer: { user: { id: user.id } } })
      expect(await other('currentUser', {})).toMatchObject({ ok: true })
      expect(await client('currentUser', {})).toMatchObject({ failure: { status: 401 } })
      expect(
        await other('confirmReset', {
          body: { token, password1: 'brand new words', password2: 'brand new words' },
        }),
      ).toMatchObject({ failure: { code: 'token_invalid' } })
      expect(
        await client('login', { body: { email: user.email, password: TEST_PASSWORD } }),
      ).toMatchObject({ failure: { code: 'bad_credentials' } })
      expect(
        await client('login', { body: { email: user.email, password: 'brand new words' } }),
      ).toMatchObject({ ok: true })
    })

    test('an unknown address is answered alike and gets no mail; a link dies after two hours', async () => {
      const server = await start()
      const { client, user } = await server.signUp()
      expect(await client('requestReset', { body: { email: 'unknown@example.com' } })).toEqual({
        ok: true,
        answer: {},
      })
      await client('requestReset', { body: { email: user.email } })
      await expect.poll(() => server.mails.length).toBe(1)
      expect(server.mails[0]?.to).toBe(user.email)
      server.clock.advance(2 * HOUR)
      expect(
        await client('confirmReset', {
          body: {
            token: linkIn(server, '/reset-password/'),
            password1: 'brand new words',
            password2: 'brand new words',
          },
        }),
      ).toMatchObject({ failure: { code: 'token_invalid' } })
    })

    test('a verification link does not reset a password', async () => {
      const server = await start({ verifyEmail: true })
      const { client } = server.browser()
      await client('register', { body: form('ada@example.com') })
      const token = linkIn(server, '/verify-email/')
      expect(
        await client('confirmReset', {
          body: { token, password1: 'brand new words', password2: 'brand new words' },
        }),
      ).toMatchObject({ failure: { code: 'token_invalid' } })
    })
  })
})
