/** A picture that is not taken, as the answer to its upload. */
import type { ErrorCode } from '#core/contract/call/errors.contract.ts'
import { refuse, type Refusal } from '../../http/failures/refusal.ts'
import { wordPicture, type PictureProblem, type PictureProblemCode } from './picture-problem.ts'

const codes: Partial<Record<PictureProblemCode, ErrorCode>> = {
  too_large: 'too_large',
  too_many_pixels: 'too_large',
  svg_too_large: 'too_large',
  too_many_waiting: 'busy',
}

export const refusePicture = (problem: PictureProblem): Refusal =>
  refuse(codes[problem.code] ?? 'unsupported_media', wordPicture(problem))
