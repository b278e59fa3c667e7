/** The effects of a passkey’s machine, by the client and the browser. */
import { fromPromise } from 'xstate'
import type { Client, Outcome } from '#core/contract/client.ts'
import { CallFailed } from '../../../machines/call-failed.ts'
import {
  passkeyMachine,
  type PasskeyFinished,
  type PasskeyPrompt,
  type PasskeyStart,
  type SignedPasskey,
} from '../../../machines/passkey/passkey.machine.ts'

interface Asked<Input> {
  readonly input: Input
  readonly signal: AbortSignal
}

export function providePasskey(client: Client) {
  return passkeyMachine.provide({
    actors: {
      requestOptions: fromPromise(
        async ({ input, signal }: Asked<PasskeyStart>): Promise<PasskeyPrompt> => {
          if (input.purpose === 'login') {
            const { options } = answerOf(await client('startPasskeySignIn', { signal }))
            return { purpose: 'login', options }
          }
          const { name, password, passcode } = input
          const body = { password, passcode }
          const { options } = answerOf(await client('startPasskey', { body, signal }))
          return { purpose: 'add', options, name }
        },
      ),
      promptUser: fromPromise(
        async ({ input, signal }: Asked<PasskeyPrompt>): Promise<SignedPasskey> => {
          // The library is loaded with the first use.
          const { promptForPasskey } = await import('./prompt-for-passkey.ts')
          return promptForPasskey(input, signal)
        },
      ),
      sendResponse: fromPromise(
        async ({ input, signal }: Asked<SignedPasskey>): Promise<PasskeyFinished> => {
          if (input.purpose === 'login') {
            const { response } = input
            return answerOf(await client('signInWithPasskey', { body: { response }, signal }))
          }
          const { name, response } = input
          answerOf(await client('addPasskey', { body: { name, response }, signal }))
          return { user: null }
        },
      ),
    },
  })
}

function answerOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.answer
  throw new CallFailed(outcome.failure)
}
