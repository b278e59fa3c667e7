/** What the files of billing share. */
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import { stripeFailure, type StripeGateway } from './stripe-gateway.ts'

export interface BillingParts {
  readonly platform: Platform
  /** Null = no payments on this server. */
  readonly stripe: StripeGateway | null
  /** What a person presses, and what Stripe reports of them, comes one after the other. */
  readonly inTurn: <T>(owner: string, work: () => Promise<T>) => Promise<T>
}

export const PAYMENTS_OFF = refuse('service_off', problem('billing.off'))
const NO_ANSWER = refuse('payment_unavailable', problem('billing.unreachable'))

/**
 * What went wrong at Stripe is logged without a person's words, and answered as a sentence; a bug
 * of ours goes on up.
 */
export async function askingStripe<T>(
  { platform }: BillingParts,
  work: () => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    const failure = stripeFailure(error)
    if (failure === null) throw error
    platform.log.warn('Stripe did not do what it was asked', failure)
    return NO_ANSWER
  }
}
