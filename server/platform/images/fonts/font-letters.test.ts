import { expect, test } from 'vitest'
import { LETTERS, lettersMissing } from './font-letters.ts'

const code = (letter: string): number => letter.codePointAt(0) ?? 0

test('a font lacks the letters that are in none of its ranges', () => {
  const ranges = [code('A'), code('z'), code('¡'), code('ÿ')]
  expect(lettersMissing(ranges).join('')).toBe('œŒ’“”„–—…€&')
  expect(lettersMissing([code('A'), code('z')])).toEqual(LETTERS)
  expect(lettersMissing([0x20, 0xffff])).toEqual([])
})
