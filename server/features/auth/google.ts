/**
 * Sign-in with a Google credential: an ID token, checked against Google's published keys (or those
 * of `GOOGLE_KEYS_URL`), meant for our client id, with an e-mail that Google has verified.
 */
import { problem } from '#core/contract/problems.contract.ts'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { countAttempt } from '../../platform/limits/attempts.store.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal, refuse } from '../../platform/http/failures/refusal.ts'
import type { AuthParts } from './auth-parts.ts'
import { deleteOtherSessions } from './sessions.store.ts'
import { refuseRegistration } from './registrations.ts'
import {
  emailKey,
  findUserByEmail,
  findUserByGoogleId,
  insertUser,
  updateUser,
} from './users.store.ts'
import type { UserRow } from './users.store.ts'

const GoogleClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]),
  given_name: z.string().max(500).optional(),
  family_name: z.string().max(500).optional(),
  name: z.string().max(500).optional(),
})
type GoogleClaims = z.infer<typeof GoogleClaims>

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']
const CLOCK_TOLERANCE_SECONDS = 60

export function googleKeys(keysUrl: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5_000 })
}

/** The claims, or why the credential is worth nothing. */
async function readCredential(
  parts: AuthParts,
  credential: string,
): Promise<GoogleClaims | Refusal> {
  const { config, clock, log } = parts.platform
  if (config.google === null || parts.google === null)
    return refuse('service_off', problem('auth.googleOff'))
  try {
    const { payload } = await jwtVerify(credential, parts.google, {
      issuer: ISSUERS,
      audience: config.google.clientId,
      algorithms: ['RS256'],
      currentDate: new Date(clock.now()),
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'sub'],
    })
    const claims = GoogleClaims.safeParse(payload)
    if (!claims.success) return refuse('google_failed', problem('auth.googleWithoutEmail'))
    if (!claims.data.email_verified)
      return refuse('google_failed', problem('auth.googleUnverifiedEmail'))
    return (await isFirstUse(parts, credential, payload.exp ?? 0))
      ? claims.data
      : refuse('google_failed', problem('auth.googleUsed'))
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      return refuse('google_failed', problem('auth.googleExpired'))
    if (isWrongCredential(error)) return refuse('google_failed', problem('auth.googleInvalid'))
    log.warn('Google’s keys could not be read', { error })
    return refuse('google_failed', problem('auth.googleUnreachable'))
  }
}

/**
 * Prevents replays of a credential. Only the signed part is compared, since a signature can be encoded
 * in several ways.
 */
async function isFirstUse(
  { platform: { database, clock } }: AuthParts,
  credential: string,
  expiresAtSeconds: number,
): Promise<boolean> {
  const now = clock.now()
  const signed = credential.split('.').slice(0, 2).join('.')
  const length = (expiresAtSeconds + CLOCK_TOLERANCE_SECONDS) * 1_000 - now
  const window = { length, most: 1, now }
  return (await countAttempt(database.root, `google credential ${signed}`, window)) === 0
}

function isWrongCredential(error: unknown): boolean {
  const wrong = [
    errors.JWTInvalid,
    errors.JWSInvalid,
    errors.JWTClaimValidationFailed,
    errors.JWSSignatureVerificationFailed,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
  ]
  return wrong.some((kind) => error instanceof kind)
}

/** The person of this credential: known by Google's id, joined by e-mail, or new. */
export async function googleUser(
  parts: AuthParts,
  form: { credential: string; signup_path?: string | undefined },
  address: string,
): Promise<UserRow | Refusal> {
  const claims = await readCredential(parts, form.credential)
  if (claims instanceof Refusal) return claims
  return parts.platform.database.transaction(async (tx) => {
    const known = await findUserByGoogleId(tx, claims.sub)
    if (known !== undefined) return known
    const sameEmail = await findUserByEmail(tx, claims.email)
    if (sameEmail === undefined) {
      const tooMany = await refuseRegistration(parts.platform, tx, address)
      if (tooMany !== null) return tooMany
      const user = newGoogleUser(claims, {
        createdAt: parts.platform.clock.now(),
        signupPath: form.signup_path ?? null,
      })
      // Only a second sign-in of the same person at the same moment can have come first.
      return (await insertUser(tx, user)) ? user : refuse('google_failed', problem('auth.tryAgain'))
    }
    // The user who registered this address without proving it may be somebody else: their password and
    // sessions must not open it. Where no mail asks for proof, `email_verified` says nothing.
    const isUnproven = sameEmail.email_verified === 0 || !parts.platform.config.verifyEmail
    const patch = {
      google_id: claims.sub,
      email_verified: 1,
      ...(isUnproven ? { password_hash: null } : {}),
    }
    await updateUser(tx, sameEmail.id, patch)
    if (isUnproven) await deleteOtherSessions(tx, sameEmail.id, null)
    return { ...sameEmail, ...patch }
  })
}

function newGoogleUser(
  claims: GoogleClaims,
  at: { createdAt: number; signupPath: string | null },
): UserRow {
  const clean = (name: string | undefined): string =>
    (name ?? '').replaceAll('\u0000', '').trim().slice(0, 150)
  return {
    id: newId(),
    email: claims.email,
    email_key: emailKey(claims.email),
    first_name: clean(claims.given_name) || clean(claims.name) || clean(claims.email.split('@')[0]),
    last_name: clean(claims.family_name),
    email_verified: 1,
    password_hash: null,
    google_id: claims.sub,
    source: 'google',
    tags: JSON.stringify(['Onboarding | Initial Signup']),
    signup_path: at.signupPath,
    language: null,
    created_at: at.createdAt,
    suspended_at: null,
  }
}
