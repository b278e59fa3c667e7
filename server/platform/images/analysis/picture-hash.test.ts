import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { randomBy } from '../../../../tests/support/random-by.ts'
import { differingBits, MAX_SAME_BITS } from '#core/preflight/same-picture.ts'
import { hashPicture } from './picture-hash.ts'
import { samplePhoto, samplePhotos } from '../sample-photos.ts'

const WIDTH = 400
const HEIGHT = 600

/** A scene of soft shapes, always the same for a number, with a plate and words on it. */
function drawScene(seed: number, words = 'Ten soups'): Promise<Buffer> {
  const random = randomBy(seed)
  const color = () => `hsl(${random() * 360} ${30 + random() * 50}% ${15 + random() * 70}%)`
  const shapes = Array.from({ length: 14 }, () => {
    const [x, y, size] = [random() * WIDTH, random() * HEIGHT, 30 + random() * 150]
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * (0.4 + random())}" fill="${color()}"/>`
  })
  const plate = `<rect x="40" y="430" width="320" height="90" fill="white"/>
    <text x="60" y="490" font-size="44" font-family="Inter">${words}</text>`
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${color()}"/>${shapes.join('')}${plate}</svg>`,
    ),
  )
    .png()
    .toBuffer()
}

const bitsBetween = async (one: Uint8Array, other: Uint8Array) =>
  differingBits(await hashPicture(one), await hashPicture(other))

describe.each([1, 2, 3, 4, 5, 6])('scene %i', (seed) => {
  test.each<[string, (picture: Buffer) => Promise<Buffer>]>([
    ['compressed', (picture) => sharp(picture).jpeg({ quality: 40 }).toBuffer()],
    ['another size', (picture) => sharp(picture).resize(1_000, 1_500).webp().toBuffer()],
    [
      'warmer and lighter',
      (picture) => sharp(picture).modulate({ brightness: 1.1, hue: 8 }).toBuffer(),
    ],
    ['with another headline', () => drawScene(seed, 'A bread')],
  ])('is the same when it is %s', async (_, change) => {
    const picture = await drawScene(seed)
    expect(await bitsBetween(picture, await change(picture))).toBeLessThanOrEqual(MAX_SAME_BITS)
  })
})

test('scenes and photos differ from each other in more bits', async () => {
  const scenes = await Promise.all(Array.from({ length: 12 }, (_, seed) => drawScene(seed + 1)))
  const photos = await Promise.all(samplePhotos.map(samplePhoto))
  const hashes = await Promise.all([...scenes, ...photos].map(hashPicture))
  const distances = hashes.flatMap((one, at) =>
    hashes.slice(at + 1).map((other) => differingBits(one, other)),
  )
  expect(Math.min(...distances)).toBeGreaterThan(MAX_SAME_BITS)
})

test('half of the bits are set, and a picture on its side is read upright', async () => {
  const picture = await drawScene(7)
  expect(differingBits(await hashPicture(picture), 0n)).toBe(32)
  const turned = await sharp(picture).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer()
  expect(await bitsBetween(picture, turned)).toBeLessThanOrEqual(MAX_SAME_BITS)
})

test('bits are counted', () => {
  expect(differingBits(0b1010n, 0b0110n)).toBe(2)
  expect(differingBits(2n ** 64n - 1n, 0n)).toBe(64)
  expect(differingBits(5n, 5n)).toBe(0)
})

test('what is no picture is refused', async () => {
  await expect(hashPicture(Buffer.from('no picture'))).rejects.toThrow('unsupported image format')
})
