import { expect, test } from 'vitest'
import { readBilling } from './billing-config.ts'

const api = { STRIPE_API_URL: 'https://api.stripe.com' }
const keys = { STRIPE_SECRET_KEY: 'sk_live_hush', STRIPE_WEBHOOK_SECRET: 'whsec_hush' }
const plan = { id: 'plus', name: 'Plus', price: '9 €', interval: 'month', stripe_price: 'price_1' }
const read = (plans: unknown, given: object = keys) =>
  readBilling({
    ...api,
    ...given,
    PLANS: typeof plans === 'string' ? plans : JSON.stringify(plans),
  })

test('nothing is asked for by default', () => {
  expect(readBilling(api)).toEqual({ plans: [], stripe: null })
})

test('plans and keys are read, and what may be left out is', () => {
  expect(read([plan, { id: 'free', name: 'Free', price: '0 €' }])).toEqual({
    plans: [
      { ...plan, features: [] },
      { id: 'free', name: 'Free', price: '0 €', interval: null, features: [] },
    ],
    stripe: {
      secretKey: 'sk_live_hush',
      webhookSecret: 'whsec_hush',
      apiUrl: 'https://api.stripe.com',
    },
  })
})

test('a wrong list is named with its place, and a key that is missing by its name', () => {
  expect(read('[{')).toEqual({ complaint: 'PLANS must be a JSON list of plans, and is no JSON.' })
  expect(read([{ ...plan, interval: 'decade' }])).toEqual({
    complaint: expect.stringMatching(/^PLANS is wrong at 0\.interval: /),
  })
  expect(read([{ ...plan, id: 'Plus!' }])).toEqual({
    complaint: 'PLANS is wrong at 0.id: must be 1 to 40 small letters, digits and hyphens.',
  })
  expect(read([plan, { ...plan, stripe_price: 'price_2' }])).toEqual({
    complaint: 'PLANS names "plus" twice.',
  })
  expect(read([plan, { ...plan, id: 'more' }])).toEqual({
    complaint: 'PLANS names "price_1" twice.',
  })
  expect(read([{ ...plan, interval: null }])).toEqual({
    complaint:
      'PLANS: the plan "plus" has a price at Stripe, so it needs an interval: week, month or year.',
  })
  expect(read([plan], {})).toEqual({
    complaint: 'STRIPE_SECRET_KEY is missing: the plan "plus" in PLANS has a price at Stripe.',
  })
  expect(readBilling({ ...api, STRIPE_SECRET_KEY: 'sk_hush' })).toEqual({
    complaint:
      'STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together.',
  })
})
