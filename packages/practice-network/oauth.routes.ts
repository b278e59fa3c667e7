/**
 * Tokens. A code and a refresh token work once: of two that bring the same one, the second comes
 * too late. The person of this network says yes without being asked.
 */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { GRANT_OVER, NOT_AUTHENTICATED, invalid } from './answers.ts'
import { FIRST_PROFILE } from './documents.ts'
import { makeFirstBoards } from './boards.routes.ts'
import { profileFor } from './profiles.ts'
import { asProfile, serve } from './serve.ts'
import type { Network } from './serve.ts'

const CODE_LIFETIME_MS = 600_000
/** Sixty days. */
const REFRESH_LIFETIME_SECONDS = 5_184_000

const Authorize = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string(),
  state: z.string().default(''),
})
const TokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.string(),
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
])

const secret = (kind: 'pina' | 'pinr' | 'code'): string =>
  `${kind}_${randomBytes(24).toString('base64url')}`

export function oauthRoutes(network: Network): void {
  serveAuthorization(network)
  serve(network, ['POST', '/oauth/token'], ({ raw, body }) => {
    if (!isTheApp(network, raw.headers.authorization)) return NOT_AUTHENTICATED
    const request = TokenRequest.safeParse(body)
    if (!request.success) return invalid('This grant type is not supported.')
    const grant = redeemed(network, request.data)
    return grant === null ? GRANT_OVER : issueTokens(network, grant, request.data.grant_type)
  })
}

/** The first page of the browser that connects an account. */
function serveAuthorization(network: Network): void {
  const { server, documents, behaviour, app } = network
  server.get('/oauth/', async (request, reply) => {
    const parsed = Authorize.safeParse(request.query)
    if (!parsed.success) return reply.code(400).send('The address lacks a parameter.')
    const { client_id, redirect_uri, scope, state } = parsed.data
    // Never back to a place that the app has not named: it would get the code.
    if (client_id !== app.clientId || redirect_uri !== app.redirectUri)
      return reply.code(400).send('The app or its redirect address is not known here.')
    const back = new URL(redirect_uri)
    back.searchParams.set('state', state)
    if (behaviour.isConsenting) {
      const code = secret('code')
      const profile = profileFor(network, request, reply)
      if (profile.isNew) makeFirstBoards(asProfile(network, profile.number))
      documents.put('code', code, {
        redirect_uri,
        scopes: scope.split(/[ ,]+/),
        ends_at: behaviour.now() + CODE_LIFETIME_MS,
        profile: profile.number,
      })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    return reply.redirect(back.href)
  })
}

function isTheApp({ app }: Network, authorization: string | undefined): boolean {
  const basic = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')
  return authorization === `Basic ${basic}`
}

interface Grant {
  readonly scopes: readonly string[]
  readonly profile: number
}

/** What the code or token was given for; null when it is not good. */
function redeemed(
  { documents, behaviour }: Network,
  request: z.infer<typeof TokenRequest>,
): Grant | null {
  if (request.grant_type === 'authorization_code') {
    const code = documents.find('code', request.code)
    documents.remove('code', request.code)
    return code?.redirect_uri === request.redirect_uri && code.ends_at > behaviour.now()
      ? code
      : null
  }
  const refresh = documents.find('refresh', request.refresh_token)
  documents.remove('refresh', request.refresh_token)
  return refresh !== undefined && refresh.ends_at > behaviour.now() ? refresh : null
}

function issueTokens(
  { documents, behaviour }: Network,
  given: Grant,
  grant: 'authorization_code' | 'refresh_token',
): unknown {
  const { profile } = given
  const [access, refresh, scopes] = [secret('pina'), secret('pinr'), [...given.scopes]]
  const now = behaviour.now()
  documents.put('access', access, {
    scopes,
    ends_at: now + behaviour.accessLife * 1_000,
    is_sandbox: false,
    profile,
  })
  documents.put('refresh', refresh, {
    scopes,
    ends_at: now + REFRESH_LIFETIME_SECONDS * 1_000,
    profile,
  })
  return {
    response_type: grant,
    access_token: access,
    token_type: 'bearer',
    expires_in: behaviour.accessLife,
    scope: scopes.join(' '),
    refresh_token: refresh,
    refresh_token_expires_in: REFRESH_LIFETIME_SECONDS,
    refresh_token_expires_at: Math.round(now / 1_000) + REFRESH_LIFETIME_SECONDS,
  }
}

/** A token that was made by hand, as the developer pages give them for the sandbox: a day long. */
export function issueSandboxToken({ documents, behaviour }: Network, scopes: string[]): string {
  const token = secret('pina')
  documents.put('access', token, {
    scopes,
    ends_at: behaviour.now() + 86_400_000,
    is_sandbox: true,
    profile: FIRST_PROFILE,
  })
  return token
}
