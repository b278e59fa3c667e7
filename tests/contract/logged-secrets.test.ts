/** Nothing that opens an account is in a line of the log, at any level, whatever becomes of the call. */
import { expect, onTestFinished, test } from 'vitest'
import { calls, type CallName } from '#core/contract/calls.ts'
import type { Outcome } from '#core/contract/client.ts'
import { createLog } from '../../server/platform/log.ts'
import { startTestServer, TEST_PASSWORD } from '../support/server/test-server.ts'
import { answersForMinutes, callSamples } from './call-samples.ts'

const EMAIL = 'ada@example.com'
const NEW = 'another horse battery'
const GUESS = 'wrong horse battery'
const MINUTE = 60_000

async function logged() {
  const lines: string[] = []
  const server = await startTestServer({
    log: createLog('debug', (line) => lines.push(line), 'json'),
  })
  onTestFinished(async () => server.close())
  return { server, lines }
}

test('logins, right and wrong, and the link for a new password leave no secret in the log', async () => {
  const { server, lines } = await logged()
  const ada = await server.signUp(EMAIL)
  const stranger = server.browser()
  const failed = await stranger.client('login', { body: { email: EMAIL, password: GUESS } })
  expect(failed).toMatchObject({ failure: { code: 'bad_credentials' } })
  await stranger.client('requestReset', { body: { email: EMAIL } })
  await expect.poll(() => server.mails.length).toBeGreaterThan(0)
  const token = /reset-password\/([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
  expect(token.length).toBeGreaterThan(20)
  await stranger.request({ method: 'GET', url: `/reset-password/${token}` })
  const body = { token, password1: NEW, password2: NEW }
  expect(await stranger.client('confirmReset', { body })).toMatchObject({ ok: true })
  expect(await stranger.client('confirmReset', { body })).toMatchObject({ ok: false })
  const cookies = [...ada.browser.cookies, ...stranger.cookies]
  const secrets = [TEST_PASSWORD, GUESS, NEW, token, ...cookies.map(([, value]) => value)]
  expect(cookies.map(([name]) => name)).toContain('sessionid')
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
})

test('no call writes its body, a token of its query or a cookie to the log', async () => {
  const { server, lines } = await logged()
  const ada = await server.signUp(EMAIL)
  const samples = callSamples(ada.user.id)
  const ask = ada.client as (name: CallName, input: unknown) => Promise<Outcome<unknown>>
  const cookies = new Set(ada.browser.cookies.values())
  for (const name of Object.keys(calls) as CallName[]) {
    if (answersForMinutes(name)) continue
    server.clock.advance(MINUTE)
    await ask(name, samples[name])
    for (const value of ada.browser.cookies.values()) cookies.add(value)
  }
  await ada.browser.request({ method: 'GET', url: `/api/config/?token=${GUESS}` })
  expect(lines.length).toBeGreaterThan(Object.keys(calls).length / 2)
  const secrets = [TEST_PASSWORD, GUESS, ...cookies]
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
})
