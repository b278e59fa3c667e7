/**
 * The words of pins made ready for search. All different words stand once in a vocabulary, and each
 * bucket knows in which of its rows each of its words stands: a search looks through some ten
 * thousand words in place of the thirty megabytes that 100,000 pins have.
 */
import type { Bucket } from './pin-book.ts'
import { Vocabulary } from './vocabulary.ts'

interface BucketWords {
  readonly vocabulary: Vocabulary
  /** The numbers of the bucket's words. */
  readonly words: Uint32Array
  /** For each word `width` times 32 rows, a bit each. */
  readonly rows: Uint32Array
  readonly width: number
}

const ready = new WeakMap<Bucket, BucketWords>()
/** Only the buckets hold it: with the last of them it goes. */
let current = new WeakRef(new Vocabulary())

/**
 * Makes the words of some buckets ready ahead of the first search; true when there was something to
 * do.
 */
export function prepareTexts(buckets: readonly Bucket[]): boolean {
  const fresh = buckets.filter((bucket) => !ready.has(bucket))
  for (const bucket of fresh) ready.set(bucket, wordsOf(bucket))
  return fresh.length > 0
}

/**
 * Finds, in one bucket after the other, the places of the rows with these lower-case words in their
 * title or description.
 */
export function searchFor(words: string): (bucket: Bucket) => number[] {
  const parts = words.split(/\s+/)
  const hits = new Map<Vocabulary, Uint8Array[]>()
  const hitsIn = (vocabulary: Vocabulary): Uint8Array[] => {
    let known = hits.get(vocabulary)
    if (known === undefined)
      hits.set(vocabulary, (known = parts.map((part) => vocabulary.wordsWith(part))))
    return known
  }
  const holds = (bucket: Bucket, at: number): boolean => {
    const row = bucket.rows[at]
    return (
      row !== undefined &&
      (row.title.toLowerCase().includes(words) || row.description.toLowerCase().includes(words))
    )
  }
  return (bucket) => {
    const known = ready.get(bucket)
    // Making words ready takes longer than looking once.
    if (known === undefined) return [...bucket.rows.keys()].filter((at) => holds(bucket, at))
    const rows = rowsWithAll(known, hitsIn(known.vocabulary))
    // Several words must also stand side by side.
    return parts.length === 1 ? rows : rows.filter((at) => holds(bucket, at))
  }
}

function rowsWithAll({ words, rows, width }: BucketWords, hits: readonly Uint8Array[]): number[] {
  const found: number[] = []
  for (let block = 0; block < width; block += 1) {
    let bits = -1
    for (const isHit of hits) {
      let some = 0
      for (let at = 0; at < words.length; at += 1)
        if (isHit[words[at] ?? 0] === 1) some |= rows[at * width + block] ?? 0
      bits &= some
    }
    for (; bits !== 0; bits &= bits - 1) found.push(block * 32 + 31 - Math.clz32(bits & -bits))
  }
  return found
}

function wordsOf(bucket: Bucket): BucketWords {
  const vocabulary = current.deref() ?? new Vocabulary()
  current = new WeakRef(vocabulary)
  const width = Math.ceil(bucket.rows.length / 32)
  const places = new Map<number, number[]>()
  for (const [at, { title, description }] of bucket.rows.entries()) {
    for (const word of `${title} ${description}`.toLowerCase().split(/\s+/)) {
      if (word === '') continue
      const number = vocabulary.numberOf(word)
      const blocks = places.get(number) ?? Array.from({ length: width }, () => 0)
      blocks[at >> 5] = (blocks[at >> 5] ?? 0) | (1 << (at & 31))
      places.set(number, blocks)
    }
  }
  return {
    vocabulary,
    words: Uint32Array.from(places.keys()),
    rows: Uint32Array.from([...places.values()].flat()),
    width,
  }
}
