/** A workspace file whose pictures and fonts are made to harm the server that imports them. */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { hostileWorkspace, workspaceOf } from '../hostile-workspaces.ts'
import { cmapBombFont } from './hostile-fonts.ts'
import { filterBombSvg, gridAvif } from './hostile-pictures.ts'

const EDGE = 6_300
const TIMES = 4

/** 39.7 megapixels in about 50 kB: within the limit, and heavy. */
const heavyPng = (): Promise<Buffer> =>
  sharp({ create: { width: EDGE, height: EDGE, channels: 3, background: '#336699' } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer()

/** The same file with a header that claims 1,600 megapixels. */
function hugePng(png: Buffer): Buffer {
  const claiming = Buffer.from(png)
  claiming.writeUInt32BE(40_000, 16)
  claiming.writeUInt32BE(40_000, 20)
  return claiming
}

export interface HostileImport {
  readonly file: Buffer
  /** Files that an import must refuse; the others are heavy, and right. */
  readonly wrong: number
}

export async function hostileImport(): Promise<HostileImport> {
  const png = await heavyPng()
  const avif = await gridAvif(6)
  const pictures = [
    ...repeated(png, 'png'),
    ...repeated(hugePng(png), 'png'),
    ...repeated(avif, 'jpg'),
    ...repeated(filterBombSvg(), 'jpg'),
  ]
  const fonts = repeated(cmapBombFont(), 'ttf')
  const row = ({ name, bytes }: StoredFile) => ({
    id: crypto.randomUUID(),
    name,
    bytes: bytes.length,
    created_at: 1,
  })
  const shown = { kind: 'upload', width: EDGE, height: EDGE, facts: null }
  const file = await workspaceOf(
    {
      'pictures/000001.ndjson': lines(pictures.map((one) => ({ ...row(one), ...shown }))),
      'fonts/000001.ndjson': lines(fonts.map((one) => ({ ...row(one), family: 'Bomb' }))),
      ...Object.fromEntries(
        [...pictures, ...fonts].map(({ name, bytes }) => [`files/${name}`, bytes]),
      ),
    },
    { pictures: pictures.length, fonts: fonts.length },
  )
  return { file, wrong: 4 * TIMES }
}

const MEGABYTE = 1024 * 1024

/** Two lines that are nearly as long as a line may be: of two million numbers, and of texts. */
export async function longLines(): Promise<Buffer> {
  const numbers = '1234567890123456,'.repeat(1_990_000)
  const text = `"${'Climbing beans '.repeat(20)}",`
  const texts = text.repeat(Math.floor((30 * MEGABYTE) / text.length))
  const content = `{"numbers":[${numbers}1]}\n{"texts":[${texts}""]}\n`
  return hostileWorkspace('events/000001.ndjson', Buffer.from(content))
}

/** The same of one number, and of blanks. */
export async function longTokens(): Promise<Buffer> {
  const [digits, blanks] = ['1', ' '].map((one) => one.repeat(30 * MEGABYTE))
  const content = `{"number":${digits}}\n{"blanks":${blanks}1}\n`
  return hostileWorkspace('events/000001.ndjson', Buffer.from(content))
}

interface StoredFile {
  readonly name: string
  readonly bytes: Buffer
}

const repeated = (bytes: Buffer, extension: string): StoredFile[] =>
  Array.from({ length: TIMES }, () => ({
    name: `${randomBytes(16).toString('hex')}.${extension}`,
    bytes,
  }))

const lines = (rows: readonly object[]): Buffer =>
  Buffer.from(rows.map((one) => `${JSON.stringify(one)}\n`).join(''))
