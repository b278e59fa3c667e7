import { expect, test } from 'vitest'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { testServers } from '../../../../tests/support/server/test-servers.ts'
import {
  TEST_PASSWORD,
  type SignedUp,
  type TestServer,
} from '../../../../tests/support/server/test-server.ts'
import { atOnce } from '../../../../tests/support/auth/at-once.ts'
import {
  challengeOf,
  codeNow,
  SECRET_KEY,
  turnOn,
  twoStepServers,
} from '../../../../tests/support/auth/two-step-servers.ts'

const start = twoStepServers()
const startServer = testServers()

const guessMails = ({ mails }: Pick<TestServer, 'mails'>) =>
  mails.filter(({ subject }) => subject === 'Someone is guessing codes for Pinloom')

/** Wrong codes, one a minute: later a visitor has tries again. */
async function guess(server: TestServer, { user }: SignedUp, times: number): Promise<void> {
  const { client } = server.browser()
  for (let tries = 0; tries < times; tries += 1) {
    server.clock.advance(60_000)
    const body = { challenge: await challengeOf(client, user.email), passcode: '12345' }
    await client('signInWithCode', { body })
  }
}

testDatabases('a login that waits for its code', (open) => {
  test('two requests with one code at once open one session', async () => {
    const database = await open()
    const server = await start(database)
    const ada = await server.signUp()
    const { secret } = await turnOn(server, ada)
    const clients = [server.browser().client, server.browser().client]
    const passcode = codeNow(server, secret)
    const challenges: string[] = []
    for (const client of clients) challenges.push(await challengeOf(client, ada.user.email))
    const outcomes = await atOnce(database, {
      hold: (tx) => tx.updateTable('second_factors').set({ created_at: 0 }).execute(),
      requests: clients.map((client, at) => async () => {
        const body = { challenge: challenges[at] ?? '', passcode }
        return client('signInWithCode', { body })
      }),
    })
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a clock that was days ahead locks out nobody, and each code counts once', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { secret } = await turnOn(server, ada)
    const { client } = server.browser()
    const logIn = async () => {
      const challenge = await challengeOf(client, ada.user.email)
      const body = { challenge, passcode: codeNow(server, secret) }
      return (await client('signInWithCode', { body })).ok
    }
    const days = 3 * 24 * 60 * 60_000
    server.clock.advance(days)
    expect([await logIn(), await logIn()]).toEqual([true, false])
    server.clock.advance(60_000 - days)
    expect([await logIn(), await logIn()]).toEqual([true, false])
    server.clock.advance(60_000)
    expect(await logIn()).toBe(true)
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

  test('nine wrong codes are not mailed', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { secret } = await turnOn(server, ada)
    const { client } = server.browser()
    await guess(server, ada, 9)
    const challenge = await challengeOf(client, ada.user.email)
    answerOf(
      await client('signInWithCode', { body: { challenge, passcode: codeNow(server, secret) } }),
    )
    // Mails are sent behind the answer, and the end of the server waits for them.
    await server.close()
    expect(guessMails(server)).toEqual([])
  })

  test('the owner gets one mail an hour about ten wrong codes', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    await turnOn(server, ada)
    await guess(server, ada, 10)
    await expect.poll(() => guessMails(server).map(({ to }) => to)).toEqual([ada.user.email])
    expect(guessMails(server)[0]?.text).toContain('10 wrong codes')
    await guess(server, ada, 5)
    server.clock.advance(3_600_000)
    await guess(server, ada, 10)
    await server.close()
    expect(guessMails(server)).toHaveLength(2)
  })

  test('a mail about wrong codes that could not be handed over is sent with the next one', async () => {
    const mails: Mail[] = []
    const mail = {
      send: async (sent: Mail) => {
        mails.push(sent)
        return guessMails({ mails }).length !== 1
      },
    }
    const config = { secretKey: SECRET_KEY }
    const server = await startServer({ database: await open(), config, mail })
    const ada = await server.signUp()
    await turnOn(server, ada)
    await guess(server, ada, 10)
    await expect.poll(() => guessMails({ mails }).length).toBe(1)
    await guess(server, ada, 1)
    await expect.poll(() => guessMails({ mails }).length).toBe(2)
    await guess(server, ada, 5)
    await server.close()
    expect(guessMails({ mails })).toHaveLength(2)
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

  test('opens one session for four requests at once, and only that one uses up its recovery code', async () => {
    const database = await open()
    const server = await start(database)
    const ada = await server.signUp()
    const { codes } = await turnOn(server, ada)
    const challenge = await challengeOf(server.browser().client, ada.user.email)
    const clients = codes.slice(0, 4).map(() => server.browser().client)
    for (const client of clients) await client('currentUser', {})
    const outcomes = await atOnce(database, {
      hold: (tx) => tx.updateTable('sign_in_challenges').set({ user_id: ada.user.id }).execute(),
      requests: clients.map(
        (client, at) => async () =>
          client('signInWithCode', { body: { challenge, passcode: codes[at] ?? '' } }),
      ),
    })
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
