/**
 * A small Stripe for tests, with a memory: keys against doing a thing twice, trouble on demand, and
 * messages signed as Stripe documents it (docs.stripe.com/webhooks/signature). A person pays by
 * `pay`, or on the page of the checkout.
 */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { BillingConfig } from '../../../server/platform/billing-config.ts'
import {
  answerOfStripe,
  newName,
  presentSubscription,
  withoutName,
  type FakeAnswer,
  type FakeObjects,
  type FakeSubscription,
} from './stripe-objects.ts'

export const STRIPE_KEY = 'sk_test_hush'
export const WEBHOOK_SECRET = 'whsec_hush'

export interface SignedMessage {
  readonly payload: string
  readonly signature: string
}

export interface FakeStripe extends FakeObjects {
  readonly billing: (plans: BillingConfig['plans']) => BillingConfig
  /** As "POST /v1/customers", ids left out. */
  readonly asked: string[]
  /**
   * The next questions (`at`: those of this kind, as in `asked`) are answered with this status, or
   * not at all.
   */
  trouble: { status: number | 'silence'; count: number; at?: string } | null
  /** Runs once, between the answer to a question of this kind and its delivery. */
  beforeTelling: { at: string; work: () => Promise<void> } | null
  /** Answers with the message that Stripe would send about it. */
  pay(checkout: string): SignedMessage
  change(subscription: string, patch: Partial<FakeSubscription>, type?: string): SignedMessage
  sign(message: object, more?: { at?: number; secret?: string }): SignedMessage
  close(): Promise<void>
}

interface FakeStripeParts {
  /** ms */
  readonly now?: () => number
  /** Where webhooks are sent when the page is used to pay. */
  readonly tell?: (message: SignedMessage) => Promise<unknown>
}

export async function startFakeStripe({
  now = Date.now,
  tell = async () => undefined,
}: FakeStripeParts = {}): Promise<FakeStripe> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  const fake = fakeOf(url, { seconds: () => Math.floor(now() / 1000), close })
  const ask = asking(fake)
  server.on(
    'request',
    (request: IncomingMessage, response: ServerResponse) =>
      void (request.url?.startsWith('/pay/')
        ? servePage(fake, tell, { request, response })
        : ask(request, response)),
  )
  return fake
}

function fakeOf(
  url: string,
  { seconds, close }: { seconds: () => number; close: () => Promise<void> },
): FakeStripe {
  const messageOf = (type: string, object: object): SignedMessage =>
    fake.sign({ id: newName('evt'), object: 'event', type, created: seconds(), data: { object } })
  const fake: FakeStripe = {
    url,
    billing: (plans) => ({
      plans,
      stripe: { secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: url },
    }),
    customers: new Map(),
    checkouts: new Map(),
    subscriptions: new Map(),
    asked: [],
    trouble: null,
    beforeTelling: null,
    pay: (id) => {
      const checkout = fake.checkouts.get(id)
      if (checkout?.status !== 'open') throw new Error(`The checkout ${id} is not open.`)
      const subscription: FakeSubscription = {
        id: newName('sub'),
        customer: checkout.customer,
        status: 'active',
        price: checkout.price,
        created: seconds(),
        periodEnd: seconds() + 30 * 86_400,
        cancelAt: null,
      }
      fake.subscriptions.set(subscription.id, subscription)
      Object.assign(checkout, { status: 'complete', subscription: subscription.id })
      return messageOf('checkout.session.completed', {
        object: 'checkout.session',
        id,
        customer: checkout.customer,
        subscription: subscription.id,
      })
    },
    change: (id, patch, type = 'customer.subscription.updated') => {
      const subscription = fake.subscriptions.get(id)
      if (subscription === undefined) throw new Error(`There is no subscription ${id}.`)
      Object.assign(subscription, patch)
      return messageOf(type, presentSubscription(subscription))
    },
    sign: (message, { at = seconds(), secret = WEBHOOK_SECRET } = {}) => {
      const payload = JSON.stringify(message)
      return {
        payload,
        signature: `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')},v0=none`,
      }
    },
    close,
  }
  return fake
}

/** The interface that programs ask. */
function asking(
  fake: FakeStripe,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const done = new Map<string, { asked: string; answer: FakeAnswer }>()
  return async (request, response) => {
    const form = await text(request)
    const asked = `${request.method} ${(request.url ?? '').split('?', 1)[0]}`
    fake.asked.push(withoutName(asked))
    const trouble = nextTrouble(fake, withoutName(asked))
    if (trouble === 'silence') return
    if (trouble !== null)
      return send(response, [
        trouble,
        {
          error: {
            type: trouble < 500 ? 'invalid_request_error' : 'api_error',
            message: 'Something is broken.',
          },
        },
      ])
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return send(response, [
        401,
        { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } },
      ])
    const key = String(request.headers['idempotency-key'] ?? '')
    const before = done.get(key)
    if (before !== undefined)
      return send(
        response,
        before.asked === `${asked} ${form}`
          ? before.answer
          : [
              400,
              {
                error: {
                  type: 'idempotency_error',
                  message:
                    'Keys for idempotent requests can only be used with the same parameters.',
                },
              },
            ],
      )
    const answer = answerOfStripe(fake, asked, new URLSearchParams(form))
    if (key !== '') done.set(key, { asked: `${asked} ${form}`, answer })
    await beforeTelling(fake, withoutName(asked))
    return send(response, answer)
  }
}

function nextTrouble({ trouble }: FakeStripe, asked: string): number | 'silence' | null {
  if (trouble === null || trouble.count === 0 || (trouble.at ?? asked) !== asked) return null
  trouble.count -= 1
  return trouble.status
}

async function beforeTelling(fake: FakeStripe, asked: string): Promise<void> {
  if (fake.beforeTelling?.at !== asked) return
  const { work } = fake.beforeTelling
  fake.beforeTelling = null
  await work()
}

/** The page at Stripe where a person pays or turns back. */
async function servePage(
  fake: FakeStripe,
  tell: (message: SignedMessage) => Promise<unknown>,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const [, , id = '', step] = (request.url ?? '').split('/')
  const checkout = fake.checkouts.get(id)
  if (checkout === undefined) return void response.writeHead(404).end()
  if (step !== 'done')
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><title>Checkout</title><h1>${checkout.price}</h1><a href="/pay/${id}/done">Pay</a> <a href="${checkout.cancel}">Back</a>`,
      )
  await tell(fake.pay(id))
  return void response.writeHead(303, { location: checkout.success }).end()
}

function send(response: ServerResponse, [status, body]: FakeAnswer): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
    .end(JSON.stringify(body))
}
