import { expect, test } from 'vitest'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'
import { addPasskey, logInByPasskey, PROOF } from '../../../../tests/support/auth/passkeys.ts'
import { softwareAuthenticator } from '../../../../tests/support/auth/software-authenticator.ts'
import { codeNow, turnOn, twoStepServers } from '../../../../tests/support/auth/two-step-servers.ts'
import { MAX_PASSKEYS } from '#core/contract/account/passkeys.contract.ts'
import { newId } from '../../../platform/ids.ts'
import { insertPasskey, listPasskeys } from './passkeys.store.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'
import type { TestServer } from '../../../../tests/support/server/test-server.ts'

const start = twoStepServers()
const refusedWith = (code: string, problem: string) => ({
  failure: { code, body: { problem_codes: { detail: { code: problem } } } },
})
const subjects = ({ mails }: Pick<TestServer, 'mails'>) =>
  mails.map(({ subject }) => subject).filter((subject) => subject.includes('asskey'))

/** With passkeys up to the limit. */
async function fill({ platform: { database } }: TestServer, owner: string): Promise<void> {
  const known = await listPasskeys(database.root, owner)
  for (let count = known.length; count < MAX_PASSKEYS; count++) {
    const id = newId()
    const row = { user_id: owner, credential_id: id, public_key: '', counter: 0, name: 'Phone' }
    await database.transaction(async (tx) =>
      insertPasskey(tx, { id, ...row, created_at: 1, last_used_at: null }),
    )
  }
}

testDatabases('passkeys', (open) => {
  test('a passkey logs in, and is listed until it is removed', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const phone = softwareAuthenticator()
    const added = answerOf(await addPasskey(ada.client, phone, { name: ' My phone ' }))
    expect(added).toMatchObject({ name: 'My phone', last_used_at: null })
    server.clock.advance(60_000)
    const { client } = server.browser()
    expect(await logInByPasskey(client, phone)).toMatchObject({
      answer: { user: { id: ada.user.id }, redirect_to: '/generate' },
    })
    expect(await client('currentUser', {})).toMatchObject({ answer: { id: ada.user.id } })
    expect(answerOf(await ada.client('listPasskeys', {}))).toEqual({
      is_available: true,
      passkeys: [{ ...added, last_used_at: server.clock.now() }],
    })
    const params = { passkey_id: added.id }
    answerOf(await client('removePasskey', { params, body: PROOF }))
    expect(answerOf(await ada.client('listPasskeys', {}))).toMatchObject({ passkeys: [] })
    expect(await logInByPasskey(server.browser().client, phone)).toMatchObject(
      refusedWith('bad_credentials', 'auth.passkeyUnknown'),
    )
    expect(await client('removePasskey', { params, body: PROOF })).toMatchObject({
      failure: { code: 'not_found' },
    })
    await expect
      .poll(() => subjects(server))
      .toEqual(['New passkey for Pinloom', 'Passkey removed for Pinloom'])
  })

  test('asks for no code, but adding and removing one does where two-step login is on', async () => {
    const server = await start(await open())
    const ada = await server.signUp()
    const phone = softwareAuthenticator()
    const passkey = answerOf(await addPasskey(ada.client, phone))
    const { secret } = await turnOn(server, ada)
    expect(await logInByPasskey(server.browser().client, phone)).toMatchObject({ ok: true })
    const params = { passkey_id: passkey.id }
    const needsCode = refusedWith('bad_credentials', 'auth.codeRequired')
    expect(await ada.client('startPasskey', { body: PROOF })).toMatchObject(needsCode)
    expect(await ada.client('removePasskey', { params, body: PROOF })).toMatchObject(needsCode)
    const wrong = { body: { ...PROOF, passcode: '000000' } }
    expect(await ada.client('startPasskey', wrong)).toMatchObject(
      refusedWith('bad_credentials', 'auth.codeWrong'),
    )
    const body = { ...PROOF, passcode: codeNow(server, secret) }
    expect(await ada.client('startPasskey', { body })).toMatchObject({ ok: true })
  })

  test('a refused change keeps the recovery code', async () => {
    const server = await start(await open())
    const { client, user } = await server.signUp()
    const { id: passkey_id } = answerOf(await addPasskey(client, softwareAuthenticator()))
    const { codes } = await turnOn(server, { client })
    const [passcode = ''] = codes
    const body = { ...PROOF, passcode }
    expect(await client('removePasskey', { params: { passkey_id: newId() }, body })).toMatchObject({
      failure: { code: 'not_found' },
    })
    await fill(server, user.id)
    expect(await client('startPasskey', { body })).toMatchObject(
      refusedWith('conflict', 'auth.passkeysFull'),
    )
    const params = { passkey_id }
    expect(await client('removePasskey', { params, body })).toMatchObject({ ok: true })
    const left = { recovery_codes_left: codes.length - 1 }
    expect(await client('getSecondFactor', {})).toMatchObject({ answer: left })
  })

  test('a code that is wrong removes no passkey', async () => {
    const server = await start(await open())
    const { client } = await server.signUp()
    const { id: passkey_id } = answerOf(await addPasskey(client, softwareAuthenticator()))
    await turnOn(server, { client })
    const body = { ...PROOF, passcode: '000000' }
    expect(await client('removePasskey', { params: { passkey_id }, body })).toMatchObject(
      refusedWith('bad_credentials', 'auth.codeWrong'),
    )
    expect(answerOf(await client('listPasskeys', {})).passkeys).toHaveLength(1)
  })

  test('a session without the password adds none', async () => {
    const server = await start(await open())
    const { client } = await server.signUp()
    const body = { ...PROOF, password: 'wrong password' }
    expect(await client('startPasskey', { body })).toMatchObject(
      refusedWith('bad_credentials', 'auth.passwordIncorrect'),
    )
    await server.platform.database.root.updateTable('users').set({ password_hash: null }).execute()
    expect(await client('startPasskey', { body: PROOF })).toMatchObject(
      refusedWith('conflict', 'auth.needsPassword'),
    )
  })
})
