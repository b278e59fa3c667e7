import { problem } from '#core/contract/call/problems.contract.ts'
import { refuse } from '../../../platform/http/failures/refusal.ts'

export const UNAVAILABLE = refuse('service_off', problem('auth.passkeysUnavailable'))
export const PASSKEY_TOO_LATE = refuse('token_invalid', problem('auth.passkeyTooLate'))
/** Signature, origin, server or person are not the right ones, or the person was not verified. */
export const PASSKEY_INVALID = refuse('bad_credentials', problem('auth.passkeyInvalid'))
