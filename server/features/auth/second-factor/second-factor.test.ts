import { expect, test } from 'vitest'
import type { Client } from '#core/contract/call/client.ts'
import { answerOf } from '../../../../tests/pins-world.ts'
import { testDatabases } from '../../../platform/database/test-databases.ts'
import type { Database } from '../../../platform/database/database.ts'
import { testServers } from '../../../test-servers.ts'
import { TEST_PASSWORD, type SignedUp, type TestServer } from '../../../testing.ts'
import { codeOf, stepAt } from './totp.ts'

const SECRET_KEY = 'a key of an operator, 32 letters or more'
const STEP = 30_000

const startServer = testServers()
const start = (database: Database, secretKey: string | null = SECRET_KEY) =>
  startServer({ database, config: { secretKey } })

const codeNow = (server: TestServer, secret: string, drift = 0): string =>
  codeOf(secret, stepAt(server.clock.now()) + drift)

/** Turns it on, and goes on to a moment at which the next code counts. */
async function turnOn(server: TestServer, { client }: SignedUp) {
  const { secret } = answerOf(
    await client('startSecondFactor', { body: { password: TEST_PASSWORD } }),
  )
  const { recovery_codes: codes } = answerOf(
    await client('confirmSecondFactor', { body: { passcode: codeNow(server, secret) } }),
  )
  server.clock.advance(STEP)
  return { secret, codes }
}

async function challengeOf(client: Client, email: string, password = TEST_PASSWORD) {
  const outcome = await client('login', { body: { email, password } })
  if (outcome.ok) throw new Error('No second step was asked for.')
  expect(outcome.failure).toMatchObject({ code: 'second_factor_required', status: 403 })
  return String(outcome.failure.body?.challenge)
}

