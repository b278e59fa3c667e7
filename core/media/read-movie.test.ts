import { expect, test } from 'vitest'
import fc from 'fast-check'
import { box, mp4, type Mp4Of } from '../../tests/support/media/mp4-boxes.ts'
import { boxesIn, MAX_BOXES } from './iso-boxes.ts'
import { movieIn, videoExtension } from './read-movie.ts'
import { videoFacts } from './video.rules.ts'

const read = async (bytes: Buffer<ArrayBuffer>) => movieIn(new Blob([bytes]))

test('length, size and codec are read wherever the index is, in short and in long times', async () => {
  const movie = { durationMs: 12_000, video: { codec: 'avc1', width: 1080, height: 1920 } }
  for (const version of [0, 1] as const)
    for (const isIndexLast of [true, false])
      expect(await read(mp4({ version, isIndexLast }))).toEqual(movie)
})

test('a video that is stored on its side is as large as it is shown', async () => {
  expect((await read(mp4({ isTurned: true, width: 1080, height: 1920 })))?.video).toMatchObject({
    width: 1080,
    height: 1920,
  })
})

test('only the index is read of a large file', async () => {
  const bytes = mp4({ content: 1_000_000, isIndexLast: true })
  const asked: number[] = []
  const file = new Blob([bytes])
  const movie = await movieIn({
    size: file.size,
    slice: (from, to) => {
      asked.push(to - from)
      return file.slice(from, to)
    },
  })
  expect(movie?.durationMs).toBe(12_000)
  expect(asked.reduce((sum, length) => sum + length, 0)).toBeLessThan(2_000)
})

test('a length of 1 takes the next eight bytes, and 0 reaches to the end', async () => {
  const long = mp4({ isIndexLast: true })
  const [type, rest] = [long.subarray(0, 20), long.subarray(20)]
  const header = Buffer.alloc(16)
  header.writeUInt32BE(1)
  header.write('mdat', 4, 'latin1')
  header.writeBigUInt64BE(BigInt(16 + 64), 8)
  expect(await read(Buffer.concat([type, header, rest.subarray(8)]))).not.toBeNull()
  const open = Buffer.from(mp4())
  open.writeUInt32BE(0, open.length - 72)
  expect(await read(open)).not.toBeNull()
})

test('the length of a file in fragments is in its extension', async () => {
  const whole = mp4({ seconds: 0 })
  expect((await read(whole))?.durationMs).toBe(0)
  const at = whole.indexOf('moov', 0, 'latin1') - 4
  const size = whole.readUInt32BE(at)
  const extended = Buffer.concat([
    whole.subarray(at + 8, at + size),
    box('mvex', box('mehd', Buffer.from([0, 0, 0, 0, 0, 0, 0x17, 0x70]))),
  ])
  expect(
    (await read(Buffer.concat([whole.subarray(0, at), box('moov', extended)])))?.durationMs,
  ).toBe(10_000)
})

test('an index of nothing but empty boxes is read only so far', async () => {
  const empty = Buffer.concat(Array.from({ length: 4 * MAX_BOXES }, () => box('free')))
  expect([...boxesIn(empty)]).toHaveLength(MAX_BOXES)
  const whole = mp4()
  const at = whole.indexOf('moov', 0, 'latin1') - 4
  const index = whole.subarray(at + 8, at + whole.readUInt32BE(at))
  const late = box('moov', empty, index)
  expect(await read(Buffer.concat([whole.subarray(0, at), late]))).toBeNull()
})

test.each([
  ['isom', 'mp4'],
  ['mp42', 'mp4'],
  ['qt  ', 'mov'],
  ['M4V ', 'm4v'],
  ['avif', null],
  ['heic', null],
])('a file of the brand "%s" is %s', (brand, extension) => {
  expect(videoExtension(mp4({ brand }))).toBe(extension)
})

test('a JPEG, a WebM and an empty file are no video of ours', () => {
  expect(videoExtension(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBeNull()
  expect(
    videoExtension(new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0, 0, 0, 0, 0])),
  ).toBeNull()
  expect(videoExtension(new Uint8Array())).toBeNull()
})

test.each<[Mp4Of, string, object]>([
  [{ codec: null }, 'video.noPicture', {}],
  [{ codec: 'av01' }, 'video.codec', { codec: 'AV1' }],
  [{ codec: 'xyz ' }, 'video.codec', { codec: 'xyz' }],
  [{ seconds: 3.9 }, 'video.tooShort', { seconds: 3.9, least: 4 }],
  [{ seconds: 901 }, 'video.tooLong', { minutes: 15.1, most: 15 }],
  [{ seconds: 0 }, 'video.damaged', {}],
  [{ width: 1920, height: 1000 }, 'video.tooWide', { width: 1920, height: 1000 }],
  [{ width: 1000, height: 2001 }, 'video.tooTall', { width: 1000, height: 2001 }],
])('%o is refused', async (of, code, params) => {
  expect(videoFacts(await read(mp4(of)))).toMatchObject({ code, params })
})

test.each<Mp4Of>([
  { seconds: 4 },
  { seconds: 900 },
  { codec: 'hvc1' },
  { width: 1910, height: 1000 },
  { width: 1000, height: 2000 },
])('%o is taken', async (of) => {
  const { seconds = 12, width = 1080, height = 1920 } = of
  expect(videoFacts(await read(mp4(of)))).toEqual({ durationMs: seconds * 1_000, width, height })
})

test('a file that is cut or changed anywhere is read or damaged, and throws nothing', async () => {
  const whole = mp4()
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length),
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 }),
      async (length, changes) => {
        const bytes = Buffer.from(whole)
        for (const [at, value] of changes) bytes[at] = value
        const movie = await read(bytes.subarray(0, length))
        expect(movie === null || movie.durationMs >= 0).toBe(true)
      },
    ),
  )
})
