/**
 * Opens a session for an authenticated user and returns the redirect. All login methods end here
 * (password, passkey, Google, the link in a mail), so that each asks for the second step when it is on.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '#core/contract/account/auth.contract.ts'
import { insideProduct } from '#core/accounts/auth-redirect.ts'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/database/database.ts'
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../platform/http/limits/cookies.ts'
import { networkOf } from '../../platform/http/limits/networks.ts'
import { Refusal, refuse } from '../../platform/http/failures/refusal.ts'
import type { AuthParts } from './auth-parts.ts'
import { sendNewDevice } from './mail/email-links.ts'
import { openChallenge } from './second-factor/challenges.ts'
import { hasSecondFactor } from './second-factor/second-factor.store.ts'
import { recordSignIn } from './known-devices.store.ts'
import { openSession } from './sessions.ts'
import { deleteSessionByToken } from './sessions.store.ts'
import { hashToken, isToken, newToken } from './tokens.ts'
import { lockUnchanged, presentUser } from './users.store.ts'
import type { UserRow } from './users.store.ts'

const CHANGED = refuse('forbidden', problem('auth.tryAgain'), { field: 'non_field_errors' })
const SUSPENDED = refuse('forbidden', problem('admin.suspended'), { field: 'non_field_errors' })

/** Before `signIn`: a password or passkey does not show that the address is theirs. */
export const refuseUnverified = (
  { verifyEmail }: Pick<Config, 'verifyEmail'>,
  { email, email_verified }: UserRow,
): Refusal | null =>
  verifyEmail && email_verified === 0
    ? refuse('email_verification_required', problem('auth.verifyFirst'), {
        flags: { email_verification_required: true, email },
      })
    : null

export async function signIn(
  parts: AuthParts,
  user: UserRow,
  http: {
    readonly raw: FastifyRequest
    readonly reply: FastifyReply
    readonly hasSecondStep?: boolean
    /** Runs in the transaction, with the user's row locked, before the session is opened. */
    readonly confirm?: (tx: Tx) => Promise<Refusal | null>
  },
): Promise<SignedIn | Refusal> {
  const { database, clock } = parts.platform
  const now = clock.now()
  const sent = http.raw.cookies[DEVICE_COOKIE]
  // Anybody can send a cookie: a short value could be guessed, or be shared by many browsers.
  const deviceToken = isToken(sent) ? sent : newToken()
  const former = http.raw.cookies[SESSION_COOKIE]
  const session = await database.transaction(async (tx) => {
    // A new password that was set since ends this login: it ended all sessions before.
    const row = await lockUnchanged(tx, user)
    if (row === undefined) return CHANGED
    if (row.suspended_at !== null) return SUSPENDED
    const refused = (await http.confirm?.(tx)) ?? null
    if (refused !== null) return refused
    if (http.hasSecondStep !== true && (await hasSecondFactor(tx, user.id)))
      return openChallenge(tx, user.id, now)
    // Signing in again over an open session must not leave the former one behind in the list.
    if (former !== undefined) await deleteSessionByToken(tx, hashToken(former))
    const device = await recordSignIn(tx, user.id, { tokenHash: hashToken(deviceToken), now })
    const opened = await openSession(tx, user.id, { request: http.raw, now })
    return { ...opened, isNew: device === 'new' }
  })
  if (session instanceof Refusal) return session
  parts.cookies.setSession(http.reply, session.token, session.expiresAt)
  parts.cookies.setDevice(http.reply, deviceToken)
  if (session.isNew) notifyOfDevice(parts, user, http.raw)
  const path = insideProduct(await parts.suggestPath(user.id))
  return { user: presentUser(user), ...(path === null ? {} : { redirect_to: path }) }
}

/** Never held back: an attacker who knows the password could use up one mail an hour. */
function notifyOfDevice(parts: AuthParts, user: UserRow, raw: FastifyRequest): void {
  const [at, network] = [parts.platform.clock.now(), networkOf(raw.ip)]
  parts.background.run(async () =>
    sendNewDevice(parts, {
      to: user.email,
      firstName: user.first_name,
      language: user.language,
      at,
      network,
    }),
  )
}
