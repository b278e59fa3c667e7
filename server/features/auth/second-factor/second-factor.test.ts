import { strFromU8, unzipSync } from 'fflate'
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

const start = twoStepServers()

testDatabases('two-step login', (open) => {
  test('is off until a code confirms it, then a login asks for a code', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { client } = ada
    expect(answerOf(await client('getSecondFactor', {}))).toEqual({
      is_available: true,
      enabled_at: null,
      recovery_codes_left: 0,
    })
    const { secret, uri } = answerOf(
      await client('startSecondFactor', { body: { password: TEST_PASSWORD } }),
    )
    expect(uri).toContain(`secret=${secret}`)
    const phone = server.browser().client
    const login = { body: { email: ada.user.email, password: TEST_PASSWORD } }
    expect(await phone('login', login)).toMatchObject({ ok: true })
    expect(await client('confirmSecondFactor', { body: { passcode: '000000' } })).toMatchObject({
      failure: { code: 'bad_credentials' },
    })
    const { recovery_codes } = answerOf(
      await client('confirmSecondFactor', { body: { passcode: codeNow(server, secret) } }),
    )
    expect(new Set(recovery_codes).size).toBe(10)
    expect(answerOf(await client('getSecondFactor', {}))).toEqual({
      is_available: true,
      enabled_at: server.clock.now(),
      recovery_codes_left: 10,
    })
    server.clock.advance(30_000)
    const tablet = server.browser().client
    const challenge = await challengeOf(tablet, ada.user.email)
    expect(await tablet('currentUser', {})).toMatchObject({ ok: false })
    const body = { challenge, passcode: codeNow(server, secret) }
    expect(await tablet('signInWithCode', { body })).toMatchObject({
      answer: { user: { id: ada.user.id }, redirect_to: '/generate' },
    })
    expect(await tablet('currentUser', {})).toMatchObject({ ok: true })
  })

  test('password and code turn it off, each change is mailed', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { secret, codes } = await turnOn(server, ada)
    const end = async (password: string, code: string) =>
      ada.client('endSecondFactor', { body: { password, passcode: code } })
    const refused = { failure: { code: 'bad_credentials' } }
    expect(await end('wrong password', codeNow(server, secret))).toMatchObject(refused)
    expect(await end(TEST_PASSWORD, '000000')).toMatchObject(refused)
    const again = { body: { password: TEST_PASSWORD } }
    expect(await ada.client('startSecondFactor', again)).toMatchObject({
      failure: { code: 'conflict' },
    })
    const { client } = server.browser()
    const challenge = await challengeOf(client, ada.user.email)
    answerOf(await client('signInWithCode', { body: { challenge, passcode: codes[0] ?? '' } }))
    expect(await end(TEST_PASSWORD, codeNow(server, secret))).toMatchObject({ ok: true })
    expect(await end(TEST_PASSWORD, codes[1] ?? '')).toMatchObject({
      failure: { code: 'conflict' },
    })
    const login = { body: { email: ada.user.email, password: TEST_PASSWORD } }
    expect(await server.browser().client('login', login)).toMatchObject({ ok: true })
    await expect
      .poll(() => server.mails.map(({ subject }) => subject).filter((all) => !/New/.test(all)))
      .toEqual([
        'Two-step login is on for Pinloom',
        'A recovery code was used for Pinloom',
        'Two-step login is off for Pinloom',
      ])
    const mail = server.mails.find(({ subject }) => subject === 'Two-step login is on for Pinloom')
    expect(mail?.text).toContain('Please contact support')
    expect(mail?.text).not.toContain('/settings')
  })

  test('a setup that is an hour old starts again', async () => {
    const server = await start(await open())
    const { client } = await server.signUp()
    const { secret } = answerOf(
      await client('startSecondFactor', { body: { password: TEST_PASSWORD } }),
    )
    server.clock.advance(60 * 60_000)
    expect(
      await client('confirmSecondFactor', { body: { passcode: codeNow(server, secret) } }),
    ).toMatchObject({ failure: { code: 'conflict' } })
  })

  test('a setup that was replaced can’t be confirmed with its former secret', async () => {
    const server = await start(await open())
    const { client } = await server.signUp()
    const begin = async () =>
      answerOf(await client('startSecondFactor', { body: { password: TEST_PASSWORD } })).secret
    const [former, present] = [await begin(), await begin()]
    const confirm = async (secret: string) =>
      client('confirmSecondFactor', { body: { passcode: codeNow(server, secret) } })
    expect(await confirm(former)).toMatchObject({ failure: { code: 'bad_credentials' } })
    expect(await confirm(present)).toMatchObject({ ok: true })
  })

  test('the export says since when it is on, and has neither secret nor hash', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const since = server.clock.now()
    const { secret, codes } = await turnOn(server, ada)
    const archive = answerOf(await ada.client('exportData', {}))
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
    const text = strFromU8(files['user.json'] ?? new Uint8Array())
    expect(JSON.parse(text)).toMatchObject({
      user: { two_step_login_since: since, recovery_codes_left: 10 },
    })
    const { root } = server.platform.database
    const factor = await root.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow()
    const hashes = await root.selectFrom('recovery_codes').select('code_hash').execute()
    const hidden = [secret, factor.sealed, ...codes, ...hashes.map((row) => row.code_hash)]
    expect(hidden.filter((one) => text.includes(one))).toEqual([])
    expect(text).not.toMatch(/sealed|hash/)
  })

  test('a user without a password is asked to set one first', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const { root } = server.platform.database
    await root.updateTable('users').set({ password_hash: null }).execute()
    for (const password of ['', TEST_PASSWORD])
      expect(await ada.client('startSecondFactor', { body: { password } })).toMatchObject({
        failure: {
          code: 'conflict',
          body: { problem_codes: { detail: { code: 'auth.needsPassword' } } },
        },
      })
    expect(await root.selectFrom('second_factors').selectAll().execute()).toEqual([])
  })
})
