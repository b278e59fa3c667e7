/**
 * Three pins of an address for whoever has no account. The server reads and draws for strangers
 * here, so: few tries a visitor, one at a time for all with a short line, a deadline, our own
 * writer only, no private host but the demo site, and nothing stored.
 */
import { demoCalls } from '#core/contract/demo.contract.ts'
import type { Feature } from '../../platform/feature.ts'
import { pageFailure, type PageFailure } from '../../platform/fetch/page-failure.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { createVisitorLimit } from '../../platform/http/visitor-limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeDemo, type DemoMade, type DemoNeeds } from './make-demo.ts'
import { createWaitingLine } from './waiting-line.ts'

const MINUTE = 60_000
/** Of one visitor. */
const TRIES = [
  { length: MINUTE, most: 4 },
  { length: 60 * MINUTE, most: 20 },
]
/** The browser gives up after 30 s; this is told before. ms, waiting included */
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
  { clock }: Pick<Platform, 'clock'>,
  needs: DemoNeeds,
  { deadline = DEADLINE }: DemoOptions = {},
): Feature {
  const limit = createVisitorLimit(clock, TRIES)
  const line = createWaitingLine(LINE)
  return {
    name: 'demo',
    routes: (route) => {
      route(demoCalls.tryDemo, async ({ body, raw, signal }) => {
        const wait = limit.take(raw.ip)
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

const tooLate = pageFailure('too_slow', {
  detail: 'The page was not read and drawn in time. Try again later, or try another page.',
})

/** What was stopped by its signal has not failed by itself. */
const stopped =
  (signal: AbortSignal) =>
  (error: unknown): DemoMade => {
    if (signal.aborted) return { ok: false, failure: tooLate }
    throw error
  }

function over(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  )
}

function notMade({ code, message }: PageFailure): Refusal {
  return new Refusal({ code: 'invalid', detail: message, address: [message], page_error: code })
}

function tooOften(wait: number): Refusal {
  const seconds = Math.ceil(wait / 1000)
  return new Refusal(
    { code: 'rate_limited', detail: `That was often. Please try again in ${seconds} seconds.` },
    { 'Retry-After': String(seconds) },
  )
}

function busy(): Refusal {
  return new Refusal(
    {
      code: 'busy',
      detail: `Many people try this right now. Please try again in ${RETRY_AFTER} seconds.`,
    },
    { 'Retry-After': String(RETRY_AFTER) },
  )
}
