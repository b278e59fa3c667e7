import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type DecodeOptions, decodePicture, type ReadPicture } from './picture-decoder.ts'
import { wordPicture, type PictureProblemCode } from './picture-problem.ts'

const solid = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })
const svg = (inside: string, attributes = 'width="400" height="400"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )

async function read(bytes: Uint8Array, options: DecodeOptions = {}): Promise<ReadPicture> {
  const decoded = await decodePicture(bytes, options)
  if (!decoded.ok) throw new Error(wordPicture(decoded.problem).message)
  return decoded.value
}

async function reasonOf(bytes: Uint8Array): Promise<PictureProblemCode> {
  const decoded = await decodePicture(bytes)
  if (decoded.ok) throw new Error('The picture was taken.')
  expect(wordPicture(decoded.problem).message).toMatch(/\.$/)
  return decoded.problem.code
}

/** A PNG whose header claims any size; its data are a few zeros. */
function pngClaiming(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
    return c >>> 0
  })
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const crc =
      body.reduce((c, byte) => ((crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8)) >>> 0, 0xffffffff) ^
      0xffffffff
    const out = Buffer.alloc(8)
    out.writeUInt32BE(data.length)
    const tail = Buffer.alloc(4)
    tail.writeUInt32BE(crc >>> 0)
    return Buffer.concat([out.subarray(0, 4), body, tail])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('pictures from outside', () => {
  test('a photo stays a JPEG, upright, and is made no larger', async () => {
    const turned = await solid(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const picture = await read(turned)
    expect([picture.extension, picture.width, picture.height]).toEqual(['jpg', 400, 600])
  })

  test('an SVG that does not begin as one is refused', async () => {
    const disguised = (inside: string) =>
      Buffer.concat([Buffer.from('<!DOCTYPE html>\n'), svg(inside)])
    expect(
      await reasonOf(disguised('<image xlink:href="file:///etc/passwd" width="10" height="10"/>')),
    ).toBe('unsupported')
    expect(await reasonOf(disguised('<script>1</script>'))).toBe('unsupported')
  })

  test('a huge one is made smaller', async () => {
    const picture = await read(await solid(5000, 3000).jpeg().toBuffer())
    expect(picture.width).toBe(2400)
  })

  test('a header that claims 40,000 x 40,000 pixels is refused before anything is decoded', async () => {
    const before = process.memoryUsage().rss
    expect(await reasonOf(pngClaiming(40_000, 40_000))).toBe('too_many_pixels')
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  })

  test('a file that is cut off is refused, not shown with grey stripes', async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await reasonOf(whole.subarray(0, whole.length / 2))).toBe('unreadable')
  })

  test.each<[string, Buffer, PictureProblemCode]>([
    ['text', Buffer.from('hello'), 'unsupported'],
    ['nothing', Buffer.alloc(0), 'empty'],
    ['HTML', Buffer.from('<html><img></html>'), 'unsupported'],
    ['an SVG with a script', svg('<script>1</script>'), 'svg_scripts'],
  ])('%s is no picture', async (_, bytes, code) => {
    expect(await reasonOf(bytes)).toBe(code)
  })

  test('a WebP is read', async () => {
    const { width, height } = await read(await solid(600, 400).webp().toBuffer())
    expect([width, height]).toEqual([600, 400])
  })

  test('one too small to be pinned is refused with its size', async () => {
    await expect(read(await solid(120, 90).png().toBuffer())).rejects.toThrow('120 × 90')
  })

  test('a logo may be small', async () => {
    expect((await read(await solid(48, 48).png().toBuffer(), { isLogo: true })).width).toBe(48)
  })

  test('a strip is refused', async () => {
    expect(await reasonOf(await solid(6000, 210).jpeg().toBuffer())).toBe('strip')
  })

  test('CMYK becomes sRGB', async () => {
    const cmyk = await solid(400, 400, '#20a050').toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const picture = await read(cmyk)
    const info = await sharp(picture.bytes).metadata()
    expect([info.space, info.channels]).toEqual(['srgb', 3])
  })

  test('of an animation the first frame is taken', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((color) => solid(300, 300, color).png().toBuffer()),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(2)
    const picture = await read(gif)
    const { dominant } = await sharp(picture.bytes).stats()
    expect([picture.height, dominant.r > 200, dominant.g < 60]).toEqual([300, true, true])
  })

  test('what is transparent stays so, as PNG', async () => {
    const glass = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 4,
        background: { r: 255, g: 0, b: 0, alpha: 0.4 },
      },
    })
      .png()
      .toBuffer()
    expect((await read(glass)).extension).toBe('png')
  })

  test('an SVG is rasterised', async () => {
    const picture = await read(svg('<rect width="400" height="400" fill="#c33"/>'))
    expect(picture.width).toBeGreaterThan(1500)
  })

  test('entities that grow without end are refused', async () => {
    const bomb = Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><text>&b;</text></svg>`,
    )
    expect(await reasonOf(bomb)).toBe('svg_scripts')
  })

  test('an SVG that claims a million pixels a side is refused or made small', async () => {
    const claiming = svg('<rect width="9" height="9"/>', 'width="1000000" height="1000000"')
    const decoded = await decodePicture(claiming)
    expect(
      decoded.ok ? decoded.value.width <= 2400 : decoded.problem.code === 'too_many_pixels',
    ).toBe(true)
  })
})
