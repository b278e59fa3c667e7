/**
 * Writes `src/views/kit/styles/headings.woff2`, a subset of Lora for English and German headings of
 * public pages. Run it when Lora or the letters change: `node tools/with-node.mjs
 * tools/bundle/heading-font.ts`. `tests/heading-font.test.ts` compares the committed file.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * What headings are written with. Each letter costs about 80 bytes of the 15,000 that a page has
 * with this font; digits and all else are drawn in the font that comes next.
 */
export const HEADING_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüß ,.:-’?!'

export const HEADING_FONT = fileURLToPath(
  new URL('../../src/views/kit/styles/headings.woff2', import.meta.url),
)

/** Without kerning, hints and other tables that browsers can do without: a third of the bytes. */
const LEFT_OUT = ['GDEF', 'GPOS', 'GSUB', 'STAT', 'DSIG', 'gasp', 'meta', 'prep']

/** The same bytes each time. */
export async function makeHeadingFont(): Promise<Buffer> {
  const lora = createRequire(import.meta.url).resolve(
    '@fontsource/lora/files/lora-latin-500-normal.woff2',
  )
  const options = {
    noLayoutClosure: true,
    noHinting: true,
    keepFeatures: [],
    dropTables: LEFT_OUT,
  }
  const letters = await subsetFont(await readFile(lora), HEADING_LETTERS, {
    ...options,
    targetFormat: 'sfnt',
  })
  return subsetFont(renamed(letters), HEADING_LETTERS, { ...options, targetFormat: 'woff2' })
}

/** Names of family and face in the `name` table of OpenType; 0 is the copyright, which stays. */
const NAMES_OF_FACE = new Set([1, 3, 4, 6, 16])

/** Lora's licence reserves its name: a changed font bears another, here of the same length. */
function renamed(font: Buffer): Buffer {
  const copy = Buffer.from(font)
  const table = tableAt(copy, 'name')
  const storage = table + copy.readUInt16BE(table + 4)
  for (let nth = 0; nth < copy.readUInt16BE(table + 2); nth += 1) {
    const record = table + 6 + 12 * nth
    if (!NAMES_OF_FACE.has(copy.readUInt16BE(record + 6))) continue
    const from = storage + copy.readUInt16BE(record + 10)
    const name = copy.subarray(from, from + copy.readUInt16BE(record + 8))
    for (const write of [oneByte, twoBytes])
      for (let at = name.indexOf(write('Lora')); at >= 0; at = name.indexOf(write('Lora'), at))
        write('Head').copy(name, at)
  }
  return copy
}

const oneByte = (text: string): Buffer => Buffer.from(text, 'latin1')
const twoBytes = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()

/** Where a table begins, by the directory at the font's head. */
function tableAt(font: Buffer, tag: string): number {
  for (let nth = 0; nth < font.readUInt16BE(4); nth += 1) {
    const entry = 12 + 16 * nth
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8)
  }
  throw new Error(`The font has no table "${tag}".`)
}

if (import.meta.main) await writeFile(HEADING_FONT, await makeHeadingFont())
