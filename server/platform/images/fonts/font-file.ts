/**
 * Reads what a font file says of itself, from TTF, OTF, WOFF and WOFF2: family, weight, which
 * characters it draws, and raw tables. Only tables that WOFF2 stores untransformed are read (cmap,
 * name, OS/2, SVG, GSUB), so no outline has to be rebuilt.
 */
import { brotliDecompressSync, inflateSync } from 'node:zlib'
import { readCharacterMap } from './font-cmap.ts'
import { FontError } from './font-error.ts'

export interface FontFile {
  family: string
  /** As its makers call it: "Bold Italic". */
  style: string
  weight: number
  isItalic: boolean
  /** 1-9; 5 is neither condensed nor expanded. */
  width: number
  covers: (codePoint: number) => boolean
  table: (tag: string) => Buffer | null
  glyphOf: (codePoint: number) => number
  /** The characters that it draws, as inclusive ranges. */
  ranges: () => [number, number][]
}

const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix'
    .split(' ')
    .map((tag) => tag.replace('_', ' '))
const MAX_TABLES = 64
const MAX_BYTES = 40_000_000

export function readFontFile(bytes: Uint8Array): FontFile {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const tables = tablesOf(data)
    const table = (tag: string) => tables.get(tag)?.() ?? null
    const cmap = table('cmap')
    if (!cmap) throw new FontError('font.noTable')
    const glyphs = readCharacterMap(cmap)
    const glyphOf = (codePoint: number) => glyphs.get(codePoint) ?? 0
    const names = table('name')
    return {
      family: nameIn(names, [16, 1]) || 'Own font',
      style: nameIn(names, [17, 2]) || 'Regular',
      ...strokesOf(table('OS/2')),
      covers: (codePoint) => glyphOf(codePoint) > 0,
      table,
      glyphOf,
      ranges: () => rangesOf(glyphs),
    }
  } catch (error) {
    if (error instanceof FontError) throw error
    throw new FontError('font.unreadable', { cause: error })
  }
}

function rangesOf(glyphs: Map<number, number>): [number, number][] {
  const ranges: [number, number][] = []
  for (const code of [...glyphs.keys()].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}

type Tables = Map<string, () => Buffer>

function tablesOf(data: Buffer): Tables {
  const signature = data.toString('latin1', 0, 4)
  if (signature === 'wOF2') return tablesOfWoff2(data)
  const tables: Tables = new Map()
  const count = Math.min(
    MAX_TABLES,
    signature === 'wOFF' ? data.readUInt16BE(12) : data.readUInt16BE(4),
  )
  if (signature === 'wOFF') {
    for (let i = 0; i < count; i++) {
      const at = 44 + 20 * i
      const [offset, packed, full] = [
        data.readUInt32BE(at + 4),
        data.readUInt32BE(at + 8),
        data.readUInt32BE(at + 12),
      ]
      const part = data.subarray(offset, offset + packed)
      tables.set(data.toString('latin1', at, at + 4), () =>
        packed < full ? inflateSync(part, { maxOutputLength: MAX_BYTES }) : part,
      )
    }
    return tables
  }
  if (!['\0\x01\0\0', 'OTTO', 'true'].includes(signature)) throw new FontError('font.unreadable')
  for (let i = 0; i < count; i++) {
    const at = 12 + 16 * i
    const offset = data.readUInt32BE(at + 8)
    tables.set(data.toString('latin1', at, at + 4), () =>
      data.subarray(offset, offset + data.readUInt32BE(at + 12)),
    )
  }
  return tables
}

/**
 * W3C WOFF 2.0, section 4: a directory with variable-length numbers, then one brotli stream of all
 * tables.
 */
function tablesOfWoff2(data: Buffer): Tables {
  const count = Math.min(MAX_TABLES, data.readUInt16BE(12))
  let at = 48
  const number = () => {
    let value = 0
    for (let i = 0; i < 5; i++) {
      const byte = data.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
    throw new FontError('font.damaged')
  }
  const found: { tag: string; start: number; end: number }[] = []
  let start = 0
  for (let i = 0; i < count; i++) {
    const flags = data.readUInt8(at++)
    let tag = KNOWN_TAGS[flags & 63] ?? ''
    if ((flags & 63) === 63) {
      tag = data.toString('latin1', at, at + 4)
      at += 4
    }
    const full = number()
    const isOutline = tag === 'glyf' || tag === 'loca'
    const isTransformed = isOutline ? flags >> 6 === 0 : flags >> 6 !== 0
    const length = isTransformed ? number() : full
    found.push({ tag, start, end: start + length })
    start += length
  }
  const packed = data.readUInt32BE(20)
  let stream: Buffer | null = null
  const open = () =>
    (stream ??= brotliDecompressSync(data.subarray(at, at + packed), {
      maxOutputLength: MAX_BYTES,
    }))
  return new Map(found.map(({ tag, start: from, end }) => [tag, () => open().subarray(from, end)]))
}

/** Bit 0 of fsSelection says italic. A font without the table is taken for a regular one. */
function strokesOf(os2: Buffer | null): Pick<FontFile, 'weight' | 'isItalic' | 'width'> {
  if (os2 === null || os2.length < 64) return { weight: 400, isItalic: false, width: 5 }
  return {
    weight: os2.readUInt16BE(4),
    width: os2.readUInt16BE(6),
    isItalic: (os2.readUInt16BE(62) & 1) === 1,
  }
}

/**
 * The typographic name where there is one, else the plain one (`ids` in that order); Windows
 * Unicode strings first.
 */
function nameIn(table: Buffer | null, ids: readonly [number, number]): string {
  if (!table) return ''
  const strings = table.readUInt16BE(4)
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, index) => 6 + 12 * index).map(
    (at) => ({
      platform: table.readUInt16BE(at),
      id: table.readUInt16BE(at + 6),
      start: strings + table.readUInt16BE(at + 10),
      length: table.readUInt16BE(at + 8),
    }),
  )
  const rank = ({ id, platform }: (typeof records)[number]): number =>
    ids.indexOf(id) * 2 + (platform === 3 ? 0 : 1)
  const best = records.filter(({ id }) => ids.includes(id)).toSorted((a, b) => rank(a) - rank(b))[0]
  if (!best) return ''
  const raw = Buffer.from(table.subarray(best.start, best.start + best.length))
  const text =
    best.platform === 3 || best.platform === 0
      ? raw.swap16().toString('utf16le')
      : raw.toString('latin1')
  return text
    .replaceAll(/[^\p{L}\p{N}\p{P} ]/gu, '')
    .trim()
    .slice(0, 60)
}
