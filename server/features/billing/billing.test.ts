/** Plans, the way to Stripe and back, and what Stripe tells by itself, against a small Stripe with a memory; on both stores. */
import { Stripe } from 'stripe'
import { afterEach, describe, expect, test } from 'vitest'
import type { BillingState } from '#core/contract/billing.contract.ts'
import type { PlanSetting } from '../../platform/billing-config.ts'
import { testDatabases } from '../../platform/database/test-databases.ts'
import type { Database } from '../../platform/database/database.ts'
import { createLog } from '../../platform/log.ts'
import { startFakeStripe, STRIPE_KEY, type FakeStripe, type SignedMessage } from '../../test-stripe.ts'
import { TEST_PASSWORD, startTestServer, type SignedUp, type TestServer } from '../../testing.ts'
import { billingFeature } from './billing.feature.ts'
import { stripeGateway } from './stripe-gateway.ts'
import { WEBHOOK_PATH } from './webhook.routes.ts'

const plans: PlanSetting[] = [
  { id: 'free', name: 'Free', price: '0 €', interval: null, features: ['Everything'] },
  { id: 'plus', name: 'Plus', price: '9 €', interval: 'month', features: ['Everything', 'Answers within a day'], stripe_price: 'price_plus' },
  { id: 'team', name: 'Team', price: '29 €', interval: 'month', features: [], stripe_price: 'price_team' },
]
const key = (last: number): string => `0192f0c1-2d3e-7abc-8def-${String(last).padStart(12, '0')}`
const DAY = 86_400_000

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close()
})

interface Shop {
  readonly server: TestServer
  readonly stripe: FakeStripe
  readonly lines: string[]
  /** As Stripe brings it. */
  readonly bring: (message: SignedMessage) => Promise<number>
}

/** The test server's clock stands, and Stripe's is the same. */
async function shop(database?: Database): Promise<Shop> {
  let now = (): number => 0
  const stripe = await startFakeStripe({ now: () => now() })
  opened.push(stripe)
  const billing = stripe.billing(plans)
  const lines: string[] = []
  const server = await startTestServer({
    ...(database === undefined ? {} : { database }),
    config: { billing },
    log: createLog('warn', (line) => lines.push(line)),
    features: (platform) => [billingFeature(platform, billing.stripe === null ? {} : { stripe: stripeGateway(billing.stripe, { timeout: 300, maxNetworkRetries: 0 }) })],
  })
  opened.push(server)
  now = () => server.clock.now()
  const bring = async ({ payload, signature }: SignedMessage): Promise<number> => (await server.app.inject({ method: 'POST', url: WEBHOOK_PATH, payload, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } })).statusCode
  return { server, stripe, lines, bring }
}

async function startedCheckout({ stripe }: Shop, { client }: SignedUp, { plan = 'plus', press = 1 } = {}): Promise<string> {
  const outcome = await client('startCheckout', { body: { plan_id: plan, idempotency_key: key(press) } })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  const id = new URL(outcome.answer.url).pathname.split('/').at(-1) ?? ''
  expect(stripe.checkouts.has(id)).toBe(true)
  return id
}

async function stateOf({ client }: SignedUp): Promise<BillingState> {
  const outcome = await client('getBilling', {})
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.answer
}

const onlySubscription = ({ stripe }: Shop): string => [...stripe.subscriptions.keys()][0] ?? ''

