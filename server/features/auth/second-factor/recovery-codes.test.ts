import { expect, test } from 'vitest'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'
import { TEST_PASSWORD } from '../../../../tests/support/server/test-server.ts'
import {
  challengeOf,
  codeNow,
  turnOn,
  twoStepServers,
} from '../../../../tests/support/auth/two-step-servers.ts'
import { codeOf, stepAt } from './totp.ts'

const start = twoStepServers()

testDatabases('codes of two-step login', (open) => {
  test('a code, a recovery code and a challenge count once', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { secret, codes } = await turnOn(server, ada)
    const { client } = server.browser()
    const code = codeNow(server, secret)
    const challenge = await challengeOf(client, ada.user.email)
    expect(await client('signInWithCode', { body: { challenge, passcode: code } })).toMatchObject({
      ok: true,
    })
    const next = await challengeOf(client, ada.user.email)
    const wrong = { failure: { code: 'bad_credentials' } }
    expect(
      await client('signInWithCode', { body: { challenge: next, passcode: code } }),
    ).toMatchObject(wrong)
    const earlier = { challenge: next, passcode: codeNow(server, secret, -1) }
    expect(await client('signInWithCode', { body: earlier })).toMatchObject(wrong)
    // As people type it.
    const recovery = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')}`
    const used = { challenge: next, passcode: recovery }
    expect(await client('signInWithCode', { body: used })).toMatchObject({ ok: true })
    const last = await challengeOf(client, ada.user.email)
    const again = { challenge: last, passcode: recovery }
    expect(await client('signInWithCode', { body: again })).toMatchObject(wrong)
    const over = { challenge: next, passcode: codes[1] ?? '' }
    expect(await client('signInWithCode', { body: over })).toMatchObject({
      failure: { code: 'token_invalid' },
    })
    expect(answerOf(await ada.client('getSecondFactor', {})).recovery_codes_left).toBe(9)
  })

  test('nothing in the store is the secret or a recovery code, and deletion leaves nothing', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { secret, codes } = await turnOn(server, ada)
    await challengeOf(server.browser().client, ada.user.email)
    const { root } = server.platform.database
    const tables = ['second_factors', 'recovery_codes', 'sign_in_challenges'] as const
    const rows = async () =>
      Promise.all(tables.map(async (table) => root.selectFrom(table).selectAll().execute()))
    const stored = JSON.stringify(await rows())
    for (const kept of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(kept)
    answerOf(await ada.client('deleteUser', { body: { password: TEST_PASSWORD } }))
    expect(await rows()).toEqual([[], [], []])
  })

  test('without the key it can’t be turned on, and only recovery codes open what is on', async () => {
    const database = await open()
    const server = await start(database)
    const ada = await server.signUp()
    const { secret, codes } = await turnOn(server, ada)
    const without = await start(database, null)
    const { client } = without.browser()
    const challenge = await challengeOf(client, ada.user.email)
    const code = codeOf(secret, stepAt(without.clock.now()))
    expect(await client('signInWithCode', { body: { challenge, passcode: code } })).toMatchObject({
      failure: { code: 'bad_credentials' },
    })
    const recovery = { challenge, passcode: codes[0] ?? '' }
    expect(await client('signInWithCode', { body: recovery })).toMatchObject({ ok: true })
    const eve = await without.signUp('eve@example.com')
    expect(answerOf(await eve.client('getSecondFactor', {})).is_available).toBe(false)
    expect(
      await eve.client('startSecondFactor', { body: { password: TEST_PASSWORD } }),
    ).toMatchObject({ failure: { code: 'service_off' } })
  })

  test('one recovery code sent by two requests at once opens one session', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { codes } = await turnOn(server, ada)
    const [one, two] = [server.browser().client, server.browser().client]
    const passcode = codes[0] ?? ''
    const bodies = [
      { challenge: await challengeOf(one, ada.user.email), passcode },
      { challenge: await challengeOf(two, ada.user.email), passcode },
    ]
    const outcomes = await Promise.all(
      bodies.map(async (body) => server.browser().client('signInWithCode', { body })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answerOf(await ada.client('getSecondFactor', {})).recovery_codes_left).toBe(9)
  })
})
