/** The e-mail address: verifying it, sending the link again, changing it. */
import { problem } from '#core/contract/call/problems.contract.ts'
import { authCalls } from '#core/contract/account/auth.contract.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { languageOf } from '../../platform/http/limits/identity.ts'
import { Refusal, refuse } from '../../platform/http/failures/refusal.ts'
import type { CallRequest, Route } from '../../platform/http/route.ts'
import type { AuthParts } from './auth-parts.ts'
import type { Removed } from './mail/auth-mail-words.ts'
import { sendEmailChanged, sendLink, sendRequestedLink } from './mail/email-links.ts'
import { deleteEmailTokens, consumeEmailToken } from './mail/email-tokens.store.ts'
import { provePassword, WRONG_PASSWORD } from './password/prove-password.ts'
import { removeUnproven } from './first-proof.ts'
import {
  CODE_REQUIRED,
  CODE_WRONG,
  proveSecondFactor,
  redeemProof,
  type CodeProof,
} from './second-factor/check-code.ts'
import { hasSecondFactor } from './second-factor/second-factor.store.ts'
import { deleteOtherSessions, isSessionOf } from './sessions.store.ts'
import { hashToken } from './tokens.ts'
import {
  emailKey,
  findUser,
  findUserByEmail,
  hasProvenAddress,
  lockUnchanged,
  lockUser,
  NOT_PROVED,
  presentUser,
  updateUser,
} from './users.store.ts'
import type { UserRow } from './users.store.ts'

export const LINK_INVALID = problem('auth.linkExpired')

export function emailRoutes(route: Route, parts: AuthParts): void {
  route(authCalls.verifyEmail, async ({ body, session }) => verifyEmail(parts, body.token, session))
  route(authCalls.resendVerification, async ({ body, raw }) =>
    sendRequestedLink(
      parts,
      { email: body.email, raw },
      {
        purpose: 'verify',
        limit: 'resend',
        mayGet: (user) => user.email_verified === 0 && parts.platform.config.verifyEmail,
      },
    ),
  )
  route(authCalls.changeEmail, async (request) => changeEmail(parts, request))
}

async function verifyEmail(
  parts: AuthParts,
  token: string,
  session: string | null,
): Promise<Refusal | Record<string, never>> {
  const { database, clock } = parts.platform
  const now = clock.now()
  const isDone = await database.transaction(async (tx) => {
    const link = await consumeEmailToken(tx, hashToken(token), {
      purposes: ['verify', 'change_email'],
      now,
    })
    if (link === undefined) return null
    const ownSession = async () =>
      session !== null && (await isSessionOf(tx, { id: session, owner: link.user_id, now }))
        ? session
        : null
    if ((await ownSession()) === null) await deleteEmailTokens(tx, link.user_id)
    const user = await lockUser(tx, link.user_id)
    if (user === undefined) return null
    // Again: the session may have ended while the row was locked by another request.
    const opened = { user, email: link.email, keepSession: await ownSession(), now }
    if (user.email_key === emailKey(link.email)) await verify(parts, tx, opened)
    else {
      const removed = link.purpose === 'change_email' ? await move(parts, tx, opened) : null
      if (removed === null) return null
      afterCommit(tx, () => notifyOldAddress(parts, user, { email: link.email, removed }))
    }
    return true
  })
  return isDone === true ? {} : refuse('token_invalid', LINK_INVALID)
}

/** A link that was opened. `keepSession`: the session in which it was, null when not the user's. */
interface OpenedLink {
  readonly user: UserRow
  readonly email: string
  readonly keepSession: string | null
  readonly now: number
}

/** The address is that of the row. The link after a registration is opened without a session. */
async function verify(
  parts: AuthParts,
  tx: Tx,
  { user, keepSession, now }: OpenedLink,
): Promise<void> {
  const isUnproven = !hasProvenAddress(user, parts.platform.config)
  const address_proved_at = isUnproven ? now : (user.address_proved_at ?? now)
  await updateUser(tx, user.id, { email_verified: 1, address_proved_at })
  if (isUnproven && keepSession === null) await removeUnproven(parts, tx, { user, googleId: null })
}

/** What it removed; null when the address belongs to another user by now. */
async function move(parts: AuthParts, tx: Tx, opened: OpenedLink): Promise<Removed[] | null> {
  const { user, email, keepSession, now } = opened
  const provedAt = keepSession === null ? NOT_PROVED : now
  if (!(await moveTo(tx, user, { email, keepSession, provedAt }))) return null
  if (keepSession !== null) return []
  return removeUnproven(parts, tx, { user: { ...user, email }, googleId: null })
}

