/**
 * What Stripe reports by itself. The signature is checked on the very bytes that came; a message that
 * was taken is not taken again; one that could not be worked on is answered with 500, and Stripe
 * brings it again.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../../platform/http/failures/failures.ts'
import { Refusal } from '../../platform/http/failures/refusal.ts'
import type { BillingParts } from './billing-parts.ts'
import { closeSession, hasMessage, ownerOfCustomer, rememberMessage } from './billing.store.ts'
import { stripeFailure, type StripeGateway, type StripeMessage } from './stripe-gateway.ts'
import { syncSubscription } from './subscriptions.ts'

export const WEBHOOK_PATH = '/api/billing/webhook/'
const LIMIT = 1024 * 1024
const TAKEN = { received: true }

export function webhookRoutes(app: FastifyInstance, parts: BillingParts): void {
  const { stripe } = parts
  if (stripe === null) return
  // A scope without the JSON parser: the signature covers the raw bytes.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LIMIT },
      (_request, body, done) => done(null, body),
    )
    scope.post(WEBHOOK_PATH, { bodyLimit: LIMIT, schema: { hide: true } }, (request, reply) =>
      answer(parts, stripe, { request, reply }),
    )
  })
}

async function answer(
  parts: BillingParts,
  stripe: StripeGateway,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { clock, log, database } = parts.platform
  const signature = request.headers['stripe-signature']
  const message =
    Buffer.isBuffer(request.body) && typeof signature === 'string'
      ? await stripe.readMessage(request.body, signature, clock.now())
      : null
  if (message === null)
    return sendRefusal(
      reply,
      new Refusal({ code: 'invalid', detail: 'The signature is missing, wrong or too old.' }),
    )
  if (await hasMessage(database.root, message.id)) return reply.send(TAKEN)
  try {
    await take(parts, stripe, message)
  } catch (error) {
    // A bug of ours is logged whole; of Stripe's no more than what it was.
    log.error(`Stripe's message ${message.id} could not be worked on; it comes again`, {
      type: message.type,
      error: stripeFailure(error) ?? error,
    })
    return sendRefusal(
      reply,
      new Refusal({
        code: 'server_error',
        detail: 'The message could not be worked on. Please send it again.',
      }),
    )
  }
  return reply.send(TAKEN)
}

/**
 * Of other kinds, and of customers without a user here (any more), nothing is known and nothing is
 * kept.
 */
async function take(
  parts: BillingParts,
  stripe: StripeGateway,
  { id, type, about }: StripeMessage,
): Promise<void> {
  const { database, clock } = parts.platform
  const subscription = subscriptionOf(type, about)
  const owner = about.customer ? await ownerOfCustomer(database.root, about.customer) : undefined
  if (subscription === null || owner === undefined) return
  await parts.inTurn(owner, () =>
    syncSubscription(parts, { stripe, owner, id: subscription }, async (tx) => {
      if (type === 'checkout.session.completed' && about.id) await closeSession(tx, owner, about.id)
      await rememberMessage(tx, id, clock.now())
    }),
  )
}

function subscriptionOf(type: string, about: StripeMessage['about']): string | null {
  if (type === 'checkout.session.completed') return about.subscription ?? null
  return type === 'customer.subscription.created' ||
    type === 'customer.subscription.updated' ||
    type === 'customer.subscription.deleted'
    ? (about.id ?? null)
    : null
}
