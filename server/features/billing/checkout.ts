/**
 * The way to Stripe's checkout: a person has one open at most, so that two tabs never charge
 * twice.
 */
import type { User } from '#core/contract/account/auth.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import type { BillingParts } from './billing-parts.ts'
import { findCustomer, putCustomer, putOpenSession, type CustomerRow } from './billing.store.ts'
import { isUnknownCustomer, stripeFailure, type StripeGateway } from './stripe-gateway.ts'
import { isPaying, settleCheckout } from './subscriptions.ts'

const HAS_PLAN = refuse('conflict', problem('billing.hasPlan'))

export interface Press {
  readonly user: User
  readonly planId: string
  readonly key: string
}

export async function startCheckout(
  parts: BillingParts,
  stripe: StripeGateway,
  press: Press,
): Promise<{ url: string } | Refusal> {
  const { config, database } = parts.platform
  const plan = config.billing.plans.find(({ id }) => id === press.planId)
  if (plan?.stripe_price === undefined) return notFound('plan')
  const owner = press.user.id
  // They may have paid a moment ago in another tab.
  await settleCheckout(parts, stripe, owner)
  if (await isPaying(parts, stripe, owner)) return HAS_PLAN
  const customer =
    (await findCustomer(database.root, owner)) ??
    (await becomeCustomer(parts, stripe, { user: press.user, instead: null }))
  const checkout = await openCheckout(parts, stripe, { press, customer, price: plan.stripe_price })
  const before = customer.open_session
  // The one before stays written down until it is known to have ended: a press that fails here is
  // sent again.
  if (before !== null && before !== checkout.id && (await endCheckout(stripe, before)) === 'paid') {
    await settleCheckout(parts, stripe, owner)
    await endCheckout(stripe, checkout.id)
    return HAS_PLAN
  }
  await putOpenSession(database.root, owner, checkout.id)
  return { url: checkout.url }
}

async function becomeCustomer(
  { platform: { database, clock } }: BillingParts,
  stripe: StripeGateway,
  {
    user: { id: owner, email, first_name, last_name },
    instead,
  }: { user: User; instead: CustomerRow | null },
): Promise<CustomerRow> {
  const customer_id = await stripe.createCustomer({
    owner,
    email,
    name: `${first_name} ${last_name}`.trim(),
    instead: instead?.customer_id ?? '',
  })
  const row = {
    user_id: owner,
    customer_id,
    open_session: instead?.open_session ?? null,
    created_at: clock.now(),
  }
  await database.transaction((tx) => putCustomer(tx, row))
  return row
}

interface Wanted {
  readonly press: Press
  readonly customer: CustomerRow
  readonly price: string
}

/**
 * A customer that Stripe does not know (deleted there, or made with the key of its test mode) is
 * made again.
 */
async function openCheckout(
  parts: BillingParts,
  stripe: StripeGateway,
  { press, customer, price }: Wanted,
): Promise<{ id: string; url: string }> {
  const wanted = {
    owner: press.user.id,
    price,
    key: press.key,
    back: `${parts.platform.config.publicUrl}/subscribe`,
  }
  try {
    return await stripe.createCheckout({ ...wanted, customer: customer.customer_id })
  } catch (error) {
    if (!isUnknownCustomer(error)) throw error
    const { customer_id } = await becomeCustomer(parts, stripe, {
      user: press.user,
      instead: customer,
    })
    return stripe.createCheckout({ ...wanted, customer: customer_id })
  }
}

/** Ends it. One that has ended by itself meanwhile can't be ended: then it may have been paid. */
async function endCheckout(stripe: StripeGateway, session: string): Promise<'unpaid' | 'paid'> {
  try {
    await stripe.expireCheckout(session)
    return 'unpaid'
  } catch (error) {
    if (stripeFailure(error)?.type !== 'StripeInvalidRequestError') throw error
    const status = (await stripe.readCheckout(session))?.status
    if (status === 'open') throw error
    return status === 'complete' ? 'paid' : 'unpaid'
  }
}
