/**
 * For people who have lost their authenticator. 79 random bits need no slow hash; the person's id
 * in the hash keeps equal codes of two people apart.
 */
import { createHash, randomInt } from 'node:crypto'

const COUNT = 10
/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Such as `k7mq-3xwd-p9fa-t2hn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
    ).join('-'),
  )
}

/** As it is compared: people type spaces, dashes and capitals as they like. */
export const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase()

export const hashRecoveryCode = (owner: string, code: string): string =>
  createHash('sha256')
    .update(`${owner} ${plainCode(code)}`)
    .digest('base64url')
