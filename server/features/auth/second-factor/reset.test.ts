/** A new password by mail, with two-step login on: what was added before the address was proved is removed. */
import { expect, test } from 'vitest'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'
import { TEST_PASSWORD, type TestServer } from '../../../../tests/support/server/test-server.ts'
import {
  challengeOf,
  resetPassword,
  turnOn,
  twoStepServers,
} from '../../../../tests/support/auth/two-step-servers.ts'

const start = twoStepServers()
const EMAIL = 'ada@example.com'
const NEW = 'another horse battery'
/** To whom it was mailed that an app was removed. */
const removals = ({ mails }: Pick<TestServer, 'mails'>) =>
  mails.filter(({ text }) => text.includes('You have just shown')).map(({ to }) => to)

testDatabases('a new password by mail with two-step login', (open) => {
  test('asks for the code where the address was proved before', async () => {
    const server = await start(await open())
    const ada = await server.signUp(EMAIL)
    const proof = { client: ada.client, email: EMAIL, password: TEST_PASSWORD }
    answerOf(await resetPassword(server, proof))
    await turnOn(server, ada)
    const { client } = server.browser()
    expect(await resetPassword(server, { client, email: EMAIL, password: NEW })).toMatchObject({
      failure: { code: 'second_factor_required' },
    })
    expect(await client('currentUser', {})).toMatchObject({ ok: false })
    await challengeOf(client, EMAIL, NEW)
    // Mails are sent behind the answer, and the end of the server waits for them.
    await server.close()
    expect(removals(server)).toEqual([])
  })

  test.each([{ verifyEmail: false }, { verifyEmail: true }])(
    'removes an app that was added by whoever registered the address, with %o',
    async (config) => {
      const database = await open()
      // Where e-mail proof is required, an app can't be set up without it.
      const eve = await (await start(database)).signUp(EMAIL)
      const server = await start(database, undefined, config)
      const login = { body: { email: EMAIL, password: TEST_PASSWORD } }
      const { client: eves } = server.browser()
      answerOf(await eves('login', login))
      await turnOn(server, { client: eves })
      if (config.verifyEmail)
        await database.root.updateTable('users').set({ email_verified: 0 }).execute()
      const { client } = server.browser()
      expect(await resetPassword(server, { client, email: EMAIL, password: NEW })).toMatchObject({
        answer: { user: { id: eve.user.id } },
      })
      expect(answerOf(await client('getSecondFactor', {}))).toMatchObject({
        enabled_at: null,
        recovery_codes_left: 0,
      })
      expect(await eves('currentUser', {})).toMatchObject({ failure: { status: 401 } })
      await expect.poll(() => removals(server)).toEqual([EMAIL])
    },
  )

  test('a proof counts for its address only, not for one that is set later', async () => {
    const server = await start(await open())
    const eve = await server.signUp('eve@example.com')
    const { client: eves } = eve
    const proof = { client: eves, email: 'eve@example.com', password: TEST_PASSWORD }
    answerOf(await resetPassword(server, proof))
    answerOf(await eves('changeEmail', { body: { email: EMAIL, password: TEST_PASSWORD } }))
    await turnOn(server, eve)
    const { client } = server.browser()
    expect(await resetPassword(server, { client, email: EMAIL, password: NEW })).toMatchObject({
      ok: true,
    })
  })
})
