/**
 * Small parts for the tests of billing: a shop with three plans, and a small Stripe with a memory.
 */
import { expect } from 'vitest'
import type { BillingState } from '#core/contract/account/billing.contract.ts'
import type { PlanSetting } from '../../../server/platform/billing-config.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { createLog } from '../../../server/platform/log.ts'
import { startFakeStripe, type FakeStripe, type SignedMessage } from './stripe-server.ts'
import { startTestServer, type SignedUp, type TestServer } from '../server/test-server.ts'
import { billingFeature } from '../../../server/features/billing/billing.feature.ts'
import { stripeGateway } from '../../../server/features/billing/stripe-gateway.ts'
import { WEBHOOK_PATH } from '../../../server/features/billing/webhook.routes.ts'

export const plans: PlanSetting[] = [
  { id: 'free', name: 'Free', price: '0 €', interval: null, features: ['Everything'] },
  {
    id: 'plus',
    name: 'Plus',
    price: '9 €',
    interval: 'month',
    features: ['Everything', 'Answers within a day'],
    stripe_price: 'price_plus',
  },
  {
    id: 'team',
    name: 'Team',
    price: '29 €',
    interval: 'month',
    features: [],
    stripe_price: 'price_team',
  },
]
/** Of a press: the same one is the same checkout. */
export const key = (last: number): string =>
  `0192f0c1-2d3e-7abc-8def-${String(last).padStart(12, '0')}`

const opened: { close(): Promise<void> }[] = []

/** To be called after each test. */
export async function closeShops(): Promise<void> {
  for (const one of opened.splice(0).toReversed()) await one.close()
}

export interface Shop {
  readonly server: TestServer
  readonly stripe: FakeStripe
  readonly lines: string[]
  /** As Stripe brings it. */
  readonly bring: (message: SignedMessage) => Promise<number>
}

/** The clock of the test server moves only by hand; Stripe's is the same. */
export async function shop(database?: Database): Promise<Shop> {
  let now = (): number => 0
  const stripe = await startFakeStripe({ now: () => now() })
  opened.push(stripe)
  const billing = stripe.billing(plans)
  const lines: string[] = []
  const server = await startTestServer({
    ...(database === undefined ? {} : { database }),
    config: { billing },
    log: createLog('warn', (line) => lines.push(line)),
    features: (platform) => [
      billingFeature(
        platform,
        billing.stripe === null
          ? {}
          : { stripe: stripeGateway(billing.stripe, { timeout: 2_000, maxNetworkRetries: 0 }) },
      ),
    ],
  })
  opened.push(server)
  now = () => server.clock.now()
  const bring = async ({ payload, signature }: SignedMessage): Promise<number> =>
    (
      await server.app.inject({
        method: 'POST',
        url: WEBHOOK_PATH,
        payload,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
        },
      })
    ).statusCode
  return { server, stripe, lines, bring }
}

export async function startedCheckout(
  { stripe }: Shop,
  { client }: SignedUp,
  { plan = 'plus', press = 1 } = {},
): Promise<string> {
  const outcome = await client('startCheckout', {
    body: { plan_id: plan, idempotency_key: key(press) },
  })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  const id = new URL(outcome.answer.url).pathname.split('/').at(-1) ?? ''
  expect(stripe.checkouts.has(id)).toBe(true)
  return id
}

export async function stateOf({ client }: SignedUp): Promise<BillingState> {
  const outcome = await client('getBilling', {})
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.answer
}

export const onlySubscription = ({ stripe }: Shop): string =>
  [...stripe.subscriptions.keys()][0] ?? ''
