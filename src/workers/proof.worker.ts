/** Finds the answer to a challenge: see `core/contract/call/proof-of-work.ts`. */
import { bitsOfChallenge, hasZeroBits } from '#core/contract/call/proof-of-work.ts'

/** Hashes under way at once: each alone would wait for its turn. */
const HASHES_PER_BATCH = 256

const encoder = new TextEncoder()

async function solve(challenge: string): Promise<string> {
  const bits = bitsOfChallenge(challenge)
  if (bits === null) throw new Error('This is no challenge.')
  for (let first = 0; ; first += HASHES_PER_BATCH) {
    const texts = Array.from(
      { length: HASHES_PER_BATCH },
      (_, index) => `${challenge}.${first + index}`,
    )
    const hashes = await Promise.all(
      texts.map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))),
    )
    const found = hashes.findIndex((hash) => hasZeroBits(new Uint8Array(hash), bits))
    const proof = texts[found]
    if (proof !== undefined) return proof
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<string>) => {
  solve(data).then(
    (proof) => globalThis.postMessage(proof),
    () => globalThis.postMessage(null),
  )
})
