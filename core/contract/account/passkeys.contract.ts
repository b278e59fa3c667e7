/**
 * Passkeys (WebAuthn): adding, removing, and logging in with one. The options and responses are the
 * JSON forms of the standard; binary values are base64url.
 */
import { z } from 'zod'
import { issueCode } from '../call/issue-code.ts'
import { defineCalls } from '../call/call.ts'
import { Empty, Id, Time } from '../call/primitives.ts'
import { SignedIn } from './auth.contract.ts'

export const MAX_PASSKEYS = 20

const PublicKey = z.literal('public-key')
const Required = z.literal('required')
const Text = z.string()

export const Passkey = z.object({
  id: Id,
  name: Text,
  created_at: Time,
  /** Null = no login with it yet. */
  last_used_at: Time.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** For `navigator.credentials.create`. */
export const PasskeyCreationOptions = z.object({
  challenge: Text,
  rp: z.object({ id: Text, name: Text }),
  user: z.object({ id: Text, name: Text, displayName: Text }),
  pubKeyCredParams: z.array(z.object({ type: PublicKey, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ type: PublicKey, id: Text })),
  authenticatorSelection: z.object({
    residentKey: Required,
    requireResidentKey: z.literal(true),
    userVerification: Required,
  }),
})
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>

/** For `navigator.credentials.get`: any passkey of this server. */
export const PasskeyRequestOptions = z.object({
  challenge: Text,
  rpId: Text,
  timeout: z.int(),
  userVerification: Required,
})
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>

const Base64Url = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/)
/** The standard allows 1023 bytes. */
const CredentialId = Base64Url.min(1).max(1_364)
const credential = { id: CredentialId, rawId: CredentialId, type: PublicKey }

export const NewPasskeyResponse = z.object({
  ...credential,
  response: z.object({ clientDataJSON: Base64Url, attestationObject: Base64Url }),
})
export type NewPasskeyResponse = z.infer<typeof NewPasskeyResponse>

export const PasskeyResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url,
  }),
})
export type PasskeyResponse = z.infer<typeof PasskeyResponse>

/** `passcode`: a code of the authenticator app or a recovery code, where two-step login is on. */
const Proof = z.object({ password: z.string().max(256), passcode: z.string().max(64) })

export const passkeyCalls = defineCalls({
  listPasskeys: {
    method: 'GET',
    path: '/api/auth/passkeys/',
    access: 'user',
    answer: z.object({
      /** False = browsers have no passkeys at the address of this request. */
      is_available: z.boolean(),
      /** Oldest first. */
      passkeys: z.array(Passkey),
    }),
  },
  startPasskey: {
    method: 'POST',
    path: '/api/auth/passkeys/setup/',
    access: 'user',
    body: Proof,
    answer: z.object({ options: PasskeyCreationOptions }),
    errors: ['bad_credentials', 'conflict', 'service_off'],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/auth/passkeys/',
    access: 'user',
    body: z.object({
      name: z.string().trim().min(1, issueCode('field.blank')).max(60),
      response: NewPasskeyResponse,
    }),
    answer: Passkey,
    errors: ['bad_credentials', 'conflict', 'service_off', 'token_invalid'],
  },
  removePasskey: {
    method: 'POST',
    path: '/api/auth/passkeys/:passkey_id/remove/',
    access: 'user',
    params: z.object({ passkey_id: Id }),
    body: Proof,
    answer: Empty,
    errors: ['bad_credentials', 'conflict', 'not_found'],
  },
  startPasskeySignIn: {
    method: 'POST',
    path: '/api/auth/passkeys/sign-in/setup/',
    access: 'public',
    answer: z.object({ options: PasskeyRequestOptions }),
    errors: ['service_off'],
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/api/auth/passkeys/sign-in/',
    access: 'public',
    body: z.object({ response: PasskeyResponse }),
    answer: SignedIn,
    errors: [
      'bad_credentials',
      'email_verification_required',
      'forbidden',
      'service_off',
      'token_invalid',
    ],
  },
})
