/**
 * The options for an authenticator, and the check of what it answers. Every challenge is stored as a
 * hash and counts once. The library is loaded at the first use: it takes 25 MB.
 */
import { z } from 'zod'
import {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  type NewPasskeyResponse,
  type PasskeyResponse,
} from '#core/contract/account/passkeys.contract.ts'
import type { AuthParts } from '../auth-parts.ts'
import { NO_CODE, type CodeProof } from '../second-factor/check-code.ts'
import { hashToken } from '../tokens.ts'
import type { UserRow } from '../users.store.ts'
import {
  insertPasskeyChallenge,
  listPasskeys,
  consumePasskeyChallenge,
  type PasskeyRow,
} from './passkeys.store.ts'
import type { RelyingParty } from './relying-party.ts'

/** The browser shows its dialog as long; the answer may come a moment later. ms */
const DIALOG_TIMEOUT = 5 * 60_000
const CHALLENGE_LIFE = DIALOG_TIMEOUT + 30_000
/** COSE: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]

const library = async () => import('@simplewebauthn/server')

export async function creationOptions(
  parts: AuthParts,
  party: RelyingParty,
  { user, proof }: { readonly user: UserRow; readonly proof: CodeProof },
): Promise<PasskeyCreationOptions> {
  const { generateRegistrationOptions } = await library()
  const { config, database } = parts.platform
  const known = await listPasskeys(database.root, user.id)
  const options = await generateRegistrationOptions({
    rpName: config.brand,
    rpID: party.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.first_name,
    timeout: DIALOG_TIMEOUT,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await storeChallenge(parts, options.challenge, { user_id: user.id, ...proof })
  return PasskeyCreationOptions.parse(options)
}

export async function requestOptions(
  parts: AuthParts,
  party: RelyingParty,
): Promise<PasskeyRequestOptions> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: DIALOG_TIMEOUT,
    userVerification: 'required',
  })
  await storeChallenge(parts, options.challenge, { user_id: null, ...NO_CODE })
  return PasskeyRequestOptions.parse(options)
}

async function storeChallenge(
  { platform: { database, clock } }: AuthParts,
  challenge: string,
  given: CodeProof & { readonly user_id: string | null },
): Promise<void> {
  await insertPasskeyChallenge(database.root, {
    challenge_hash: hashToken(challenge),
    ...given,
    expires_at: clock.now() + CHALLENGE_LIFE,
  })
}

const ClientData = z.object({ challenge: z.string() })

/** The challenge that the response answers, null when it names none. */
export function challengeIn(clientDataJson: string): string | null {
  const data = ClientData.safeParse(parseJson(Buffer.from(clientDataJson, 'base64url').toString()))
  return data.success ? data.data.challenge : null
}

/**
 * The challenge that the response answers, used up by this. Null when the server did not give it to
 * this person, or too long ago. `owner` null = somebody who logs in.
 */
export async function consumeChallenge(
  { platform: { database, clock } }: AuthParts,
  clientDataJson: string,
  owner: string | null,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJson)
  if (challenge === null) return null
  const now = clock.now()
  const taken = await consumePasskeyChallenge(database.root, {
    hash: hashToken(challenge),
    owner,
    now,
  })
  return taken === undefined ? null : challenge
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

export interface Expected {
  readonly challenge: string
  readonly party: RelyingParty
}

/** What is stored of it; null when the response is not right. */
export async function checkNewPasskey(
  { challenge, party }: Expected,
  { id, rawId, type, response }: NewPasskeyResponse,
): Promise<Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter'> | null> {
  const { verifyRegistrationResponse } = await library()
  const checked = await orNull(
    verifyRegistrationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (checked === null || !checked.verified) return null
  const { credential } = checked.registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  }
}

/**
 * The authenticator's counter; null when the response is not right. The counter is compared later: the
 * library does so before it checks the signature, so anybody could report a passkey as copied.
 */
export async function checkPasskey(
  { challenge, party }: Expected,
  passkey: PasskeyRow,
  { id, rawId, type, response }: PasskeyResponse,
): Promise<number | null> {
  const owner = Buffer.from(response.userHandle, 'base64url').toString()
  if (owner !== passkey.user_id) return null
  const { verifyAuthenticationResponse } = await library()
  const checked = await orNull(
    verifyAuthenticationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: 0,
      },
    }),
  )
  return checked?.verified === true ? checked.authenticationInfo.newCounter : null
}

/** The library throws at whatever is wrong in a response. */
async function orNull<T>(checked: Promise<T>): Promise<T | null> {
  try {
    return await checked
  } catch {
    return null
  }
}
