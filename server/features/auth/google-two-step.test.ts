import { expect, test } from 'vitest'
import { answerOf } from '../../../tests/support/server/pins-world.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { TEST_PASSWORD } from '../../../tests/support/server/test-server.ts'
import { resetPassword, SECRET_KEY, turnOn } from '../../../tests/support/auth/two-step-servers.ts'
import { credential, googleServers } from '../../../tests/support/auth/google-servers.ts'

const start = googleServers()

testDatabases('Google sign-in with two-step login', (open) => {
  test('asks for the code', async () => {
    const server = await start(await open(), { secretKey: SECRET_KEY, verifyEmail: true })
    const { root } = server.platform.database
    const { client } = server.browser()
    answerOf(await client('google', { body: { credential: await credential(server) } }))
    const row = await root.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const factor = { sealed: '', created_at: 0, confirmed_at: 1, last_step: 0 }
    await root
      .insertInto('second_factors')
      .values({ ...factor, user_id: row.id })
      .execute()
    server.clock.advance(60_000)
    const again = server.browser().client
    expect(await again('google', { body: { credential: await credential(server) } })).toMatchObject(
      { failure: { code: 'second_factor_required' } },
    )
    expect(await again('currentUser', {})).toMatchObject({ failure: { status: 401 } })
  })

  test('removes the second step of somebody who never proved the address', async () => {
    const server = await start(await open(), { secretKey: SECRET_KEY, verifyEmail: false })
    const eve = await server.signUp('ada@example.com')
    await turnOn(server, eve)
    const { client } = server.browser()
    expect(
      await client('google', { body: { credential: await credential(server) } }),
    ).toMatchObject({ answer: { user: { id: eve.user.id } } })
    expect(answerOf(await client('getSecondFactor', {}))).toMatchObject({
      enabled_at: null,
      recovery_codes_left: 0,
    })
  })

  test('is unlinked by a reset when its user had moved to the address of another', async () => {
    const server = await start(await open(), { verifyEmail: false })
    const eve = { sub: '2200', email: 'eve@example.com' }
    const { client: eves } = server.browser()
    answerOf(
      await eves('google', { body: { credential: await credential(server, { claims: eve }) } }),
    )
    const proof = { client: eves, email: 'eve@example.com', password: TEST_PASSWORD }
    answerOf(await resetPassword(server, proof))
    const moved = { email: 'ada@example.com', password: TEST_PASSWORD }
    answerOf(await eves('changeEmail', { body: moved }))
    const { client } = server.browser()
    const password = 'another horse battery'
    const { user } = answerOf(
      await resetPassword(server, { client, email: 'ada@example.com', password }),
    )
    // The next sign-in with Google opens a second account, so the owner of this one gets a mail.
    const mailed = () => server.mails.find(({ subject }) => subject.includes('was unlinked'))
    await expect.poll(() => mailed()?.to).toBe('ada@example.com')
    expect(mailed()?.text).toContain('http://localhost:3000/reset-password')
    server.clock.advance(60_000)
    const again = answerOf(
      await eves('google', { body: { credential: await credential(server, { claims: eve }) } }),
    )
    expect(again.user.id).not.toBe(user.id)
  })

  test('keeps password and authenticator of a person who proved the address by mail', async () => {
    const server = await start(await open(), { secretKey: SECRET_KEY, verifyEmail: false })
    const ada = await server.signUp('ada@example.com')
    const proof = { client: ada.client, email: 'ada@example.com', password: TEST_PASSWORD }
    answerOf(await resetPassword(server, proof))
    await turnOn(server, ada)
    const { client } = server.browser()
    expect(
      await client('google', { body: { credential: await credential(server) } }),
    ).toMatchObject({ failure: { code: 'second_factor_required' } })
  })
})
