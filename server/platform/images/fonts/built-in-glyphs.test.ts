/** No word that a built-in template brings itself is drawn as an empty box, in any font that a pin may use. */
import { expect, test } from 'vitest'
import { FontLibrary } from '#core/templates/paint/font-library.ts'
import { builtInFonts } from '#core/templates/document/font-list.ts'
import { templates } from '#core/templates/choice/template-list.ts'
import { FileFonts } from '../drawing/file-fonts.ts'
import { LETTERS } from './font-letters.ts'

const VARIABLE = /\{[\w.]+\}/gu

/** Every `text` and every default of a variable, without the variables in it. */
function ownWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(ownWords).join('')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, entry]) =>
      key === 'text' && typeof entry === 'string'
        ? entry.replaceAll(VARIABLE, '')
        : ownWords(entry),
    )
    .join('')
}

const words = ownWords(templates.map(({ document }) => document)) + '0123456789·…-'
const fonts = new FontLibrary({ registerFont: () => null }, new FileFonts())

test('the templates bring words of their own', () => {
  expect(ownWords({ parts: [{ text: '{cta} →' }] })).toBe(' →')
  expect(words).toContain('“')
})

test.each(builtInFonts.map(({ id }) => [id] as const))(
  '%s and the fallbacks draw them',
  async (id) => {
    expect(await fonts.missingFrom(id, 700, words)).toEqual([])
  },
)

test.each(builtInFonts.map(({ id, headingWeight }) => [id, headingWeight] as const))(
  '%s draws the letters and marks of the languages that pins have words in',
  async (id, weight) => {
    const files = await fonts.source.filesOf(id, weight)
    const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0
    expect(LETTERS.filter((letter) => !files.some((file) => file.covers(codeOf(letter))))).toEqual(
      [],
    )
  },
)

test('an arrow that no font draws would be found', async () => {
  expect(await fonts.missingFrom('poppins', 700, 'Shop now ➔')).toEqual(['➔'])
})
