/** The id of the request that is being answered, wherever the code is: each line of the log names it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { newId } from '../ids.ts'

const scope = new AsyncLocalStorage<string>()

/** Undefined outside a request. */
export const requestId = (): string | undefined => scope.getStore()

const ID = /^[\w-]{8,64}$/

/** An id that a proxy gave is kept if our proxies are trusted, so that its log and ours agree. */
export const idOfRequest =
  (isTrusted: boolean) =>
  ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string => {
    const given = headers['x-request-id']
    return isTrusted && typeof given === 'string' && ID.test(given) ? given : newId()
  }

/** Every answer carries its id, errors too: a person can quote it. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    scope.run(request.id, done)
  })
}
