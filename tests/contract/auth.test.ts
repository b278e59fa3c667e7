/**
 * Registration and login from button to sentence: the core's words, the browser's client, the whole
 * server.
 */
import { authRefusal } from '#core/contract/problems/auth/auth-refusals.problems.ts'
import { englishOf } from '#core/contract/words/problem.schema.ts'
import { expect, test } from 'vitest'
import { googleError, loginError, registrationError } from '#core/accounts/auth-messages.ts'
import type { Outcome } from '#core/contract/client.ts'
import type { Failure } from '#core/contract/client.ts'
import { testServers } from '../support/server/test-servers.ts'
import type { TestServerOptions } from '../support/server/test-server.ts'
import { PASSWORD } from './call-samples.ts'
import { realBrowser } from './real-browser.ts'

const startServer = testServers()

async function start(options: TestServerOptions = {}) {
  const server = await startServer(options)
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 })
  return { server, browser: () => realBrowser(url) }
}

const form = {
  first_name: 'Ada',
  email: 'ada@example.com',
  password1: PASSWORD,
  password2: PASSWORD,
}
const failureOf = (outcome: Outcome<unknown>): Failure => {
  if (outcome.ok) throw new Error('It went well.')
  return outcome.failure
}

test('the three already-exists outcomes become the specification’s three sentences', async () => {
  const verified = await start()
  await verified.browser().client('register', { body: form })
  expect(
    englishOf(
      registrationError(failureOf(await verified.browser().client('register', { body: form })))
        .message,
    ),
  ).toBe('A user with this email already exists. Please log in instead.')

  const waiting = await start({ config: { verifyEmail: true } })
  await waiting.browser().client('register', { body: form })
  expect(
    englishOf(
      registrationError(failureOf(await waiting.browser().client('register', { body: form })))
        .message,
    ),
  ).toBe(
    'A user with this email already exists but the email is not verified. A new verification email has been sent.',
  )

  const mute = await start({ config: { verifyEmail: true }, mail: { send: async () => false } })
  await mute.browser().client('register', { body: form })
  expect(
    englishOf(
      registrationError(failureOf(await mute.browser().client('register', { body: form }))).message,
    ),
  ).toBe(
    "A user with this email already exists but we couldn't send a verification email. Please contact support.",
  )
})

test('the first field that is wrong is the one that is named', async () => {
  const { browser } = await start()
  const { client } = browser()
  const sentence = async (more: Partial<typeof form>) =>
    englishOf(
      registrationError(failureOf(await client('register', { body: { ...form, ...more } })))
        .message,
    )
  expect(await sentence({ first_name: '', email: 'ada', password1: 'x' })).toBe(
    'first_name: This field may not be blank.',
  )
  expect(await sentence({ email: 'ada', password1: 'x' })).toBe(
    'email: Enter a valid email address.',
  )
  expect(await sentence({ password1: 'short', password2: 'short' })).toBe(
    'password1: This password is too short. It must contain at least 8 characters.',
  )
  expect(await sentence({ password2: 'something else' })).toBe(
    "password2: The two password fields didn't match.",
  )
})

test('a first name that is too long is refused with how long one may be', async () => {
  const { browser } = await start()
  const refused = failureOf(
    await browser().client('register', { body: { ...form, first_name: 'a'.repeat(151) } }),
  )
  expect(refused.body?.problem_codes?.['first_name']).toEqual([
    { code: 'field.long', params: { most: 150 } },
  ])
})

test('a failed login has the server’s sentence, also when the email must be verified first', async () => {
  const { browser } = await start({ config: { verifyEmail: true } })
  const { client } = browser()
  await client('register', { body: form })
  expect(
    loginError(
      failureOf(await client('login', { body: { email: form.email, password: 'wrong password' } })),
    ),
  ).toEqual({ message: authRefusal('auth.badCredentials') })
  expect(loginError(failureOf(await client('login', { body: {} })))).toEqual({
    message: {
      code: 'auth.credentialsRequired',
      params: {},
      message: 'Email and password are required',
    },
  })
  expect(
    loginError(
      failureOf(await client('login', { body: { email: form.email, password: PASSWORD } })),
    ),
  ).toEqual({
    message: authRefusal('auth.verifyFirst'),
    emailVerificationRequired: true,
    email: 'ada@example.com',
  })
  expect(
    googleError(failureOf(await client('google', { body: { credential: 'x' } }))).message,
  ).toEqual(authRefusal('auth.googleOff'))
})

test('a session lives in cookies that scripts cannot read, and ends with logout', async () => {
  const { browser } = await start()
  const one = browser()
  await one.client('register', { body: form })
  expect([...one.cookies.keys()].toSorted()).toEqual(['csrftoken', 'device', 'sessionid'])
  expect(await one.client('currentUser', {})).toMatchObject({
    ok: true,
    answer: { email: form.email },
  })
  await one.client('logout', {})
  expect(one.cookies.has('sessionid')).toBe(false)
  expect(await one.client('currentUser', {})).toMatchObject({ failure: { status: 401 } })
})

test('a file arrives whole, under its type', async () => {
  const { browser } = await start()
  const { client } = browser()
  await client('register', { body: form })
  const outcome = await client('exportData', {})
  if (!outcome.ok) throw new Error(outcome.failure.message)
  expect(outcome.answer.type).toBe('application/zip')
  expect([...new Uint8Array(await outcome.answer.arrayBuffer()).subarray(0, 4)]).toEqual([
    0x50, 0x4b, 3, 4,
  ])
})
