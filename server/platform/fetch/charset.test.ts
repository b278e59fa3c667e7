import { expect, test } from 'vitest'
import { decodeText } from './charset.ts'

const bytes = (...codes: number[]): Uint8Array => Uint8Array.from(codes)

test('white space is text, however much of it there is', () => {
  expect(decodeText(bytes(9, 10, 11, 12, 13, 97), 'text/html; charset=utf-8')).toMatchObject({
    ok: true,
    text: '\t\n\v\f\ra',
  })
})

test.each([1, 8, 14, 27, 31])(
  'bytes of which every second is the control character %i are no text',
  (code) => {
    expect(
      decodeText(
        bytes(...Array.from({ length: 20 }, () => [97, code]).flat()),
        'text/html; charset=utf-8',
      ),
    ).toMatchObject({ ok: false })
  },
)

test('a character of the second control block does not make a page unreadable', () => {
  expect(
    decodeText(
      bytes(...Array.from({ length: 20 }, () => [97, 0xc2, 0x85]).flat()),
      'text/html; charset=utf-8',
    ),
  ).toMatchObject({ ok: true })
})
