/**
 * Whether bytes are the picture or font that their row says. They are served to everybody and given
 * to the renderer later, so what could be dangerous there (another format, more pixels than stated, a
 * picture that takes too long to open) is refused here. Pictures are opened in the child processes
 * of the picture gate, fonts in a thread.
 */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { FontLine, PictureLine } from '#core/workspace/workspace.schema.ts'
import type { FileIntake } from '../../platform/images/file-intake.ts'
import type { PictureWork } from '../../platform/images/intake/picture-gate.ts'
import { wordPicture } from '../../platform/images/intake/picture-problem.ts'

const BAD_PICTURE = problem('workspace.badPicture')
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
): Promise<Problem | null> {
  if (bytes.length !== row.bytes)
    return problem('workspace.otherSize', { bytes: bytes.length, expected: row.bytes })
  if (!('family' in row)) return await wrongPicture(bytes, row, checking)
  const analysis = await checking.intake.fonts.analyse(bytes, checking.work)
  return analysis.ok ? null : problem(analysis.code)
}

async function wrongPicture(
  bytes: Uint8Array,
  row: PictureLine,
  { intake, work }: FileChecking,
): Promise<Problem | null> {
  if (!startsAs(bytes, row.name)) return BAD_PICTURE
  const picture = await intake.gate.inspect(bytes, work)
  if (!picture.ok)
    return picture.problem.code === 'unreadable' || picture.problem.code === 'unsupported'
      ? BAD_PICTURE
      : wordPicture(picture.problem)
  if (picture.format !== formats[row.name.split('.').at(-1) ?? '']) return BAD_PICTURE
  return picture.width === row.width && picture.height === row.height
    ? null
    : problem('workspace.otherPictureSize', {
        width: picture.width,
        height: picture.height,
        expectedWidth: row.width,
        expectedHeight: row.height,
      })
}

/** Before any decoder sees it. */
function startsAs(bytes: Uint8Array, name: string): boolean {
  const start = name.endsWith('.jpg') ? [0xff, 0xd8, 0xff] : [0x89, 0x50, 0x4e, 0x47]
  return start.every((byte, at) => bytes[at] === byte)
}
