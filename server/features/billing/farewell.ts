/**
 * A deleted user must not go on paying: their customer is deleted at Stripe, which ends
 * every subscription. Written down with the deletion, and tried again every hour until Stripe has
 * answered.
 */
import type { CleanupJob } from '../../platform/sweep.ts'
import type { BillingParts } from './billing-parts.ts'
import { deleteFarewell, listFarewells } from './billing.store.ts'
import { stripeFailure, type StripeGateway } from './stripe-gateway.ts'

export function farewellCleanup(parts: BillingParts, stripe: StripeGateway): CleanupJob {
  return {
    name: 'customers at Stripe',
    run: async () => {
      let count = 0
      for (const customer of await listFarewells(parts.platform.database.root))
        if (await sendFarewell(parts, stripe, customer)) count += 1
      return count
    },
  }
}

/** False = Stripe could not be reached now. */
export async function sendFarewell(
  { platform: { database, log } }: BillingParts,
  stripe: StripeGateway,
  customer: string,
): Promise<boolean> {
  try {
    await stripe.forgetCustomer(customer)
  } catch (error) {
    const failure = stripeFailure(error)
    if (failure === null) throw error
    log.warn('A deleted user is still a customer at Stripe; it is tried again in an hour', {
      customer,
      ...failure,
    })
    return false
  }
  await deleteFarewell(database.root, customer)
  return true
}
