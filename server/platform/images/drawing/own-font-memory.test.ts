/**
 * People's own fonts are kept in memory up to a limit; what goes is read again and draws the same.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { ownFontFile } from '../fonts/font-facts.ts'
import { createPinRenderer } from './pin-renderer.ts'

const path = createRequire(import.meta.url).resolve(
  '@fontsource/caveat/files/caveat-latin-700-normal.woff2',
)
const design: PinDesign = {
  template_id: 'big-words',
  headline: 'Own hand',
  kicker: 'By me',
  items: [],
  pictures: [],
  colors: { background: '#ffffff', text: '#222222', accent: '#aa3300' },
  fonts: { heading: 'Mine', body: 'Mine' },
  brand: 'Mine',
  logo_picture_id: null,
}

async function drawn(room: number, names: readonly string[]) {
  const reads: string[] = []
  const read = async (id: string) => (reads.push(id), ownFontFile(await readFile(path)))
  const renderer = createPinRenderer({ ownFontBytes: room, concurrency: 2 })
  const draw = async (id: string) =>
    (
      await renderer.renderPreview(design, async () => null, {
        loadFont: async () => [{ id, read: () => read(id) }],
      })
    ).jpeg
  const pictures: Uint8Array[] = []
  for (const name of names) pictures.push(await draw(name))
  pictures.push(...(await Promise.all(names.map(draw))))
  return {
    reads,
    isSame: pictures.every(
      (picture) => Buffer.compare(picture, pictures[0] ?? Buffer.alloc(0)) === 0,
    ),
  }
}

test('a font that is kept is read once', async () => {
  const { reads, isSame } = await drawn(10_000_000, ['a', 'b', 'a'])
  expect([reads, isSame]).toEqual([['a', 'b'], true])
})

test('fonts beyond the room are let go, and what comes again is read again and drawn the same', async () => {
  const { reads, isSame } = await drawn(1, ['a', 'b', 'a'])
  expect([reads.slice(0, 3), isSame]).toEqual([['a', 'b', 'a'], true])
})
