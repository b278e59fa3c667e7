import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import type { Feature } from '../../platform/feature.ts'
import { testServers } from '../../../tests/support/server/test-servers.ts'
import { TEST_PASSWORD } from '../../../tests/support/server/test-server.ts'
import type { TestServer, TestServerOptions } from '../../../tests/support/server/test-server.ts'

const NEW = 'brand new words'

/** Without those about new browsers, of which these tests use several. */
const lettersOf = ({ mails }: Pick<TestServer, 'mails'>) =>
  mails.filter(({ subject }) => !subject.startsWith('New sign-in'))

testDatabases('a person’s own affairs', (open) => {
  const startServer = testServers()
  const start = async (options: TestServerOptions = {}) =>
    startServer({ database: await open(), ...options })
  const second = async (server: TestServer, email: string) => {
    const { client } = server.browser()
    await client('login', { body: { email, password: TEST_PASSWORD } })
    return client
  }

  test('first and last name are changed', async () => {
    const server = await start()
    const { client, user } = await server.signUp()
    expect(
      await client('updateProfile', { body: { first_name: ' Augusta ', last_name: 'King' } }),
    ).toEqual({ ok: true, answer: { ...user, first_name: 'Augusta', last_name: 'King' } })
    expect(await client('currentUser', {})).toMatchObject({
      answer: { first_name: 'Augusta', last_name: 'King' },
    })
  })

  test('a new password needs the present one and ends the other sessions', async () => {
    const server = await start()
    const { client, user } = await server.signUp()
    const other = await second(server, user.email)
    expect(
      await client('changePassword', {
        body: { current_password: 'wrong password', password1: NEW, password2: NEW },
      }),
    ).toMatchObject({
      failure: {
        code: 'bad_credentials',
        body: {
          current_password: ['Your password was entered incorrectly. Please enter it again.'],
        },
      },
    })
    expect(
      await client('changePassword', {
        body: { current_password: TEST_PASSWORD, password1: NEW, password2: 'another one' },
      }),
    ).toMatchObject({ failure: { body: { password2: ["The two password fields didn't match."] } } })
    expect(await other('currentUser', {})).toMatchObject({ ok: true })
    expect(
      await client('changePassword', {
        body: { current_password: TEST_PASSWORD, password1: NEW, password2: NEW },
      }),
    ).toEqual({ ok: true, answer: {} })
    expect(await client('currentUser', {})).toMatchObject({ ok: true })
    expect(await other('currentUser', {})).toMatchObject({ failure: { status: 401 } })
    expect(await other('login', { body: { email: user.email, password: NEW } })).toMatchObject({
      ok: true,
    })
  })

  test('a new password makes a reset link that is still under way worthless', async () => {
    const server = await start()
    const { client, user } = await server.signUp()
    await client('requestReset', { body: { email: user.email } })
    await expect.poll(() => lettersOf(server).length).toBe(1)
    const token = /reset-password\/([\w-]+)/.exec(lettersOf(server)[0]?.text ?? '')?.[1] ?? ''
    await client('changePassword', {
      body: { current_password: TEST_PASSWORD, password1: NEW, password2: NEW },
    })
    expect(
      await client('confirmReset', {
        body: { token, password1: 'yet another', password2: 'yet another' },
      }),
    ).toMatchObject({ failure: { code: 'token_invalid' } })
  })

  test('a new email applies at once without verification, ends other sessions, and the old address hears of it', async () => {
    const server = await start()
    const { client, user } = await server.signUp()
    const other = await second(server, user.email)
    expect(
      await client('changeEmail', {
        body: { email: 'new@example.com', password: 'wrong password' },
      }),
    ).toMatchObject({ failure: { code: 'bad_credentials' } })
    expect(
      await client('changeEmail', { body: { email: 'new@example.com', password: TEST_PASSWORD } }),
    ).toMatchObject({
      ok: true,
      answer: { user: { email: 'new@example.com' }, verification_email_sent: false },
    })
    expect(await other('currentUser', {})).toMatchObject({ failure: { status: 401 } })
    expect(await client('currentUser', {})).toMatchObject({ answer: { email: 'new@example.com' } })
    await expect.poll(() => lettersOf(server).map(({ to }) => to)).toEqual([user.email])
  })

  test('a new email waits for its link where emails are verified', async () => {
    const server = await start()
    const { user } = await server.signUp()
    const verifying = await startServer({
      database: server.platform.database,
      config: { verifyEmail: true },
      clock: server.clock,
    })
    const [client, other] = [
      await second(verifying, user.email),
      await second(verifying, user.email),
    ]
    expect(
      await client('changeEmail', { body: { email: 'new@example.com', password: TEST_PASSWORD } }),
    ).toMatchObject({
      ok: true,
      answer: { user: { email: user.email }, verification_email_sent: true },
    })
    expect(lettersOf(verifying)[0]?.to).toBe('new@example.com')
    expect(await other('currentUser', {})).toMatchObject({ answer: { email: user.email } })
    const token = /verify-email\/([\w-]+)/.exec(lettersOf(verifying)[0]?.text ?? '')?.[1] ?? ''
    expect(await client('verifyEmail', { body: { token } })).toEqual({ ok: true, answer: {} })
    expect(await client('currentUser', {})).toMatchObject({
      answer: { email: 'new@example.com', email_verified: true },
    })
    expect(await other('currentUser', {})).toMatchObject({ failure: { status: 401 } })
  })

  test('a new email that belongs to somebody is refused, also when they took it while the link was under way', async () => {
    const server = await start({ config: { verifyEmail: false } })
    const [ada, bea] = [
      await server.signUp('ada@example.com'),
      await server.signUp('bea@example.com'),
    ]
    expect(
      await ada.client('changeEmail', {
        body: { email: 'BEA@example.com', password: TEST_PASSWORD },
      }),
    ).toMatchObject({
      failure: {
        code: 'email_already_exists',
        body: { email_already_exists: true, email_verified: true },
      },
    })
    const verifying = await startServer({
      database: server.platform.database,
      config: { verifyEmail: true },
      clock: server.clock,
    })
    const client = await second(verifying, 'ada@example.com')
    await client('changeEmail', { body: { email: 'new@example.com', password: TEST_PASSWORD } })
    await bea.client('changeEmail', { body: { email: 'new@example.com', password: TEST_PASSWORD } })
    const token = /verify-email\/([\w-]+)/.exec(lettersOf(verifying)[0]?.text ?? '')?.[1] ?? ''
    expect(await client('verifyEmail', { body: { token } })).toMatchObject({
      failure: { code: 'token_invalid' },
    })
    expect(await client('currentUser', {})).toMatchObject({ answer: { email: 'ada@example.com' } })
  })

  test('the export is a ZIP with a file per area and no secret', async () => {
    const photo: Feature = {
      name: 'photos',
      routes: () => undefined,
      exportParts: async (owner) => [
        { path: `pictures/${owner}.bin`, read: async () => new Uint8Array(300_000).fill(7) },
      ],
    }
    const server = await start({ features: () => [photo] })
    const { client, user } = await server.signUp()
    const account = await client('createAccount', { body: { name: 'Kitchen' } })
    if (account.ok)
      await client('createBoard', {
        params: { account_id: account.answer.id },
        body: { name: 'Soups' },
      })
    const outcome = await client('exportData', {})
    if (!outcome.ok) throw new Error('no export')
    const files = unzipSync(new Uint8Array(await outcome.answer.arrayBuffer()))
    expect(Object.keys(files).toSorted()).toEqual([
      'accounts.json',
      `pictures/${user.id}.bin`,
      'user.json',
    ])
    expect(files[`pictures/${user.id}.bin`]).toEqual(new Uint8Array(300_000).fill(7))
    expect(JSON.parse(strFromU8(files['accounts.json'] ?? new Uint8Array()))).toMatchObject([
      { name: 'Kitchen', boards: [{ name: 'Soups' }] },
    ])
    const text = strFromU8(files['user.json'] ?? new Uint8Array())
    expect(JSON.parse(text)).toMatchObject({
      user: { email: user.email, source: 'signup', tags: ['Onboarding | Initial Signup'] },
      sessions: [{}],
    })
    expect(text).not.toMatch(/argon2|hash/)
  })

  test('deletion needs the password and takes everything along, files after the commit, nobody else’s', async () => {
    const heard: string[] = []
    const files: Feature = {
      name: 'files',
      routes: () => undefined,
      forgetUser: async (tx, owner) => {
        heard.push(
          `inside: ${(await tx.selectFrom('users').select('id').where('id', '=', owner).execute()).length}`,
        )
        return async () =>
          void heard.push(
            `after: ${(await server.platform.database.root.selectFrom('users').select('id').where('id', '=', owner).execute()).length}`,
          )
      },
    }
    const server = await start({ features: () => [files] })
    const [ada, bea] = [await server.signUp(), await server.signUp()]
    await ada.client('createAccount', { body: { name: 'Kitchen' } })
    await bea.client('createAccount', { body: { name: 'Kitchen' } })
    expect(await ada.client('deleteUser', { body: { password: 'wrong password' } })).toMatchObject({
      failure: {
        code: 'bad_credentials',
        body: { password: ['Your password was entered incorrectly. Please enter it again.'] },
      },
    })
    expect(await ada.client('deleteUser', { body: { password: TEST_PASSWORD } })).toEqual({
      ok: true,
      answer: {},
    })
    expect(heard).toEqual(['inside: 1', 'after: 0'])
    expect(await ada.client('currentUser', {})).toMatchObject({ failure: { status: 401 } })
    expect(
      await ada.client('login', { body: { email: ada.user.email, password: TEST_PASSWORD } }),
    ).toMatchObject({ failure: { code: 'bad_credentials' } })
    expect(await bea.client('listAccounts', {})).toMatchObject({
      answer: { accounts: [{ name: 'Kitchen' }] },
    })
    const { root } = server.platform.database
    expect([
      await root.selectFrom('users').select('id').execute(),
      await root.selectFrom('accounts').select('user_id').execute(),
      await root.selectFrom('sessions').select('user_id').execute(),
    ]).toEqual([[{ id: bea.user.id }], [{ user_id: bea.user.id }], [{ user_id: bea.user.id }]])
  })
})
