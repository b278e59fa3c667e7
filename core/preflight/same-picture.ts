/** Which pictures look the same, by their perceptual hashes. */

/**
 * As many bits of 64 may differ. Measured on our pins: 6 after recompression, 10 with another
 * headline, at least 14 between different photos of one layout.
 */
export const MAX_SAME_BITS = 10

/** In how many bits two hashes differ. */
export function differingBits(one: bigint, other: bigint): number {
  let count = 0
  for (let rest = one ^ other; rest > 0n; rest &= rest - 1n) count += 1
  return count
}

/**
 * For each of `hashes` (hexadecimal, by pin) a key that those have which look the same as the first
 * of them. One that looks like no other has a key of its own.
 */
export function keysOfSamePictures(hashes: ReadonlyMap<string, string>): Map<string, string> {
  const firsts: { key: string; hash: bigint }[] = []
  const keys = new Map<string, string>()
  for (const [pinId, hex] of hashes) {
    const hash = BigInt(`0x${hex}`)
    let first = firsts.find((known) => differingBits(known.hash, hash) <= MAX_SAME_BITS)
    if (first === undefined) {
      first = { key: `same ${hex}`, hash }
      firsts.push(first)
    }
    keys.set(pinId, first.key)
  }
  return keys
}
