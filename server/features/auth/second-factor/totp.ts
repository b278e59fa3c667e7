/**
 * Time-based codes (RFC 6238 over RFC 4226): SHA-1, six digits, steps of 30 s, as every
 * authenticator app has them by default.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 4226 asks for 128 bits and recommends 160. */
const SECRET_BYTES = 20
const STEP_MS = 30_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Clocks of phones differ: the step before and the one after count too. */
const DRIFT = [0, -1, 1]

/** Base32 (RFC 4648) without padding: 32 characters. */
export function newSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0'))
  const digits = bits.join('').match(/.{5}/g) ?? []
  return digits.map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}

function secretBytes(secret: string): Buffer {
  const bits = Array.from(secret, (digit) => ALPHABET.indexOf(digit).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

export const stepAt = (now: number): number => Math.floor(now / STEP_MS)

export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secretBytes(secret)).update(counter).digest()
  // The last four bits say where the number begins; its sign bit does not count.
  const offset = digest.readUInt8(digest.length - 1) % 16
  const number = digest.readUInt32BE(offset) % 2 ** 31
  return String(number % 1_000_000).padStart(6, '0')
}

/** The step whose code it is, or null. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const steps = DRIFT.map((drift) => stepAt(now) + drift)
  return steps.find((step) => isSame(codeOf(secret, step), code)) ?? null
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** For a QR code, in the format that authenticator apps read. */
export function setupUri({
  secret,
  email,
  brand,
}: {
  readonly secret: string
  readonly email: string
  readonly brand: string
}): string {
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand)}`
}
