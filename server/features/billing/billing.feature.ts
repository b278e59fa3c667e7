/**
 * Plans of the operator's and their payment by Stripe. Nothing of the product is locked by a plan
 * (docs/decisions/0015-subscriptions.md).
 */
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSharedTurns } from '../../platform/limits/shared-turns.ts'
import type { BillingParts } from './billing-parts.ts'
import { billingRoutes } from './billing.routes.ts'
import { addFarewell, deleteOldMessages, findCustomer, listSubscriptions } from './billing.store.ts'
import { farewellCleanup, sendFarewell } from './farewell.ts'
import { stripeGateway, type StripeGateway } from './stripe-gateway.ts'
import { webhookRoutes } from './webhook.routes.ts'

const DAY = 86_400_000
/** Stripe brings a message again for three days; by hand it can be sent again for thirty. */
const DAYS_A_MESSAGE_IS_KNOWN = 60

export interface BillingNeeds {
  /** Instead of Stripe with its own patience: for tests. */
  readonly stripe?: StripeGateway
}

export function billingFeature(platform: Platform, needs: BillingNeeds = {}): Feature {
  const { config, database, clock } = platform
  const stripe =
    config.billing.stripe === null ? null : (needs.stripe ?? stripeGateway(config.billing.stripe))
  const parts: BillingParts = { platform, stripe, inTurn: createSharedTurns(platform) }
  return {
    name: 'billing',
    routes: (route, app) => {
      billingRoutes(route, parts)
      webhookRoutes(app, parts)
    },
    exportParts: async (owner) => [
      {
        path: 'payments.json',
        read: async () =>
          JSON.stringify(
            {
              stripe_customer: (await findCustomer(database.root, owner))?.customer_id ?? null,
              subscriptions: await listSubscriptions(database.root, owner),
            },
            null,
            2,
          ),
      },
    ],
    forgetUser: async (tx, owner) => {
      const customer = (await findCustomer(tx, owner))?.customer_id
      if (customer === undefined) return undefined
      await addFarewell(tx, customer, clock.now())
      return stripe === null
        ? undefined
        : async () => void (await sendFarewell(parts, stripe, customer))
    },
    cleanupJobs: [
      {
        name: "messages of Stripe's",
        run: (now) => deleteOldMessages(database.root, now - DAYS_A_MESSAGE_IS_KNOWN * DAY),
      },
      ...(stripe === null ? [] : [farewellCleanup(parts, stripe)]),
    ],
  }
}
