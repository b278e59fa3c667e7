/**
 * The search index of pin texts. All distinct words are in one vocabulary, and each bucket knows
 * which of its rows contain a word. A search scans some ten thousand words instead of 30 MB of
 * text.
 */
import type { Bucket } from '../book/pin-book.ts'
import { Vocabulary } from './vocabulary.ts'

interface BucketWords {
  readonly vocabulary: Vocabulary
  /** Numbers of the bucket's words. */
  readonly words: Uint32Array
  /** A bit per row for each word: `width` times 32 bits. */
  readonly rows: Uint32Array
  readonly width: number
}

const ready = new WeakMap<Bucket, BucketWords>()
/** Referenced only by its buckets, so that it is freed with the last of them. */
let current = new WeakRef(new Vocabulary())

/** Indexes some buckets before the first search. True: there was something to index. */
export function prepareTexts(buckets: readonly Bucket[]): boolean {
  const fresh = buckets.filter((bucket) => !ready.has(bucket))
  for (const bucket of fresh) ready.set(bucket, wordsOf(bucket))
  return fresh.length > 0
}

/**
 * Answers a function that finds the positions of a bucket's rows with this lower-case text in title
 * or description.
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
    // One search is faster without an index.
    if (known === undefined) return [...bucket.rows.keys()].filter((at) => holds(bucket, at))
    const rows = rowsWithAll(known, hitsIn(known.vocabulary))
    // Several words must also be adjacent.
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
