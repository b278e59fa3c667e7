/**
 * The user of a request. The auth feature finds it, once per request and before any body is read.
 */
import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#core/contract/call/languages.ts'
import type { User } from '#core/contract/account/auth.contract.ts'

export interface Identity {
  readonly user: User
  readonly sessionId: string
}

/**
 * `renewedUntil`: the session slid on, so the cookie's life is set again; null = leave the cookie.
 */
export interface Identified {
  readonly identity: Identity
  readonly renewedUntil: number | null
}

/** `language`: of the page that asks; null = it does not say. */
export type Identify = (
  sessionToken: string,
  language: Language | null,
) => Promise<Identified | null>

/** Of the page that asks: what changes something says it. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  const said = headers['x-language']
  return isLanguage(said) ? said : null
}

/** What the browser calls itself, as it may be stored. */
export function userAgentOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return (headers['user-agent'] ?? '').replaceAll('\u0000', '').slice(0, 300)
}
