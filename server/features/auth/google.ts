/**
 * Sign-in with a Google credential: an ID token, checked against Google's published keys (or those
 * of `GOOGLE_KEYS_URL`), meant for our client id, with an e-mail that Google has verified.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { countAttempt, forgetAttempts } from '../../platform/limits/attempts.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal, refuse } from '../../platform/http/failures/refusal.ts'
import type { AuthParts } from './auth-parts.ts'
import { removePassword, removeUnproven } from './first-proof.ts'
import { deleteEmailTokens } from './mail/email-tokens.store.ts'
import { refuseRegistration } from './registrations.ts'
import {
  emailKey,
  findUserByEmail,
  findUserByGoogleId,
  hasProvenAddress,
  insertUser,
  lockUser,
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

/** A credential that Google has signed for us. It may have been used before. */
interface ReadCredential {
  readonly claims: GoogleClaims
  readonly name: string
  /** ms UTC; afterwards it is refused anyway. */
  readonly endsAt: number
}

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']
const CLOCK_TOLERANCE_SECONDS = 60

export function googleKeys(keysUrl: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5_000 })
}

/** What it says, or why the credential is worth nothing. */
async function readCredential(
  parts: AuthParts,
  credential: string,
): Promise<ReadCredential | Refusal> {
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
    const endsAt = ((payload.exp ?? 0) + CLOCK_TOLERANCE_SECONDS) * 1_000
    return { claims: claims.data, name: nameOf(credential), endsAt }
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      return refuse('google_failed', problem('auth.googleExpired'))
    if (isWrongCredential(error)) return refuse('google_failed', problem('auth.googleInvalid'))
    log.warn('Google’s keys could not be read', { error })
    return refuse('google_failed', problem('auth.googleUnreachable'))
  }
}

/** Only the signed part is compared, since a signature can be encoded in several ways. */
const nameOf = (credential: string): string =>
  `google credential ${credential.split('.').slice(0, 2).join('.')}`

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

/**
 * The person of this credential: known by Google's id, joined by e-mail, or new. A credential is used
 * up only in the transaction that finds or stores the person, so that a failed attempt can be repeated.
 */
export async function googleUser(
  parts: AuthParts,
  form: { credential: string; signup_path?: string | undefined },
  address: string,
): Promise<UserRow | Refusal> {
  const read = await readCredential(parts, form.credential)
  if (read instanceof Refusal) return read
  const { claims, name, endsAt } = read
  const now = parts.platform.clock.now()
  return parts.platform.database.transaction(async (tx) => {
    // First: a replay at the same moment waits here until this transaction has ended.
    if ((await countAttempt(tx, name, { length: endsAt - now, most: 1, now })) !== 0)
      return refuse('google_failed', problem('auth.googleUsed'))
    const signup = { signupPath: form.signup_path ?? null, address }
    const user = await userOfClaims(parts, tx, { claims, ...signup })
    if (user instanceof Refusal) await forgetAttempts(tx, name)
    return user
  })
}

async function userOfClaims(
  parts: AuthParts,
  tx: Tx,
  {
    claims,
    signupPath,
    address,
  }: { claims: GoogleClaims; signupPath: string | null; address: string },
): Promise<UserRow | Refusal> {
  const { platform } = parts
  const now = platform.clock.now()
  const known = await findUserByGoogleId(tx, claims.sub)
  // The person may have another address here than with Google.
  if (known !== undefined)
    return known.email_key === emailKey(claims.email)
      ? linkTo(parts, tx, { found: known, claims })
      : known
  const sameEmail = await findUserByEmail(tx, claims.email)
  if (sameEmail === undefined) {
    const tooMany = await refuseRegistration(platform, tx, address)
    if (tooMany !== null) return tooMany
    const user = newGoogleUser(claims, { createdAt: now, signupPath })
    // Only a second sign-in of the same person at the same moment can have come first.
    return (await insertUser(tx, user)) ? user : refuse('google_failed', problem('auth.tryAgain'))
  }
  return linkTo(parts, tx, { found: sameEmail, claims })
}

/**
 * Google has shown that the address of this row is theirs. The user who registered it without
 * proving it may be somebody else: their password and sessions must not open it, and their
 * authenticator must not lock the owner out.
 */
async function linkTo(
  parts: AuthParts,
  tx: Tx,
  { found, claims }: { readonly found: UserRow; readonly claims: GoogleClaims },
): Promise<UserRow | Refusal> {
  const { config, clock } = parts.platform
  // Before the user's row, as a link in a mail does it, against deadlocks.
  if (!hasProvenAddress(found, config)) await deleteEmailTokens(tx, found.id)
  const user = await lockUser(tx, found.id)
  // The address was changed, or the user deleted, at this moment.
  if (user?.email_key !== found.email_key) return refuse('google_failed', problem('auth.tryAgain'))
  const isUnproven = !hasProvenAddress(user, config)
  const patch = {
    google_id: claims.sub,
    email_verified: 1,
    address_proved_at: isUnproven ? clock.now() : (user.address_proved_at ?? clock.now()),
  }
  await updateUser(tx, user.id, patch)
  if (!isUnproven) return { ...user, ...patch }
  await removeUnproven(parts, tx, { user, googleId: claims.sub })
  await removePassword(parts, tx, user)
  return { ...user, ...patch, password_hash: null }
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
    address_proved_at: at.createdAt,
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
