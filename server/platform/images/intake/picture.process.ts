/**
 * A child process that decodes pictures from outside, one after the other. It may be killed at any
 * moment, and kills itself when a picture takes too much.
 */
import sharp from 'sharp'
import { serveProcessWork } from '../../workers/serve-process-work.ts'
import { analysePicture } from '../analysis/picture-analyst.ts'
import { decodePicture, inspectPicture } from './picture-decoder.ts'
import type { PictureInspection, PictureQuestion, PictureReading } from './picture-work.ts'

// One picture keeps one processor busy, and no decoded picture is kept: none is asked for twice.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg', 'Tiff'].map(
    (format) => `VipsForeignLoad${format}Buffer`,
  ),
})

serveProcessWork(answer)

async function answer(question: PictureQuestion): Promise<PictureReading | PictureInspection> {
  if (question.kind === 'inspect') {
    const inspected = await inspectPicture(question.bytes)
    return inspected.ok ? { ok: true, ...inspected.value } : inspected
  }
  const decoded = await decodePicture(question.bytes, { isLogo: question.isLogo })
  if (!decoded.ok) return decoded
  return { ok: true, picture: decoded.value, facts: await analysePicture(decoded.value.bytes) }
}
