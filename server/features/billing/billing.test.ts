/** Plans, and what a person has by them; on both stores. */
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { TEST_PASSWORD, startTestServer } from '../../../tests/support/server/test-server.ts'
import {
  closeShops,
  key,
  onlySubscription,
  plans,
  shop,
  startedCheckout,
  stateOf,
} from '../../../tests/support/billing/shop.ts'
import { billingFeature } from './billing.feature.ts'
import { WEBHOOK_PATH } from './webhook.routes.ts'

const DAY = 86_400_000

afterEach(closeShops)

testDatabases('payments', (open) => {
  test('from the button to the plan: one customer, one checkout, and Stripe’s message makes it so', async () => {
    const all = await shop(await open())
    const ada = await all.server.signUp('ada@example.com')
    expect(await stateOf(ada)).toEqual({ subscription: null, can_manage: false })
    const checkout = await startedCheckout(all, ada)
    expect([...all.stripe.customers.values()]).toEqual([
      { email: 'ada@example.com', user: ada.user.id },
    ])
    expect(all.stripe.checkouts.get(checkout)).toMatchObject({
      price: 'price_plus',
      success: 'http://localhost:3000/subscribe?result=success',
      cancel: 'http://localhost:3000/subscribe?result=cancelled',
    })
    const message = all.stripe.pay(checkout)
    expect((await stateOf(ada)).subscription).toBeNull()
    expect(await all.bring(message)).toBe(200)
    expect(await stateOf(ada)).toEqual({
      subscription: {
        plan_id: 'plus',
        status: 'active',
        renews_at: Math.floor(all.server.clock.now() / 1000) * 1000 + 30 * DAY,
        ends_at: null,
      },
      can_manage: true,
    })
    const bob = await all.server.signUp()
    expect(await stateOf(bob)).toEqual({ subscription: null, can_manage: false })
  })

  test('a changed plan, a cancelled one and one that is over are shown as they stand', async () => {
    const all = await shop(await open())
    const ada = await all.server.signUp()
    await all.bring(all.stripe.pay(await startedCheckout(all, ada)))
    const id = onlySubscription(all)
    await all.bring(all.stripe.change(id, { price: 'price_team', status: 'past_due' }))
    expect((await stateOf(ada)).subscription).toMatchObject({ plan_id: 'team', status: 'past_due' })
    await all.bring(
      all.stripe.change(id, {
        price: 'price_of_last_year',
        status: 'active',
        cancelAt: 2_000_000_000,
      }),
    )
    expect((await stateOf(ada)).subscription).toEqual({
      plan_id: null,
      status: 'active',
      renews_at: null,
      ends_at: 2_000_000_000_000,
    })
    await all.bring(all.stripe.change(id, { status: 'canceled' }, 'customer.subscription.deleted'))
    expect(await stateOf(ada)).toEqual({ subscription: null, can_manage: true })
    expect(await startedCheckout(all, ada, { press: 2 })).not.toBe('')
  })

  test('a message that comes again is taken once, and an old one that comes late changes nothing back', async () => {
    const all = await shop(await open())
    const ada = await all.server.signUp()
    await all.bring(all.stripe.pay(await startedCheckout(all, ada)))
    const id = onlySubscription(all)
    const older = all.stripe.change(id, { price: 'price_team' })
    const newer = all.stripe.change(id, { price: 'price_plus', status: 'past_due' })
    await all.bring(newer)
    const asked = all.stripe.asked.length
    expect([await all.bring(newer), all.stripe.asked.length]).toEqual([200, asked])
    await all.bring(older)
    expect((await stateOf(ada)).subscription).toMatchObject({ plan_id: 'plus', status: 'past_due' })
  })

  test('what was written while Stripe was asked is not overwritten by the older answer', async () => {
    const all = await shop(await open())
    const ada = await all.server.signUp()
    await all.bring(all.stripe.pay(await startedCheckout(all, ada)))
    const id = onlySubscription(all)
    const message = all.stripe.change(id, { status: 'past_due' })
    // Another server of the same store is notified meanwhile.
    all.stripe.beforeTelling = {
      at: 'GET /v1/subscriptions/:id',
      work: async () => {
        all.stripe.change(id, { status: 'unpaid' })
        await all.server.platform.database.root
          .updateTable('subscriptions')
          .set({ status: 'unpaid', revision: 7 })
          .where('id', '=', id)
          .execute()
      },
    }
    expect(await all.bring(message)).toBe(200)
    expect((await stateOf(ada)).subscription?.status).toBe('unpaid')
    expect(
      await all.server.platform.database.root
        .selectFrom('subscriptions')
        .select('revision')
        .execute(),
    ).toEqual([{ revision: 8 }])
  })

  test('what can’t be worked on is brought again, and then works', async () => {
    const all = await shop(await open())
    const ada = await all.server.signUp()
    const message = all.stripe.pay(await startedCheckout(all, ada))
    all.stripe.trouble = { status: 500, count: 1 }
    expect(await all.bring(message)).toBe(500)
    expect(all.lines.join('')).toMatch(
      /error Stripe's message evt_\w+ could not be worked on; it comes again/,
    )
    expect(await all.bring(message)).toBe(200)
    expect((await stateOf(ada)).subscription).toMatchObject({ plan_id: 'plus' })
  })

  test('what Stripe does not know any more is over: a user who paid with its test keys can pay with the live ones', async () => {
    const all = await shop(await open())
    const ada = await all.server.signUp()
    await all.bring(all.stripe.pay(await startedCheckout(all, ada)))
    for (const known of [all.stripe.customers, all.stripe.subscriptions, all.stripe.checkouts])
      known.clear()
    await all.bring(all.stripe.pay(await startedCheckout(all, ada, { plan: 'team', press: 2 })))
    expect((await stateOf(ada)).subscription).toMatchObject({ plan_id: 'team', status: 'active' })
    expect(
      await all.server.platform.database.root
        .selectFrom('subscriptions')
        .select(['status', 'revision'])
        .orderBy('revision')
        .execute(),
    ).toEqual([
      { status: 'active', revision: 1 },
      { status: 'canceled', revision: 2 },
    ])
  })

  test('deleting a user ends the subscription, at once or when Stripe answers again', async () => {
    const all = await shop(await open())
    const [ada, bob] = [await all.server.signUp(), await all.server.signUp()]
    for (const [at, one] of [ada, bob].entries())
      await all.bring(all.stripe.pay(await startedCheckout(all, one, { press: at })))
    const archive = await ada.client('exportData', {})
    expect(
      archive.ok && Buffer.from(await archive.answer.arrayBuffer()).toString('latin1'),
    ).toContain('payments.json')
    const alive = (): string[] => [...all.stripe.subscriptions.values()].map(({ status }) => status)
    await ada.client('deleteUser', { body: { password: TEST_PASSWORD } })
    expect([alive(), all.stripe.customers.size]).toEqual([['canceled', 'active'], 1])
    all.stripe.trouble = { status: 500, count: 1 }
    await bob.client('deleteUser', { body: { password: TEST_PASSWORD } })
    expect(alive()).toEqual(['canceled', 'active'])
    await all.server.sweep()
    expect(alive()).toEqual(['canceled', 'canceled'])
    const { root } = all.server.platform.database
    for (const table of ['billing_customers', 'subscriptions', 'billing_farewells'] as const)
      expect(await root.selectFrom(table).selectAll().execute()).toEqual([])
    // Stripe also reports it for a user who was deleted here.
    expect(
      await all.bring(
        all.stripe.change(onlySubscription(all), {}, 'customer.subscription.deleted'),
      ),
    ).toBe(200)
  })

  test('messages are forgotten when Stripe can’t bring them any more', async () => {
    const all = await shop(await open())
    const ada = await all.server.signUp()
    await all.bring(all.stripe.pay(await startedCheckout(all, ada)))
    const known = async (): Promise<number> =>
      (await all.server.platform.database.root.selectFrom('billing_events').select('id').execute())
        .length
    all.server.clock.advance(59 * DAY)
    await all.server.sweep()
    expect(await known()).toBe(1)
    all.server.clock.advance(2 * DAY)
    await all.server.sweep()
    expect(await known()).toBe(0)
  })
})

