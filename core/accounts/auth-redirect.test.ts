import { expect, test } from 'vitest'
import { insideProduct } from './auth-redirect.ts'

test('a path inside the product is followed with its search and hash', () => {
  for (const path of ['/', '/drafts', '/settings?section=brand', '/generate?step=pins#a'])
    expect(insideProduct(path)).toBe(path)
})

test('whatever a browser may read as another site is not', () => {
  for (const path of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/a\n//b',
    ' //evil.example',
    'javascript:alert(1)',
    'drafts',
    '',
    null,
    undefined,
  ])
    expect(insideProduct(path)).toBeNull()
})
