/**
 * Secrets that have to be kept are sealed (AES-256-GCM, key by HKDF-SHA-256 of a secret that is
 * in the environment only), so a copy of the store alone can't be decrypted. Why:
 * docs/decisions/0018-keywords-from-pinterest.md.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const TOKENS = 'pinloom pinterest tokens'
const IV_BYTES = 12
const TAG_BYTES = 16

export interface Seal {
  seal(text: string): string
  /** Null for what another secret has sealed, or what is no seal at all. */
  open(sealed: string): string | null
}

/** Each purpose has its own key. */
export function createSeal(secret: string, purpose = TOKENS): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      if (bytes.byteLength < IV_BYTES + TAG_BYTES) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        })
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return Buffer.concat([
          decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
          decipher.final(),
        ]).toString('utf8')
      } catch {
        // Node says no more than "unable to authenticate data": it was sealed with another secret,
        // or changed since.
        return null
      }
    },
  }
}
