import sharp from 'sharp'
import { expect, test } from 'vitest'
import { samplePhoto } from '../sample-photos.ts'
import { analysePicture } from './picture-analyst.ts'
import { qualityOf } from './picture-quality.ts'

const words = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#009688"/>${[150, 270, 390, 510].map((y) => `<text x="60" y="${y}" font-family="sans-serif" font-weight="700" font-size="90" fill="#222">The only guide you need</text>`).join('')}</svg>`,
)

test('a drawn page of words is a graphic; a photo and a plain colour are not', async () => {
  const plain = { width: 600, height: 400, channels: 3 as const, background: '#c84c32' }
  expect((await analysePicture(await sharp(words).png().toBuffer())).isGraphic).toBe(true)
  expect((await analysePicture(await samplePhoto('soup'))).isGraphic).toBe(false)
  expect((await analysePicture(await sharp({ create: plain }).png().toBuffer())).isGraphic).toBe(
    false,
  )
})

test('fog and darkness lower the quality of a photo', async () => {
  const photo = await samplePhoto('soup')
  const quality = async (bytes: Uint8Array) => (await analysePicture(bytes)).quality ?? 0
  const own = await quality(photo)
  expect(await quality(await sharp(photo).linear(0.2, 150).toBuffer())).toBeLessThan(own * 0.5)
  expect(await quality(await sharp(photo).linear(0.15, 0).toBuffer())).toBeLessThan(own * 0.5)
})

test('a dark product on white is a photo', async () => {
  const bag = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#fff"/><rect x="180" y="220" width="440" height="440" fill="#101010"/>${Array.from({ length: 40 }, (_, at) => `<path d="M180 ${225 + at * 11}h440" stroke="#1b1b1b" stroke-width="3"/>`).join('')}</svg>`,
  )
  expect((await analysePicture(await sharp(bag).png().toBuffer())).isGraphic).toBe(false)
})

test('a sharp photo in black and white is not poor', async () => {
  const photo = await samplePhoto('soup')
  const grey = await analysePicture(await sharp(photo).greyscale().toBuffer())
  const own = await analysePicture(photo)
  expect(grey.quality ?? 0).toBeGreaterThanOrEqual((own.quality ?? 0) * 0.5)
})

test('a smooth change of brightness from left to right is not sharp', () => {
  const [width, height] = [64, 64]
  const rgb = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const column = Math.floor(at / 3) % width
    return 50 + 3 * column
  })
  expect(qualityOf({ width, height, rgb }).quality).toBeLessThan(0.1)
})
