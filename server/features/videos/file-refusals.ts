/**
 * Why a video's file is not handed on, for whoever wanted to save it. What is said of web pages
 * does not fit here.
 */
import type { PageErrorCode } from '#core/contract/errors.contract.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Entered } from './places.ts'

/** Seconds after which another try is worth it: a file of a few megabytes has arrived by then. */
const RETRY_AFTER = 20
const after = { 'Retry-After': String(RETRY_AFTER) }

const busy = (detail: string): Refusal => new Refusal({ code: 'busy', detail }, after)

export const NO_VIDEO =
  'What Pinterest sent is no video file. Begin again with the address of the pin.'

interface Fault {
  readonly refusal: 'busy' | 'not_found' | 'too_large'
  readonly sentence: string
}

const unreached: Fault = {
  refusal: 'busy',
  sentence: `Pinterest’s video server could not be reached. Please try again in ${RETRY_AFTER} seconds.`,
}
const leadsAway: Fault = {
  refusal: 'not_found',
  sentence:
    'The address of this video leads to another place, from which nothing is handed on. Begin again with the address of the pin.',
}
const heldBack: Fault = {
  refusal: 'not_found',
  sentence:
    'Pinterest does not hand this video out. Open the pin in your browser to see whether it is still public.',
}

/** All others: what came was no video. */
const faults: Partial<Record<PageErrorCode, Fault>> = {
  too_large: {
    refusal: 'too_large',
    sentence:
      'The video is larger than 80 MB, the most that is handed on. Choose a smaller format.',
  },
  too_slow: {
    refusal: 'busy',
    sentence: `The video did not begin to arrive in time. Please try again in ${RETRY_AFTER} seconds.`,
  },
  not_found: {
    refusal: 'not_found',
    sentence:
      'There is no video at this address any more. Begin again with the address of the pin.',
  },
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
  if (full === 'all')
    return busy(
      `Many videos are on their way to other people. Please try again in ${RETRY_AFTER} seconds.`,
    )
  return new Refusal(
    {
      code: 'rate_limited',
      detail: 'Other videos are on their way to you. Wait until they have arrived.',
    },
    after,
  )
}

export function noFile(code: PageErrorCode): Refusal {
  const { refusal, sentence } = faults[code] ?? { refusal: 'not_found', sentence: NO_VIDEO }
  return refusal === 'busy' ? busy(sentence) : refuse(refusal, sentence)
}
