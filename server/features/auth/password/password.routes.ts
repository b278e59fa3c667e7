/**
 * Choosing a new password: by a link in a mail, or with the present one. Either ends the other
 * sessions.
 */
import { authCalls } from '#core/contract/account/auth.contract.ts'
import { Refusal, refuse } from '../../../platform/http/failures/refusal.ts'
import type { CallRequest, Route } from '../../../platform/http/route.ts'
import type { AuthParts } from '../auth-parts.ts'
import { sendRequestedLink } from '../mail/email-links.ts'
import { deleteEmailTokens, hasEmailToken, takeEmailToken } from '../mail/email-tokens.store.ts'
import { LINK_INVALID } from '../email.routes.ts'
import { refusePassword } from './new-password.ts'
import { hashPassword } from './password-hash.ts'
import { provePassword } from './prove-password.ts'
import { deleteOtherSessions } from '../sessions.store.ts'
import { removeUnprovenFactor } from '../second-factor/second-factor-news.ts'
import { signIn } from '../sign-in.ts'
import { hashToken } from '../tokens.ts'
import { emailKey, findUser, hasProvenAddress, updateUser } from '../users.store.ts'

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
    await database.transaction(async (tx) => {
      await updateUser(tx, user.id, { password_hash: hash })
      await deleteOtherSessions(tx, user.id, session)
      await deleteEmailTokens(tx, user.id)
    })
    return {}
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
    const link = await takeEmailToken(tx, token, { purposes: ['reset'], now: clock.now() })
    const owner = link === undefined ? undefined : await findUser(tx, link.user_id)
    // A link to an address that the person has left since is worth nothing.
    if (link === undefined || owner === undefined || owner.email_key !== emailKey(link.email))
      return undefined
    // The reader of the mail owns the address: it is verified by this.
    const isUnproven = !hasProvenAddress(owner, config)
    const patch = {
      password_hash: hash,
      email_verified: 1,
      address_proved_at: owner.address_proved_at ?? clock.now(),
      // Somebody else may have registered the address: their Google account must not open it.
      ...(isUnproven ? { google_id: null } : {}),
    }
    await updateUser(tx, owner.id, patch)
    await deleteOtherSessions(tx, owner.id, null)
    if (isUnproven) await removeUnprovenFactor(parts, tx, owner)
    await deleteEmailTokens(tx, owner.id)
    return { ...owner, ...patch }
  })
  return user === undefined
    ? refuse('token_invalid', LINK_INVALID)
    : signIn(parts, user, { raw, reply })
}
