/** Responses that must not log in or add a passkey. */
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { atOnce } from '../../../../tests/support/auth/at-once.ts'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'
import { addPasskey, logInByPasskey, PROOF } from '../../../../tests/support/auth/passkeys.ts'
import {
  softwareAuthenticator,
  type Lies,
} from '../../../../tests/support/auth/software-authenticator.ts'
import { resetPassword, twoStepServers } from '../../../../tests/support/auth/two-step-servers.ts'
import { lockUser } from '../users.store.ts'
import { deleteExpiredPasskeyChallenges, deletePasskeys } from './passkeys.store.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'
import { TEST_PASSWORD, type TestServer } from '../../../../tests/support/server/test-server.ts'

const start = twoStepServers()
const refusedWith = (code: string, problem: string) => ({
  failure: { code, body: { problem_codes: { detail: { code: problem } } } },
})
const invalid = refusedWith('bad_credentials', 'auth.passkeyInvalid')
const tooLate = refusedWith('token_invalid', 'auth.passkeyTooLate')
const LIFE = 5 * 60_000 + 30_000
const lies: [string, Lies][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['a subdomain as origin', { origin: 'http://sub.localhost:3000' }],
  ['another server', { rpId: 'evil.example' }],
  ['an unverified person', { isVerified: false }],
  ['another kind of response', { type: 'payment.get' }],
]

const passkeysOf = (owner: string, length: number) =>
  Array.from({ length }, (_, index) => ({
    id: `passkey ${index}`,
    user_id: owner,
    credential_id: `credential${index}`,
    public_key: 'AA',
    counter: 0,
    name: 'Phone',
    created_at: index,
    last_used_at: null,
  }))

