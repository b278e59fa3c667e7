import { expect, test } from 'vitest'
import { atOnce } from '../../../../tests/support/auth/at-once.ts'
import { resetPassword } from '../../../../tests/support/auth/two-step-servers.ts'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'
import { TEST_PASSWORD } from '../../../../tests/support/server/test-server.ts'
import { testServers } from '../../../../tests/support/server/test-servers.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'

const startServer = testServers()
const ADA = 'ada@example.com'
const login = { body: { email: ADA, password: TEST_PASSWORD } }

testDatabases('a new email', (open) => {
  test('whose link can’t be sent is refused, and a later try sends it', async () => {
    const database = await open()
    await (await startServer({ database })).signUp(ADA)
    const config = { verifyEmail: true }
    await database.root.updateTable('users').set({ email_verified: 1 }).execute()
    let isDown = true
    const mail = { send: async () => !isDown }
    const server = await startServer({ database, config, mail })
    const { client } = server.browser()
    answerOf(await client('login', login))
    const body = { email: 'new@example.com', password: TEST_PASSWORD }
    expect(await client('changeEmail', { body })).toMatchObject({
      failure: {
        status: 503,
        body: {
          problem_codes: {
            detail: { code: 'auth.mailNotSent', params: { email: 'new@example.com' } },
          },
        },
      },
    })
    expect(await database.root.selectFrom('email_tokens').selectAll().execute()).toEqual([])
    expect(answerOf(await client('currentUser', {})).email).toBe(ADA)
    isDown = false
    expect(answerOf(await client('changeEmail', { body })).verification_email_sent).toBe(true)
  })
})

testDatabases('the first proof of an address', (open) => {
  test('forgets the browsers that logged in before: the next login there is mailed', async () => {
    const server = await startServer({ database: await open() })
    const eve = await server.signUp(ADA)
    const NEW = 'another horse battery'
    const proof = { client: server.browser().client, email: ADA, password: NEW }
    answerOf(await resetPassword(server, proof))
    const devices = () => server.mails.filter(({ subject }) => subject.startsWith('New'))
    expect(devices()).toEqual([])
    answerOf(await eve.client('login', { body: { email: ADA, password: NEW } }))
    await expect.poll(devices).toHaveLength(1)
    server.clock.advance(61_000)
    answerOf(await resetPassword(server, proof))
    answerOf(await eve.client('login', { body: { email: ADA, password: NEW } }))
    await server.close()
    expect(devices()).toHaveLength(1)
  })
})

testDatabases('links for a new password', (open) => {
  test('go out once an hour; requests of strangers leave the link that was mailed as it is', async () => {
    const server = await startServer({ database: await open() })
    await server.signUp(ADA)
    const ask = async () => server.browser().client('requestReset', { body: { email: ADA } })
    answerOf(await ask())
    await expect.poll(() => server.mails.length).toBe(1)
    server.clock.advance(59 * 60_000)
    for (let more = 0; more < 4; more += 1) answerOf(await ask())
    const token = /reset-password\/([\w-]+)/.exec(server.mails[0]?.text ?? '')?.[1] ?? ''
    const words = { password1: 'another horse battery', password2: 'another horse battery' }
    answerOf(await server.browser().client('confirmReset', { body: { token, ...words } }))
    answerOf(await ask())
    await server.close()
    expect(server.mails.filter(({ text }) => text.includes('/reset-password/'))).toHaveLength(2)
  })

  test('go out once to two requests at once, and the mailed link works', async () => {
    const database = await open()
    const server = await startServer({ database })
    const { user } = await server.signUp(ADA)
    const ask = async () => server.browser().client('requestReset', { body: { email: ADA } })
    await atOnce(database, {
      hold: (tx) =>
        tx.selectFrom('users').selectAll().where('id', '=', user.id).forUpdate().execute(),
      requests: [ask, ask],
    })
    await expect.poll(() => server.mails.length).toBe(1)
    const token = /reset-password\/([\w-]+)/.exec(server.mails[0]?.text ?? '')?.[1] ?? ''
    const words = { password1: 'another horse battery', password2: 'another horse battery' }
    answerOf(await server.browser().client('confirmReset', { body: { token, ...words } }))
    await server.close()
    expect(server.mails.filter(({ text }) => text.includes('/reset-password/'))).toHaveLength(1)
  })

  test('go out again an hour after an unopened one, and live for two hours', async () => {
    const server = await startServer({ database: await open() })
    await server.signUp(ADA)
    const ask = async () => server.browser().client('requestReset', { body: { email: ADA } })
    answerOf(await ask())
    await expect.poll(() => server.mails.length).toBe(1)
    server.clock.advance(60 * 60_000)
    answerOf(await ask())
    await expect.poll(() => server.mails.length).toBe(2)
    server.clock.advance(119 * 60_000)
    const token = /reset-password\/([\w-]+)/.exec(server.mails[1]?.text ?? '')?.[1] ?? ''
    const words = { password1: 'another horse battery', password2: 'another horse battery' }
    answerOf(await server.browser().client('confirmReset', { body: { token, ...words } }))
    await server.close()
  })
})
