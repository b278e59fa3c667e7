/**
 * Whether bytes are the picture or font that their row speaks of. They are served to everybody and
 * given to the renderer later, so what could be dangerous there (another format, more pixels than
 * said) is refused here. Only headers are read: decoding costs a second each.
 */
import sharp from 'sharp'
import type { FontLine, PictureLine } from '#core/workspace/workspace.schema.ts'
import { FontError, readFontFile } from '../../platform/images/font-file.ts'

const MOST_PIXELS = 40_000_000
const formats: Readonly<Record<string, string>> = { jpg: 'jpeg', png: 'png' }

/** Null when all is well. */
export async function wrongFile(
  bytes: Uint8Array,
  row: PictureLine | FontLine,
): Promise<string | null> {
  if (bytes.length !== row.bytes)
    return `It has ${bytes.length} bytes, and its row says ${row.bytes}. Export the account again.`
  return 'family' in row ? wrongFont(bytes) : await wrongPicture(bytes, row)
}

async function wrongPicture(bytes: Uint8Array, row: PictureLine): Promise<string | null> {
  const isTold = startsAs(bytes, row.name)
  const info = isTold
    ? await sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 })
        .metadata()
        .catch(() => null)
    : null
  if (info === null || info.format !== formats[row.name.split('.').at(-1) ?? ''])
    return 'This is no JPEG or PNG that can be read. Export the account again.'
  return info.width === row.width && info.height === row.height
    ? null
    : `The picture has ${info.width} × ${info.height} pixels, and its row says ${row.width} × ${row.height}. Export the account again.`
}

/** Before any decoder sees it. */
function startsAs(bytes: Uint8Array, name: string): boolean {
  const start = name.endsWith('.jpg') ? [0xff, 0xd8, 0xff] : [0x89, 0x50, 0x4e, 0x47]
  return start.every((byte, at) => bytes[at] === byte)
}

function wrongFont(bytes: Uint8Array): string | null {
  try {
    readFontFile(bytes)
    return null
  } catch (error) {
    if (error instanceof FontError) return error.message
    throw error
  }
}