testDatabases('payments', (open) => {
  test('from the button to the plan: one customer, one checkout, and Stripe’s message makes it so', async () => {
    const all = await shop(await open())
    const ada = await all.server.signUp('ada@example.com')
    expect(await stateOf(ada)).toEqual({ subscription: null, can_manage: false })
    const checkout = await startedCheckout(all, ada)
    expect([...all.stripe.customers.values()]).toEqual([{ email: 'ada@example.com', user: ada.user.id }])
    expect(all.stripe.checkouts.get(checkout)).toMatchObject({ price: 'price_plus', success: 'http://localhost:3000/subscribe?result=success', cancel: 'http://localhost:3000/subscribe?result=cancelled' })
    const message = all.stripe.pay(checkout)
    expect((await stateOf(ada)).subscription).toBeNull()
    expect(await all.bring(message)).toBe(200)
    expect(await stateOf(ada)).toEqual({ subscription: { plan_id: 'plus', status: 'active', renews_at: Math.floor(all.server.clock.now() / 1000) * 1000 + 30 * DAY, ends_at: null }, can_manage: true })
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
    await all.bring(all.stripe.change(id, { price: 'price_of_last_year', status: 'active', cancelAt: 2_000_000_000 }))
    expect((await stateOf(ada)).subscription).toEqual({ plan_id: null, status: 'active', renews_at: null, ends_at: 2_000_000_000_000 })
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
    // Another server of the same store is told meanwhile.
    all.stripe.beforeTelling = {
      at: 'GET /v1/subscriptions/:id',
      work: async () => {
        all.stripe.change(id, { status: 'unpaid' })
        await all.server.platform.database.root.updateTable('subscriptions').set({ status: 'unpaid', revision: 7 }).where('id', '=', id).execute()
      },
    }
    expect(await all.bring(message)).toBe(200)
    expect((await stateOf(ada)).subscription?.status).toBe('unpaid')
    expect(await all.server.platform.database.root.selectFrom('subscriptions').select('revision').execute()).toEqual([{ revision: 8 }])
  })

  test('what can’t be worked on is brought again, and then works', async () => {
    const all = await shop(await open())
    const ada = await all.server.signUp()
    const message = all.stripe.pay(await startedCheckout(all, ada))
    all.stripe.trouble = { status: 500, count: 1 }
    expect(await all.bring(message)).toBe(500)
    expect(all.lines.join('')).toMatch(/error Stripe's message evt_\w+ could not be worked on; it comes again/)
    expect(await all.bring(message)).toBe(200)
    expect((await stateOf(ada)).subscription).toMatchObject({ plan_id: 'plus' })
  })

  test('what Stripe does not know any more is over: whoever paid with its test keys can pay with the live ones', async () => {
    const all = await shop(await open())
    const ada = await all.server.signUp()
    await all.bring(all.stripe.pay(await startedCheckout(all, ada)))
    for (const known of [all.stripe.customers, all.stripe.subscriptions, all.stripe.checkouts]) known.clear()
    await all.bring(all.stripe.pay(await startedCheckout(all, ada, { plan: 'team', press: 2 })))
    expect((await stateOf(ada)).subscription).toMatchObject({ plan_id: 'team', status: 'active' })
    expect(await all.server.platform.database.root.selectFrom('subscriptions').select(['status', 'revision']).orderBy('revision').execute()).toEqual([{ status: 'active', revision: 1 }, { status: 'canceled', revision: 2 }])
  })

  test('who deletes their user stops paying, at once or as soon as Stripe hears', async () => {
    const all = await shop(await open())
    const [ada, bob] = [await all.server.signUp(), await all.server.signUp()]
    for (const [at, one] of [ada, bob].entries()) await all.bring(all.stripe.pay(await startedCheckout(all, one, { press: at })))
    const archive = await ada.client('exportData', {})
    expect(archive.ok && Buffer.from(await archive.answer.arrayBuffer()).toString('latin1')).toContain('payments.json')
    const alive = (): string[] => [...all.stripe.subscriptions.values()].map(({ status }) => status)
    await ada.client('deleteUser', { body: { password: TEST_PASSWORD } })
    expect([alive(), all.stripe.customers.size]).toEqual([['canceled', 'active'], 1])
    all.stripe.trouble = { status: 500, count: 1 }
    await bob.client('deleteUser', { body: { password: TEST_PASSWORD } })
    expect(alive()).toEqual(['canceled', 'active'])
    await all.server.sweep()
    expect(alive()).toEqual(['canceled', 'canceled'])
    const { root } = all.server.platform.database
    for (const table of ['billing_customers', 'subscriptions', 'billing_farewells'] as const) expect(await root.selectFrom(table).selectAll().execute()).toEqual([])
    // Stripe says so, too, of somebody whom nobody here knows any more.
    expect(await all.bring(all.stripe.change(onlySubscription(all), {}, 'customer.subscription.deleted'))).toBe(200)
  })

  test('messages are forgotten when Stripe can’t bring them any more', async () => {
    const all = await shop(await open())
    const ada = await all.server.signUp()
    await all.bring(all.stripe.pay(await startedCheckout(all, ada)))
    const known = async (): Promise<number> => (await all.server.platform.database.root.selectFrom('billing_events').select('id').execute()).length
    all.server.clock.advance(59 * DAY)
    await all.server.sweep()
    expect(await known()).toBe(1)
    all.server.clock.advance(2 * DAY)
    await all.server.sweep()
    expect(await known()).toBe(0)
  })
})

describe('the way to Stripe', () => {
  test('a double click, and a press that is sent again, lead to the same checkout', async () => {
    const all = await shop()
    const ada = await all.server.signUp()
    const ids = await Promise.all([startedCheckout(all, ada), startedCheckout(all, ada)])
    expect([new Set(ids).size, all.stripe.checkouts.size, all.stripe.customers.size]).toEqual([1, 1, 1])
    expect(await startedCheckout(all, ada)).toBe(ids[0])
  })

  test('another plan closes the checkout of the first: nobody pays twice', async () => {
    const all = await shop()
    const ada = await all.server.signUp()
    const first = await startedCheckout(all, ada)
    const second = await startedCheckout(all, ada, { plan: 'team', press: 2 })
    expect([first, second].map((id) => all.stripe.checkouts.get(id)?.status)).toEqual(['expired', 'open'])
  })

  // 400: Stripe does not end it, and it is open all the same.
  test.each([500, 'silence', 400] as const)('a checkout that can’t be ended (%s) is not forgotten: the press that is sent again ends it', async (status) => {
    const all = await shop()
    const ada = await all.server.signUp()
    const first = await startedCheckout(all, ada)
    all.stripe.trouble = { status, count: 1, at: 'POST /v1/checkout/sessions/:id/expire' }
    const again = { plan: 'team', press: 2 }
    await expect(startedCheckout(all, ada, again)).rejects.toThrow('Stripe could not be reached.')
    const second = await startedCheckout(all, ada, again)
    expect([...all.stripe.checkouts].map(([id, checkout]) => [id, checkout.status])).toEqual([[first, 'expired'], [second, 'open']])
  })

  test('so it is when Stripe has forgotten the customer meanwhile', async () => {
    const all = await shop()
    const ada = await all.server.signUp()
    const first = await startedCheckout(all, ada)
    all.stripe.customers.clear()
    all.stripe.trouble = { status: 500, count: 1, at: 'POST /v1/checkout/sessions/:id/expire' }
    await expect(startedCheckout(all, ada, { press: 2 })).rejects.toThrow('Stripe could not be reached.')
    await startedCheckout(all, ada, { press: 2 })
    expect(all.stripe.checkouts.get(first)?.status).toBe('expired')
  })

  test('one that is paid while the next is opened counts, and the next is closed', async () => {
    const all = await shop()
    const ada = await all.server.signUp()
    const first = await startedCheckout(all, ada)
    all.stripe.beforeTelling = { at: 'POST /v1/checkout/sessions', work: async () => void all.stripe.pay(first) }
    const outcome = await ada.client('startCheckout', { body: { plan_id: 'team', idempotency_key: key(2) } })
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'conflict', message: 'You have a plan already. Change it under “Manage payments”.' } })
    expect([...all.stripe.checkouts.values()].map(({ status }) => status)).toEqual(['complete', 'expired'])
    expect((await stateOf(ada)).subscription).toMatchObject({ plan_id: 'plus' })
  })

  test('who has paid in another tab is told so, though Stripe’s message is still on its way', async () => {
    const all = await shop()
    const ada = await all.server.signUp()
    all.stripe.pay(await startedCheckout(all, ada))
    const outcome = await ada.client('startCheckout', { body: { plan_id: 'team', idempotency_key: key(2) } })
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'conflict', message: 'You have a plan already. Change it under “Manage payments”.' } })
    expect((await stateOf(ada)).subscription).toMatchObject({ plan_id: 'plus' })
  })

  test('back from Stripe the plan is there though the message never came', async () => {
    const all = await shop()
    const ada = await all.server.signUp()
    const checkout = await startedCheckout(all, ada)
    const confirmed = async (): Promise<unknown> => ada.client('confirmCheckout', {})
    expect(await confirmed()).toMatchObject({ ok: true, answer: { subscription: null } })
    all.stripe.pay(checkout)
    expect(await confirmed()).toMatchObject({ ok: true, answer: { subscription: { plan_id: 'plus' } } })
    const asked = all.stripe.asked.length
    await confirmed()
    expect(all.stripe.asked.length).toBe(asked)
  })

  test('a free plan, an unknown one and a portal without payments lead nowhere', async () => {
    const all = await shop()
    const ada = await all.server.signUp()
    for (const plan_id of ['free', 'none']) expect(await ada.client('startCheckout', { body: { plan_id, idempotency_key: key(1) } })).toMatchObject({ ok: false, failure: { code: 'not_found' } })
    expect(await ada.client('openBillingPortal', {})).toMatchObject({ ok: false, failure: { code: 'not_found' } })
    expect(all.stripe.asked).toEqual([])
  })

  test('the portal is that of the own customer and leads back', async () => {
    const all = await shop()
    const ada = await all.server.signUp()
    await startedCheckout(all, ada)
    const outcome = await ada.client('openBillingPortal', {})
    expect(outcome.ok && outcome.answer.url).toBe(`${all.stripe.url}/portal?back=${encodeURIComponent('http://localhost:3000/subscribe')}`)
  })

  test('a portal of somebody whom Stripe does not know any more says so, and the plans are offered again', async () => {
    const all = await shop()
    const ada = await all.server.signUp()
    await all.bring(all.stripe.pay(await startedCheckout(all, ada)))
    for (const known of [all.stripe.customers, all.stripe.subscriptions]) known.clear()
    expect(await ada.client('openBillingPortal', {})).toMatchObject({ ok: false, failure: { code: 'not_found', message: 'Stripe does not know you as a customer any more, so there is nothing to manage. Load this page again to choose a plan.' } })
    expect((await stateOf(ada)).subscription).toBeNull()
  })

  test.each([500, 'silence'] as const)('a Stripe that answers %s is told as such, nothing is kept, and the next press works', async (status) => {
    const all = await shop()
    const ada = await all.server.signUp()
    all.stripe.trouble = { status, count: 1 }
    const body = { plan_id: 'plus', idempotency_key: key(1) }
    expect(await ada.client('startCheckout', { body })).toMatchObject({ ok: false, failure: { code: 'payment_unavailable', status: 502, message: 'Stripe could not be reached. Nothing was charged. Please try again in a moment.' } })
    expect(await stateOf(ada)).toEqual({ subscription: null, can_manage: false })
    expect(await startedCheckout(all, ada)).not.toBe('')
    expect(all.lines.join('')).toMatch(/warn Stripe did not do what it was asked/)
    expect(all.lines.join('')).not.toContain(STRIPE_KEY)
  })

  test('a customer that Stripe does not know any more is made anew', async () => {
    const all = await shop()
    const ada = await all.server.signUp()
    await startedCheckout(all, ada)
    all.stripe.customers.clear()
    await startedCheckout(all, ada, { press: 2 })
    expect(all.stripe.customers.size).toBe(1)
  })
})

