/** What the first proof of an address removes, because another person may have added it. */
import { expect, test } from 'vitest'
import { answerOf } from '../../../tests/support/server/pins-world.ts'
import { addPasskey } from '../../../tests/support/auth/passkeys.ts'
import { softwareAuthenticator } from '../../../tests/support/auth/software-authenticator.ts'
import { atOnce } from '../../../tests/support/auth/at-once.ts'
import { credential, googleServers } from '../../../tests/support/auth/google-servers.ts'
import {
  challengeOf,
  codeNow,
  resetPassword,
  SECRET_KEY,
  turnOn,
} from '../../../tests/support/auth/two-step-servers.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { NOT_PROVED } from './users.store.ts'
import { TEST_PASSWORD, type TestServer } from '../../../tests/support/server/test-server.ts'

const startServer = googleServers()
const EVE = 'eve@example.com'
const ADA = 'ada@example.com'
const OTHER = 'other@example.com'
const NEW = 'another horse battery'

const mailsWith = ({ mails }: TestServer, text: string) =>
  mails.filter((mail) => mail.text.includes(text)).map(({ to }) => to)
const removedApps = (server: TestServer) => mailsWith(server, 'Two-step login had been turned on')
const unlinked = (server: TestServer) => mailsWith(server, 'We unlinked it')

const start = async (database: Database, verifyEmail: boolean) =>
  startServer(database, { secretKey: SECRET_KEY, verifyEmail })

/**
 * Eve registers, and asks for a link that moves her account to Ada's address. `hasApp`: after she has
 * turned two-step login on.
 */
async function moving(database: Database, { hasApp = false } = {}) {
  const lax = await start(database, false)
  const eve = await lax.signUp(EVE)
  const server = await start(database, true)
  const { client: eves } = server.browser()
  answerOf(await eves('login', { body: { email: EVE, password: TEST_PASSWORD } }))
  const { secret } = hasApp ? await turnOn(server, { client: eves }) : { secret: '' }
  const passcode = hasApp ? codeNow(server, secret) : ''
  answerOf(await eves('changeEmail', { body: { email: ADA, password: TEST_PASSWORD, passcode } }))
  const links = server.mails.filter(({ to }) => to === ADA)
  const token = /verify-email\/([\w-]+)/.exec(links.at(-1)?.text ?? '')?.[1] ?? ''
  return { server, owner: eve.user.id, eves, follow: { body: { token } } }
}

const linkGoogle = async ({ root }: Database) => {
  await root.updateTable('users').set({ google_id: '2200' }).execute()
}
const googleIds = async ({ root }: Database) =>
  root.selectFrom('users').select(['email', 'google_id']).execute()

const insertPasskeyOf = async ({ root }: Database) => {
  const { id: user_id } = await root.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const row = { id: 'p', user_id, credential_id: 'p', public_key: '', counter: 0, name: 'Phone' }
  await root
    .insertInto('passkeys')
    .values({ ...row, created_at: 1, last_used_at: null })
    .execute()
}

