/**
 * One operation of the description: its request is held against the description, so is its answer,
 * and the token against the scopes that it names.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  ApiRefusal,
  NOT_AUTHENTICATED,
  breakConnection,
  earlyRefusal,
  invalid,
  refuse,
  sendRefusal,
} from './answers.ts'
import type { Behaviour, Fault } from './behaviour.ts'
import { describedOperation } from './description.ts'
import type { Operation, Schema } from './description.ts'
import { FIRST_PROFILE } from './documents.ts'
import type { Document, Documents } from './documents.ts'
import type { VideoFiles } from './video-files.ts'

export interface OauthApp {
  readonly clientId: string
  readonly clientSecret: string
  /** The only address that OAuth redirects back to. */
  readonly redirectUri: string
}

export interface Network {
  readonly server: FastifyInstance
  readonly documents: Documents
  readonly videos: VideoFiles
  readonly behaviour: Behaviour
  readonly app: OauthApp
  /** Its address, without a slash at the end. */
  readonly origin: () => string
  /** Whose `documents` they are. */
  readonly profile: number
}

/** The same network as one profile sees it. */
export const asProfile = (network: Network, profile: number): Network => ({
  ...network,
  documents: network.documents.of(profile),
  profile,
})

export interface Called {
  /** As the person of the token sees it. */
  readonly network: Network
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly fault: Fault | null
  readonly raw: FastifyRequest
  readonly reply: FastifyReply
}

/** With the status where it is not 200. `reply` itself: the connection is broken already. */
export type Handler = (called: Called) => unknown

export interface Answered {
  readonly status: number
  readonly body: unknown
}

export function serve(
  network: Network,
  [method, path]: readonly [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string],
  handler: Handler,
): void {
  const operation = describedOperation(method, path)
  const { behaviour } = network
  network.server.route({
    method,
    url: `/v5${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    schema: {
      params: operation.params,
      querystring: operation.query,
      ...(operation.body === null ? {} : { body: operation.body }),
    },
    preValidation: async (request) => {
      request.query = typedQuery(operation.query, request.query as Record<string, string>)
    },
    handler: async (request, reply) => {
      const asked = { method, path }
      await behaviour.onRequest(asked)
      const fault = behaviour.fault(asked)
      if (fault === 'lostBefore') return breakConnection(reply)
      const token = tokenOf(network, request)
      const refused = earlyRefusal(fault) ?? refusedToken(network, token, operation)
      if (refused !== undefined) return sendRefusal(reply, refused)
      const answer = await handler({
        network: asProfile(network, token?.profile ?? FIRST_PROFILE),
        params: request.params as Record<string, string>,
        query: request.query as Record<string, unknown>,
        body: request.body,
        fault,
        raw: request,
        reply,
      })
      return answer === reply ? reply : send(answer, { request, reply, operation, behaviour })
    },
  })
}

interface Sending {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly operation: Operation
  readonly behaviour: Behaviour
}

function send(answer: unknown, { request, reply, operation, behaviour }: Sending): FastifyReply {
  if (answer instanceof ApiRefusal) return sendRefusal(reply, answer)
  const { status, body } = isAnswered(answer) ? answer : { status: 200, body: answer }
  const schema = operation.answers.get(status)
  if (schema !== undefined && body !== undefined && !request.validateInput(body, schema))
    behaviour.onBreach(`${request.method} ${request.url} answered ${JSON.stringify(body)}`)
  return reply.code(status).send(body)
}

const isAnswered = (answer: unknown): answer is Answered =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer

const tokenOf = (
  { documents }: Network,
  { headers }: FastifyRequest,
): Document<'access'> | undefined =>
  documents.find('access', headers.authorization?.replace(/^Bearer /, '') ?? '')

function refusedToken(
  { behaviour }: Network,
  token: Document<'access'> | undefined,
  { scopes }: Operation,
): ApiRefusal | undefined {
  if (scopes.length === 0) return undefined
  if (token === undefined || token.ends_at <= behaviour.now()) return NOT_AUTHENTICATED
  if (behaviour.access === 'sandbox' && !token.is_sandbox) return NOT_AUTHENTICATED
  const missing = scopes.filter((scope) => !token.scopes.includes(scope))
  return missing.length === 0
    ? undefined
    : refuse(403, 7, `Your token lacks the scopes ${missing.join(', ')}.`)
}

/** A query is text; the description says what is a number, a list or a yes. */
function typedQuery(schema: Schema, query: Record<string, string>): Record<string, unknown> {
  const properties = schema['properties'] as Record<string, { type?: string }>
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typed(properties[name]?.type, value)]),
  )
}

function typed(type: string | undefined, value: string | string[]): unknown {
  if (type === 'array') return [value].flat().flatMap((part) => part.split(','))
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  return type === 'integer' && /^-?\d+$/.test(String(value)) ? Number(value) : value
}

/** What Fastify itself refuses: a request that is not as the description has it, or no request. */
export function refuseBreaches({ server, behaviour }: Network): void {
  server.setErrorHandler(async (error: Error, request, reply) => {
    behaviour.onBreach(`${request.method} ${request.url}: ${error.message}`)
    return sendRefusal(reply, invalid(`Invalid request: ${error.message}`))
  })
  server.setNotFoundHandler(async (request, reply) => {
    behaviour.onBreach(`${request.method} ${request.url}: no such path`)
    return sendRefusal(reply, refuse(404, 404, 'Not found.'))
  })
}
