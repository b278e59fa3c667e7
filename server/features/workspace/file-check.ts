/**
 * Whether bytes are the picture or font that their row says. They are served to everybody and given
 * to the renderer later, so what could be dangerous there (another format, more pixels than said, a
 * picture that takes too long to open) is refused here. Pictures are opened in the child processes
 * of the picture gate, fonts in a thread.
 */
import { problem } from '#core/contract/problems.contract.ts'
import type { FontLine, PictureLine } from '#core/workspace/workspace.schema.ts'
import type { FileIntake } from '../../platform/images/file-intake.ts'
import type { PictureWork } from '../../platform/images/intake/picture-gate.ts'
import { wordPicture } from '../../platform/images/intake/picture-problem.ts'

const formats: Readonly<Record<string, string>> = { jpg: 'jpeg', png: 'png' }

export interface FileChecking {
  readonly intake: FileIntake
  /** Whose import it is. */
  readonly work: PictureWork
}

/** Null when all is well. */
export async function wrongFile(
  bytes: Uint8Array,
  row: PictureLine | FontLine,
  checking: FileChecking,
): Promise<string | null> {
  if (bytes.length !== row.bytes)
    return `It has ${bytes.length} bytes, and its row says ${row.bytes}. Export the account again.`
  if (!('family' in row)) return await wrongPicture(bytes, row, checking)
  const analysis = await checking.intake.fonts.analyse(bytes, checking.work)
  return analysis.ok ? null : problem(analysis.code).message
}

async function wrongPicture(
  bytes: Uint8Array,
  row: PictureLine,
  { intake, work }: FileChecking,
): Promise<string | null> {
  const NO_PICTURE = 'This is no JPEG or PNG that can be read. Export the account again.'
  if (!startsAs(bytes, row.name)) return NO_PICTURE
  const picture = await intake.gate.inspect(bytes, work)
  if (!picture.ok)
    return picture.problem.code === 'unreadable' || picture.problem.code === 'unsupported'
      ? NO_PICTURE
      : wordPicture(picture.problem).message
  if (picture.format !== formats[row.name.split('.').at(-1) ?? '']) return NO_PICTURE
  return picture.width === row.width && picture.height === row.height
    ? null
    : `The picture has ${picture.width} × ${picture.height} pixels, and its row says ${row.width} × ${row.height}. Export the account again.`
}

/** Before any decoder sees it. */
function startsAs(bytes: Uint8Array, name: string): boolean {
  const start = name.endsWith('.jpg') ? [0xff, 0xd8, 0xff] : [0x89, 0x50, 0x4e, 0x47]
  return start.every((byte, at) => bytes[at] === byte)
}
