/**
 * What a public page is shared with: the picture that its head names is really there, drawn for
 * that page.
 */
import sharp from 'sharp'
import { expect } from 'vitest'
import { test } from './journey.ts'

test('every kind of public page names its own picture, of the right size', async ({ product }) => {
  const seen = new Set<string>()
  const paths = [
    '/',
    '/template-library',
    '/free-tools',
    '/free-tools/gpts',
    '/board-names',
    '/board-names/art',
    '/subscribe',
    '/privacy-policy',
  ]
  for (const path of paths) {
    const html = await (await fetch(product.address + path)).text()
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect([path, address]).toEqual([
      path,
      expect.stringMatching(/^https?:\/\/[^/]+\/media\/share\//),
    ])
    const answer = await fetch(product.address + new URL(address).pathname)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'image/jpeg',
    ])
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([width, height]).toEqual([1200, 630])
    seen.add(address)
  }
  expect(seen.size).toBe(paths.length)
})
