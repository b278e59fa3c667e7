/** A person's own affairs: name, sessions, taking the data along, leaving. */
import { authCalls } from '#core/contract/account/auth.contract.ts'
import { Refusal, notFound } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import type { AuthParts } from './auth-parts.ts'
import { exportArchive } from './data-export.ts'
import { deleteUser } from './delete-user.ts'
import { provePassword } from './password/prove-password.ts'
import { deleteOtherSessions, deleteSession, listSessions } from './sessions.store.ts'
import { updateUser } from './users.store.ts'

export function profileRoutes(route: Route, parts: AuthParts): void {
  const { database, clock } = parts.platform
  route(authCalls.updateProfile, async ({ user, body }) => {
    await updateUser(database.root, user.id, body)
    return { ...user, ...body }
  })
  route(authCalls.listSessions, async ({ user, session }) => {
    const rows = await listSessions(database.root, user.id, clock.now())
    return {
      sessions: rows.map(({ id, created_at, last_seen_at, user_agent, network }) => ({
        network,
        id,
        created_at,
        last_seen_at,
        user_agent,
        current: id === session,
      })),
    }
  })
  route(authCalls.endSession, async ({ user, session, params, reply }) => {
    if (!(await deleteSession(database.root, user.id, params.session_id)))
      return notFound('session')
    if (params.session_id === session) parts.cookies.clearSession(reply)
    return {}
  })
  route(authCalls.endOtherSessions, async ({ user, session }) => {
    await deleteOtherSessions(database.root, user.id, session)
    return {}
  })
  route(authCalls.exportData, async ({ user }) => exportArchive(parts, user.id))
  route(authCalls.deleteUser, async ({ user: asking, body, raw, reply }) => {
    const user = await provePassword(parts, {
      userId: asking.id,
      password: body.password,
      field: 'password',
      address: raw.ip,
      mayHaveNone: true,
    })
    if (user instanceof Refusal) return user
    await deleteUser(parts, user.id)
    parts.cookies.clearSession(reply)
    return {}
  })
}
