/** The secret in a feed's address: told once and kept only as a hash. 256 random bits need no slow one. */
import { createHash, randomBytes } from 'node:crypto'

export function newFeedSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
