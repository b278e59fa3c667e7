/**
 * What an operator asks money for, and what a person has of it. Prices are the operator's words;
 * Stripe alone counts money.
 */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { Id, Time } from '../call/primitives.ts'

/** Stripe's words for a subscription that is not over. */
export const SubscriptionStatus = z.enum([
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const Subscription = z.object({
  /** Null = a plan that is not offered any more. */
  plan_id: z.string().nullable(),
  status: SubscriptionStatus,
  /** When the next payment is due; null = none is known. */
  renews_at: Time.nullable(),
  /** Set when it has been cancelled and runs out. */
  ends_at: Time.nullable(),
})
export type Subscription = z.infer<typeof Subscription>

/** `can_manage`: there is something to see in Stripe's billing portal. */
export const BillingState = z.object({
  subscription: Subscription.nullable(),
  can_manage: z.boolean(),
})
export type BillingState = z.infer<typeof BillingState>

/** An address at Stripe, where the browser goes next. */
const Onward = z.object({ url: z.url() })

export const billingCalls = defineCalls({
  getBilling: { method: 'GET', path: '/api/billing/', access: 'user', answer: BillingState },
  /** The same key gives the same checkout, however often it is pressed. */
  startCheckout: {
    method: 'POST',
    path: '/api/billing/checkout/',
    access: 'user',
    body: z.object({ plan_id: z.string().max(100), idempotency_key: Id }),
    answer: Onward,
    errors: ['not_found', 'conflict', 'service_off', 'payment_unavailable'],
  },
  /** After the way back from Stripe: asks there, since its own message may be late. */
  confirmCheckout: {
    method: 'POST',
    path: '/api/billing/confirm/',
    access: 'user',
    answer: BillingState,
    errors: ['service_off', 'payment_unavailable'],
  },
  openBillingPortal: {
    method: 'POST',
    path: '/api/billing/portal/',
    access: 'user',
    answer: Onward,
    errors: ['not_found', 'service_off', 'payment_unavailable'],
  },
})
