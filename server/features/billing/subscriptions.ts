/**
 * The state of a user's subscription. It is always read from Stripe and never taken from its
 * messages: they may come twice, late and in any order, and only say that something has changed.
 */
import type { BillingState, Subscription } from '#core/contract/account/billing.contract.ts'
import { SubscriptionStatus } from '#core/contract/account/billing.contract.ts'
import type { PlanSetting } from '../../platform/billing-config.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type { BillingParts } from './billing-parts.ts'
import {
  closeSession,
  endSubscription,
  findCustomer,
  listSubscriptions,
  subscriptionRevision,
  writeSubscription,
  type SubscriptionRow,
} from './billing.store.ts'
import type { StripeGateway, StripeSubscription } from './stripe-gateway.ts'

/** A user with one of these pays already, or would at once. */
const PAYING = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused'])
const MAX_ROUNDS = 5

async function listPaying(tx: Queries, owner: string): Promise<SubscriptionRow[]> {
  return (await listSubscriptions(tx, owner)).filter((row) => PAYING.has(row.status))
}

/**
 * Whatever pays by our book is asked of Stripe again: it may be over by now, or be one of its test
 * mode.
 */
export async function syncPaying(
  parts: BillingParts,
  stripe: StripeGateway,
  owner: string,
): Promise<void> {
  for (const { id } of await listPaying(parts.platform.database.root, owner))
    await syncSubscription(parts, { stripe, owner, id }, async () => undefined)
}

export async function isPaying(
  parts: BillingParts,
  stripe: StripeGateway,
  owner: string,
): Promise<boolean> {
  await syncPaying(parts, stripe, owner)
  return (await listPaying(parts.platform.database.root, owner)).length > 0
}

export async function billingState(
  { platform }: BillingParts,
  owner: string,
): Promise<BillingState> {
  const { database, config } = platform
  const customer = await findCustomer(database.root, owner)
  const rows = await listSubscriptions(database.root, owner)
  const shown =
    rows.find((row) => PAYING.has(row.status)) ?? rows.find((row) => row.status === 'incomplete')
  return {
    subscription: shown === undefined ? null : presentSubscription(shown, config.billing.plans),
    can_manage: customer !== undefined && config.billing.stripe !== null,
  }
}

function presentSubscription(row: SubscriptionRow, plans: readonly PlanSetting[]): Subscription {
  return {
    plan_id: plans.find((plan) => plan.stripe_price === row.price_id)?.id ?? null,
    status: SubscriptionStatus.parse(row.status),
    renews_at: row.renews_at,
    ends_at: row.ends_at,
  }
}

/**
 * Reads it at Stripe and writes it down, with `more` in the same transaction; what Stripe does not
 * know is over. Reads again when it was written meanwhile.
 */
export async function syncSubscription(
  { platform: { database } }: BillingParts,
  { stripe, owner, id }: { stripe: StripeGateway; owner: string; id: string },
  more: (tx: Tx) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const known = await subscriptionRevision(database.root, owner, id)
    const read = await stripe.readSubscription(id)
    const isWritten = await database.transaction(async (tx) => {
      if (!(await writeRead(tx, { owner, id, read }, known))) return false
      await more(tx)
      return true
    })
    if (isWritten) return
  }
  throw new Error(`The subscription ${id} is written all the time by somebody else.`)
}

async function writeRead(
  tx: Tx,
  { owner, id, read }: { owner: string; id: string; read: StripeSubscription | null },
  known: number | null,
): Promise<boolean> {
  if (read !== null) return writeSubscription(tx, rowOf(read, owner), known)
  return known === null || endSubscription(tx, { owner, id }, known)
}

function rowOf(read: StripeSubscription, owner: string): Omit<SubscriptionRow, 'revision'> {
  const [item] = read.items.data
  if (item === undefined) throw new Error(`The subscription ${read.id} has nothing in it.`)
  const periodEnd = item.current_period_end ?? null
  const endsAt = read.cancel_at ?? (read.cancel_at_period_end ? periodEnd : null)
  return {
    id: read.id,
    user_id: owner,
    price_id: item.price.id,
    status: read.status,
    renews_at: endsAt === null ? periodEnd : null,
    ends_at: endsAt,
    created_at: read.created,
  }
}

/** How the checkout that they were sent to has ended, if it has. */
export async function settleCheckout(
  parts: BillingParts,
  stripe: StripeGateway,
  owner: string,
): Promise<void> {
  const { root } = parts.platform.database
  const session = (await findCustomer(root, owner))?.open_session ?? null
  if (session === null) return
  const checkout = await stripe.readCheckout(session)
  if (checkout?.status === 'open') return
  if (checkout?.status === 'complete' && checkout.subscription)
    await syncSubscription(parts, { stripe, owner, id: checkout.subscription }, (tx) =>
      closeSession(tx, owner, session),
    )
  else await closeSession(root, owner, session)
}
