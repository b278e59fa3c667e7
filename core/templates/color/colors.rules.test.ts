import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, readableOn, sheetOf, trioFrom, type Mood } from './colors.rules.ts'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const mood = fc.constantFrom<Mood>('light', 'deep', 'vivid')

test('any palette gives words that read at 7 : 1 and an accent that reads at 4.5 : 1', () => {
  fc.assert(
    fc.property(fc.array(color, { minLength: 1, maxLength: 6 }), mood, (palette, wanted) => {
      const trio = trioFrom(palette, wanted)
      for (const value of Object.values(trio)) expect(value).toMatch(/^#[0-9a-f]{6}$/)
      expect(contrastOf(trio.background, trio.accent)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(trio.background, trio.text)).toBeGreaterThanOrEqual(
        Math.min(
          7,
          Math.max(contrastOf(trio.background, '#ffffff'), contrastOf(trio.background, '#000000')) -
            0.2,
        ),
      )
    }),
  )
})

test('a sheet and its table have colours that were chosen, or white, and words that read', () => {
  expect(sheetOf({ background: '#ffd34d', text: '#5a1f4a', accent: '#c81e5a' })).toEqual({
    table: '#ffd34d',
    paper: '#ffffff',
    ink: '#5a1f4a',
  })
  expect(sheetOf({ background: '#5a1f4a', text: '#ffd34d', accent: '#c81e5a' })).toEqual({
    table: '#5a1f4a',
    paper: '#ffd34d',
    ink: '#5a1f4a',
  })
  fc.assert(
    fc.property(fc.tuple(color, color, color), ([background, words, accent]) => {
      const trio = { background, text: readableOn(background, words), accent }
      const { table, paper, ink } = sheetOf(trio)
      expect([trio.background, trio.text, '#ffffff']).toContain(paper)
      expect([
        trio.background,
        trio.accent,
        ...(contrastOf(trio.accent, trio.background) < 1.4 ? [table] : []),
      ]).toContain(table)
      expect(contrastOf(paper, ink)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a colour that reads already stays as it is', () => {
  expect(readableOn('#ffffff', '#123456')).toBe('#123456')
})
