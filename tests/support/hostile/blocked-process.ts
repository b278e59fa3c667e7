/**
 * What a server would be that read bombs on its main thread: reads the one that is named on its
 * input, and answers with a line when it has.
 */
import { cmapBombFont } from './hostile-fonts.ts'

const BOMBS: Readonly<Record<string, () => unknown>> = {
  nothing: () => 0,
  font: () => countMappings(cmapBombFont(200)),
}

/** Goes through every mapping of every record, as a reader without a bound does. */
function countMappings(font: Buffer): number {
  const cmap = font.indexOf('cmap', 0, 'latin1')
  const start = font.readUInt32BE(cmap + 8)
  const glyphs = new Map<number, number>()
  for (let record = 0; record < font.readUInt16BE(start + 2); record += 1) {
    const table = start + font.readUInt32BE(start + 8 + 8 * record)
    for (let group = 0; group < font.readUInt32BE(table + 12); group += 1) {
      const at = table + 16 + 12 * group
      const first = font.readUInt32BE(at)
      for (let code = first; code <= font.readUInt32BE(at + 4); code += 1)
        glyphs.set(code % 65_536, font.readUInt32BE(at + 8) + code - first)
    }
  }
  return glyphs.size
}

process.stdin.on('data', (chunk: Buffer) => {
  const bomb = BOMBS[chunk.toString().trim()]
  if (bomb === undefined) throw new Error(`No bomb is called ${chunk.toString()}.`)
  bomb()
  process.stdout.write('read\n')
})
process.stdout.write('ready\n')
