/**
 * Word vectors in the layout of `tools/build-vectors.ts`. Opening copies nothing but the word list;
 * about 60 ms.
 */

export interface WordVectors {
  readonly dimensions: number
  /** The vector of a lower-case English word at unit length, or null. */
  vector(word: string): Float32Array | null
}

export function openWordVectors(bytes: Uint8Array): WordVectors {
  const head = new DataView(bytes.buffer, bytes.byteOffset, 12)
  const [count, dimensions, listBytes] = [
    head.getUint32(0, true),
    head.getUint32(4, true),
    head.getUint32(8, true),
  ]
  if (bytes.byteLength !== 12 + listBytes + count * dimensions)
    throw new Error('The word vectors have a wrong length: build them again.')
  const rows = new Map<string, number>()
  let row = 0
  for (const word of decode(bytes.subarray(12, 12 + listBytes)).split('\n')) rows.set(word, row++)
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + 12 + listBytes, count * dimensions)
  return {
    dimensions,
    vector: (word) => {
      const found = rows.get(word)
      return found === undefined
        ? null
        : unit(Float32Array.from(values.subarray(found * dimensions, (found + 1) * dimensions)))
    },
  }
}

/** The word list is ASCII: TextDecoder is not part of the language that this room may use. */
function decode(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return parts.join('')
}

/** Scaled to length 1, in place; the zero vector stays. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  if (length > 0)
    for (let index = 0; index < vector.length; index += 1)
      vector[index] = (vector[index] ?? 0) / length
  return vector
}

export function cosine(a: Float32Array, b: Float32Array): number {
  let dot = 0
  for (let index = 0; index < a.length; index += 1) dot += (a[index] ?? 0) * (b[index] ?? 0)
  return dot
}
