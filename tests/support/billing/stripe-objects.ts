/** What the small Stripe of the tests remembers, and its answer to each question. */
import { randomBytes } from 'node:crypto'

export interface FakeSubscription {
  readonly id: string
  customer: string
  status: string
  price: string
  created: number
  periodEnd: number
  cancelAt: number | null
}

export interface FakeCheckout {
  readonly id: string
  readonly customer: string
  readonly price: string
  readonly success: string
  readonly cancel: string
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
}

export interface FakeObjects {
  readonly url: string
  readonly customers: Map<string, { email: string; user: string }>
  readonly checkouts: Map<string, FakeCheckout>
  readonly subscriptions: Map<string, FakeSubscription>
}

export type FakeAnswer = readonly [status: number, body: object]

interface Question {
  readonly objects: FakeObjects
  /** That the path names. */
  readonly id: string
  readonly form: URLSearchParams
}

export const newName = (kind: string): string => `${kind}_${randomBytes(6).toString('hex')}`

const answers: Readonly<Record<string, (question: Question) => FakeAnswer>> = {
  'POST /v1/customers': ({ objects, form }) => {
    const id = newName('cus')
    objects.customers.set(id, {
      email: form.get('email') ?? '',
      user: form.get('metadata[user_id]') ?? '',
    })
    return [200, { id }]
  },
  'DELETE /v1/customers/:id': ({ objects, id }) => {
    for (const one of objects.subscriptions.values())
      if (one.customer === id) one.status = 'canceled'
    return objects.customers.delete(id) ? [200, { id, deleted: true }] : missing('id')
  },
  'POST /v1/checkout/sessions': ({ objects, form }) => {
    if (!objects.customers.has(form.get('customer') ?? '')) return missing('customer')
    const id = newName('cs')
    const given = (name: string): string => form.get(name) ?? ''
    const checkout: FakeCheckout = {
      id,
      customer: given('customer'),
      price: given('line_items[0][price]'),
      success: given('success_url'),
      cancel: given('cancel_url'),
      status: 'open',
      subscription: null,
    }
    objects.checkouts.set(id, checkout)
    return presentCheckout(objects, checkout)
  },
  'GET /v1/checkout/sessions/:id': ({ objects, id }) =>
    presentCheckout(objects, objects.checkouts.get(id)),
  'POST /v1/checkout/sessions/:id/expire': ({ objects, id }) => {
    const checkout = objects.checkouts.get(id)
    if (checkout?.status !== 'open')
      return [
        400,
        {
          error: {
            type: 'invalid_request_error',
            message: 'Only Checkout Sessions with a status of open can be expired.',
          },
        },
      ]
    checkout.status = 'expired'
    return presentCheckout(objects, checkout)
  },
  'GET /v1/subscriptions/:id': ({ objects, id }) => {
    const subscription = objects.subscriptions.get(id)
    return subscription === undefined ? missing('id') : [200, presentSubscription(subscription)]
  },
  'POST /v1/billing_portal/sessions': ({ objects, form }) =>
    objects.customers.has(form.get('customer') ?? '')
      ? [
          200,
          {
            id: newName('bps'),
            url: `${objects.url}/portal?back=${encodeURIComponent(form.get('return_url') ?? '')}`,
          },
        ]
      : missing('customer'),
}

const named = /(?:cus|cs|sub)_\w+/

/** "GET /v1/subscriptions/:id" */
export const withoutName = (asked: string): string => asked.replace(named, ':id')

export function answerOfStripe(
  objects: FakeObjects,
  asked: string,
  form: URLSearchParams,
): FakeAnswer {
  const answer = answers[withoutName(asked)]
  return answer === undefined
    ? [
        404,
        {
          error: { type: 'invalid_request_error', message: `Unrecognized request URL (${asked}).` },
        },
      ]
    : answer({ objects, id: named.exec(asked)?.[0] ?? '', form })
}

export function presentSubscription({
  id,
  customer,
  status,
  price,
  created,
  periodEnd,
  cancelAt,
}: FakeSubscription): object {
  return {
    id,
    object: 'subscription',
    customer,
    status,
    created,
    cancel_at: cancelAt,
    cancel_at_period_end: false,
    items: {
      object: 'list',
      data: [{ id: 'si_1', price: { id: price }, current_period_end: periodEnd }],
    },
  }
}

function presentCheckout({ url }: FakeObjects, checkout: FakeCheckout | undefined): FakeAnswer {
  if (checkout === undefined) return missing('session')
  const { id, status, subscription } = checkout
  return [
    200,
    {
      id,
      object: 'checkout.session',
      url: status === 'open' ? `${url}/pay/${id}` : null,
      status,
      subscription,
    },
  ]
}

const missing = (param: string): FakeAnswer => [
  404,
  {
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param,
      message: 'No such object.',
    },
  },
]
