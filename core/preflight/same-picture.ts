/** Which pictures look the same, by their perceptual hashes. */
import type { Sending } from '#core/schedule/spacing.ts'

/**
 * As many bits of 64 may differ. Measured on our pins: 6 after recompression, 10 with another
 * headline, at least 14 between different photos of one layout.
 */
export const MAX_SAME_BITS = 10

/** In how many bits two hashes differ. */
export function differingBits(one: bigint, other: bigint): number {
  const bits = one ^ other
  return countBits(Number(bits & 0xffff_ffffn)) + countBits(Number(bits >> 32n))
}

/** In 32 bits, a few at a time in parallel: a governor compares thousands of pictures. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** A sending with what its picture looks like, hexadecimal; null = not known. */
export interface SeenSending extends Sending {
  readonly hash: string | null
}

/**
 * What the rules compare, where pictures that look like that of `one` count as the same picture.
 * Each is compared with `one` alone: two that look like a third need not look alike.
 */
export function withSameLooks(
  one: SeenSending,
  others: readonly SeenSending[],
): { readonly one: Sending; readonly others: readonly Sending[] } {
  if (one.hash === null) return { one, others }
  const hash = hashOf(one.hash)
  const mark = <T extends Sending>(sending: T): T => ({
    ...sending,
    picture_ids: [...sending.picture_ids, `looks like ${one.id}`],
  })
  return {
    one: mark(one),
    others: others.map((other) =>
      other.hash !== null && differingBits(hash, hashOf(other.hash)) <= MAX_SAME_BITS
        ? mark(other)
        : other,
    ),
  }
}

const hashOf = (hex: string): bigint => BigInt(`0x${hex}`)

/**
 * For each of `hashes` (hexadecimal, by pin) a key that those have which look the same as the first
 * of them. One that looks like no other has its own key.
 */
export function keysOfSamePictures(hashes: ReadonlyMap<string, string>): Map<string, string> {
  const firsts: { key: string; hash: bigint }[] = []
  const keys = new Map<string, string>()
  for (const [pinId, hex] of hashes) {
    const hash = hashOf(hex)
    let first = firsts.find((known) => differingBits(known.hash, hash) <= MAX_SAME_BITS)
    if (first === undefined) {
      first = { key: `same ${hex}`, hash }
      firsts.push(first)
    }
    keys.set(pinId, first.key)
  }
  return keys
}
