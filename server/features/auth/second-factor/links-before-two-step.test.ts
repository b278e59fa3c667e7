/** What was asked for before two-step login was turned on must not go around it. */
import { expect, test } from 'vitest'
import { atOnce } from '../../../../tests/support/auth/at-once.ts'
import { codeNow, SECRET_KEY, turnOn } from '../../../../tests/support/auth/two-step-servers.ts'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'
import { TEST_PASSWORD } from '../../../../tests/support/server/test-server.ts'
import { testServers } from '../../../../tests/support/server/test-servers.ts'
import type { Database } from '../../../platform/database/database.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'

const startServer = testServers()
const start = async (database: Database, verifyEmail: boolean) =>
  startServer({ database, config: { secretKey: SECRET_KEY, verifyEmail } })
const ADA = 'ada@example.com'
const NEW = { email: 'new@example.com', password: TEST_PASSWORD }

/** Ada, whose address is proved, on a server that mails a link for a new one. */
async function proved(database: Database) {
  const ada = await (await start(database, false)).signUp(ADA)
  await database.root.updateTable('users').set({ address_proved_at: 1 }).execute()
  const server = await start(database, true)
  const { client } = server.browser()
  answerOf(await client('login', { body: { email: ADA, password: TEST_PASSWORD } }))
  return { server, client, owner: ada.user.id }
}

testDatabases('two-step login that was just turned on', (open) => {
  test('makes a link for a new address worthless', async () => {
    const database = await open()
    const { server, client } = await proved(database)
    answerOf(await client('changeEmail', { body: NEW }))
    const token = /verify-email\/([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
    await turnOn(server, { client })
    expect(await server.browser().client('verifyEmail', { body: { token } })).toMatchObject({
      failure: { code: 'token_invalid' },
    })
    expect(answerOf(await client('getSecondFactor', {}))).toMatchObject({ recovery_codes_left: 10 })
    expect(answerOf(await client('currentUser', {})).email).toBe(ADA)
  })

  test.each([true, false])(
    'refuses a new address that was asked for without a code at the same moment (link: %s)',
    async (hasLink) => {
      const database = await open()
      const { client, owner } = await proved(database)
      const server = await start(database, hasLink)
      const { secret } = answerOf(
        await client('startSecondFactor', { body: { password: TEST_PASSWORD } }),
      )
      const { client: other } = server.browser()
      answerOf(await other('login', { body: { email: ADA, password: TEST_PASSWORD } }))
      const body = { passcode: codeNow(server, secret) }
      const [confirmed, asked] = await atOnce<{ readonly ok: boolean }>(database, {
        hold: (tx) =>
          tx.selectFrom('users').selectAll().where('id', '=', owner).forUpdate().execute(),
        requests: [
          async () => client('confirmSecondFactor', { body }),
          async () => other('changeEmail', { body: NEW }),
        ],
      })
      expect(confirmed?.ok).toBe(true)
      expect(await database.root.selectFrom('email_tokens').selectAll().execute()).toEqual([])
      if (database.kind === 'sqlite' && asked?.ok === true) return
      expect(asked?.ok).toBe(false)
      expect(await database.root.selectFrom('users').select('email').execute()).toEqual([
        { email: ADA },
      ])
    },
  )

  test('that was not turned on, since its setup was replaced meanwhile, keeps the link', async () => {
    const database = await open()
    // SQLite has one writer: nothing changes between the reads and the transaction.
    if (database.kind === 'sqlite') return
    const { server, client, owner } = await proved(database)
    answerOf(await client('changeEmail', { body: NEW }))
    const { secret } = answerOf(
      await client('startSecondFactor', { body: { password: TEST_PASSWORD } }),
    )
    const body = { passcode: codeNow(server, secret) }
    const [confirmed] = await atOnce<{ readonly ok: boolean }>(database, {
      hold: async (tx) => {
        await tx.selectFrom('users').selectAll().where('id', '=', owner).forUpdate().execute()
        await tx.updateTable('second_factors').set({ sealed: 'another' }).execute()
      },
      requests: [async () => client('confirmSecondFactor', { body })],
    })
    expect(confirmed?.ok).toBe(false)
    const token = /verify-email\/([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
    answerOf(await server.browser().client('verifyEmail', { body: { token } }))
  })
})
