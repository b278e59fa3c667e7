/**
 * The cookies: `sessionid` (HttpOnly, the key to a session), `csrftoken` (readable, copied into
 * X-CSRFToken by the browser) and `device` (HttpOnly, marks a browser in which somebody signed in). The
 * privacy page names them.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'

export const SESSION_COOKIE = 'sessionid'
/** Grants nothing: it marks a browser in which a user signed in before. */
export const DEVICE_COOKIE = 'device'
export const CSRF_COOKIE = 'csrftoken'
const YEAR_SECONDS = 365 * 24 * 3600

export interface Cookies {
  setSession(reply: FastifyReply, token: string, expiresAt: number): void
  clearSession(reply: FastifyReply): void
  /** Stays when the session ends. */
  setDevice(reply: FastifyReply, token: string): void
  /** The request's token when it has a good one, else a new one in a cookie. */
  csrfToken(request: FastifyRequest, reply: FastifyReply): string
}

export function createCookies(clock: Clock, secure: boolean): Cookies {
  const shared = { path: '/', sameSite: 'lax', secure } as const
  return {
    setSession: (reply, token, expiresAt) => {
      void reply.setCookie(SESSION_COOKIE, token, {
        ...shared,
        httpOnly: true,
        maxAge: Math.max(0, Math.round((expiresAt - clock.now()) / 1000)),
      })
    },
    clearSession: (reply) => {
      void reply.clearCookie(SESSION_COOKIE, { ...shared, httpOnly: true })
    },
    setDevice: (reply, token) => {
      void reply.setCookie(DEVICE_COOKIE, token, {
        ...shared,
        httpOnly: true,
        maxAge: YEAR_SECONDS,
      })
    },
    csrfToken: (request, reply) => {
      const present = request.cookies[CSRF_COOKIE]
      const token = isCsrfToken(present) ? present : randomBytes(32).toString('base64url')
      void reply.setCookie(CSRF_COOKIE, token, { ...shared, httpOnly: false, maxAge: YEAR_SECONDS })
      return token
    },
  }
}

export function isCsrfToken(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{32,128}$/.test(value)
}
