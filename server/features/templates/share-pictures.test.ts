import sharp from 'sharp'
import { expect, test } from 'vitest'
import { publicPages } from '#core/public/public-pages.ts'
import { shareWords } from '#core/public/share-layout.ts'
import { sharePages } from '#core/public/share-pages.ts'
import { shareFile, shareName, sharePicture } from '#core/public/share-picture.ts'
import { nativeEngine } from '../../platform/images/drawing/native-engine.ts'
import { createSharePictures } from './share-pictures.ts'

/** One render for all: what they look like is for others to try. */
const pin = await sharp({
  create: {
    width: 400,
    height: 600,
    channels: 3,
    background: '#884422',
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  },
})
  .jpeg()
  .toBuffer()

function bench(brand = 'Pinloom') {
  const asked: string[] = []
  const thumbnail = async (id: string) => {
    asked.push(id)
    return { bytes: pin, isWhole: true }
  }
  return { asked, pictures: createSharePictures({ brand, thumbnails: { thumbnail } }) }
}

test('every public page has its picture, and no two have the same', () => {
  const pages = sharePages('Pinloom')
  const paths = publicPages.filter((path) => !path.startsWith('/blog/'))
  expect(paths.filter((path) => !pages.has(shareName(path)))).toEqual([])
  expect(new Set(paths.map((path) => sharePicture(path, 'Pinloom'))).size).toBe(paths.length)
})

test('it is a JPEG of 1200 x 630 below 150 kB, made once', async () => {
  const { asked, pictures } = bench()
  for (const path of [
    '/',
    '/board-names/gardening',
    '/free-tools/pinterest-board-name-generator',
  ]) {
    const file = shareFile(shareName(path), 'Pinloom')
    const [first, second] = await Promise.all([pictures.picture(file), pictures.picture(file)])
    expect(first).toBe(second)
    const bytes = first?.bytes ?? new Uint8Array()
    const { format, width, height } = await sharp(bytes).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect(bytes.byteLength).toBeLessThan(150_000)
  }
  expect(asked).toHaveLength(15)
})

test('a name that is no page’s draws nothing, whatever it says', async () => {
  const { asked, pictures } = bench()
  for (const file of [
    '',
    'front.jpg',
    `front-00000000.jpg`,
    shareFile('front', 'Another brand'),
    shareFile('no-such-page', 'Pinloom'),
    shareFile('<script>', 'Pinloom'),
    '../../front.jpg',
  ])
    expect(await pictures.picture(file)).toBeNull()
  expect(asked).toEqual([])
})

test('words stand whole and inside their column, also with a long brand', async () => {
  const engine = nativeEngine()
  for (const brand of ['Pinloom', 'The Very Long Name of a Small but Proud Publishing House']) {
    for (const page of sharePages(brand).values()) {
      const nodes = await engine.withMeasure((measure) => shareWords(page, brand, measure))
      expect(nodes.map(({ lines }) => lines.join(' '))).toEqual([brand, page.title, page.label])
      for (const { box } of nodes)
        expect([
          page.name,
          box.x >= 64,
          box.x + box.width <= 680,
          box.y >= 40,
          box.y + box.height <= 600,
        ]).toEqual([page.name, true, true, true, true])
    }
  }
}, 60_000)

test('what failed once is made by the next who asks', async () => {
  let isBroken = true
  const pictures = createSharePictures({
    brand: 'Pinloom',
    thumbnails: {
      thumbnail: async () =>
        isBroken ? Promise.reject(new Error('no')) : { bytes: pin, isWhole: true },
    },
  })
  const file = shareFile('front', 'Pinloom')
  await expect(pictures.picture(file)).rejects.toThrow('no')
  isBroken = false
  expect(await pictures.picture(file)).not.toBeNull()
})

test('what was drawn with a render that lacks its photo is told as such, and drawn anew for the next who asks', async () => {
  let isWhole = false
  const pictures = createSharePictures({
    brand: 'Pinloom',
    thumbnails: { thumbnail: async () => ({ bytes: pin, isWhole }) },
  })
  const file = shareFile('front', 'Pinloom')
  expect(await pictures.picture(file)).toMatchObject({ isWhole: false })
  isWhole = true
  expect(await pictures.picture(file)).toMatchObject({ isWhole: true })
})
