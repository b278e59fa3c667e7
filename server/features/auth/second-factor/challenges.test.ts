import { expect, test } from 'vitest'
import { answerOf } from '../../../../tests/pins-world.ts'
import { testDatabases } from '../../../platform/database/test-databases.ts'
import { TEST_PASSWORD } from '../../../testing.ts'
import {
  challengeOf,
  codeNow,
  turnOn,
  twoStepServers,
} from '../../../../tests/support/auth/two-step-servers.ts'

const start = twoStepServers()

testDatabases('a login that waits for its code', (open) => {
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

  test('“Log out everywhere else” ends it', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { secret } = await turnOn(server, ada)
    const { client } = server.browser()
    const challenge = await challengeOf(client, ada.user.email)
    answerOf(await ada.client('endOtherSessions', {}))
    const body = { challenge, passcode: codeNow(server, secret) }
    expect(await client('signInWithCode', { body })).toMatchObject({
      failure: { code: 'token_invalid' },
    })
    const later = { challenge: await challengeOf(client, ada.user.email), passcode: body.passcode }
    expect(await client('signInWithCode', { body: later })).toMatchObject({ ok: true })
  })

  test('opens one session for two requests at once, and only that one uses up its recovery code', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { codes } = await turnOn(server, ada)
    const challenge = await challengeOf(server.browser().client, ada.user.email)
    const clients = codes.slice(0, 4).map(() => server.browser().client)
    for (const client of clients) await client('currentUser', {})
    const outcomes = await Promise.all(
      clients.map(async (client, at) =>
        client('signInWithCode', { body: { challenge, passcode: codes[at] ?? '' } }),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answerOf(await ada.client('getSecondFactor', {})).recovery_codes_left).toBe(9)
  })

  test('opens no session for a user who was suspended since', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { secret } = await turnOn(server, ada)
    const { client } = server.browser()
    const challenge = await challengeOf(client, ada.user.email)
    const { root } = server.platform.database
    await root.updateTable('users').set({ suspended_at: server.clock.now() }).execute()
    const body = { challenge, passcode: codeNow(server, secret) }
    expect(await client('signInWithCode', { body })).toMatchObject({
      failure: { code: 'forbidden' },
    })
    await root.updateTable('users').set({ suspended_at: null }).execute()
    expect(await client('currentUser', {})).toMatchObject({ failure: { status: 401 } })
  })

  test('leaves the session open that the browser had before', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { secret } = await turnOn(server, ada)
    const challenge = await challengeOf(ada.client, ada.user.email)
    expect(await ada.client('currentUser', {})).toMatchObject({ ok: true })
    const body = { challenge, passcode: codeNow(server, secret) }
    expect(await ada.client('signInWithCode', { body })).toMatchObject({ ok: true })
    expect(answerOf(await ada.client('listSessions', {})).sessions).toHaveLength(1)
  })
})
