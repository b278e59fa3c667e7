/** The font of the headings of public pages is what `tools/bundle/heading-font.ts` writes. */
import { readFile } from 'node:fs/promises'
import { parse } from 'postcss'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { HEADING_FONT, HEADING_LETTERS, makeHeadingFont } from '../tools/bundle/heading-font.ts'

const css = await readFile(new URL('../src/views/kit/styles/headings.css', import.meta.url), 'utf8')

/** The letters of a `unicode-range`. */
function lettersOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, nth) =>
      String.fromCodePoint(first + nth),
    )
  })
}

test('the committed font equals a new subset of the installed Lora, byte by byte', async () => {
  expect((await makeHeadingFont()).equals(await readFile(HEADING_FONT))).toBe(true)
})

test('its name is not the one that Lora’s licence reserves, and the copyright is kept', async () => {
  const font = await subsetFont(await readFile(HEADING_FONT), HEADING_LETTERS, {
    targetFormat: 'sfnt',
  })
  const words = font.toString('latin1').replaceAll('\0', '')
  expect(words).toContain('Head Medium')
  expect(words).toContain('The Lora Project Authors')
  expect(words).not.toMatch(/Lora[ -]Medium/)
})

test('its unicode-range lists exactly the letters of the subset', () => {
  let range = ''
  parse(css).walkDecls('unicode-range', ({ value }) => void (range = value))
  expect(lettersOf(range).toSorted()).toEqual(Array.from(HEADING_LETTERS).toSorted())
})
