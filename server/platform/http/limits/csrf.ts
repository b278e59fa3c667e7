/**
 * A request that changes something must come from our own pages: the `csrftoken` cookie copied into
 * a header, which no other site can read, and, where the browser says where the request comes from,
 * our own origin.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { CSRF_COOKIE, isCsrfToken } from './cookies.ts'
import { refuse } from '../failures/refusal.ts'
import type { Refusal } from '../failures/refusal.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export function checkCsrf(request: FastifyRequest, publicUrl: string): Refusal | null {
  if (safeMethods.has(request.method)) return null
  if (!isSameOrigin(request, publicUrl)) return refuse('csrf_failed', problem('request.csrfOrigin'))
  const cookie = request.cookies[CSRF_COOKIE]
  if (!isCsrfToken(cookie)) return refuse('csrf_failed', problem('request.csrfCookie'))
  const header = request.headers['x-csrftoken']
  if (typeof header !== 'string' || !isSameSecret(header, cookie))
    return refuse('csrf_failed', problem('request.csrfToken'))
  return null
}

function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}

function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
