/**
 * What changes who can sign in asks for the password again. A stolen session must not be enough, so
 * people who have none (they came by Google) set one first, by the link in a mail.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import { refuse } from '../../../platform/http/failures/refusal.ts'
import type { Refusal } from '../../../platform/http/failures/refusal.ts'
import type { AuthParts } from '../auth-parts.ts'
import { isPassword } from './password-hash.ts'
import { findUser } from '../users.store.ts'
import type { UserRow } from '../users.store.ts'

export const WRONG_PASSWORD = problem('auth.passwordIncorrect')

export async function provePassword(
  parts: AuthParts,
  asked: {
    userId: string
    password: string
    field: string
    address: string
    /** Without a password the session is enough. */
    mayHaveNone?: boolean
  },
): Promise<UserRow | Refusal> {
  const limited = await parts.limit.check('password', asked.address, asked.userId)
  if (limited !== null) return limited
  const user = await findUser(parts.platform.database.root, asked.userId)
  if (user === undefined) return refuse('not_authenticated', problem('request.notAuthenticated'))
  if (user.password_hash === null)
    return asked.mayHaveNone === true ? user : refuse('conflict', problem('auth.needsPassword'))
  if (await isPassword(user.password_hash, asked.password)) return user
  return refuse('bad_credentials', WRONG_PASSWORD, { field: asked.field })
}
