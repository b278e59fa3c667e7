/** What the page of plans asks. */
import { billingCalls } from '#core/contract/account/billing.contract.ts'
import { Refusal } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { askingStripe, PAYMENTS_OFF, type BillingParts } from './billing-parts.ts'
import { startCheckout } from './checkout.ts'
import { openPortal } from './portal.ts'
import { billingState, settleCheckout } from './subscriptions.ts'

export function billingRoutes(route: Route, parts: BillingParts): void {
  const { stripe } = parts
  route(billingCalls.getBilling, async ({ user }) => billingState(parts, user.id))
  route(billingCalls.startCheckout, async ({ user, body }) => {
    if (stripe === null) return PAYMENTS_OFF
    return askingStripe(parts, () =>
      parts.inTurn(user.id, () =>
        startCheckout(parts, stripe, { user, planId: body.plan_id, key: body.idempotency_key }),
      ),
    )
  })
  route(billingCalls.confirmCheckout, async ({ user }) => {
    if (stripe === null) return PAYMENTS_OFF
    const settled = await askingStripe(parts, () =>
      parts.inTurn(user.id, () => settleCheckout(parts, stripe, user.id)),
    )
    return settled instanceof Refusal ? settled : billingState(parts, user.id)
  })
  route(billingCalls.openBillingPortal, async ({ user }) => {
    if (stripe === null) return PAYMENTS_OFF
    return askingStripe(parts, () =>
      parts.inTurn(user.id, () => openPortal(parts, stripe, user.id)),
    )
  })
}
