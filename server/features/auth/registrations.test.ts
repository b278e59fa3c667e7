import { expect, test } from 'vitest'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { startTestServer, TEST_PASSWORD } from '../../../tests/support/server/test-server.ts'

testDatabases('registrations', (open) => {
  test('limits registrations per network and day; existing users still sign in', async () => {
    const server = await startTestServer({
      database: await open(),
      features: () => [],
      config: { registrationsADay: 2 },
    })
    const register = async (email: string) =>
      server.browser().client('register', {
        body: { first_name: 'Ada', email, password1: TEST_PASSWORD, password2: TEST_PASSWORD },
      })
    for (const email of ['a@example.com', 'b@example.com'])
      expect(await register(email)).toMatchObject({ ok: true })
    // A known email gets the usual answer and creates no user.
    expect(await register('a@example.com')).toMatchObject({
      failure: { code: 'email_already_exists' },
    })
    expect(await register('c@example.com')).toMatchObject({
      ok: false,
      failure: { code: 'rate_limited', status: 429 },
    })
    const body = { email: 'a@example.com', password: TEST_PASSWORD }
    expect(await server.browser().client('login', { body })).toMatchObject({ ok: true })
    server.clock.advance(86_400_000)
    expect(await register('c@example.com')).toMatchObject({ ok: true })
    await server.close()
  })
})
