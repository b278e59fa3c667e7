/** The secret in a feed's address: shown once, stored as a hash. 256 random bits need no slow hash. */
import { createHash, randomBytes } from 'node:crypto'

export function newFeedSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
