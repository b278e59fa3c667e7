/**
 * Three pins of an address for visitors without an account. The server reads and draws for strangers
 * here, so: few tries a visitor, one at a time for all with a short line, a deadline, our own
 * writer only, no private host but the demo site, and nothing stored.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import { demoCalls } from '#core/contract/account/demo.contract.ts'
import type { Feature } from '../../platform/feature.ts'
import { pageFailure, type PageFailure, PageWorkError } from '../../platform/fetch/page-failure.ts'
import { refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import { createVisitorLimit } from '../../platform/http/limits/visitor-limit.ts'
import { refuseWithoutProof } from '../../platform/limits/proof-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeDemo, type DemoMade, type DemoNeeds } from './make-demo.ts'
import { createSharedLine } from './shared-line.ts'

const MINUTE = 60_000
/** Of one visitor. */
const TRIES = {
  name: 'demo',
  windows: [
    { length: MINUTE, most: 4 },
    { length: 60 * MINUTE, most: 20 },
  ],
}
/** The browser gives up after 30 s; this is reported before. ms, waiting included */
const DEADLINE = 26_000
/** Waiting longer than behind three others would come near the deadline. */
const LINE = { atOnce: 1, waiting: 3 }
/** Seconds after which a full line is worth another try. */
const RETRY_AFTER = 20

export interface DemoOptions {
  /** ms; shorter in tests. */
  readonly deadline?: number
}

export function demoFeature(
  { config, database, clock, log }: Pick<Platform, 'config' | 'database' | 'clock' | 'log'>,
  needs: DemoNeeds,
  { deadline = DEADLINE }: DemoOptions = {},
): Feature {
  const limit = createVisitorLimit({ database, clock }, TRIES)
  const line = createSharedLine({ database, log }, LINE)
  return {
    name: 'demo',
    routes: (route) => {
      route(demoCalls.tryDemo, async ({ body, raw, signal }) => {
        const unproved = await refuseWithoutProof({ config, database, clock }, raw, 'demo')
        if (unproved !== null) return unproved
        const wait = await limit.take(raw.ip)
        if (wait > 0) return tooOften(wait)
        const late = AbortSignal.timeout(deadline)
        const ends = AbortSignal.any([signal, late])
        const made = await Promise.race([
          line.run(() => makeDemo(needs, body.address, ends).catch(stopped(ends)), ends),
          over(late),
        ])
        if (made === null) return notMade(tooLate)
        if (made.ok) return made.value.ok ? made.value.demo : notMade(made.value.failure)
        return made.reason === 'full' ? busy() : notMade(tooLate)
      })
    },
  }
}

const tooLate = pageFailure('too_slow', { problem: problem('demo.tooSlow') })

/** What was stopped by its signal has not failed by itself. */
const stopped =
  (signal: AbortSignal) =>
  (error: unknown): DemoMade => {
    if (signal.aborted) return { ok: false, failure: tooLate }
    if (error instanceof PageWorkError) return { ok: false, failure: error.failure }
    throw error
  }

function over(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  )
}

function notMade({ code, problem: why }: PageFailure): Refusal {
  return refuse('invalid', why, { field: 'address', flags: { page_error: code } })
}

function tooOften(wait: number): Refusal {
  const seconds = Math.ceil(wait / 1000)
  return refuse('rate_limited', problem('demo.tooOften', { seconds }), {
    headers: { 'Retry-After': String(seconds) },
  })
}

function busy(): Refusal {
  return refuse('busy', problem('demo.busy', { seconds: RETRY_AFTER }), {
    headers: { 'Retry-After': String(RETRY_AFTER) },
  })
}
