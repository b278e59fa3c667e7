import { expect, test } from 'vitest'
import { checkLines, isWithinBounds, MAX_LINE_BYTES, MAX_LINES, walkLines } from './json-lines.ts'

function walked(text: string, from: 'start' | 'end'): string[] {
  const content = Buffer.from(text)
  const lines = checkLines(content)
  if (!lines.ok) return [lines.code]
  return [...walkLines(content, { count: lines.count, from })].map(
    ({ json, line }) => `${line}:${json.toString()}`,
  )
}

test.each(['a\nbä\n\nc', 'a\nbä\n\nc\n', '\n\na\n\n', '', '\n', 'a', '\na', 'a\n\n'])(
  'lines of %j are those that splitting gives, from either end',
  (text) => {
    const split = text
      .split('\n')
      .map((line, at) => ({ line, at }))
      .filter(({ line }) => line !== '')
      .map(({ line, at }) => `${at + 1}:${line}`)
    expect(walked(text, 'start')).toEqual(split)
    expect(walked(text, 'end')).toEqual(split.toReversed())
  },
)

test('more lines than an entry may have are found without walking them', () => {
  expect(checkLines(Buffer.alloc(MAX_LINES, '\n'))).toEqual({ ok: true, count: MAX_LINES })
  expect(checkLines(Buffer.alloc(MAX_LINES + 1, '\n'))).toEqual({
    ok: false,
    code: 'too_many_lines',
    line: null,
  })
})

test('a line that is too long is named by its number', () => {
  const content = Buffer.alloc(MAX_LINE_BYTES + 3, 'a')
  content.write('b\n')
  expect(checkLines(content)).toEqual({ ok: false, code: 'line_too_long', line: 2 })
  content.write('b\nc\n')
  expect(checkLines(content)).toEqual({ ok: true, count: 3 })
})

test('bytes that are no UTF-8 are no lines', () => {
  expect(checkLines(Buffer.from([0x7b, 0xff, 0x7d]))).toEqual({
    ok: false,
    code: 'not_utf8',
    line: null,
  })
})

test('values and depth are counted outside of texts only', () => {
  const bounded = (json: string): boolean => isWithinBounds(Buffer.from(json))
  const commas = ','.repeat(2_000_001)
  expect(bounded(`[${'{},'.repeat(900_000)}0]`)).toBe(true)
  expect(bounded(`[${'{},'.repeat(1_100_000)}0]`)).toBe(false)
  expect(bounded(`["${commas}"]`)).toBe(true)
  expect(bounded(`["\\"${commas}"]`)).toBe(true)
  expect(bounded(`["\\\\"${commas}]`)).toBe(false)
  expect(bounded(`${'['.repeat(100)}${']'.repeat(100)}`)).toBe(true)
  expect(bounded(`${'['.repeat(101)}${']'.repeat(101)}`)).toBe(false)
  expect(bounded(`[${'[],'.repeat(1_000)}"${'['.repeat(1_000)}"]`)).toBe(true)
  // What is no JSON is left to the parser.
  expect(bounded('"never closed \\')).toBe(true)
})
