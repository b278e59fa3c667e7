/**
 * Which glyph of a font draws which character: one table of each format that matters, read once.
 * A few kB of a font can name billions of mappings, so they are counted.
 */
import { FontError } from './font-error.ts'

/** More than Unicode has code points. */
const MAX_MAPPINGS = 1_200_000

const LAST_CODE_POINT = 0x10ffff

type Subtable = { readonly format: number; readonly rank: number; readonly data: Buffer }

/** Formats 4 and 12 hold everything that text needs in practice; of the same, format 12 wins. */
export function readCharacterMap(cmap: Buffer): Map<number, number> {
  const map = new CountedMap()
  const subtables = subtablesOf(cmap)
  const [short, long] = [bestOf(subtables, 4), bestOf(subtables, 12)]
  if (short !== undefined) readFormat4(short.data, map)
  if (long !== undefined) readFormat12(long.data, map)
  return map.glyphs
}

/** Several records may share one table: each table is listed once. */
function subtablesOf(cmap: Buffer): Subtable[] {
  const found = new Map<number, Subtable>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = 4 + 8 * i
    const offset = cmap.readUInt32BE(at + 4)
    const data = cmap.subarray(offset)
    const rank = rankOf(cmap.readUInt16BE(at), cmap.readUInt16BE(at + 2))
    const known = found.get(offset)
    if (known === undefined || rank < known.rank)
      found.set(offset, { format: data.readUInt16BE(0), rank, data })
  }
  return [...found.values()]
}

/** Windows Unicode, then Unicode, then whatever else. */
function rankOf(platform: number, encoding: number): number {
  if (platform === 3 && (encoding === 1 || encoding === 10)) return 0
  return platform === 0 ? 1 : 2
}

const bestOf = (subtables: readonly Subtable[], format: number): Subtable | undefined =>
  subtables.filter((subtable) => subtable.format === format).toSorted((a, b) => a.rank - b.rank)[0]

class CountedMap {
  readonly glyphs = new Map<number, number>()
  #count = 0

  /** Before a range is walked: refuses more than a font can use. */
  reserve(first: number, last: number): void {
    this.#count += Math.max(0, last - first + 1)
    if (this.#count > MAX_MAPPINGS) throw new FontError('font.tooManyMappings')
  }

  /** Glyph 0 draws nothing. */
  set(code: number, glyph: number): void {
    if (glyph > 0 && code <= LAST_CODE_POINT) this.glyphs.set(code, glyph)
  }
}

interface Group {
  readonly first: number
  readonly last: number
  readonly glyph: number
}

function readFormat12(subtable: Buffer, map: CountedMap): void {
  const groups: Group[] = []
  for (let i = 0; i < subtable.readUInt32BE(12); i++) {
    const at = 16 + 12 * i
    const [first, last] = [subtable.readUInt32BE(at), subtable.readUInt32BE(at + 4)]
    map.reserve(first, last)
    groups.push({ first, last, glyph: subtable.readUInt32BE(at + 8) })
  }
  for (const { first, last, glyph } of groups)
    for (let code = first; code <= last; code++) map.set(code, glyph + code - first)
}

function readFormat4(subtable: Buffer, map: CountedMap): void {
  const segments = subtable.readUInt16BE(6) / 2
  for (let i = 0; i < segments; i++) {
    const last = subtable.readUInt16BE(14 + 2 * i)
    const first = subtable.readUInt16BE(16 + 2 * segments + 2 * i)
    map.reserve(first, last)
    const delta = subtable.readInt16BE(16 + 4 * segments + 2 * i)
    const rangeAt = 16 + 6 * segments + 2 * i
    const range = subtable.readUInt16BE(rangeAt)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const at = rangeAt + range + 2 * (code - first)
      const raw = range === 0 ? code : at + 1 < subtable.length ? subtable.readUInt16BE(at) : 0
      map.set(code, raw > 0 ? (raw + delta) & 0xffff : 0)
    }
  }
}
