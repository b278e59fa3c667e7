/** Writes small MP4 files, box by box: what a parser reads is there, and no picture is. */

export interface Mp4Of {
  /** Major brand: `isom`, `qt  `, `M4V `. */
  readonly brand?: string
  readonly seconds?: number
  readonly width?: number
  readonly height?: number
  /** Sample entry of the video track; null = no such track. */
  readonly codec?: string | null
  /** By a quarter, as phones write it. */
  readonly isTurned?: boolean
  /** The index comes behind the pictures, as cameras write it. */
  readonly isIndexLast?: boolean
  /** Bytes of `mdat`. */
  readonly content?: number
  /** 1: long times. */
  readonly version?: 0 | 1
}

const TIMESCALE = 600

export function mp4({
  brand = 'isom',
  content = 64,
  isIndexLast = false,
  ...movie
}: Mp4Of = {}): Buffer<ArrayBuffer> {
  const type = box('ftyp', ascii(brand), u32(512), ascii(brand))
  const pictures = box('mdat', Buffer.alloc(content, 7))
  const index = moov(movie)
  return Buffer.concat(isIndexLast ? [type, pictures, index] : [type, index, pictures])
}

function moov({
  seconds = 12,
  codec = 'avc1',
  version = 0,
  ...shape
}: Omit<Mp4Of, 'brand' | 'content' | 'isIndexLast'>): Buffer {
  const duration = Math.round(seconds * TIMESCALE)
  const times =
    version === 1
      ? [u32(0x01000000), u64(0), u64(0), u32(TIMESCALE), u64(duration)]
      : [u32(0), u32(0), u32(0), u32(TIMESCALE), u32(duration)]
  const header = box('mvhd', ...times, Buffer.alloc(80))
  const sound = track('soun', 'mp4a', {})
  const tracks = codec === null ? [sound] : [sound, track('vide', codec, shape)]
  return box('moov', header, ...tracks)
}

function track(
  handler: 'vide' | 'soun',
  codec: string,
  { width = 1080, height = 1920, isTurned = false }: Pick<Mp4Of, 'width' | 'height' | 'isTurned'>,
): Buffer {
  const [one, minus] = [0x10000, 0xffff0000]
  const matrix = isTurned ? [0, one, 0, minus, 0, 0] : [one, 0, 0, 0, one, 0]
  const stored = isTurned ? [height, width] : [width, height]
  const header = box(
    'tkhd',
    Buffer.alloc(40),
    ...[...matrix, 0, 0, 0x40000000].map(u32),
    ...stored.map((length) => u32(length * 0x10000)),
  )
  const entry = box(codec, Buffer.alloc(70))
  const table = box('stbl', box('stsd', u32(0), u32(1), entry))
  const kind = box('hdlr', u32(0), u32(0), ascii(handler), Buffer.alloc(13))
  return box('trak', header, box('mdia', kind, box('minf', table)))
}

export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(body.byteLength + 8), ascii(type), body])
}

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1')

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}
