/**
 * A 64-bit perceptual hash: pictures that look the same have hashes that differ in few bits. The
 * discrete cosine transform of 32 x 32 grey values, its 8 x 8 lowest frequencies, one bit each for
 * being above their median (Zauner, Implementation and Benchmarking of Perceptual Image Hash
 * Functions, 2010, section 3.2.1). It survives another size, quality, tone and headline; it does
 * not find a photo in another layout or crop, which the design's `picture_id` is for.
 */
import sharp from 'sharp'

/** Throws what sharp throws for bytes that are no picture. */
export async function hashPicture(bytes: Uint8Array): Promise<bigint> {
  const grey = await sharp(bytes)
    .rotate()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(SIZE, SIZE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const rows = Array.from({ length: SIZE }, (_, y) =>
    lowFrequencies([...grey.subarray(y * SIZE, (y + 1) * SIZE)]),
  )
  const columns = Array.from({ length: KEPT }, (_, x) =>
    lowFrequencies(rows.map((row) => row[x] ?? 0)),
  )
  const values = columns.flat()
  const sorted = values.toSorted((a, b) => a - b)
  const median = ((sorted[31] ?? 0) + (sorted[32] ?? 0)) / 2
  return values.reduce((hash, value) => (hash << 1n) | (value > median ? 1n : 0n), 0n)
}

/** As it is stored: 16 hexadecimal digits. Null = the bytes are no picture. */
export async function hexHashOf(bytes: Uint8Array): Promise<string | null> {
  try {
    return (await hashPicture(bytes)).toString(16).padStart(16, '0')
  } catch {
    return null
  }
}

function lowFrequencies(line: readonly number[]): number[] {
  return COSINES.map((wave) => wave.reduce((sum, factor, at) => sum + factor * (line[at] ?? 0), 0))
}

const SIZE = 32
const KEPT = 8
/** DCT-II, orthonormal but for the factor that all frequencies share. */
const COSINES = Array.from({ length: KEPT }, (_, frequency) =>
  Array.from(
    { length: SIZE },
    (__, at) =>
      (frequency === 0 ? Math.SQRT1_2 : 1) *
      Math.cos((Math.PI * frequency * (2 * at + 1)) / (2 * SIZE)),
  ),
)
