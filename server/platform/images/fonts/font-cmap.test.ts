import { expect, test } from 'vitest'
import { cmapBombFont, fontOf } from '../../../../tests/support/hostile/hostile-fonts.ts'
import { coversCharacter } from '#core/templates/paint/own-faces.ts'
import { analyseFont } from './font-facts.ts'

const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value, 2 * at)
  return bytes
}

/** Characters `a` to `c` by a table of format 4. */
const letters = u16(4, 32, 0, 4, 0, 0, 0, 99, 0xffff, 0, 97, 0xffff, 65_440, 1, 0, 0)
const cmap = (records: readonly number[][], tables: readonly Buffer[]): Buffer =>
  Buffer.concat([u16(0, records.length), ...records.map((record) => u16(...record)), ...tables])

test('a font that maps more characters than there are is refused', () => {
  expect(analyseFont(cmapBombFont())).toEqual({
    ok: false,
    code: 'font.tooManyMappings',
  })
})

test('a table that several records share is read once', () => {
  // 1,190,000 mappings: read twice, they would be too many.
  expect(analyseFont(cmapBombFont(17, 4))).toMatchObject({ ok: true })
})

test('the characters are kept as ranges, and the Windows table comes first', () => {
  const other = u16(4, 32, 0, 4, 0, 0, 0, 120, 0xffff, 0, 120, 0xffff, 65_440, 1, 0, 0)
  const font = fontOf([
    [
      'cmap',
      cmap(
        [
          [0, 3, 0, 20],
          [3, 1, 0, 20 + other.length],
        ],
        [other, letters],
      ),
    ],
  ])
  const analysis = analyseFont(font)
  if (!analysis.ok) throw new Error(analysis.code)
  expect(analysis.facts.ranges).toEqual([97, 99])
  expect([96, 97, 99, 100].map((code) => coversCharacter(analysis.facts.ranges, code))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
