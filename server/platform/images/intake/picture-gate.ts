/**
 * The one way for a picture from outside into the server: uploads, pictures of pages, the demo and
 * imported accounts. The header is checked here; everything else happens in a few child processes
 * that are killed when a picture takes too much time or memory. Users are served in turn, so
 * that one user's pictures never occupy every process.
 */
import type { z } from 'zod'
import type { Log } from '../../log.ts'
import { createWorkerPool } from '../../workers/worker-pool.ts'
import { headerProblem, pictureHeader } from './picture-header.ts'
import { MAX_UPLOAD_BYTES, pictureProblem, type PictureProblem } from './picture-problem.ts'
import { PictureInspection, PictureReading, type PictureQuestion } from './picture-work.ts'

export interface PictureGate {
  /**
   * Decodes, makes upright, bounds and analyses a picture. Rejects with an AbortError when the
   * signal is aborted or the server stops.
   */
  read(
    bytes: Uint8Array,
    work: PictureWork & { readonly isLogo?: boolean },
  ): Promise<PictureReading>
  /** Decodes a picture that is stored as it is. Rejects as `read` does. */
  inspect(bytes: Uint8Array, work: PictureWork): Promise<PictureInspection>
  /** Kills the processes and what they work on. */
  close(): Promise<void>
}

export interface PictureWork {
  /** Whose picture this is: work of one share never occupies every process. */
  readonly share: string
  readonly signal?: AbortSignal | undefined
}

/** The share of all visitors without an account. */
export const VISITORS = 'visitors'

export interface PictureGateLimits {
  /** At least two, so that one share leaves one free. */
  readonly size: number
  /** Milliseconds of CPU for one picture. */
  readonly cpuLimit: number
  /** Milliseconds for one picture. */
  readonly timeLimit: number
  readonly memoryMegabytes: number
}

/** An AVIF of 40 megapixels takes about a second and 650 MB, a photo half of both. */
const LIMITS: PictureGateLimits = {
  size: 2,
  cpuLimit: 10_000,
  timeLimit: 25_000,
  memoryMegabytes: 900,
}
/** A batch of photos that is dropped at once; each may have 20 MB. */
const MAX_WAITING = 60

export function createPictureGate(
  log: Pick<Log, 'warn'>,
  limits: Partial<PictureGateLimits> = {},
): PictureGate {
  const pool = createWorkerPool<PictureQuestion, unknown>({
    script: new URL('./picture.process.ts', import.meta.url),
    name: 'Opening a picture',
    runIn: 'process',
    perShare: 1,
    maxWaiting: MAX_WAITING,
    log,
    ...LIMITS,
    ...limits,
  })
  const ask = async <Answer extends z.ZodType>(
    question: PictureQuestion,
    work: PictureWork,
    Answer: Answer,
  ): Promise<z.infer<Answer> | Failed> => {
    const { bytes } = question
    const isTooLong = question.kind === 'read' && bytes.byteLength > MAX_UPLOAD_BYTES
    const problem = isTooLong
      ? pictureProblem('too_large')
      : headerProblem(bytes, pictureHeader(bytes))
    if (problem !== null) return { ok: false, problem }
    const outcome = await pool.run(question, work)
    // A child that was taken over by a picture could answer anything.
    if (outcome.ok) return Answer.parse(outcome.answer)
    if (outcome.reason === 'stopped') throw new DOMException('', 'AbortError')
    return {
      ok: false,
      problem: pictureProblem(outcome.reason === 'full' ? 'too_many_waiting' : 'too_heavy'),
    }
  }
  return {
    read: (bytes, { isLogo = false, ...work }) =>
      ask({ kind: 'read', bytes, isLogo }, work, PictureReading),
    inspect: (bytes, work) => ask({ kind: 'inspect', bytes }, work, PictureInspection),
    close: () => pool.close(),
  }
}

type Failed = { readonly ok: false; readonly problem: PictureProblem }
