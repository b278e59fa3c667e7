/** The way to Stripe's billing portal, where a person changes and ends what they pay. */
import { problem } from '#core/contract/call/problems.contract.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import type { BillingParts } from './billing-parts.ts'
import { findCustomer } from './billing.store.ts'
import { isUnknownCustomer, type StripeGateway } from './stripe-gateway.ts'
import { syncPaying } from './subscriptions.ts'

const UNKNOWN = refuse('not_found', problem('billing.unknownCustomer'))

/**
 * Whom Stripe does not know (deleted there, or a customer of its test mode) is offered the plans
 * again: what they had is written down as over.
 */
export async function openPortal(
  parts: BillingParts,
  stripe: StripeGateway,
  owner: string,
): Promise<{ url: string } | Refusal> {
  const { config, database } = parts.platform
  const customer = await findCustomer(database.root, owner)
  if (customer === undefined) return notFound('payment')
  try {
    return { url: await stripe.openPortal(customer.customer_id, `${config.publicUrl}/subscribe`) }
  } catch (error) {
    if (!isUnknownCustomer(error)) throw error
    await syncPaying(parts, stripe, owner)
    return UNKNOWN
  }
}