testDatabases('false responses of passkeys', (open) => {
  test.each(lies)('with %s add no passkey and log in nobody', async (_, lie) => {
    const server = await start(await open())
    const ada = await server.signUp()
    const phone = softwareAuthenticator()
    expect(await addPasskey(ada.client, phone, lie)).toMatchObject(invalid)
    answerOf(await addPasskey(ada.client, phone))
    const { client } = server.browser()
    expect(await logInByPasskey(client, phone, lie)).toMatchObject(invalid)
    expect(await client('currentUser', {})).toMatchObject({ ok: false })
    expect(await logInByPasskey(client, phone)).toMatchObject({ ok: true })
  })

  test('a response counts once', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const phone = softwareAuthenticator({ counts: false })
    const { options: creation } = answerOf(await ada.client('startPasskey', { body: PROOF }))
    const added = { body: { name: 'Phone', response: phone.create(creation) } }
    answerOf(await ada.client('addPasskey', added))
    expect(await ada.client('addPasskey', added)).toMatchObject(tooLate)
    const { options } = answerOf(await ada.client('startPasskeySignIn', {}))
    const used = { body: { response: phone.get(options) } }
    const outcomes = await Promise.all(
      [1, 2, 3].map(async () => server.browser().client('signInWithPasskey', used)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await server.browser().client('signInWithPasskey', used)).toMatchObject(tooLate)
  })

  test('a challenge expires, and its row is removed', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const phone = softwareAuthenticator()
    const { options: creation } = answerOf(await ada.client('startPasskey', { body: PROOF }))
    server.clock.advance(LIFE)
    const late = { body: { name: 'Phone', response: phone.create(creation) } }
    expect(await ada.client('addPasskey', late)).toMatchObject(tooLate)
    answerOf(await addPasskey(ada.client, phone))
    const { options } = answerOf(await ada.client('startPasskeySignIn', {}))
    server.clock.advance(LIFE)
    const body = { response: phone.get(options) }
    expect(await ada.client('signInWithPasskey', { body })).toMatchObject(tooLate)
    const { database, clock } = server.platform
    expect(await deleteExpiredPasskeyChallenges(database.root, clock.now())).toBe(2)
  })

  test('a passkey that is removed with everything else at the same moment is not kept', async () => {
    const database = await open()
    const server = await start(database)
    const ada = await server.signUp()
    const { options } = answerOf(await ada.client('startPasskey', { body: PROOF }))
    const body = { name: 'Phone', response: softwareAuthenticator().create(options) }
    const remove = async () =>
      database.transaction(async (tx) => {
        await lockUser(tx, ada.user.id)
        await deletePasskeys(tx, ada.user.id)
      })
    await atOnce<unknown>(database, {
      hold: async (tx) => lockUser(tx, ada.user.id),
      requests: [remove, async () => ada.client('addPasskey', { body })],
    })
    expect(await database.root.selectFrom('passkeys').select('id').execute()).toEqual([])
  })

  test('of two passkeys added at the same moment one is too many', async () => {
    const database = await open()
    const server = await start(database)
    const { client, user } = await server.signUp()
    await database.root.insertInto('passkeys').values(passkeysOf(user.id, 19)).execute()
    const send = async () => {
      const { options } = answerOf(await client('startPasskey', { body: PROOF }))
      const body = { name: 'Phone', response: softwareAuthenticator().create(options) }
      return async () => client('addPasskey', { body })
    }
    const requests = [await send(), await send()]
    const outcomes = await atOnce<{ ok: boolean }>(database, {
      hold: async (tx) => lockUser(tx, user.id),
      requests,
    })
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await database.root.selectFrom('passkeys').select('id').execute()).toHaveLength(20)
  })

  test('a challenge of another person, or of a login, adds no passkey', async () => {
    const server = await start(await open())
    const [ada, eve] = [await server.signUp(), await server.signUp()]
    const phone = softwareAuthenticator()
    const { options } = answerOf(await ada.client('startPasskey', { body: PROOF }))
    const body = { name: 'Phone', response: phone.create(options) }
    expect(await eve.client('addPasskey', { body })).toMatchObject(tooLate)
    const { options: login } = answerOf(await eve.client('startPasskeySignIn', {}))
    const mixed = { ...options, challenge: login.challenge }
    expect(
      await eve.client('addPasskey', { body: { name: 'Phone', response: phone.create(mixed) } }),
    ).toMatchObject(tooLate)
  })

  test('a passkey logs in only the person it names, and is added once', async () => {
    const server = await start(await open())
    const [ada, eve] = [await server.signUp(), await server.signUp()]
    const phone = softwareAuthenticator()
    answerOf(await addPasskey(ada.client, phone))
    const userHandle = Buffer.from(eve.user.id).toString('base64url')
    const { client } = server.browser()
    expect(await logInByPasskey(client, phone, { userHandle })).toMatchObject(invalid)
    const { options } = answerOf(await ada.client('startPasskey', { body: PROOF }))
    expect(options.excludeCredentials).toHaveLength(1)
    const known = refusedWith('conflict', 'auth.passkeyKnown')
    expect(await addPasskey(eve.client, phone, { isSame: true })).toMatchObject(known)
    await server.platform.database.root
      .updateTable('passkeys')
      .set({ user_id: eve.user.id })
      .execute()
    expect(await logInByPasskey(client, phone)).toMatchObject(invalid)
  })

  test('a counter that does not grow is refused and mailed once an hour', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const phone = softwareAuthenticator()
    answerOf(await addPasskey(ada.client, phone))
    const { client } = server.browser()
    answerOf(await logInByPasskey(client, phone, { counter: 7 }))
    const copied = refusedWith('bad_credentials', 'auth.passkeyCopied')
    for (const counter of [7, 6, 0])
      expect(await logInByPasskey(server.browser().client, phone, { counter })).toMatchObject(
        copied,
      )
    const mails = () => server.mails.filter(({ subject }) => subject.includes('copied'))
    await expect.poll(mails).toHaveLength(1)
    expect(await logInByPasskey(client, phone, { counter: 8 })).toMatchObject({ ok: true })
    server.clock.advance(60 * 60_000)
    expect(await logInByPasskey(client, phone, { counter: 8 })).toMatchObject(copied)
    await server.close()
    expect(mails()).toHaveLength(2)
  })

  test('a wrong signature reports no copy', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const [phone, other] = [softwareAuthenticator(), softwareAuthenticator()]
    answerOf(await addPasskey(ada.client, phone))
    answerOf(await addPasskey(ada.client, other))
    const { options } = answerOf(await ada.client('startPasskeySignIn', {}))
    const { response } = phone.get(options, { counter: 0 })
    const body = { response: { ...other.get(options), response } }
    expect(await server.browser().client('signInWithPasskey', { body })).toMatchObject(invalid)
    // Mails are sent behind the answer, and the end of the server waits for them.
    await server.close()
    expect(server.mails.filter(({ subject }) => subject.includes('copied'))).toEqual([])
  })

  test('the first proof of an address removes passkeys, a later one does not', async () => {
    const server = await start(await open())
    const ada = await server.signUp('ada@example.com')
    const phone = softwareAuthenticator()
    answerOf(await addPasskey(ada.client, phone))
    const { client } = server.browser()
    const proof = { client, email: 'ada@example.com', password: TEST_PASSWORD }
    answerOf(await resetPassword(server, proof))
    expect(await logInByPasskey(server.browser().client, phone)).toMatchObject(
      refusedWith('bad_credentials', 'auth.passkeyUnknown'),
    )
    const removed = () => server.mails.filter(({ subject }) => subject.includes('removed'))
    await expect.poll(removed).toHaveLength(1)
    answerOf(await addPasskey(client, phone))
    server.clock.advance(61_000)
    answerOf(await resetPassword(server, proof))
    expect(await logInByPasskey(server.browser().client, phone)).toMatchObject({ ok: true })
  })
})

