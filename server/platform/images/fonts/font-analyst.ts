/** Analyses fonts from outside in threads of their own; people take turns. */
import type { Log } from '../../log.ts'
import { createWorkerPool, type WorkOptions } from '../../workers/worker-pool.ts'
import type { FontAnalysis } from './font-facts.ts'

/** `isTransient`: it says nothing of the font, which may be analysed again. */
export type FontOutcome =
  | FontAnalysis
  | { readonly ok: false; readonly code: PoolProblemCode; readonly isTransient: true }

export interface FontAnalyst {
  /** Rejects with an AbortError when the signal is aborted or the server stops. */
  analyse(bytes: Uint8Array, work: WorkOptions): Promise<FontOutcome>
  close(): Promise<void>
}

const LIMITS = { size: 2, perShare: 1, maxWaiting: 60, timeLimit: 10_000, memoryMegabytes: 256 }

const failures = {
  late: 'font.tooSlow',
  died: 'font.tooMuchMemory',
  full: 'font.tooManyWaiting',
} as const
type PoolProblemCode = (typeof failures)[keyof typeof failures]

export function createFontAnalyst(log: Pick<Log, 'warn'>): FontAnalyst {
  const pool = createWorkerPool<Uint8Array, FontAnalysis>({
    script: new URL('./font.worker.ts', import.meta.url),
    name: 'Reading a font',
    log,
    ...LIMITS,
  })
  return {
    async analyse(bytes, work) {
      const outcome = await pool.run(bytes, work)
      if (outcome.ok) return outcome.answer
      if (outcome.reason === 'stopped') throw new DOMException('', 'AbortError')
      return { ok: false, code: failures[outcome.reason], isTransient: true }
    },
    close: () => pool.close(),
  }
}
