/**
 * Secrets that are handed out once and kept only as a hash: session keys and links in mails. 256
 * random bits need no slow hash.
 */
import { createHash, randomBytes } from 'node:crypto'

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether it could come from `newToken`. */
export function isToken(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value)
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
