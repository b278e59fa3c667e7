/**
 * Choosing a new password: by a link in a mail, or with the present one. Either ends the other
 * sessions.
 */
import { authCalls } from '#core/contract/account/auth.contract.ts'
import { Refusal, refuse } from '../../../platform/http/failures/refusal.ts'
import type { CallRequest, Route } from '../../../platform/http/route.ts'
import type { AuthParts } from '../auth-parts.ts'
import { sendRequestedLink } from '../mail/email-links.ts'
import { deleteEmailTokens, hasEmailToken, consumeEmailToken } from '../mail/email-tokens.store.ts'
import { LINK_INVALID } from '../email.routes.ts'
import { refusePassword } from './new-password.ts'
import { hashPassword } from './password-hash.ts'
import { provePassword, WRONG_PASSWORD } from './prove-password.ts'
import { removeUnproven } from '../first-proof.ts'
import { deleteOtherSessions } from '../sessions.store.ts'
import { signIn } from '../sign-in.ts'
import { hashToken } from '../tokens.ts'
import { emailKey, hasProvenAddress, lockUnchanged, lockUser, updateUser } from '../users.store.ts'

export function passwordRoutes(route: Route, parts: AuthParts): void {
  const { database } = parts.platform
  route(authCalls.requestReset, async ({ body, raw }) =>
    sendRequestedLink(parts, { email: body.email, raw }, { purpose: 'reset', limit: 'reset' }),
  )
  route(authCalls.confirmReset, async (request) => confirmReset(parts, request))
  route(authCalls.changePassword, async ({ user: asking, session, body, raw }) => {
    const refused = refusePassword(body)
    if (refused !== null) return refused
    const user = await provePassword(parts, {
      userId: asking.id,
      password: body.current_password,
      field: 'current_password',
      address: raw.ip,
    })
    if (user instanceof Refusal) return user
    const hash = await hashPassword(body.password1)
    const isChanged = await database.transaction(async (tx) => {
      // Before the user's row, as a link in a mail does it, against deadlocks.
      await deleteEmailTokens(tx, user.id)
      if ((await lockUnchanged(tx, user)) === undefined) return false
      await updateUser(tx, user.id, { password_hash: hash })
      await deleteOtherSessions(tx, user.id, session)
      return true
    })
    return isChanged ? {} : refuse('bad_credentials', WRONG_PASSWORD, { field: 'current_password' })
  })
}

async function confirmReset(
  parts: AuthParts,
  { body, raw, reply }: CallRequest<typeof authCalls.confirmReset>,
) {
  const { database, clock, config } = parts.platform
  const refused = refusePassword(body)
  if (refused !== null) return refused
  const limited = await parts.limit.check('confirm reset', raw.ip, '')
  if (limited !== null) return limited
  const token = hashToken(body.token)
  if (!(await hasEmailToken(database.root, token))) return refuse('token_invalid', LINK_INVALID)
  const hash = await hashPassword(body.password1)
  const user = await database.transaction(async (tx) => {
    const link = await consumeEmailToken(tx, token, { purposes: ['reset'], now: clock.now() })
    if (link === undefined) return undefined
    await deleteEmailTokens(tx, link.user_id)
    const owner = await lockUser(tx, link.user_id)
    // A link to an address that the person has left since is worth nothing.
    if (owner?.email_key !== emailKey(link.email)) return undefined
    // The reader of the mail owns the address: it is verified by this.
    const isUnproven = !hasProvenAddress(owner, config)
    const patch = {
      password_hash: hash,
      email_verified: 1,
      address_proved_at: isUnproven ? clock.now() : (owner.address_proved_at ?? clock.now()),
      ...(isUnproven ? { google_id: null } : {}),
    }
    await updateUser(tx, owner.id, patch)
    if (isUnproven) await removeUnproven(parts, tx, { user: owner, googleId: null })
    else await deleteOtherSessions(tx, owner.id, null)
    return { ...owner, ...patch }
  })
  return user === undefined
    ? refuse('token_invalid', LINK_INVALID)
    : signIn(parts, user, { raw, reply })
}
