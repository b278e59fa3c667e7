/**
 * Work that a server may ask for before a costly call: an answer so that SHA-256 of
 * `challenge.answer` begins with as many zero bits as the challenge says in its first part.
 * Sent in a header as `challenge.answer`.
 */
export const PROOF_HEADER = 'x-proof'

/** Null if the text is not a challenge. */
export function bitsOfChallenge(challenge: string): number | null {
  const bits = /^(\d{1,2})\./.exec(challenge)?.[1]
  return bits === undefined ? null : Number(bits)
}

export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3
  for (let index = 0; index < whole; index += 1) if (hash[index] !== 0) return false
  const rest = bits & 7
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0
}
