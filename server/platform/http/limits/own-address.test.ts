import { expect, test } from 'vitest'
import { isOwnAddress } from './own-address.ts'

test.each(['/media/a.jpg', '/media/a.jpg?v=2', '/'])('%s is of this server', (address) =>
  expect(isOwnAddress(address)).toBe(true),
)
test.each([
  '//evil.example/a.jpg',
  '/\\evil.example/a.jpg',
  '/\t/evil.example/a.jpg',
  'https://evil.example/a.jpg',
  'javascript:alert(1)',
  'media/a.jpg',
  '',
])('%j is not', (address) => expect(isOwnAddress(address)).toBe(false))