async function changeEmail(
  parts: AuthParts,
  { user: asking, body, session, raw }: CallRequest<typeof authCalls.changeEmail>,
) {
  const user = await provePassword(parts, {
    userId: asking.id,
    password: body.password,
    field: 'password',
    address: raw.ip,
  })
  if (user instanceof Refusal) return user
  const email = body.email.trim()
  const holder = await findUserByEmail(parts.platform.database.root, email)
  if (holder !== undefined && holder.id !== user.id) return alreadyTaken(holder)
  const code = { owner: user.id, code: body.passcode, address: raw.ip }
  const proof = await proveSecondFactor(parts, code)
  if (proof instanceof Refusal) return proof
  return changeProved(parts, user, { email, session, raw, proof })
}

const hasCode = ({ passcode_step: step, recovery_hash: hash }: CodeProof): boolean =>
  step !== null || hash !== null

/** Locks the row. Refuses what the password, or its being enough, does not prove any more. */
async function confirmProof(tx: Tx, user: UserRow, proof: CodeProof): Promise<Refusal | null> {
  if ((await lockUnchanged(tx, user)) === undefined)
    return refuse('bad_credentials', WRONG_PASSWORD, { field: 'password' })
  return hasCode(proof) || !(await hasSecondFactor(tx, user.id)) ? null : CODE_REQUIRED
}

/** Refuses a code that another request has used up since it was checked. */
async function useUp(
  parts: AuthParts,
  tx: Tx,
  given: { readonly owner: string; readonly proof: CodeProof },
): Promise<Refusal | null> {
  return !hasCode(given.proof) || (await redeemProof(parts, tx, given)) ? null : CODE_WRONG
}

/**
 * The password, and a code where two-step login is on, are proved. A mail that can't be handed over
 * costs no code.
 */
async function changeProved(
  parts: AuthParts,
  user: UserRow,
  {
    email,
    session,
    raw,
    proof,
  }: Pick<CallRequest<typeof authCalls.changeEmail>, 'session' | 'raw'> & {
    readonly email: string
    readonly proof: CodeProof
  },
) {
  const { database, config } = parts.platform
  const confirm = async (tx: Tx) => confirmProof(tx, user, proof)
  const settle = async (tx: Tx) => useUp(parts, tx, { owner: user.id, proof })
  const isSame = user.email_key === emailKey(email)
  if (config.verifyEmail && !isSame) {
    const link = { user, email, language: languageOf(raw), confirm, settle }
    const sent = await sendLink(parts, 'change_email', link)
    if (sent instanceof Refusal) return sent
    if (!sent) return refuse('busy', problem('auth.mailNotSent', { email }))
    return { user: presentUser(user), verification_email_sent: true }
  }
  const moved = await database.transaction(async (tx) => {
    const refused = await confirm(tx)
    if (refused !== null) return refused
    if (await isTaken(tx, user, email)) return false
    const spent = await settle(tx)
    if (spent !== null) return spent
    const provedAt = isSame ? {} : { provedAt: null }
    return moveTo(tx, user, { email, keepSession: session, ...provedAt })
  })
  if (moved instanceof Refusal) return moved
  if (!moved) return alreadyTaken(user)
  if (!isSame) notifyOldAddress(parts, user, { email, removed: [] })
  const now = await findUser(database.root, user.id)
  return { user: presentUser(now ?? user), verification_email_sent: false }
}

/**
 * False when the address belongs to somebody else by now. Ends the other sessions. Without
 * `provedAt` only the spelling of the address changes.
 */
async function moveTo(
  tx: Tx,
  user: UserRow,
  to: { email: string; keepSession: string | null; provedAt?: number | null },
): Promise<boolean> {
  if (await isTaken(tx, user, to.email)) return false
  await updateUser(tx, user.id, {
    email: to.email,
    email_key: emailKey(to.email),
    ...(to.provedAt === undefined ? {} : { email_verified: 1, address_proved_at: to.provedAt }),
  })
  await deleteOtherSessions(tx, user.id, to.keepSession)
  return true
}

async function isTaken(tx: Tx, user: UserRow, email: string): Promise<boolean> {
  const holder = await findUserByEmail(tx, email)
  return holder !== undefined && holder.id !== user.id
}

function alreadyTaken(holder: UserRow): Refusal {
  return refuse('email_already_exists', problem('auth.existsVerified'), {
    flags: {
      email_already_exists: true,
      email_verified: holder.email_verified === 1,
      verification_email_sent: false,
    },
  })
}

function notifyOldAddress(
  parts: AuthParts,
  user: UserRow,
  { email, removed }: { readonly email: string; readonly removed: readonly Removed[] },
): void {
  parts.background.run(async () =>
    sendEmailChanged(parts, {
      to: user.email,
      firstName: user.first_name,
      language: user.language,
      newEmail: email,
      removed,
    }),
  )
}