testDatabases('the link that confirms a new address', (open) => {
  test('removes app, recovery codes, passkeys, Google and sessions when it is opened without a session', async () => {
    const database = await open()
    const { server, eves, follow } = await moving(database, { hasApp: true })
    await insertPasskeyOf(database)
    await linkGoogle(database)
    answerOf(await server.browser().client('verifyEmail', follow))
    expect(await eves('currentUser', {})).toMatchObject({ failure: { status: 401 } })
    expect(await googleIds(database)).toEqual([{ email: ADA, google_id: null }])
    for (const table of ['second_factors', 'recovery_codes', 'passkeys'] as const)
      expect(await database.root.selectFrom(table).selectAll().execute()).toEqual([])
    await expect.poll(() => removedApps(server)).toEqual([ADA])
    await expect.poll(() => unlinked(server)).toEqual([ADA])
  })

  test('mails the former address what was removed', async () => {
    const database = await open()
    const { server, follow } = await moving(database, { hasApp: true })
    await insertPasskeyOf(database)
    await linkGoogle(database)
    answerOf(await server.browser().client('verifyEmail', follow))
    await expect
      .poll(() => server.mails.find(({ text }) => text.includes(`is now ${ADA}`)))
      .toMatchObject({
        to: EVE,
        text: expect.stringContaining(
          'The change also removed or stopped:\ntwo-step login\npasskeys\nsign-in with Google\n',
        ) as string,
      })
  })

  test('is sent for a code only where two-step login is on', async () => {
    const { server, eves } = await moving(await open())
    const { secret } = await turnOn(server, { client: eves })
    const ask = async (passcode: string) => {
      const outcome = await eves('changeEmail', {
        body: { email: OTHER, password: TEST_PASSWORD, passcode },
      })
      return outcome.ok ? outcome.answer : outcome.failure.body?.problem_codes
    }
    const refusedWith = (code: string) => ({ passcode: [{ code }] })
    expect(await ask('')).toMatchObject(refusedWith('auth.codeRequired'))
    expect(await ask('000000')).toMatchObject(refusedWith('auth.codeWrong'))
    expect(server.mails.filter(({ to }) => to === OTHER)).toEqual([])
    expect(await ask(codeNow(server, secret))).toMatchObject({ verification_email_sent: true })
  })

  test('removes nothing in a session of the same person', async () => {
    const database = await open()
    const { server, eves, follow } = await moving(database, { hasApp: true })
    await linkGoogle(database)
    answerOf(await eves('verifyEmail', follow))
    expect(answerOf(await eves('getSecondFactor', {}))).toMatchObject({ recovery_codes_left: 10 })
    expect(await googleIds(database)).toEqual([{ email: ADA, google_id: '2200' }])
    await server.close()
    expect([...removedApps(server), ...unlinked(server)]).toEqual([])
  })

  test('removes all in a session of somebody else, which stays open', async () => {
    const database = await open()
    const { eves, follow } = await moving(database, { hasApp: true })
    const ada = await (await start(database, false)).signUp(OTHER)
    answerOf(await ada.client('verifyEmail', follow))
    expect(await eves('currentUser', {})).toMatchObject({ failure: { status: 401 } })
    expect(await ada.client('currentUser', {})).toMatchObject({ ok: true })
    expect(await database.root.selectFrom('second_factors').selectAll().execute()).toEqual([])
  })

  test('is no proof without a session: an app that is added later is removed by a reset', async () => {
    const { server, owner, follow } = await moving(await open())
    answerOf(await server.browser().client('verifyEmail', follow))
    const { client: eves } = server.browser()
    answerOf(await eves('login', { body: { email: ADA, password: TEST_PASSWORD } }))
    await turnOn(server, { client: eves })
    const { client } = server.browser()
    expect(await resetPassword(server, { client, email: ADA, password: NEW })).toMatchObject({
      answer: { user: { id: owner } },
    })
    // Now it is: the app of the owner stays.
    await turnOn(server, { client }, NEW)
    const again = { client: server.browser().client, email: ADA, password: TEST_PASSWORD }
    expect(await resetPassword(server, again)).toMatchObject({
      failure: { code: 'second_factor_required' },
    })
  })

  test.each(['app', 'link'] as const)(
    'and an app that is confirmed at the same moment: only the %s counts, which is first',
    async (first) => {
      const database = await open()
      const { server, owner, eves, follow } = await moving(database)
      const { secret } = answerOf(
        await eves('startSecondFactor', { body: { password: TEST_PASSWORD } }),
      )
      const { client } = server.browser()
      await client('currentUser', {})
      const body = { passcode: codeNow(server, secret) }
      const confirm = async () => (await eves('confirmSecondFactor', { body })).ok
      const move = async () => (await client('verifyEmail', follow)).ok
      const outcomes = await atOnce(database, {
        hold: (tx) =>
          tx.selectFrom('users').selectAll().where('id', '=', owner).forUpdate().execute(),
        requests: first === 'app' ? [confirm, move] : [move, confirm],
      })
      const [confirmed] = first === 'app' ? outcomes : outcomes.toReversed()
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      const left = async (table: 'second_factors' | 'recovery_codes') =>
        (await database.root.selectFrom(table).selectAll().execute()).length
      expect([await left('second_factors'), await left('recovery_codes')]).toEqual(
        confirmed === true ? [1, 10] : [0, 0],
      )
      expect(confirmed === (first === 'app') || database.kind === 'sqlite').toBe(true)
    },
  )
})

