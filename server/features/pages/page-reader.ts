/**
 * Asks the threads that read pages. A page that is too much for its thread is a failure; all others are read.
 */
import { availableParallelism } from 'node:os'
import { problem } from '#core/contract/call/problems.contract.ts'
import { pageFailure, type PageFailure } from '../../platform/fetch/page-failure.ts'
import type { Log } from '../../platform/log.ts'
import { createWorkerPool, type WorkerPoolOptions } from '../../platform/workers/worker-pool.ts'
import type { PageAnswers, PageQuestion, PageQuestions } from './extraction/page-work.ts'

export type PageReading<Kind extends keyof PageAnswers> =
  | { readonly ok: true; readonly answer: PageAnswers[Kind] }
  | { readonly ok: false; readonly failure: PageFailure }

export interface PageReader {
  ask<Kind extends keyof PageQuestions>(
    kind: Kind,
    question: PageQuestions[Kind],
    signal?: AbortSignal,
  ): Promise<PageReading<Kind>>
  close(): Promise<void>
}

/**
 * A page of a blog takes 20 to 200 ms, the longest of our fixtures a second; two threads, since
 * reading is mostly waiting for other servers.
 */
const LIMITS = {
  size: Math.min(2, availableParallelism()),
  timeLimit: 20_000,
  memoryMegabytes: 512,
}

export type PageReaderLimits = Partial<
  Pick<WorkerPoolOptions, 'size' | 'timeLimit' | 'memoryMegabytes'>
>

const failures = {
  late: pageFailure('too_slow', {
    problem: problem('pages.workTooSlow'),
  }),
  died: pageFailure('too_large', {
    problem: problem('pages.workTooMuch'),
  }),
  stopped: pageFailure('unreachable', { reason: problem('reason.readingStopped') }),
} as const satisfies Record<string, PageFailure>

const listFailures = {
  late: pageFailure('too_slow', {
    problem: problem('sources.listTooSlow'),
  }),
  died: pageFailure('too_large', {
    problem: problem('sources.listTooLarge'),
  }),
}
const LISTS: ReadonlySet<keyof PageQuestions> = new Set(['sitemap', 'feed', 'list'])

/** No thread is started before the first question. */
export function createPageReader(
  log: Pick<Log, 'warn'>,
  limits: PageReaderLimits = {},
): PageReader {
  const script = new URL('./extraction/page.worker.ts', import.meta.url)
  const pool = createWorkerPool<PageQuestion, PageAnswers[keyof PageAnswers]>({
    script,
    name: 'Reading a page',
    log,
    ...LIMITS,
    ...limits,
  })
  return {
    async ask<Kind extends keyof PageQuestions>(
      kind: Kind,
      question: PageQuestions[Kind],
      signal?: AbortSignal,
    ): Promise<PageReading<Kind>> {
      // The table of questions relates a kind to its parts and its answer; a union built from a
      // variable kind can't say so.
      const asked = { kind, ...question } as unknown as PageQuestion
      // Somebody waits for words: they are not behind all pages and lists that are read.
      const share = kind === 'words' ? 'words' : 'pages'
      const outcome = await pool.run(asked, { signal, share })
      return outcome.ok
        ? { ok: true, answer: outcome.answer as PageAnswers[Kind] }
        : { ok: false, failure: failureOf(kind, outcome.reason) }
    },
    close: () => pool.close(),
  }
}

function failureOf(
  kind: keyof PageQuestions,
  reason: 'late' | 'died' | 'stopped' | 'full',
): PageFailure {
  if (reason === 'late' || reason === 'died')
    return (LISTS.has(kind) ? listFailures : failures)[reason]
  return failures.stopped
}
