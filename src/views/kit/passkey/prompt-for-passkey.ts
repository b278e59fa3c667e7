/** The browser's dialog for passkeys. Rejects with a failure that has words. */
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { authRefusal } from '#core/contract/problems/auth/auth-refusals.problems.ts'
import { CallFailed, clientFailure } from '../../../machines/call-failed.ts'
import type { PasskeyPrompt, SignedPasskey } from '../../../machines/passkey/passkey.machine.ts'

/** The dialog closes when `signal` aborts, and doesn't open when it has. */
export async function promptForPasskey(
  prompt: PasskeyPrompt,
  signal: AbortSignal,
): Promise<SignedPasskey> {
  // The library was loaded in the meantime.
  signal.throwIfAborted()
  const abort = () => WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', abort)
  try {
    return await promptBrowser(prompt)
  } catch (error) {
    throw new CallFailed(clientFailure(problemOf(error), { code: 'invalid', status: null }))
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

async function promptBrowser(prompt: PasskeyPrompt): Promise<SignedPasskey> {
  if (prompt.purpose === 'login') {
    const credential = await startAuthentication({ optionsJSON: prompt.options })
    const { userHandle = '' } = credential.response
    return {
      purpose: 'login',
      response: { ...credential, response: { ...credential.response, userHandle } },
    }
  }
  const { name, options } = prompt
  const response = await startRegistration({ optionsJSON: options })
  return { purpose: 'add', response, name }
}

/**
 * Browsers report a cancel, a timeout and a missing passkey alike, so that pages can't distinguish
 * them.
 */
function problemOf(error: unknown) {
  const name = error instanceof Error ? error.name : ''
  const code = error instanceof WebAuthnError ? error.code : null
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return authRefusal('auth.passkeyKnown')
  return name === 'SecurityError'
    ? authRefusal('auth.passkeysUnavailable')
    : authRefusal('auth.passkeyInvalid')
}
