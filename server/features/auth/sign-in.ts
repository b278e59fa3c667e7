/** Opens a session for somebody who has proved who they are, and says where they should go. */
import { problem } from '#core/contract/problems.contract.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '#core/contract/account/auth.contract.ts'
import { insideProduct } from '#core/accounts/auth-redirect.ts'
import { SESSION_COOKIE } from '../../platform/http/limits/cookies.ts'
import { refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import type { AuthParts } from './auth-parts.ts'
import { openSession } from './sessions.ts'
import { deleteSessionByToken } from './sessions.store.ts'
import { hashToken } from './tokens.ts'
import { isSuspended, presentUser } from './users.store.ts'
import type { UserRow } from './users.store.ts'

export async function signIn(
  parts: AuthParts,
  user: UserRow,
  http: { raw: FastifyRequest; reply: FastifyReply },
): Promise<SignedIn | Refusal> {
  const { database, clock } = parts.platform
  const former = http.raw.cookies[SESSION_COOKIE]
  const session = await database.transaction(async (tx) => {
    // Signing in again over an open session must not leave the former one behind in the list.
    if (former !== undefined) await deleteSessionByToken(tx, hashToken(former))
    if (await isSuspended(tx, user.id)) return null
    return openSession(tx, user.id, { request: http.raw, now: clock.now() })
  })
  if (session === null)
    return refuse('forbidden', problem('admin.suspended'), { field: 'non_field_errors' })
  parts.cookies.setSession(http.reply, session.token, session.expiresAt)
  const path = insideProduct(await parts.suggestPath(user.id))
  return { user: presentUser(user), ...(path === null ? {} : { redirect_to: path }) }
}
