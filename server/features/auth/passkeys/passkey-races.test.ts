/** A login with a passkey, and its removal at the same moment. */
import { expect, test } from 'vitest'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'
import { atOnce } from '../../../../tests/support/auth/at-once.ts'
import { addPasskey } from '../../../../tests/support/auth/passkeys.ts'
import { softwareAuthenticator } from '../../../../tests/support/auth/software-authenticator.ts'
import { twoStepServers } from '../../../../tests/support/auth/two-step-servers.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'
import { TEST_PASSWORD } from '../../../../tests/support/server/test-server.ts'

const start = twoStepServers()
const EVE = 'eve@example.com'
const ADA = 'ada@example.com'

testDatabases('a passkey that is removed while somebody logs in with it', (open) => {
  test('by the link that confirms a new address, leaves them no session', async () => {
    const database = await open()
    const lax = await start(database)
    const eve = await lax.signUp(EVE)
    const phone = softwareAuthenticator()
    answerOf(await addPasskey(eve.client, phone))
    const server = await start(database, undefined, { verifyEmail: true })
    const { client: eves } = server.browser()
    answerOf(await eves('login', { body: { email: EVE, password: TEST_PASSWORD } }))
    answerOf(await eves('changeEmail', { body: { email: ADA, password: TEST_PASSWORD } }))
    const mail = () => server.mails.findLast(({ to }) => to === ADA)?.text ?? ''
    const token = () => /verify-email\/([\w-]+)/.exec(mail())?.[1]
    await expect.poll(token).toBeDefined()
    const { client: owner } = server.browser()
    await owner('currentUser', {})
    const { client } = server.browser()
    const { options } = answerOf(await client('startPasskeySignIn', {}))
    const body = { response: phone.get(options) }
    await atOnce<unknown>(database, {
      hold: (tx) => tx.selectFrom('users').selectAll().forUpdate().execute(),
      requests: [
        async () => owner('verifyEmail', { body: { token: token() ?? '' } }),
        async () => client('signInWithPasskey', { body }),
      ],
    })
    for (const table of ['passkeys', 'sessions'] as const)
      expect(await database.root.selectFrom(table).select('id').execute()).toEqual([])
  })
})
