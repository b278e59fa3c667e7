/**
 * Local servers for Pinterest and Stripe, and the settings of a product that is connected to both.
 */
import {
  PINTEREST_APP,
  startTestPinterest,
  type TestPinterest,
} from '../support/pinterest/trends-server.ts'
import {
  STRIPE_KEY,
  WEBHOOK_SECRET,
  startFakeStripe,
  type FakeStripe,
  type SignedMessage,
} from '../support/billing/stripe-server.ts'

const PLANS = [
  { id: 'free', name: 'Free', price: '0 €', features: ['Everything that is made here'] },
  {
    id: 'plus',
    name: 'Plus',
    price: '9 €',
    interval: 'month',
    features: ['Everything that is made here', 'Answers to your mails within a day'],
    stripe_price: 'price_plus',
  },
  {
    id: 'team',
    name: 'Team',
    price: '290 €',
    interval: 'year',
    features: ['Everything that is made here', 'Somebody who comes to you'],
    stripe_price: 'price_team',
  },
]

/** Its messages go to the product by themselves, unless they get lost. */
export interface Till {
  readonly stripe: FakeStripe
  /** The product's. */
  address: string
  isLost: boolean
}

export interface OutsideServices {
  readonly pinterest: TestPinterest
  readonly till: Till
  readonly settings: Record<string, string>
  close(): Promise<void>
}

export async function startOutsideServices(): Promise<OutsideServices> {
  const [pinterest, till] = await Promise.all([startTestPinterest(), startTill()])
  return {
    pinterest,
    till,
    settings: {
      PINTEREST_CLIENT_ID: PINTEREST_APP.clientId,
      PINTEREST_CLIENT_SECRET: PINTEREST_APP.clientSecret,
      PINTEREST_REFRESH_TOKEN: PINTEREST_APP.refreshToken,
      PINTEREST_API_URL: pinterest.apiUrl,
      PLANS: JSON.stringify(PLANS),
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: till.stripe.url,
    },
    close: async () => {
      await Promise.all([pinterest.close(), till.stripe.close()])
    },
  }
}

async function startTill(): Promise<Till> {
  const till = { address: '', isLost: false }
  const tell = async ({ payload, signature }: SignedMessage): Promise<number> =>
    till.isLost
      ? 0
      : (
          await fetch(`${till.address}/api/billing/webhook/`, {
            method: 'POST',
            body: payload,
            headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          })
        ).status
  return Object.assign(till, { stripe: await startFakeStripe({ tell }) })
}