testDatabases('two-step login', (open) => {
  test('is off until a code confirms it, then a login asks for a code', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { client } = ada
    expect(answerOf(await client('getSecondFactor', {}))).toEqual({
      is_available: true,
      enabled_at: null,
      recovery_codes_left: 0,
    })
    const { secret, uri } = answerOf(
      await client('startSecondFactor', { body: { password: TEST_PASSWORD } }),
    )
    expect(uri).toContain(`secret=${secret}`)
    const phone = server.browser().client
    const login = { body: { email: ada.user.email, password: TEST_PASSWORD } }
    expect(await phone('login', login)).toMatchObject({ ok: true })
    expect(await client('confirmSecondFactor', { body: { passcode: '000000' } })).toMatchObject({
      failure: { code: 'bad_credentials' },
    })
    const { recovery_codes } = answerOf(
      await client('confirmSecondFactor', { body: { passcode: codeNow(server, secret) } }),
    )
    expect(new Set(recovery_codes).size).toBe(10)
    expect(answerOf(await client('getSecondFactor', {}))).toEqual({
      is_available: true,
      enabled_at: server.clock.now(),
      recovery_codes_left: 10,
    })
    server.clock.advance(STEP)
    const tablet = server.browser().client
    const challenge = await challengeOf(tablet, ada.user.email)
    expect(await tablet('currentUser', {})).toMatchObject({ ok: false })
    const body = { challenge, passcode: codeNow(server, secret) }
    expect(await tablet('signInWithCode', { body })).toMatchObject({
      answer: { user: { id: ada.user.id }, redirect_to: '/generate' },
    })
    expect(await tablet('currentUser', {})).toMatchObject({ ok: true })
  })

  test('a code, a recovery code and a challenge count once', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { secret, codes } = await turnOn(server, ada)
    const { client } = server.browser()
    const code = codeNow(server, secret)
    const challenge = await challengeOf(client, ada.user.email)
    expect(await client('signInWithCode', { body: { challenge, passcode: code } })).toMatchObject({
      ok: true,
    })
    const next = await challengeOf(client, ada.user.email)
    const wrong = { failure: { code: 'bad_credentials' } }
    expect(
      await client('signInWithCode', { body: { challenge: next, passcode: code } }),
    ).toMatchObject(wrong)
    const earlier = { challenge: next, passcode: codeNow(server, secret, -1) }
    expect(await client('signInWithCode', { body: earlier })).toMatchObject(wrong)
    // As people type it.
    const recovery = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')}`
    const used = { challenge: next, passcode: recovery }
    expect(await client('signInWithCode', { body: used })).toMatchObject({ ok: true })
    const last = await challengeOf(client, ada.user.email)
    const again = { challenge: last, passcode: recovery }
    expect(await client('signInWithCode', { body: again })).toMatchObject(wrong)
    const over = { challenge: next, passcode: codes[1] ?? '' }
    expect(await client('signInWithCode', { body: over })).toMatchObject({
      failure: { code: 'token_invalid' },
    })
    expect(answerOf(await ada.client('getSecondFactor', {})).recovery_codes_left).toBe(9)
  })

  test('two requests with one code at once open one session', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { secret } = await turnOn(server, ada)
    const [one, two] = [server.browser().client, server.browser().client]
    const code = codeNow(server, secret)
    const bodies = await Promise.all(
      [one, two].map(async (client) => ({
        challenge: await challengeOf(client, ada.user.email),
        passcode: code,
      })),
    )
    const outcomes = await Promise.all(
      bodies.map(async (body, index) => (index === 0 ? one : two)('signInWithCode', { body })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a challenge ends after ten minutes, and with a new password', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { secret, codes } = await turnOn(server, ada)
    const { client } = server.browser()
    const over = { failure: { code: 'token_invalid' } }
    const late = await challengeOf(client, ada.user.email)
    server.clock.advance(10 * 60_000)
    const code = codeNow(server, secret)
    expect(
      await client('signInWithCode', { body: { challenge: late, passcode: code } }),
    ).toMatchObject(over)
    await server.sweep()
    const { root } = server.platform.database
    expect(await root.selectFrom('sign_in_challenges').selectAll().execute()).toEqual([])
    const challenge = await challengeOf(client, ada.user.email)
    const password1 = 'another horse battery'
    answerOf(
      await ada.client('changePassword', {
        body: { current_password: TEST_PASSWORD, password1, password2: password1 },
      }),
    )
    const known = { challenge, passcode: codes[0] ?? '' }
    expect(await client('signInWithCode', { body: known })).toMatchObject(over)
  })

  test('a new password by mail asks for the code too', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    await turnOn(server, ada)
    const { client } = server.browser()
    await client('requestReset', { body: { email: ada.user.email } })
    await expect.poll(() => server.mails.at(-1)?.text).toContain('/reset-password/')
    const token = /reset-password\/([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
    const password1 = 'another horse battery'
    expect(
      await client('confirmReset', { body: { token, password1, password2: password1 } }),
    ).toMatchObject({ failure: { code: 'second_factor_required' } })
    expect(await client('currentUser', {})).toMatchObject({ ok: false })
    await challengeOf(client, ada.user.email, password1)
  })

  test('wrong codes are slowed down, for their person only', async () => {
    const server = await start(await open())
    const [ada, eve] = [await server.signUp(), await server.signUp()]
    const { secret } = await turnOn(server, ada)
    const eves = await turnOn(server, eve)
    const { client } = server.browser()
    const challenge = await challengeOf(client, ada.user.email)
    const other = await challengeOf(client, eve.user.email)
    const guess = { body: { challenge, passcode: '12345' } }
    const codes: string[] = []
    for (let tries = 0; tries < 11; tries += 1) {
      const outcome = await client('signInWithCode', guess)
      codes.push(outcome.ok ? 'ok' : outcome.failure.code)
    }
    expect(codes).toEqual([...Array(10).fill('bad_credentials'), 'rate_limited'])
    const right = { body: { challenge, passcode: codeNow(server, secret) } }
    expect(await client('signInWithCode', right)).toMatchObject({
      failure: { code: 'rate_limited' },
    })
    const hers = { body: { challenge: other, passcode: codeNow(server, eves.secret) } }
    expect(await client('signInWithCode', hers)).toMatchObject({ ok: true })
  })

  test('password and code turn it off, each change is mailed', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { secret, codes } = await turnOn(server, ada)
    const end = async (password: string, code: string) =>
      ada.client('endSecondFactor', { body: { password, passcode: code } })
    const refused = { failure: { code: 'bad_credentials' } }
    expect(await end('wrong password', codeNow(server, secret))).toMatchObject(refused)
    expect(await end(TEST_PASSWORD, '000000')).toMatchObject(refused)
    const again = { body: { password: TEST_PASSWORD } }
    expect(await ada.client('startSecondFactor', again)).toMatchObject({
      failure: { code: 'conflict' },
    })
    const { client } = server.browser()
    const challenge = await challengeOf(client, ada.user.email)
    answerOf(await client('signInWithCode', { body: { challenge, passcode: codes[0] ?? '' } }))
    expect(await end(TEST_PASSWORD, codeNow(server, secret))).toMatchObject({ ok: true })
    expect(await end(TEST_PASSWORD, codes[1] ?? '')).toMatchObject({
      failure: { code: 'conflict' },
    })
    const login = { body: { email: ada.user.email, password: TEST_PASSWORD } }
    expect(await server.browser().client('login', login)).toMatchObject({ ok: true })
    await expect
      .poll(() => server.mails.map(({ subject }) => subject).filter((all) => !/New/.test(all)))
      .toEqual([
        'Two-step login is on for Pinloom',
        'A recovery code was used for Pinloom',
        'Two-step login is off for Pinloom',
      ])
  })

  test('nothing in the store is the secret or a recovery code, and deletion leaves nothing', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { secret, codes } = await turnOn(server, ada)
    await challengeOf(server.browser().client, ada.user.email)
    const { root } = server.platform.database
    const tables = ['second_factors', 'recovery_codes', 'sign_in_challenges'] as const
    const rows = async () =>
      Promise.all(tables.map(async (table) => root.selectFrom(table).selectAll().execute()))
    const stored = JSON.stringify(await rows())
    for (const kept of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(kept)
    answerOf(await ada.client('deleteUser', { body: { password: TEST_PASSWORD } }))
    expect(await rows()).toEqual([[], [], []])
  })

  test('without the key it can’t be turned on, and only recovery codes open what is on', async () => {
    const database = await open()
    const server = await start(database)
    const ada = await server.signUp()
    const { secret, codes } = await turnOn(server, ada)
    const without = await start(database, null)
    const { client } = without.browser()
    const challenge = await challengeOf(client, ada.user.email)
    const code = codeOf(secret, stepAt(without.clock.now()))
    expect(await client('signInWithCode', { body: { challenge, passcode: code } })).toMatchObject({
      failure: { code: 'bad_credentials' },
    })
    const recovery = { challenge, passcode: codes[0] ?? '' }
    expect(await client('signInWithCode', { body: recovery })).toMatchObject({ ok: true })
    const eve = await without.signUp('eve@example.com')
    expect(answerOf(await eve.client('getSecondFactor', {})).is_available).toBe(false)
    expect(
      await eve.client('startSecondFactor', { body: { password: TEST_PASSWORD } }),
    ).toMatchObject({ failure: { code: 'service_off' } })
  })

  test('a setup that is an hour old starts again', async () => {
    const server = await start(await open())
    const { client } = await server.signUp()
    const { secret } = answerOf(
      await client('startSecondFactor', { body: { password: TEST_PASSWORD } }),
    )
    server.clock.advance(60 * 60_000)
    expect(
      await client('confirmSecondFactor', { body: { passcode: codeNow(server, secret) } }),
    ).toMatchObject({ failure: { code: 'conflict' } })
  })
})
