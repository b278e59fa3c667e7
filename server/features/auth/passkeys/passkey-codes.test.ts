/** A code that is given for a new passkey is used up when the passkey is stored, not before. */
import { expect, test } from 'vitest'
import { PROOF } from '../../../../tests/support/auth/passkeys.ts'
import { softwareAuthenticator } from '../../../../tests/support/auth/software-authenticator.ts'
import {
  challengeOf,
  codeNow,
  turnOn,
  twoStepServers,
} from '../../../../tests/support/auth/two-step-servers.ts'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'
import { attemptsOf } from '../../../platform/limits/attempts.store.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'
import type { Database } from '../../../platform/database/database.ts'

const start = twoStepServers()
const tooLate = { failure: { code: 'token_invalid' } }
const wrong = { failure: { code: 'bad_credentials' } }

async function withTwoSteps(database: Database) {
  const server = await start(database)
  const ada = await server.signUp()
  const { client } = ada
  const { secret, codes } = await turnOn(server, ada)
  const begin = async (passcode: string) => client('startPasskey', { body: { ...PROOF, passcode } })
  const responseFor = async (passcode: string) => {
    const { options } = answerOf(await begin(passcode))
    return { body: { name: 'Phone', response: softwareAuthenticator().create(options) } }
  }
  const codesLeft = async () => answerOf(await client('getSecondFactor', {})).recovery_codes_left
  const guesses = async () =>
    attemptsOf(database.root, `guessed codes ${ada.user.id}`, server.clock.now())
  const [code = ''] = codes
  return { server, ada, secret, code, begin, responseFor, codesLeft, guesses }
}

testDatabases('a code for a new passkey', (open) => {
  test('is kept when the dialog is cancelled, and used up when the passkey is stored', async () => {
    const { ada, code, begin, responseFor, codesLeft } = await withTwoSteps(await open())
    for (let dialogs = 0; dialogs < 2; dialogs += 1) answerOf(await begin(code))
    expect(await codesLeft()).toBe(10)
    answerOf(await ada.client('addPasskey', await responseFor(code)))
    expect(await codesLeft()).toBe(9)
    expect(await begin(code)).toMatchObject(wrong)
  })

  test('adds one passkey, also when it was given for two', async () => {
    for (const kind of ['recovery', 'authenticator'] as const) {
      const { server, ada, secret, code, responseFor } = await withTwoSteps(await open())
      const given = kind === 'recovery' ? code : codeNow(server, secret)
      const [first, second] = [await responseFor(given), await responseFor(given)]
      answerOf(await ada.client('addPasskey', first))
      expect(await ada.client('addPasskey', second)).toMatchObject(tooLate)
      expect(answerOf(await ada.client('listPasskeys', {})).passkeys).toHaveLength(1)
    }
  })

  test('adds none after a login has used it up', async () => {
    for (const kind of ['recovery', 'authenticator'] as const) {
      const { server, ada, secret, code, responseFor } = await withTwoSteps(await open())
      const given = kind === 'recovery' ? code : codeNow(server, secret)
      const response = await responseFor(given)
      const { client } = server.browser()
      const challenge = await challengeOf(client, ada.user.email)
      answerOf(await client('signInWithCode', { body: { challenge, passcode: given } }))
      expect(await ada.client('addPasskey', response)).toMatchObject(tooLate)
    }
  })

  test('is kept when the response is not right', async () => {
    const { ada, code, begin, codesLeft } = await withTwoSteps(await open())
    const { options } = answerOf(await begin(code))
    const response = softwareAuthenticator().create(options, { origin: 'https://evil.example' })
    expect(await ada.client('addPasskey', { body: { name: 'Phone', response } })).toMatchObject(
      wrong,
    )
    expect(await codesLeft()).toBe(10)
  })

  test('that is used up is no guess, a wrong one is', async () => {
    const { server, ada, secret, code, begin, responseFor, guesses } = await withTwoSteps(
      await open(),
    )
    const current = codeNow(server, secret)
    for (const used of [code, current]) {
      answerOf(await ada.client('addPasskey', await responseFor(used)))
      expect(await begin(used)).toMatchObject(wrong)
    }
    expect(await guesses()).toBe(0)
    expect(await begin('000000')).toMatchObject(wrong)
    expect(await guesses()).toBe(1)
  })
})

testDatabases('a passkey that is added while two-step login is turned on', (open) => {
  test('is refused: no code was given for it', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { options } = answerOf(await ada.client('startPasskey', { body: PROOF }))
    await turnOn(server, ada)
    const body = { name: 'Phone', response: softwareAuthenticator().create(options) }
    expect(await ada.client('addPasskey', { body })).toMatchObject(tooLate)
  })
})
