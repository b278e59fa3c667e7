/**
 * Why a video's file is not handed on, for the visitor who wanted to save it. What is stated about web pages
 * does not fit here.
 */
import type { PageErrorCode } from '#core/contract/call/errors.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import type { Entered } from './places.ts'

/** Seconds after which another try is worth it: a file of a few megabytes has arrived by then. */
const RETRY_AFTER = 20
const retry = { headers: { 'Retry-After': String(RETRY_AFTER) } }

export const NO_VIDEO = refuse('not_found', problem('videos.notVideo'))

const unreached = refuse('busy', problem('videos.unreachable', { seconds: RETRY_AFTER }), retry)
const leadsAway = refuse('not_found', problem('videos.elsewhere'))
const heldBack = refuse('not_found', problem('videos.refused'))

/** With any other code, what came was not a video. */
const refusals: Partial<Record<PageErrorCode, Refusal>> = {
  too_large: refuse('too_large', problem('videos.tooLarge')),
  too_slow: refuse('busy', problem('videos.tooSlow', { seconds: RETRY_AFTER }), retry),
  not_found: refuse('not_found', problem('videos.gone')),
  site_error: unreached,
  unreachable: unreached,
  unknown_host: unreached,
  refused: heldBack,
  robots: heldBack,
  bad_address: leadsAway,
  private_address: leadsAway,
  redirect_private: leadsAway,
  redirect_loop: leadsAway,
}

export function noPlace({ full }: Extract<Entered, { readonly ok: false }>): Refusal {
  return full === 'all'
    ? refuse('busy', problem('videos.busy', { seconds: RETRY_AFTER }), retry)
    : refuse('rate_limited', problem('videos.yoursBusy'), retry)
}

export const noFile = (code: PageErrorCode): Refusal => refusals[code] ?? NO_VIDEO