test('plans are shown to everybody, without ids or keys of Stripe’s', async () => {
  const all = await shop()
  const answer = await all.server.browser().request({ url: '/api/config/' })
  expect(answer.json()).toMatchObject({
    plans: plans.map(({ stripe_price, ...plan }) => ({
      ...plan,
      is_paid: stripe_price !== undefined,
    })),
  })
  const config = answer.body
  const { client: ada } = await all.server.signUp()
  const services = JSON.stringify(await ada('getServices', {}))
  expect(services).toContain(
    '3 plans are offered at /subscribe. Payments go through Stripe in test mode: no money moves.',
  )
  for (const secret of ['hush', 'price_plus'])
    expect([config, services].filter((text) => text.includes(secret))).toEqual([])
})

test('without payments nothing is offered, asked or taken', async () => {
  const server = await startTestServer({ features: (platform) => [billingFeature(platform)] })
  onTestFinished(async () => server.close())
  const { client } = await server.signUp()
  expect((await server.browser().request({ url: '/api/config/' })).json()).toMatchObject({
    plans: [],
  })
  for (const outcome of [
    await client('startCheckout', { body: { plan_id: 'plus', idempotency_key: key(1) } }),
    await client('confirmCheckout', {}),
    await client('openBillingPortal', {}),
  ])
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'service_off' } })
  expect(
    (
      await server.app.inject({
        method: 'POST',
        url: WEBHOOK_PATH,
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      })
    ).statusCode,
  ).toBe(404)
})
