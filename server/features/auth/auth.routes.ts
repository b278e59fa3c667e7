/** Coming in and going out: csrf, user, login, register, logout. */
import { problem } from '#core/contract/call/problems.contract.ts'
import { authCalls } from '#core/contract/account/auth.contract.ts'
import { languageOf } from '../../platform/http/limits/identity.ts'
import { Refusal, refuse } from '../../platform/http/failures/refusal.ts'
import type { CallRequest, Route } from '../../platform/http/route.ts'
import { refuseWithoutProof } from '../../platform/limits/proof-of-work.ts'
import type { AuthParts } from './auth-parts.ts'
import { googleUser } from './google.ts'
import { isPassword } from './password/password-hash.ts'
import { register } from './register.ts'
import { refuseUnverified, signIn } from './sign-in.ts'
import { deleteSession } from './sessions.store.ts'
import { findUserByEmail, presentUser } from './users.store.ts'
import type { UserRow } from './users.store.ts'

const WRONG_CREDENTIALS = problem('auth.badCredentials')

export function authRoutes(route: Route, parts: AuthParts): void {
  const { database } = parts.platform
  route(authCalls.csrf, async ({ raw, reply }) => ({
    csrfToken: parts.cookies.csrfToken(raw, reply),
  }))
  route(authCalls.currentUser, async ({ user }) => user)
  route(authCalls.login, async (request) => login(parts, request))
  route(authCalls.register, async ({ body, raw, reply }) => {
    const refused =
      (await refuseWithoutProof(parts.platform, raw, 'register')) ??
      (await parts.limit.check('register', raw.ip, body.email))
    if (refused !== null) return refused
    const registration = await register(parts, body, { language: languageOf(raw), address: raw.ip })
    if (registration instanceof Refusal) return registration
    const { user, mustVerify, mailSent } = registration
    if (mustVerify) return { success: true, verification_email_sent: mailSent }
    await signIn(parts, user, { raw, reply })
    return { success: true, verification_email_sent: false, user: presentUser(user) }
  })
  route(authCalls.google, async ({ body, raw, reply }) => {
    const user = await googleUser(parts, body, raw.ip)
    return user instanceof Refusal ? user : signIn(parts, user, { raw, reply })
  })
  route(authCalls.logout, async ({ user, session, reply }) => {
    if (user !== null && session !== null) await deleteSession(database.root, user.id, session)
    parts.cookies.clearSession(reply)
    return {}
  })
}

async function login(parts: AuthParts, { body, raw, reply }: CallRequest<typeof authCalls.login>) {
  const { email = '', password = '' } = body
  if (email.trim() === '' || password === '')
    return refuse('invalid', problem('auth.credentialsRequired'), { field: 'non_field_errors' })
  const limited = await parts.limit.checkGuess(raw.ip, email)
  if (limited !== null) return limited
  const user = await userBy(parts, { email, password })
  return user instanceof Refusal ? user : signIn(parts, user, { raw, reply })
}

async function userBy(
  { platform: { config, database }, limit }: AuthParts,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<UserRow | Refusal> {
  const user = await findUserByEmail(database.root, email)
  // Also for an unknown e-mail: the time of the answer must not reveal it.
  const isRight = await isPassword(user?.password_hash ?? null, password)
  if (user === undefined || !isRight) {
    await limit.countWrong(email)
    return refuse('bad_credentials', WRONG_CREDENTIALS, {
      field: 'non_field_errors',
    })
  }
  return refuseUnverified(config, user) ?? user
}
