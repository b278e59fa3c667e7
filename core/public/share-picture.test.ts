import { expect, test } from 'vitest'
import { shareName, sharePicture } from './share-picture.ts'

test('a page’s picture is named after its path, with or without a slash at the end', () => {
  expect(
    ['/', '/free-tools', '/free-tools/', '/board-names/art', '/blog/page-3'].map(shareName),
  ).toEqual(['front', 'free-tools', 'free-tools', 'board-names-art', 'blog'])
})

test('another brand has another address, and the same one always the same', () => {
  expect(sharePicture('/', 'Pinloom')).toMatch(/^\/media\/share\/front-[0-9a-f]{8}\.jpg$/)
  expect(sharePicture('/', 'Pinloom')).toBe(sharePicture('/', 'Pinloom'))
  expect(sharePicture('/', 'Weberei')).not.toBe(sharePicture('/', 'Pinloom'))
})
