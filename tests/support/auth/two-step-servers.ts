import { expect } from 'vitest'
import type { Client } from '#core/contract/client.ts'
import { answerOf } from '../server/pins-world.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { testServers } from '../server/test-servers.ts'
import {
  TEST_PASSWORD,
  type SignedUp,
  type TestServer,
  type TestServerOptions,
} from '../server/test-server.ts'
import { codeOf, stepAt } from '../../../server/features/auth/second-factor/totp.ts'

export const SECRET_KEY = 'a key of an operator, 32 letters or more'
/** ms; a code counts once, and the next one begins after this. */
const STEP = 30_000

/** Starts servers that offer two-step login; each is closed after its test. */
export function twoStepServers() {
  const start = testServers()
  return async (
    database: Database,
    secretKey: string | null = SECRET_KEY,
    config: TestServerOptions['config'] = {},
  ) => start({ database, config: { secretKey, ...config } })
}

export const codeNow = (server: TestServer, secret: string, drift = 0): string =>
  codeOf(secret, stepAt(server.clock.now()) + drift)

/** Turns it on, and goes on to a moment at which the next code counts. */
export async function turnOn(
  server: TestServer,
  { client }: Pick<SignedUp, 'client'>,
  password = TEST_PASSWORD,
) {
  const { secret } = answerOf(await client('startSecondFactor', { body: { password } }))
  const { recovery_codes: codes } = answerOf(
    await client('confirmSecondFactor', { body: { passcode: codeNow(server, secret) } }),
  )
  server.clock.advance(STEP)
  return { secret, codes }
}

export async function challengeOf(client: Client, email: string, password = TEST_PASSWORD) {
  const outcome = await client('login', { body: { email, password } })
  if (outcome.ok) throw new Error('No second step was asked for.')
  expect(outcome.failure).toMatchObject({ code: 'second_factor_required', status: 403 })
  return String(outcome.failure.body?.challenge)
}

/** By the link in a mail. */
export async function resetPassword(
  server: TestServer,
  { client, email, password }: { client: Client; email: string; password: string },
) {
  const earlier = server.mails.length
  await client('requestReset', { body: { email } })
  const tokenOf = () =>
    server.mails
      .slice(earlier)
      .map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1])
      .find((found) => found !== undefined)
  await expect.poll(tokenOf).toBeDefined()
  const body = { token: tokenOf() ?? '', password1: password, password2: password }
  return client('confirmReset', { body })
}
