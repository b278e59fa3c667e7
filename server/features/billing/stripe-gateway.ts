/**
 * Stripe by its own package, as the few questions that are asked of it. Of its answers only what is
 * named here is read, parsed at this edge. The package is loaded when it is first needed: most
 * servers never ask.
 */
import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import type { StripeConfig } from '../../platform/billing-config.ts'
import { loadOnce } from '../../platform/load-once.ts'

/**
 * How long one question may take, and how often it is put again: two in a row stay under the 30 s
 * that a browser waits.
 */
const PATIENCE = { timeout: 6_000, maxNetworkRetries: 1 }
/** Stripe's own: how old a signed message may be. Seconds. */
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
/** What Stripe reports by itself. `about` is the object that it is about. */
export interface StripeMessage {
  readonly id: string
  readonly type: string
  readonly about: z.output<typeof Message>['data']['object']
}

export type StripeGateway = ReturnType<typeof stripeGateway>

export function stripeGateway(
  config: StripeConfig,
  patience: { timeout: number; maxNetworkRetries: number } = PATIENCE,
) {
  const stripe = loadOnce(async () => openStripe(config, patience))
  return {
    /** `instead`: of this one, which Stripe does not know any more. */
    async createCustomer(person: {
      owner: string
      email: string
      name: string
      instead: string
    }): Promise<string> {
      const params = { email: person.email, name: person.name, metadata: { user_id: person.owner } }
      return Customer.parse(
        await (
          await stripe()
        ).customers.create(params, { idempotencyKey: keyOf(`customer ${person.instead}`, params) }),
      ).id
    },
    /** `key` is the press of a button: the same one gives the same checkout. */
    async createCheckout({
      customer,
      owner,
      price,
      key,
      back,
    }: {
      customer: string
      owner: string
      price: string
      key: string
      back: string
    }): Promise<{ id: string; url: string }> {
      const params = {
        mode: 'subscription' as const,
        customer,
        client_reference_id: owner,
        line_items: [{ price, quantity: 1 }],
        success_url: `${back}?result=success`,
        cancel_url: `${back}?result=cancelled`,
        subscription_data: { metadata: { user_id: owner } },
      }
      const { id, url } = Checkout.required({ url: true }).parse(
        await (
          await stripe()
        ).checkout.sessions.create(params, { idempotencyKey: keyOf(`checkout ${key}`, params) }),
      )
      return { id, url: z.string().parse(url) }
    },
    /** Null = there is no such checkout (any more). */
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
    /** Ends every subscription of theirs, too. */
    async forgetCustomer(id: string): Promise<void> {
      await ifKnown(async () => (await stripe()).customers.del(id))
    },
    /**
     * Null = it is not from Stripe, or too old to be. Throws when it is signed and is no message at
     * all.
     */
    async readMessage(
      body: Uint8Array,
      signature: string,
      now: number,
    ): Promise<StripeMessage | null> {
      const { signature: signatures } = (await stripe()).webhooks
      if (!signatures) throw new Error('The package of Stripe can’t check signatures.')
      try {
        await signatures.verifyHeaderAsync(
          Buffer.from(body),
          signature,
          config.webhookSecret,
          TOLERANCE,
          undefined,
          now,
        )
      } catch (error) {
        if (stripeFailure(error)?.type === 'StripeSignatureVerificationError') return null
        throw error
      }
      const { id, type, data } = Message.parse(JSON.parse(new TextDecoder().decode(body)))
      return { id, type, about: data.object }
    },
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
