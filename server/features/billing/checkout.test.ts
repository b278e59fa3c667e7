/** The way to Stripe and back, by the checkout and by the portal. */
import { afterEach, expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import { STRIPE_KEY } from '../../../tests/support/billing/stripe-server.ts'
import {
  closeShops,
  key,
  shop,
  startedCheckout,
  stateOf,
} from '../../../tests/support/billing/shop.ts'

afterEach(closeShops)

test('a double click, and a press that is sent again, lead to the same checkout', async () => {
  const all = await shop()
  const ada = await all.server.signUp()
  const ids = await Promise.all([startedCheckout(all, ada), startedCheckout(all, ada)])
  expect([new Set(ids).size, all.stripe.checkouts.size, all.stripe.customers.size]).toEqual([
    1, 1, 1,
  ])
  expect(await startedCheckout(all, ada)).toBe(ids[0])
})

test('another plan closes the checkout of the first: nobody pays twice', async () => {
  const all = await shop()
  const ada = await all.server.signUp()
  const first = await startedCheckout(all, ada)
  const second = await startedCheckout(all, ada, { plan: 'team', press: 2 })
  expect([first, second].map((id) => all.stripe.checkouts.get(id)?.status)).toEqual([
    'expired',
    'open',
  ])
})

// 400: Stripe does not end it, and it is open all the same.
test.each([500, 'silence', 400] as const)(
  'a checkout that can’t be ended (%s) is not forgotten: the press that is sent again ends it',
  async (status) => {
    const all = await shop()
    const ada = await all.server.signUp()
    const first = await startedCheckout(all, ada)
    all.stripe.trouble = { status, count: 1, at: 'POST /v1/checkout/sessions/:id/expire' }
    const again = { plan: 'team', press: 2 }
    await expect(startedCheckout(all, ada, again)).rejects.toThrow(
      problem('billing.unreachable').message,
    )
    const second = await startedCheckout(all, ada, again)
    expect([...all.stripe.checkouts].map(([id, checkout]) => [id, checkout.status])).toEqual([
      [first, 'expired'],
      [second, 'open'],
    ])
  },
)

test('so it is when Stripe has forgotten the customer meanwhile', async () => {
  const all = await shop()
  const ada = await all.server.signUp()
  const first = await startedCheckout(all, ada)
  all.stripe.customers.clear()
  all.stripe.trouble = { status: 500, count: 1, at: 'POST /v1/checkout/sessions/:id/expire' }
  await expect(startedCheckout(all, ada, { press: 2 })).rejects.toThrow(
    problem('billing.unreachable').message,
  )
  await startedCheckout(all, ada, { press: 2 })
  expect(all.stripe.checkouts.get(first)?.status).toBe('expired')
})

test('one that is paid while the next is opened counts, and the next is closed', async () => {
  const all = await shop()
  const ada = await all.server.signUp()
  const first = await startedCheckout(all, ada)
  all.stripe.beforeTelling = {
    at: 'POST /v1/checkout/sessions',
    work: async () => void all.stripe.pay(first),
  }
  const outcome = await ada.client('startCheckout', {
    body: { plan_id: 'team', idempotency_key: key(2) },
  })
  expect(outcome).toMatchObject({
    ok: false,
    failure: {
      code: 'conflict',
      body: { problem_codes: { detail: { code: 'billing.hasPlan' } } },
    },
  })
  expect([...all.stripe.checkouts.values()].map(({ status }) => status)).toEqual([
    'complete',
    'expired',
  ])
  expect((await stateOf(ada)).subscription).toMatchObject({ plan_id: 'plus' })
})

test('a payment in another tab is reported before Stripe’s webhook arrives', async () => {
  const all = await shop()
  const ada = await all.server.signUp()
  all.stripe.pay(await startedCheckout(all, ada))
  const outcome = await ada.client('startCheckout', {
    body: { plan_id: 'team', idempotency_key: key(2) },
  })
  expect(outcome).toMatchObject({
    ok: false,
    failure: {
      code: 'conflict',
      body: { problem_codes: { detail: { code: 'billing.hasPlan' } } },
    },
  })
  expect((await stateOf(ada)).subscription).toMatchObject({ plan_id: 'plus' })
})

test('back from Stripe the plan is there though the message never came', async () => {
  const all = await shop()
  const ada = await all.server.signUp()
  const checkout = await startedCheckout(all, ada)
  const confirmed = async (): Promise<unknown> => ada.client('confirmCheckout', {})
  expect(await confirmed()).toMatchObject({ ok: true, answer: { subscription: null } })
  all.stripe.pay(checkout)
  expect(await confirmed()).toMatchObject({
    ok: true,
    answer: { subscription: { plan_id: 'plus' } },
  })
  const asked = all.stripe.asked.length
  await confirmed()
  expect(all.stripe.asked.length).toBe(asked)
})

test('a free plan, an unknown one and a portal without payments lead nowhere', async () => {
  const all = await shop()
  const ada = await all.server.signUp()
  for (const plan_id of ['free', 'none'])
    expect(
      await ada.client('startCheckout', { body: { plan_id, idempotency_key: key(1) } }),
    ).toMatchObject({ ok: false, failure: { code: 'not_found' } })
  expect(await ada.client('openBillingPortal', {})).toMatchObject({
    ok: false,
    failure: { code: 'not_found' },
  })
  expect(all.stripe.asked).toEqual([])
})

test('the portal is that of the own customer and leads back', async () => {
  const all = await shop()
  const ada = await all.server.signUp()
  await startedCheckout(all, ada)
  const outcome = await ada.client('openBillingPortal', {})
  expect(outcome.ok && outcome.answer.url).toBe(
    `${all.stripe.url}/portal?back=${encodeURIComponent('http://localhost:3000/subscribe')}`,
  )
})

test('a portal of somebody whom Stripe does not know any more says so, and the plans are offered again', async () => {
  const all = await shop()
  const ada = await all.server.signUp()
  await all.bring(all.stripe.pay(await startedCheckout(all, ada)))
  for (const known of [all.stripe.customers, all.stripe.subscriptions]) known.clear()
  expect(await ada.client('openBillingPortal', {})).toMatchObject({
    ok: false,
    failure: {
      code: 'not_found',
      body: { problem_codes: { detail: { code: 'billing.unknownCustomer' } } },
    },
  })
  expect((await stateOf(ada)).subscription).toBeNull()
})

test.each([500, 'silence'] as const)(
  'a Stripe that answers %s is told as such, nothing is kept, and the next press works',
  async (status) => {
    const all = await shop()
    const ada = await all.server.signUp()
    all.stripe.trouble = { status, count: 1 }
    const body = { plan_id: 'plus', idempotency_key: key(1) }
    expect(await ada.client('startCheckout', { body })).toMatchObject({
      ok: false,
      failure: {
        code: 'payment_unavailable',
        status: 502,
        body: { problem_codes: { detail: { code: 'billing.unreachable' } } },
      },
    })
    expect(await stateOf(ada)).toEqual({ subscription: null, can_manage: false })
    expect(await startedCheckout(all, ada)).not.toBe('')
    expect(all.lines.join('')).toMatch(/warn Stripe did not do what it was asked/)
    expect(all.lines.join('')).not.toContain(STRIPE_KEY)
  },
)

test('a customer that Stripe no longer knows is created again', async () => {
  const all = await shop()
  const ada = await all.server.signUp()
  await startedCheckout(all, ada)
  all.stripe.customers.clear()
  await startedCheckout(all, ada, { press: 2 })
  expect(all.stripe.customers.size).toBe(1)
})
