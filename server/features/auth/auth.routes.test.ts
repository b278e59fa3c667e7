import { afterAll, expect, test } from 'vitest'
import { TEST_PASSWORD, startTestServer } from '../../testing.ts'

const server = await startTestServer({ features: () => [] })
afterAll(async () => server.close())

test('a registration is signed in at once where nothing needs verifying', async () => {
  const { client, user } = await server.signUp()
  expect(await client('currentUser', {})).toEqual({ ok: true, answer: user })
  await client('logout', {})
  expect(await client('currentUser', {})).toMatchObject({ ok: false, failure: { status: 401, code: 'not_authenticated' } })
  expect(await client('login', { body: { email: user.email, password: TEST_PASSWORD } })).toMatchObject({ ok: true, answer: { user, redirect_to: '/generate' } })
})
