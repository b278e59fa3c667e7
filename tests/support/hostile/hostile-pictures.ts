/**
 * Pictures made to harm the server that reads them. Each is made here when it is wanted; none is
 * stored as a file.
 */
import { once } from 'node:events'
import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'

/**
 * Noise in 99 octaves under a blur whose region is ten times the picture, in both directions: on
 * 465 bytes a rasteriser works for minutes.
 */
export function filterBombSvg(): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><filter id="a" x="-1000%" y="-1000%" width="2100%" height="2100%"><feTurbulence baseFrequency=".01" numOctaves="99"/><feGaussianBlur stdDeviation="99"/></filter><g filter="url(#a)"><rect width="1600" height="1600" fill="#c33"/><g filter="url(#a)"><circle cx="800" cy="800" r="700" fill="#3c3"/></g></g></svg>`,
  )
}

const BARS = { edge: 898, width: 2, height: 7, across: 5, down: 9 }

/**
 * Thousands of bars of the size of letters, by default of two tones and every second column lower.
 */
export function barPixels({ lower = 3, tones = [250, 236] } = {}) {
  const { edge, width, height, across, down } = BARS
  const rgb = new Uint8Array(edge * edge * 3).fill(90)
  for (let y = 0; y < edge; y++)
    for (let x = 0; x < edge; x++) {
      const isOdd = Math.floor(x / across) % 2
      const isBar = x % across < width && (y + down - isOdd * lower) % down < height
      if (isBar) rgb.fill(tones[isOdd] ?? 0, (y * edge + x) * 3, (y * edge + x) * 3 + 3)
    }
  return { width: edge, height: edge, rgb }
}

export function barsPng(): Promise<Buffer> {
  const { rgb, width, height } = barPixels()
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** Adam7: where each pass begins, and the distance of its pixels. */
const PASSES = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
]
/** Four channels of 16 bits. */
const DEEP_PIXEL_BYTES = 8

/**
 * A PNG of some 600 kB at 6,300 with four channels of 16 bits, interlaced, so that no decoder can go through
 * it row by row: `edge`² pixels of eight bytes. A text that unpacks to as much comes before them.
 */
export async function deepPng(edge: number): Promise<Buffer> {
  const bytes = PASSES.reduce((sum, { x, y, dx, dy }) => {
    const row = 1 + Math.ceil((edge - x) / dx) * DEEP_PIXEL_BYTES
    return sum + Math.ceil((edge - y) / dy) * row
  }, 0)
  // Black pixels without a filter: every byte is zero.
  const zeros = await deflatedZeros(bytes)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', Buffer.concat([u32(edge), u32(edge), Buffer.from([16, 6, 0, 0, 1])])),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zeros])),
    pngChunk('IDAT', zeros),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

async function deflatedZeros(count: number): Promise<Buffer> {
  const part = Buffer.alloc(1_000_000)
  const deflate = createDeflate({ level: 9 })
  const packed = deflate.toArray()
  for (let left = count; left > 0; left -= part.length)
    if (!deflate.write(part.subarray(0, left))) await once(deflate, 'drain')
  deflate.end()
  return Buffer.concat(await packed)
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body))])
}

const TILE = 1050

/**
 * An AVIF of a few kB that decodes to `edge`² pixels: a grid whose tiles are all the same item.
 */
export async function gridAvif(tilesAcross: number): Promise<Buffer> {
  const tile = await sharp({
    create: { width: TILE, height: TILE, channels: 3, background: '#336699' },
  })
    .avif({ effort: 0, quality: 1 })
    .toBuffer()
  const codec = boxIn(tile, 'av1C')
  const data = boxIn(tile, 'mdat').subarray(8)
  const edge = TILE * tilesAcross
  const grid = Buffer.concat([
    Buffer.from([0, 1, tilesAcross - 1, tilesAcross - 1]),
    u32(edge),
    u32(edge),
  ])
  const fileType = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf', 'latin1'))
  const metaFor = (dataAt: number): Buffer =>
    fullBox('meta', 0, [
      fullBox('hdlr', 0, [u32(0), Buffer.from('pict'), Buffer.alloc(13)]),
      fullBox('pitm', 0, [u16(2)]),
      fullBox('iloc', 0, [
        Buffer.from([0x44, 0]),
        u16(2),
        itemAt(1, dataAt, data.length),
        itemAt(2, dataAt + data.length, grid.length),
      ]),
      fullBox('iinf', 0, [u16(2), itemInfo(1, 'av01'), itemInfo(2, 'grid')]),
      fullBox('iref', 0, [
        box('dimg', u16(2), u16(tilesAcross ** 2), ...repeated(u16(1), tilesAcross ** 2)),
      ]),
      box(
        'iprp',
        box('ipco', codec, sizeBox(TILE), pixelBox, sizeBox(edge)),
        fullBox('ipma', 0, [
          u32(2),
          u16(1),
          Buffer.from([3, 0x81, 2, 3]),
          u16(2),
          Buffer.from([2, 4, 3]),
        ]),
      ),
    ])
  const dataAt = fileType.length + metaFor(0).length + 8
  return Buffer.concat([fileType, metaFor(dataAt), box('mdat', data, grid)])
}

/** A small AVIF whose header says that it is smaller than what its stream decodes to. */
export async function lyingAvif(): Promise<Buffer> {
  const whole = await gridAvif(6)
  const at = whole.lastIndexOf(u32(TILE * 6), whole.indexOf('mdat'))
  u32(300).copy(whole, at - 4)
  u32(300).copy(whole, at)
  return whole
}

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const repeated = (part: Buffer, times: number): Buffer[] =>
  Array.from({ length: times }, () => part)

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body])
}

const fullBox = (type: string, version: number, parts: readonly Buffer[]): Buffer =>
  box(type, u32(version << 24), ...parts)

const itemAt = (id: number, at: number, length: number): Buffer =>
  Buffer.concat([u16(id), u16(0), u16(1), u32(at), u32(length)])

const itemInfo = (id: number, type: string): Buffer =>
  fullBox('infe', 2, [u16(id), u16(0), Buffer.from(type, 'latin1'), Buffer.alloc(1)])

const sizeBox = (edge: number): Buffer => fullBox('ispe', 0, [u32(edge), u32(edge)])
const pixelBox = fullBox('pixi', 0, [Buffer.from([3, 8, 8, 8])])

/** The first box of this type, wherever it is. */
function boxIn(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, 'latin1') - 4
  return file.subarray(at, at + file.readUInt32BE(at))
}