testDatabases('the link that verifies an address', (open) => {
  /** Eve registered the address where that needed no link, and added an app. */
  const registered = async (database: Database) => {
    const lax = await start(database, false)
    const eve = await lax.signUp(ADA)
    answerOf(await addPasskey(eve.client, softwareAuthenticator()))
    await turnOn(lax, eve)
    const server = await start(database, true)
    await database.root.updateTable('users').set({ email_verified: 0 }).execute()
    await server.browser().client('resendVerification', { body: { email: ADA } })
    await expect.poll(() => server.mails.length).toBe(1)
    const token = /verify-email\/([\w-]+)/.exec(server.mails[0]?.text ?? '')?.[1] ?? ''
    return { server, eve, follow: { body: { token } } }
  }

  test('removes app, passkeys and sessions when it is opened without a session, and keeps the password', async () => {
    const database = await open()
    const { server, eve, follow } = await registered(database)
    answerOf(await server.browser().client('verifyEmail', follow))
    expect(await eve.client('currentUser', {})).toMatchObject({ failure: { status: 401 } })
    const { client } = server.browser()
    answerOf(await client('login', { body: { email: ADA, password: TEST_PASSWORD } }))
    expect(await database.root.selectFrom('passkeys').selectAll().execute()).toEqual([])
    await expect.poll(() => removedApps(server)).toEqual([ADA])
  })

  test('removes nothing where the address was proved before', async () => {
    const database = await open()
    const { server, follow } = await registered(database)
    await database.root.updateTable('users').set({ address_proved_at: 1 }).execute()
    const { client } = server.browser()
    answerOf(await client('verifyEmail', follow))
    expect(await challengeOf(client, ADA)).not.toBe('')
    expect(await database.root.selectFrom('passkeys').select('name').execute()).toHaveLength(1)
  })
})

testDatabases('a sign-in with a Google account that is linked', (open) => {
  test('removes app, passkeys, password and sessions at the first proof, and stays linked', async () => {
    const database = await open()
    const server = await start(database, false)
    const eve = await server.signUp(ADA)
    answerOf(await addPasskey(eve.client, softwareAuthenticator()))
    await turnOn(server, eve)
    await database.root.updateTable('users').set({ google_id: '1100' }).execute()
    const { client } = server.browser()
    const signIn = { body: { credential: await credential(server) } }
    expect(await client('google', signIn)).toMatchObject({
      answer: { user: { id: eve.user.id, has_password: false } },
    })
    expect(await eve.client('currentUser', {})).toMatchObject({ failure: { status: 401 } })
    expect(answerOf(await client('getSecondFactor', {})).enabled_at).toBeNull()
    expect(await googleIds(database)).toEqual([{ email: ADA, google_id: '1100' }])
    expect(await database.root.selectFrom('passkeys').selectAll().execute()).toEqual([])
    await expect.poll(() => removedApps(server)).toEqual([ADA])
    await expect.poll(() => mailsWith(server, 'We removed that password')).toEqual([ADA])
    await server.close()
    expect(unlinked(server)).toEqual([])
  })
})

