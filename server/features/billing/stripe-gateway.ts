/**
 * The calls to Stripe, through its own package. Answers are parsed here, and only the fields named
 * here are read. The package is loaded at the first call: most servers never make one.
 */
import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import type { StripeConfig } from '../../platform/billing-config.ts'
import { loadOnce } from '../../platform/caching/load-once.ts'

/** Limits of one call. Two calls in a row stay under the 30 s that a browser waits. */
const PATIENCE = { timeout: 6_000, maxNetworkRetries: 1 }
/** The largest age of a signed message, as Stripe's package sets it. Seconds. */
const TOLERANCE = 300

const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const Checkout = z.object({
  id: z.string(),
  url: z.url().nullable(),
  status: z.string().nullable(),
  subscription: Reference.nullish(),
})
const Portal = z.object({ url: z.url() })
const Customer = z.object({ id: z.string() })
const Seconds = z.number().transform((seconds) => seconds * 1000)
const Subscription = z.object({
  id: z.string(),
  customer: Reference,
  status: z.string(),
  created: Seconds,
  cancel_at: Seconds.nullish(),
  cancel_at_period_end: z.boolean(),
  items: z.object({
    data: z
      .array(
        z.object({ price: z.object({ id: z.string() }), current_period_end: Seconds.nullish() }),
      )
      .min(1),
  }),
})
export type StripeSubscription = z.output<typeof Subscription>
/** Not every object has an id: a balance and an invoice to come have none. */
const Message = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().nullish(),
      customer: Reference.nullish(),
      subscription: Reference.nullish(),
    }),
  }),
})
/** A webhook message. `about` is the object that it is about. */
export interface StripeMessage {
  readonly id: string
  readonly type: string
  readonly about: z.output<typeof Message>['data']['object']
}

export interface CustomerRequest {
  readonly owner: string
  readonly email: string
  readonly name: string
  /** The customer that Stripe no longer knows and this one replaces. */
  readonly instead: string
}

export interface CheckoutRequest {
  readonly customer: string
  readonly owner: string
  readonly price: string
  /** One press of a button: the same key gives the same checkout. */
  readonly key: string
  readonly back: string
}

export type StripeGateway = ReturnType<typeof stripeGateway>

export function stripeGateway(
  config: StripeConfig,
  patience: { timeout: number; maxNetworkRetries: number } = PATIENCE,
) {
  const stripe = loadOnce(async () => openStripe(config, patience))
  return {
    /** `instead`: of this one, which Stripe does not know any more. */
    async createCustomer(request: CustomerRequest): Promise<string> {
      return createCustomer(await stripe(), request)
    },
    async createCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }> {
      return createCheckout(await stripe(), request)
    },
    /** Null = no such checkout, or no longer. */
    readCheckout: (id: string) =>
      ifKnown(async () => Checkout.parse(await (await stripe()).checkout.sessions.retrieve(id))),
    async expireCheckout(id: string): Promise<void> {
      await (await stripe()).checkout.sessions.expire(id)
    },
    readSubscription: (id: string): Promise<StripeSubscription | null> =>
      ifKnown(async () => Subscription.parse(await (await stripe()).subscriptions.retrieve(id))),
    async openPortal(customer: string, back: string): Promise<string> {
      return Portal.parse(
        await (await stripe()).billingPortal.sessions.create({ customer, return_url: back }),
      ).url
    },
    /** Also ends their subscriptions. */
    async forgetCustomer(id: string): Promise<void> {
      await ifKnown(async () => (await stripe()).customers.del(id))
    },
    /**
     * Null = not from Stripe, or too old. Throws when what is signed is no message.
     */
    async readMessage(
      body: Uint8Array,
      signature: string,
      now: number,
    ): Promise<StripeMessage | null> {
      const isSigned = await isSignedMessage(await stripe(), {
        body,
        signature,
        secret: config.webhookSecret,
        now,
      })
      if (!isSigned) return null
      const { id, type, data } = Message.parse(JSON.parse(new TextDecoder().decode(body)))
      return { id, type, about: data.object }
    },
  }
}

async function createCustomer(
  stripe: Stripe,
  { owner, email, name, instead }: CustomerRequest,
): Promise<string> {
  const params = { email, name, metadata: { user_id: owner } }
  const idempotencyKey = keyOf(`customer ${instead}`, params)
  return Customer.parse(await stripe.customers.create(params, { idempotencyKey })).id
}

async function createCheckout(
  stripe: Stripe,
  { customer, owner, price, key, back }: CheckoutRequest,
): Promise<{ id: string; url: string }> {
  const params = {
    mode: 'subscription' as const,
    customer,
    client_reference_id: owner,
    line_items: [{ price, quantity: 1 }],
    success_url: `${back}?result=success`,
    cancel_url: `${back}?result=cancelled`,
    subscription_data: { metadata: { user_id: owner } },
  }
  const idempotencyKey = keyOf(`checkout ${key}`, params)
  const { id, url } = Checkout.required({ url: true }).parse(
    await stripe.checkout.sessions.create(params, { idempotencyKey }),
  )
  return { id, url: z.string().parse(url) }
}

/** False when the message is not from Stripe, or too old. */
async function isSignedMessage(
  stripe: Stripe,
  {
    body,
    signature,
    secret,
    now,
  }: { body: Uint8Array; signature: string; secret: string; now: number },
): Promise<boolean> {
  const { signature: signatures } = stripe.webhooks
  if (!signatures) throw new Error('The package of Stripe can’t check signatures.')
  try {
    const bytes = Buffer.from(body)
    await signatures.verifyHeaderAsync(bytes, signature, secret, TOLERANCE, undefined, now)
    return true
  } catch (error) {
    if (stripeFailure(error)?.type === 'StripeSignatureVerificationError') return false
    throw error
  }
}

async function openStripe(
  { secretKey, apiUrl }: StripeConfig,
  patience: { timeout: number; maxNetworkRetries: number },
): Promise<Stripe> {
  const { Stripe: Package } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return new Package(secretKey, {
    ...patience,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : port,
    telemetry: false,
  })
}

/**
 * A key that is used again with other contents is an error at Stripe: the contents are part of it.
 */
function keyOf(purpose: string, params: object): string {
  return createHash('sha256')
    .update(`${purpose} ${JSON.stringify(params)}`)
    .digest('hex')
}

async function ifKnown<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (stripeFailure(error)?.code === 'resource_missing') return null
    throw error
  }
}

const StripeFailure = z.object({
  type: z.string().regex(/^Stripe/),
  code: z.string().nullish(),
  param: z.string().nullish(),
  statusCode: z.number().nullish(),
  requestId: z.string().nullish(),
})
/**
 * What may be logged of it: neither the message nor the request, which can hold what a person
 * wrote.
 */
export type StripeFailure = z.infer<typeof StripeFailure>

/** Null = it is not Stripe's, but a bug of ours. */
export function stripeFailure(error: unknown): StripeFailure | null {
  return StripeFailure.safeParse(error).data ?? null
}

/** Deleted at Stripe, or made with the key of its test mode. */
export function isUnknownCustomer(error: unknown): boolean {
  const failure = stripeFailure(error)
  return failure?.code === 'resource_missing' && failure.param === 'customer'
}
