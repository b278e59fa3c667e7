/** What comes to the webhook is believed only when Stripe signed it. */
import { Stripe } from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { STRIPE_KEY } from '../../../tests/support/billing/stripe-server.ts'
import { closeShops, shop, startedCheckout, stateOf } from '../../../tests/support/billing/shop.ts'
import { WEBHOOK_PATH } from './webhook.routes.ts'

afterEach(closeShops)

test('is believed only with a fresh signature of the very bytes', async () => {
  const all = await shop()
  const ada = await all.server.signUp()
  const good = all.stripe.pay(await startedCheckout(all, ada))
  const message = JSON.parse(good.payload) as object
  const seconds = Math.floor(all.server.clock.now() / 1000)
  expect(await all.bring({ ...good, payload: `${good.payload} ` })).toBe(400)
  expect(await all.bring({ ...good, signature: '' })).toBe(400)
  expect(await all.bring({ ...good, signature: good.signature.replace('v1=', 'v1=0') })).toBe(400)
  expect(await all.bring(all.stripe.sign(message, { secret: 'whsec_other' }))).toBe(400)
  expect(await all.bring(all.stripe.sign(message, { at: seconds - 301 }))).toBe(400)
  expect(
    (
      await all.server.app.inject({
        method: 'POST',
        url: WEBHOOK_PATH,
        payload: good.payload,
        headers: { 'content-type': 'application/json' },
      })
    ).statusCode,
  ).toBe(400)
  expect(
    (
      await all.server.app.inject({
        method: 'POST',
        url: WEBHOOK_PATH,
        headers: { 'stripe-signature': good.signature },
      })
    ).statusCode,
  ).toBe(400)
  expect((await stateOf(ada)).subscription).toBeNull()
  expect(await all.bring(all.stripe.sign(message, { at: seconds - 299 }))).toBe(200)
  expect((await stateOf(ada)).subscription).not.toBeNull()
})

test('of other kinds and of strangers is taken and forgotten', async () => {
  const all = await shop()
  const strange = {
    id: 'evt_1',
    type: 'customer.subscription.updated',
    data: { object: { id: 'sub_1', customer: 'cus_nobody' } },
  }
  expect(await all.bring(all.stripe.sign(strange))).toBe(200)
  expect(await all.bring(all.stripe.sign({ ...strange, type: 'invoice.paid' }))).toBe(200)
  expect(all.stripe.asked).toEqual([])
  expect(
    await all.server.platform.database.root.selectFrom('billing_events').selectAll().execute(),
  ).toEqual([])
})

test('may be about a thing without an id', async () => {
  const all = await shop()
  const ada = await all.server.signUp()
  await startedCheckout(all, ada)
  const [customer] = all.stripe.customers.keys()
  expect(
    await all.bring(
      all.stripe.sign({
        id: 'evt_1',
        type: 'balance.available',
        data: { object: { object: 'balance', available: [] } },
      }),
    ),
  ).toBe(200)
  expect(
    await all.bring(
      all.stripe.sign({
        id: 'evt_2',
        type: 'invoice.upcoming',
        data: { object: { object: 'invoice', customer, subscription: 'sub_1' } },
      }),
    ),
  ).toBe(200)
  expect(all.lines).toEqual([])
})

test('is never believed by a package that can’t check signatures', async () => {
  const all = await shop()
  const ada = await all.server.signUp()
  const message = all.stripe.pay(await startedCheckout(all, ada))
  const { webhooks } = new Stripe(STRIPE_KEY)
  const { signature } = webhooks
  webhooks.signature = null
  try {
    expect(await all.bring(message)).toBe(500)
  } finally {
    webhooks.signature = signature
  }
  expect((await stateOf(ada)).subscription).toBeNull()
  expect(await all.bring(message)).toBe(200)
})

test('bodies of a megabyte and more are not read', async () => {
  const all = await shop()
  expect(
    (
      await all.server.app.inject({
        method: 'POST',
        url: WEBHOOK_PATH,
        payload: 'x'.repeat(1024 * 1024 + 1),
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' },
      })
    ).statusCode,
  ).toBe(413)
})