testDatabases('a link for a new address that was asked for before the first proof', (open) => {
  const asked = async (database: Database) => {
    const lax = await start(database, false)
    const eve = await lax.signUp(ADA)
    const server = await start(database, true)
    await database.root.updateTable('users').set({ address_proved_at: NOT_PROVED }).execute()
    const { client: eves } = server.browser()
    answerOf(await eves('login', { body: { email: ADA, password: TEST_PASSWORD } }))
    const ask = async () => eves('changeEmail', { body: { email: EVE, password: TEST_PASSWORD } })
    const tokenOf = (to: string) =>
      /verify-email\/([\w-]+)/.exec(
        server.mails.findLast((mail) => mail.to === to)?.text ?? '',
      )?.[1]
    const follow = async (to: string) =>
      server.browser().client('verifyEmail', { body: { token: tokenOf(to) ?? '' } })
    return { server, owner: eve.user.id, ask, tokenOf, follow }
  }
  const worthless = { failure: { code: 'token_invalid' } }

  test('is worthless after a proof by Google', async () => {
    const { server, ask, follow } = await asked(await open())
    answerOf(await ask())
    const { client } = server.browser()
    answerOf(await client('google', { body: { credential: await credential(server) } }))
    expect(await follow(EVE)).toMatchObject(worthless)
    expect(answerOf(await client('currentUser', {})).email).toBe(ADA)
  })

  test('is worthless after a link that verifies the address', async () => {
    const database = await open()
    const { server, ask, tokenOf, follow } = await asked(database)
    answerOf(await ask())
    await database.root.updateTable('users').set({ email_verified: 0 }).execute()
    await server.browser().client('resendVerification', { body: { email: ADA } })
    await expect.poll(() => tokenOf(ADA)).toBeDefined()
    answerOf(await follow(ADA))
    expect(await follow(EVE)).toMatchObject(worthless)
  })

  test('is worthless when both come at the same moment', async () => {
    const database = await open()
    const { server, ask } = await asked(database)
    const { client } = server.browser()
    await client('currentUser', {})
    const body = { credential: await credential(server) }
    const [proved] = await atOnce<{ readonly ok: boolean }>(database, {
      hold: (tx) => tx.selectFrom('users').selectAll().forUpdate().execute(),
      requests: [async () => client('google', { body }), ask],
    })
    // Two locks in another order would end one of them as a deadlock.
    expect(proved?.ok).toBe(true)
    expect(await database.root.selectFrom('email_tokens').selectAll().execute()).toEqual([])
  })
})

testDatabases('a new password by mail at the same moment', (open) => {
  /** Both browsers are ready to send: each has its forgery token, and the owner her link. */
  const prepared = async (database: Database) => {
    const server = await start(database, false)
    const eve = await server.signUp(ADA)
    const { client: eves } = server.browser()
    const { client } = server.browser()
    for (const one of [eves, client]) await one('currentUser', {})
    await client('requestReset', { body: { email: ADA } })
    const tokenOf = () => /reset-password\/([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1]
    await expect.poll(tokenOf).toBeDefined()
    const body = { token: tokenOf() ?? '', password1: NEW, password2: NEW }
    return { eve, eves, client, reset: async () => client('confirmReset', { body }) }
  }
  const hold = (tx: Tx) => tx.selectFrom('users').selectAll().forUpdate().execute()

  test('ends a login with the former password', async () => {
    const database = await open()
    const { eves, client, reset } = await prepared(database)
    const body = { email: ADA, password: TEST_PASSWORD }
    await atOnce<unknown>(database, {
      hold,
      requests: [reset, async () => eves('login', { body })],
    })
    expect(await database.root.selectFrom('sessions').select('id').execute()).toHaveLength(1)
    expect(await client('currentUser', {})).toMatchObject({ ok: true })
  })

  test('and a new email, asked for with the former password: one of the two is refused', async () => {
    const database = await open()
    const { eve, reset } = await prepared(database)
    const body = { email: EVE, password: TEST_PASSWORD }
    const outcomes = await atOnce<{ ok: boolean }>(database, {
      hold,
      requests: [reset, async () => eve.client('changeEmail', { body })],
    })
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('and one with the former password: one of the two is refused', async () => {
    const database = await open()
    const { eve, reset } = await prepared(database)
    const body = {
      current_password: TEST_PASSWORD,
      password1: 'her new one',
      password2: 'her new one',
    }
    const outcomes = await atOnce<{ ok: boolean }>(database, {
      hold,
      requests: [reset, async () => eve.client('changePassword', { body })],
    })
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

testDatabases('a change in the spelling of an email', (open) => {
  test('keeps a proof that came in at the same moment', async () => {
    const database = await open()
    const server = await start(database, false)
    const ada = await server.signUp(ADA)
    await atOnce(database, {
      hold: (tx) => tx.updateTable('users').set({ address_proved_at: 1 }).execute(),
      requests: [
        async () =>
          ada.client('changeEmail', {
            body: { email: 'Ada@example.com', password: TEST_PASSWORD },
          }),
      ],
    })
    if (database.kind === 'sqlite') return
    const row = await database.root
      .selectFrom('users')
      .select(['email', 'address_proved_at'])
      .executeTakeFirst()
    expect(row).toEqual({ email: 'Ada@example.com', address_proved_at: 1 })
  })
})