describe('what comes to the webhook', () => {
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
    expect((await all.server.app.inject({ method: 'POST', url: WEBHOOK_PATH, payload: good.payload, headers: { 'content-type': 'application/json' } })).statusCode).toBe(400)
    expect((await all.server.app.inject({ method: 'POST', url: WEBHOOK_PATH, headers: { 'stripe-signature': good.signature } })).statusCode).toBe(400)
    expect((await stateOf(ada)).subscription).toBeNull()
    expect(await all.bring(all.stripe.sign(message, { at: seconds - 299 }))).toBe(200)
    expect((await stateOf(ada)).subscription).not.toBeNull()
  })

  test('of other kinds and of strangers is taken and forgotten', async () => {
    const all = await shop()
    const strange = { id: 'evt_1', type: 'customer.subscription.updated', data: { object: { id: 'sub_1', customer: 'cus_nobody' } } }
    expect(await all.bring(all.stripe.sign(strange))).toBe(200)
    expect(await all.bring(all.stripe.sign({ ...strange, type: 'invoice.paid' }))).toBe(200)
    expect(all.stripe.asked).toEqual([])
    expect(await all.server.platform.database.root.selectFrom('billing_events').selectAll().execute()).toEqual([])
  })

  test('may be about a thing without an id', async () => {
    const all = await shop()
    const ada = await all.server.signUp()
    await startedCheckout(all, ada)
    const [customer] = all.stripe.customers.keys()
    expect(await all.bring(all.stripe.sign({ id: 'evt_1', type: 'balance.available', data: { object: { object: 'balance', available: [] } } }))).toBe(200)
    expect(await all.bring(all.stripe.sign({ id: 'evt_2', type: 'invoice.upcoming', data: { object: { object: 'invoice', customer, subscription: 'sub_1' } } }))).toBe(200)
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
    expect((await all.server.app.inject({ method: 'POST', url: WEBHOOK_PATH, payload: 'x'.repeat(1024 * 1024 + 1), headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' } })).statusCode).toBe(413)
  })
})

test('plans are shown to everybody, without ids or keys of Stripe’s', async () => {
  const all = await shop()
  const answer = await all.server.browser().request({ url: '/api/config/' })
  expect(answer.json()).toMatchObject({ plans: plans.map(({ stripe_price, ...plan }) => ({ ...plan, is_paid: stripe_price !== undefined })) })
  const config = answer.body
  const { client: ada } = await all.server.signUp()
  const services = JSON.stringify(await ada('getServices', {}))
  expect(services).toContain('3 plans are offered at /subscribe. Payments go by Stripe, in its test mode: no money moves.')
  for (const secret of ['hush', 'price_plus']) expect([config, services].filter((text) => text.includes(secret))).toEqual([])
})

test('without payments nothing is offered, asked or taken', async () => {
  const server = await startTestServer({ features: (platform) => [billingFeature(platform)] })
  opened.push(server)
  const { client } = await server.signUp()
  expect((await server.browser().request({ url: '/api/config/' })).json()).toMatchObject({ plans: [] })
  for (const outcome of [await client('startCheckout', { body: { plan_id: 'plus', idempotency_key: key(1) } }), await client('confirmCheckout', {}), await client('openBillingPortal', {})]) expect(outcome).toMatchObject({ ok: false, failure: { code: 'service_off' } })
  expect((await server.app.inject({ method: 'POST', url: WEBHOOK_PATH, payload: '{}', headers: { 'content-type': 'application/json' } })).statusCode).toBe(404)
})
