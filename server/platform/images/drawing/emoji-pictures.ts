/**
 * Emoji as SVG documents, taken from the SVG table of Noto Color Emoji (the engine paints neither
 * SVG nor COLRv1 glyphs itself).
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { loadOnce } from '../../caching/load-once.ts'
import { readFontFile, type FontFile } from '../fonts/font-file.ts'

interface EmojiFont {
  font: FontFile
  svg: Buffer
  ligatures: Ligatures
}
/** First glyph → the sequences that start with it, longest first. */
type Ligatures = Map<number, { rest: number[]; glyph: number }[]>

const require = createRequire(import.meta.url)
const emojiFont = loadOnce(loadFont)
const pictures = new Map<string, string | null>()

/** A data address of the emoji, or null when the font has none for it. */
export async function emojiPicture(sequence: string): Promise<string | null> {
  const known = pictures.get(sequence)
  if (known !== undefined) return known
  const found = await emojiFont()
  const svg = found && pictureOf(found, sequence)
  const address = svg ? `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` : null
  pictures.set(sequence, address)
  return address
}

async function loadFont(): Promise<EmojiFont | null> {
  const font = readFontFile(
    await readFile(
      require.resolve('@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2'),
    ),
  )
  const svg = font.table('SVG ')
  return svg && { font, svg, ligatures: ligaturesOf(font.table('GSUB')) }
}

function pictureOf({ font, svg, ligatures }: EmojiFont, sequence: string): string | null {
  const codes = Array.from(sequence, (character) => character.codePointAt(0) ?? 0)
  const glyphs = codes.map((code) => font.glyphOf(code)).filter((glyph) => glyph > 0)
  const glyph =
    glyphs.length === 1
      ? glyphs[0]
      : (joinedGlyph(glyphs, ligatures) ??
        joinedGlyph(
          codes.filter((code) => code !== 0xfe0f).map((code) => font.glyphOf(code)),
          ligatures,
        ))
  return glyph === undefined ? null : documentOf(svg, glyph)
}

function joinedGlyph(glyphs: number[], ligatures: Ligatures): number | undefined {
  const [first, ...rest] = glyphs
  if (first === undefined) return undefined
  if (rest.length === 0) return first
  return ligatures
    .get(first)
    ?.find(
      (ligature) =>
        ligature.rest.length === rest.length &&
        ligature.rest.every((glyph, index) => glyph === rest[index]),
    )?.glyph
}

/**
 * OpenType "SVG " table: a list of glyph ranges, each with one document that draws element `glyphN`
 * for every glyph in it.
 */
function documentOf(table: Buffer, glyph: number): string | null {
  const list = table.readUInt32BE(2)
  for (let i = 0; i < table.readUInt16BE(list); i++) {
    const at = list + 2 + 12 * i
    if (glyph < table.readUInt16BE(at) || glyph > table.readUInt16BE(at + 2)) continue
    const start = list + table.readUInt32BE(at + 4)
    const raw = table.subarray(start, start + table.readUInt32BE(at + 8))
    const text = (raw[0] === 0x1f ? gunzipSync(raw) : raw).toString('utf8')
    return standAlone(text, glyph)
  }
  return null
}

/**
 * Noto draws each emoji 1275 units wide on an em of 1024, from about 950 above to 250 below the
 * baseline at y = 0.
 */
const VIEW_BOX = '0 -988 1275 1275'

/**
 * The document may hold thousands of glyphs that share gradients: take the one, and what it refers
 * to.
 */
function standAlone(text: string, glyph: number): string | null {
  const drawing = elementOf(text, `glyph${glyph}`)
  if (!drawing) return null
  const shared = new Map<string, string>()
  const collect = (part: string): void => {
    for (const [, id = ''] of part.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) {
      if (shared.has(id)) continue
      const element = elementOf(text, id)
      if (!element) continue
      shared.set(id, element)
      collect(element)
    }
  }
  collect(drawing)
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${VIEW_BOX}"><defs>${[...shared.values()].join('')}</defs>${drawing}</svg>`
}

function elementOf(text: string, id: string): string | null {
  const named = text.indexOf(` id="${id}"`)
  if (named < 0) return null
  const start = text.lastIndexOf('<', named)
  const name = /^<([\w:]+)/.exec(text.slice(start, start + 40))?.[1] ?? 'g'
  const tag = new RegExp(`<${name}\\b[^>]*?(/?)>|</${name}>`, 'g')
  tag.lastIndex = start
  for (let depth = 0, match = tag.exec(text); match; match = tag.exec(text)) {
    depth += match[0].startsWith('</') ? -1 : match[1] ? 0 : 1
    if (depth === 0) return text.slice(start, tag.lastIndex)
  }
  return null
}

/** GSUB lookups of type 4 (ligatures), also behind type 7 (extension). */
function ligaturesOf(gsub: Buffer | null): Ligatures {
  const found: Ligatures = new Map()
  if (!gsub) return found
  const list = gsub.readUInt16BE(8)
  for (let i = 0; i < gsub.readUInt16BE(list); i++) {
    const lookup = list + gsub.readUInt16BE(list + 2 + 2 * i)
    for (let j = 0; j < gsub.readUInt16BE(lookup + 4); j++) {
      const subtable = lookup + gsub.readUInt16BE(lookup + 6 + 2 * j)
      const type = gsub.readUInt16BE(lookup)
      if (type === 4) readLigatures(gsub, subtable, found)
      else if (type === 7 && gsub.readUInt16BE(subtable + 2) === 4)
        readLigatures(gsub, subtable + gsub.readUInt32BE(subtable + 4), found)
    }
  }
  return found
}

function readLigatures(gsub: Buffer, subtable: number, found: Ligatures): void {
  const firsts = coverageOf(gsub, subtable + gsub.readUInt16BE(subtable + 2))
  for (let i = 0; i < gsub.readUInt16BE(subtable + 4); i++) {
    const set = subtable + gsub.readUInt16BE(subtable + 6 + 2 * i)
    const first = firsts[i]
    if (first === undefined) continue
    const entries = found.get(first) ?? []
    for (let j = 0; j < gsub.readUInt16BE(set); j++) {
      const at = set + gsub.readUInt16BE(set + 2 + 2 * j)
      const count = gsub.readUInt16BE(at + 2) - 1
      entries.push({
        glyph: gsub.readUInt16BE(at),
        rest: Array.from({ length: count }, (_, k) => gsub.readUInt16BE(at + 4 + 2 * k)),
      })
    }
    found.set(first, entries)
  }
}

function coverageOf(table: Buffer, at: number): number[] {
  const count = table.readUInt16BE(at + 2)
  if (table.readUInt16BE(at) === 1)
    return Array.from({ length: count }, (_, i) => table.readUInt16BE(at + 4 + 2 * i))
  const glyphs: number[] = []
  for (let i = 0; i < count; i++) {
    const range = at + 4 + 6 * i
    for (let glyph = table.readUInt16BE(range); glyph <= table.readUInt16BE(range + 2); glyph++)
      glyphs.push(glyph)
  }
  return glyphs
}
