import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { openInMemory } from '../../../tests/support/database/test-memory-database.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { TEST_PASSWORD } from '../../../tests/support/server/test-server.ts'
import { SECRET_KEY } from '../../../tests/support/auth/two-step-servers.ts'
import {
  CLIENT_ID,
  claims,
  credential,
  foreign,
  googleServers,
} from '../../../tests/support/auth/google-servers.ts'

const start = googleServers()

testDatabases('Google sign-in', (open) => {
  test('makes a new person, verified and without password, and knows them again', async () => {
    const server = await start(await open(), { verifyEmail: true })
    const { client } = server.browser()
    const first = await client('google', {
      body: { credential: await credential(server), signup_path: '/signup' },
    })
    expect(first).toMatchObject({
      ok: true,
      answer: {
        user: {
          email: 'ada@example.com',
          first_name: 'Ada',
          last_name: 'Lovelace',
          email_verified: true,
          has_password: false,
        },
        redirect_to: '/generate',
      },
    })
    const used = await credential(server, { claims: { nonce: 'second' } })
    expect(await server.browser().client('google', { body: { credential: used } })).toMatchObject({
      ok: true,
    })
    // The bits after the last byte of a signature say nothing, so it can be written differently.
    for (const replayed of [used, `${used}=`])
      expect(
        await server.browser().client('google', { body: { credential: replayed } }),
      ).toMatchObject({ ok: false, failure: { code: 'google_failed' } })
    const again = await server.browser().client('google', {
      body: { credential: await credential(server, { claims: { email: 'moved@example.com' } }) },
    })
    expect(again.ok && first.ok && again.answer.user.id === first.answer.user.id).toBe(true)
    expect(await client('currentUser', {})).toMatchObject({ ok: true })
    expect(
      await client('login', { body: { email: 'ada@example.com', password: 'anything at all' } }),
    ).toMatchObject({ failure: { code: 'bad_credentials' } })
  })

  test('can be repeated with the same credential after a refused attempt', async () => {
    const server = await start(await open(), { registrationsADay: 1 })
    const ask = async (given: string) =>
      server.browser().client('google', { body: { credential: given } })
    const other = { sub: '2200', email: 'eve@example.com' }
    expect(await ask(await credential(server, { claims: other }))).toMatchObject({ ok: true })
    const kept = await credential(server, { life: 2 * 86_400 })
    expect(await ask(kept)).toMatchObject({ failure: { code: 'rate_limited' } })
    server.clock.advance(86_400_000)
    expect(await ask(kept)).toMatchObject({ ok: true })
    expect(await ask(kept)).toMatchObject({ failure: { code: 'google_failed' } })
  })

  test('joins the person who proved that email and keeps their password', async () => {
    const server = await start(await open(), { verifyEmail: true })
    const { client } = server.browser()
    await client('register', {
      body: {
        first_name: 'Ada',
        email: 'ADA@example.com',
        password1: TEST_PASSWORD,
        password2: TEST_PASSWORD,
      },
    })
    await server.platform.database.root.updateTable('users').set({ email_verified: 1 }).execute()
    expect(
      await client('google', { body: { credential: await credential(server) } }),
    ).toMatchObject({ answer: { user: { email: 'ADA@example.com', has_password: true } } })
    expect(
      await client('login', { body: { email: 'ada@example.com', password: TEST_PASSWORD } }),
    ).toMatchObject({ ok: true })
  })

  test('takes an address that somebody registered without proving it: their password opens nothing any more', async () => {
    const server = await start(await open(), { verifyEmail: true })
    const { client } = server.browser()
    await client('register', {
      body: {
        first_name: 'Eve',
        email: 'ada@example.com',
        password1: TEST_PASSWORD,
        password2: TEST_PASSWORD,
      },
    })
    expect(
      await client('google', { body: { credential: await credential(server) } }),
    ).toMatchObject({ answer: { user: { email_verified: true, has_password: false } } })
    expect(
      await client('login', { body: { email: 'ada@example.com', password: TEST_PASSWORD } }),
    ).toMatchObject({ failure: { code: 'bad_credentials' } })
  })

  test('keeps no password where nobody has to prove an address', async () => {
    const server = await start(await open(), { verifyEmail: false })
    const { user } = await server.signUp('ada@example.com')
    const { client } = server.browser()
    expect(
      await client('google', { body: { credential: await credential(server) } }),
    ).toMatchObject({ answer: { user: { id: user.id, has_password: false } } })
    expect(
      await client('login', { body: { email: 'ada@example.com', password: TEST_PASSWORD } }),
    ).toMatchObject({ failure: { code: 'bad_credentials' } })
  })

  test('ends the sessions that an unproven person had', async () => {
    const server = await start(await open())
    const eve = await server.signUp('ada@example.com')
    await server.platform.database.root.updateTable('users').set({ email_verified: 0 }).execute()
    await server.browser().client('google', { body: { credential: await credential(server) } })
    expect(await eve.client('currentUser', {})).toMatchObject({ failure: { status: 401 } })
  })

  test('a session alone sets no first password and changes no email', async () => {
    const server = await start(await open(), { secretKey: SECRET_KEY })
    const { client } = server.browser()
    await client('google', { body: { credential: await credential(server) } })
    const passwords = { password1: 'brand new words', password2: 'brand new words' }
    const refused = {
      failure: {
        code: 'conflict',
        body: { problem_codes: { detail: { code: 'auth.needsPassword' } } },
      },
    }
    for (const given of ['', TEST_PASSWORD]) {
      expect(
        await client('changePassword', { body: { current_password: given, ...passwords } }),
      ).toMatchObject(refused)
      expect(
        await client('changeEmail', { body: { email: 'b@example.com', password: given } }),
      ).toMatchObject(refused)
      expect(await client('startSecondFactor', { body: { password: given } })).toMatchObject(
        refused,
      )
    }
    expect(await client('currentUser', {})).toMatchObject({
      answer: { has_password: false, email: 'ada@example.com' },
    })
  })

  test('a person without a password sets one by the link in a mail, and leaves by their session alone', async () => {
    const server = await start(await open())
    const { client } = server.browser()
    await client('google', { body: { credential: await credential(server) } })
    const other = server.browser().client
    await other('google', {
      body: { credential: await credential(server, { claims: { nonce: 'other' } }) },
    })
    await client('requestReset', { body: { email: 'ada@example.com' } })
    await expect.poll(() => server.mails.at(-1)?.text).toContain('/reset-password/')
    const token = /reset-password\/([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
    const passwords = { password1: 'brand new words', password2: 'brand new words' }
    expect(await client('confirmReset', { body: { token, ...passwords } })).toMatchObject({
      answer: { user: { has_password: true, email: 'ada@example.com' } },
    })
    expect(await other('deleteUser', { body: { password: '' } })).toMatchObject({
      failure: { status: 401 },
    })
    expect(await client('deleteUser', { body: { password: '' } })).toMatchObject({
      failure: { code: 'bad_credentials' },
    })
    expect(await client('deleteUser', { body: { password: 'brand new words' } })).toMatchObject({
      ok: true,
    })
  })
})

describe('a Google credential', () => {
  const refused = async (more: Parameters<typeof credential>[1]) => {
    const server = await start(await openInMemory())
    const { client } = server.browser()
    const outcome = await client('google', { body: { credential: await credential(server, more) } })
    expect(await client('currentUser', {})).toMatchObject({ failure: { status: 401 } })
    return outcome
  }

  test('of another client, issuer, key, or past its time is refused', async () => {
    const invalid = {
      ok: false,
      failure: {
        code: 'google_failed',
        status: 400,
        message: 'Google’s sign-in response isn’t valid.',
      },
    }
    expect(await refused({ audience: 'somebody.else' })).toMatchObject(invalid)
    expect(await refused({ issuer: 'https://accounts.example.com' })).toMatchObject(invalid)
    expect(await refused({ key: foreign })).toMatchObject(invalid)
    expect(await refused({ life: -120 })).toMatchObject({
      failure: {
        code: 'google_failed',
        message: 'The Google sign-in has expired. Please try again.',
      },
    })
  })

  test('without a verified email is refused', async () => {
    expect(await refused({ claims: { email_verified: false } })).toMatchObject({
      failure: { code: 'google_failed', message: 'Google hasn’t verified this email address.' },
    })
    expect(await refused({ claims: { email: undefined } })).toMatchObject({
      failure: { code: 'google_failed', message: 'Google didn’t share an email address.' },
    })
  })

  test('that is no token, or signed by a shared secret or by nothing, is refused', async () => {
    const server = await start(await openInMemory())
    const { client } = server.browser()
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ ...claims, aud: CLIENT_ID, iss: 'https://accounts.google.com', exp: 9_999_999_999 })).toString('base64url')}.`
    const shared = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('https://accounts.google.com')
      .setAudience(CLIENT_ID)
      .setExpirationTime(9_999_999_999)
      .sign(new TextEncoder().encode('a shared secret that is long enough'))
    for (const wrong of ['nonsense', none, shared])
      expect(await client('google', { body: { credential: wrong } })).toMatchObject({
        failure: { code: 'google_failed', message: 'Google’s sign-in response isn’t valid.' },
      })
  })

  test('cannot be checked while the keys cannot be read', async () => {
    const server = await start(await openInMemory(), {
      google: { clientId: CLIENT_ID, keysUrl: 'http://127.0.0.1:1/certs' },
      logLevel: 'silent',
    })
    const outcome = await server
      .browser()
      .client('google', { body: { credential: await credential(server) } })
    expect(outcome).toMatchObject({
      failure: {
        code: 'google_failed',
        message: 'We couldn’t reach Google to check the sign-in. Please try again.',
      },
    })
  })

  test('is not taken where the service is off', async () => {
    const server = await start(await openInMemory(), { google: null })
    expect(await server.browser().client('google', { body: { credential: 'x' } })).toMatchObject({
      failure: { code: 'service_off' },
    })
  })
})
