/**
 * Registration with its outcomes: verified and signed in at once, waiting for verification, or one
 * of three "already exists".
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import type { RegisterRequest } from '#core/contract/account/auth.contract.ts'
import type { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { type Refusal, refuse, refuseField } from '../../platform/http/failures/refusal.ts'
import type { Language } from '#core/contract/call/languages.ts'
import type { AuthParts } from './auth-parts.ts'
import { sendLink } from './mail/email-links.ts'
import { refuseRegistration } from './registrations.ts'
import { refusePassword } from './password/new-password.ts'
import { hashPassword } from './password/password-hash.ts'
import { emailKey, findUserByEmail, insertUser } from './users.store.ts'
import type { UserRow } from './users.store.ts'

export interface Registration {
  readonly user: UserRow
  /** False = sign in at once. */
  readonly mustVerify: boolean
  readonly mailSent: boolean
}

export async function register(
  parts: AuthParts,
  form: z.output<typeof RegisterRequest>,
  { language, address }: { readonly language: Language | null; readonly address: string },
): Promise<Registration | Refusal> {
  const { config, database, clock } = parts.platform
  const refused = refusePassword(form)
  if (refused !== null) return refused
  const present = await findUserByEmail(database.root, form.email)
  if (present !== undefined) return alreadyExists(parts, present, language)
  const tooMany = await refuseRegistration(parts.platform, database.root, address)
  if (tooMany !== null) return tooMany
  const user: UserRow = {
    id: newId(),
    email: form.email.trim(),
    email_key: emailKey(form.email),
    first_name: form.first_name,
    last_name: '',
    email_verified: config.verifyEmail ? 0 : 1,
    address_proved_at: null,
    password_hash: await hashPassword(form.password1),
    google_id: null,
    source: form.source,
    tags: JSON.stringify(form.tags),
    signup_path: form.signup_path ?? null,
    language,
    created_at: clock.now(),
    suspended_at: null,
  }
  const isNew = await database.transaction(async (tx) => insertUser(tx, user))
  if (!isNew) {
    const winner = await findUserByEmail(database.root, form.email)
    return winner === undefined
      ? refuseField('email', problem('auth.tryAgain'))
      : alreadyExists(parts, winner, language)
  }
  if (!config.verifyEmail) return { user, mustVerify: false, mailSent: false }
  const mailSent = (await sendLink(parts, 'verify', { user, language })) === true
  return { user, mustVerify: true, mailSent }
}

async function alreadyExists(
  parts: AuthParts,
  user: UserRow,
  language: Language | null,
): Promise<Refusal> {
  const flags = { email_already_exists: true }
  // Where nothing needs verifying an unverified person can log in, so that is what to answer.
  if (user.email_verified === 1 || !parts.platform.config.verifyEmail) {
    return refuse('email_already_exists', problem('auth.existsVerified'), {
      flags: { ...flags, email_verified: true, verification_email_sent: false },
    })
  }
  const sent = (await sendLink(parts, 'verify', { user, language })) === true
  return refuse(
    'email_already_exists',
    sent ? problem('auth.existsUnverifiedSent') : problem('auth.existsUnverifiedNotSent'),
    { flags: { ...flags, email_verified: false, verification_email_sent: sent } },
  )
}
