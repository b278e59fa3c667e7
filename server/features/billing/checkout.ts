/** The way to Stripe's checkout: a person has one open at most, so that nobody pays twice from two tabs. */
import type { User } from '#core/contract/auth.contract.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/refusal.ts'
import type { BillingParts } from './billing-parts.ts'
import { findCustomer, putCustomer, putOpenSession, type CustomerRow } from './billing.store.ts'
import { stripeFailure, type StripeGateway } from './stripe-gateway.ts'
import { isPaying, settleCheckout } from './subscriptions.ts'

export interface Press {
  readonly user: User
  readonly planId: string
  readonly key: string
}

export async function startCheckout(parts: BillingParts, stripe: StripeGateway, press: Press): Promise<{ url: string } | Refusal> {
  const { config, database } = parts.platform
  const plan = config.billing.plans.find(({ id }) => id === press.planId)
  if (plan?.stripe_price === undefined) return notFound('This plan')
  const owner = press.user.id
  // They may have paid a moment ago in another tab.
  await settleCheckout(parts, stripe, owner)
  if (await isPaying(database.root, owner)) return refuse('conflict', 'You have a plan already. Change it under “Manage payments”.')
  const customer = (await findCustomer(database.root, owner)) ?? (await becomeCustomer(parts, stripe, { user: press.user, instead: '' }))
  const checkout = await openCheckout(parts, stripe, { press, customer, price: plan.stripe_price })
  await putOpenSession(database.root, owner, checkout.id)
  const before = customer.open_session
  if (before !== null && before !== checkout.id) await expire(stripe, before)
  return { url: checkout.url }
}

async function becomeCustomer({ platform: { database, clock } }: BillingParts, stripe: StripeGateway, { user: { id: owner, email, first_name, last_name }, instead }: { user: User; instead: string }): Promise<CustomerRow> {
  const customer_id = await stripe.createCustomer({ owner, email, name: `${first_name} ${last_name}`.trim(), instead })
  const row = { user_id: owner, customer_id, open_session: null, created_at: clock.now() }
  await database.transaction((tx) => putCustomer(tx, row))
  return row
}

interface Wanted {
  readonly press: Press
  readonly customer: CustomerRow
  readonly price: string
}

/** A customer that Stripe does not know (deleted there, or made with the key of its test mode) is made anew. */
async function openCheckout(parts: BillingParts, stripe: StripeGateway, { press, customer, price }: Wanted): Promise<{ id: string; url: string }> {
  const wanted = { owner: press.user.id, price, key: press.key, back: `${parts.platform.config.publicUrl}/subscribe` }
  try {
    return await stripe.createCheckout({ ...wanted, customer: customer.customer_id })
  } catch (error) {
    const failure = stripeFailure(error)
    if (failure?.code !== 'resource_missing' || failure.param !== 'customer') throw error
    const { customer_id } = await becomeCustomer(parts, stripe, { user: press.user, instead: customer.customer_id })
    return stripe.createCheckout({ ...wanted, customer: customer_id })
  }
}

/** One that has ended by itself meanwhile can't be ended, and need not be. */
async function expire(stripe: StripeGateway, session: string): Promise<void> {
  try {
    await stripe.expireCheckout(session)
  } catch (error) {
    if (stripeFailure(error)?.type !== 'StripeInvalidRequestError') throw error
  }
}