testDatabases('people with passkeys', (open) => {
  test('take public facts along, and leave nothing', async () => {
    const server: TestServer = await start(await open())
    const ada = await server.signUp()
    answerOf(await addPasskey(ada.client, softwareAuthenticator(), { name: 'Phone' }))
    const { root } = server.platform.database
    const row = await root.selectFrom('passkeys').selectAll().executeTakeFirstOrThrow()
    const file = answerOf(await ada.client('exportData', {}))
    const archive = unzipSync(new Uint8Array(await file.arrayBuffer()))
    const text = strFromU8(archive['user.json'] ?? new Uint8Array())
    expect(JSON.parse(text)).toMatchObject({
      user: { passkeys: [{ name: 'Phone', created_at: row.created_at, last_used_at: null }] },
    })
    expect(text).not.toContain(row.public_key)
    expect(text).not.toContain(row.credential_id)
    answerOf(await ada.client('deleteUser', { body: { password: TEST_PASSWORD } }))
    expect(await root.selectFrom('passkeys').select('id').execute()).toEqual([])
  })

  test('who must verify their address first, or are suspended, are not logged in', async () => {
    const database = await open()
    const server = await start(database)
    const ada = await server.signUp()
    const phone = softwareAuthenticator()
    answerOf(await addPasskey(ada.client, phone))
    const strict = await start(database, undefined, { verifyEmail: true })
    await database.root.updateTable('users').set({ email_verified: 0 }).execute()
    expect(await logInByPasskey(strict.browser().client, phone)).toMatchObject({
      failure: { code: 'email_verification_required' },
    })
    await database.root.updateTable('users').set({ suspended_at: 1 }).execute()
    expect(await logInByPasskey(server.browser().client, phone)).toMatchObject(
      refusedWith('forbidden', 'admin.suspended'),
    )
  })

  test('have twenty at most', async () => {
    const server = await start(await open())
    const { client, user } = await server.signUp()
    const { options } = answerOf(await client('startPasskey', { body: PROOF }))
    await server.platform.database.root
      .insertInto('passkeys')
      .values(passkeysOf(user.id, 20))
      .execute()
    const full = refusedWith('conflict', 'auth.passkeysFull')
    const body = { name: 'Phone', response: softwareAuthenticator().create(options) }
    expect(await client('addPasskey', { body })).toMatchObject(full)
    expect(await client('startPasskey', { body: PROOF })).toMatchObject(full)
  })
})
