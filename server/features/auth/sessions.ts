/** Opening and recognising sessions. The cookie holds the key, the store only its hash. */
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Clock } from '../../platform/clock.ts'
import { isDiskFull } from '../../platform/disk/disk-full.ts'
import { type Identify, languageOf, userAgentOf } from '../../platform/http/limits/identity.ts'
import { networkOf } from '../../platform/http/limits/networks.ts'
import { newId } from '../../platform/ids.ts'
import { findSession, insertSession, touchSession } from './sessions.store.ts'
import { hashToken, newToken } from './tokens.ts'
import { presentUser, updateUser } from './users.store.ts'

export const SESSION_LIFE = 30 * 24 * 3_600_000
/** "Last seen" is exact to this: every request writing a row would cost more than it is worth. */
const TOUCH_EVERY = 5 * 60_000

export function createIdentify(database: Database, clock: Clock): Identify {
  return async (token, language) => {
    const now = clock.now()
    const found = await findSession(database.root, hashToken(token), now)
    if (found === undefined) return null
    if (language !== null && found.user.language !== language)
      await whileRoom(async () => updateUser(database.root, found.user.id, { language }))
    const identity = { user: presentUser(found.user), sessionId: found.session.id }
    if (now - found.session.last_seen_at < TOUCH_EVERY) return { identity, renewedUntil: null }
    const renewedUntil = now + SESSION_LIFE
    const times = { last_seen_at: now, expires_at: renewedUntil }
    const isRenewed = await whileRoom(async () =>
      touchSession(database.root, found.session.id, times),
    )
    return { identity, renewedUntil: isRenewed ? renewedUntil : null }
  }
}

/** Reads are served while the disk is full; the next request tries this again. */
async function whileRoom(write: () => Promise<void>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if (!isDiskFull(error)) throw error
    return false
  }
}

export interface OpenedSession {
  readonly token: string
  readonly expiresAt: number
}

export async function openSession(
  tx: Queries,
  owner: string,
  { request, now }: { readonly request: FastifyRequest; readonly now: number },
): Promise<OpenedSession> {
  const opened = { token: newToken(), expiresAt: now + SESSION_LIFE }
  const language = languageOf(request)
  if (language !== null) await updateUser(tx, owner, { language })
  await insertSession(tx, {
    id: newId(),
    user_id: owner,
    token_hash: hashToken(opened.token),
    user_agent: userAgentOf(request),
    network: networkOf(request.ip),
    created_at: now,
    last_seen_at: now,
    expires_at: opened.expiresAt,
  })
  return opened
}
