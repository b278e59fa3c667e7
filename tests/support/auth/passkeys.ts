/** Adding a passkey and logging in with it, by the contract's calls. */
import type { Client } from '#core/contract/client.ts'
import { answerOf } from '../server/pins-world.ts'
import { TEST_PASSWORD } from '../server/test-server.ts'
import type { Lies, SoftwareAuthenticator } from './software-authenticator.ts'

export const PROOF = { password: TEST_PASSWORD, passcode: '' }

export async function addPasskey(
  client: Client,
  phone: SoftwareAuthenticator,
  { name = 'Phone', ...lies }: Lies & { readonly name?: string } = {},
) {
  const { options } = answerOf(await client('startPasskey', { body: PROOF }))
  return client('addPasskey', { body: { name, response: phone.create(options, lies) } })
}

export async function logInByPasskey(client: Client, phone: SoftwareAuthenticator, lies?: Lies) {
  const { options } = answerOf(await client('startPasskeySignIn', {}))
  return client('signInWithPasskey', { body: { response: phone.get(options, lies) } })
}
