/**
 * Registers one line of the table of calls. The edge has done its part before the handler runs:
 * forgery check, identity, access, parsing. The handler gets typed parts and returns the answer or
 * a Refusal; anything thrown is a bug and becomes a 500.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls } from '#core/contract/calls.ts'
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '#core/contract/call/call.ts'
import { ErrorBody } from '#core/contract/call/errors.contract.ts'
import type { Log } from '../log.ts'
import { contentDisposition } from './files/answer-file.ts'
import type { FileAnswer } from './files/answer-file.ts'
import { checkCsrf } from './limits/csrf.ts'
import { SESSION_COOKIE } from './limits/cookies.ts'
import type { Cookies } from './limits/cookies.ts'
import { pathOf, sendRefusal } from './failures/failures.ts'
import { type Identified, type Identify, type Identity, languageOf } from './limits/identity.ts'
import type { ReceivingLimit } from './limits/receiving-limit.ts'
import { noSuchCall, Refusal, refuse } from './failures/refusal.ts'

/** The browser gives up after 30 s; whatever takes longer is a task. */
const TIMEOUT = 60_000
const JSON_LIMIT = 8 * 1024 * 1024
/** Of calls without a session: a form. Anybody can send them, as often as they like. */
const PUBLIC_LIMIT = 64 * 1024
const BINARY_LIMIT = 20 * 1024 * 1024

export interface CallRequest<C extends Call> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  readonly user: C['access'] extends 'public' ? Identity['user'] | null : Identity['user']
  /** Id of the session that asks. */
  readonly session: C['access'] extends 'public' ? string | null : string
  readonly raw: FastifyRequest
  readonly reply: FastifyReply
  /** Aborted when the client has gone, or when the time is over. */
  readonly signal: AbortSignal
}

export type Answer<C extends Call> =
  | (C['answer'] extends 'binary' ? FileAnswer : AnswerOf<C>)
  | Refusal
export type Handler<C extends Call> = (request: CallRequest<C>) => Promise<Answer<C>>
export interface RouteOptions {
  /** Bytes; by default 8 MB of JSON (64 KB where no session is needed), 20 MB of binary. */
  readonly bodyLimit?: number
  /** Milliseconds until the handler is asked to stop and the request is answered without it. */
  readonly timeout?: number
}

/** What a feature gets to register its calls with. */
export type Route = <C extends Call>(call: C, handler: Handler<C>, options?: RouteOptions) => void

/** Asked after parsing and before the handler; a refusal is the answer. */
export type Guard = (
  call: Call,
  request: { readonly owner: string | null; readonly body: unknown },
) => Promise<Refusal | null>

export interface Edge {
  readonly publicUrl: string
  readonly cookies: Cookies
  readonly identify: Identify
  readonly isAdmin: (user: Identity['user']) => boolean
  readonly guard: Guard
  readonly log: Log
  readonly receiving: ReceivingLimit
}

export function createRoute(app: FastifyInstance, edge: Edge): Route {
  return (call, handler, options = {}) => {
    const identities = new WeakMap<FastifyRequest, Identity>()
    if (call.body === 'stream') edge.receiving.allowLong(call.path)
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: options.bodyLimit ?? defaultLimit(call),
      schema: routeSchema(call),
      onRequest: async (request, reply) => {
        const asking = { request, reply, identities }
        const refusal =
          call.access === 'admin'
            ? ((await admitAdmin(asking, edge)) ?? checkCsrf(request, edge.publicUrl))
            : (checkCsrf(request, edge.publicUrl) ?? (await admit(call, asking, edge)))
        return refusal === null ? undefined : sendRefusal(reply, refusal)
      },
      preValidation: async (request, reply) => {
        const refusal = bodyRefusal(call, request)
        if (refusal !== null) return sendRefusal(reply, refusal)
        if (call.body !== undefined && !isFileBody(call)) request.body ??= {}
        return undefined
      },
      handler: async (request, reply) => {
        const gone = new AbortController()
        reply.raw.once('close', () => gone.abort())
        const identity = identities.get(request) ?? null
        const parts = {
          params: request.params,
          query: request.query,
          body: handedOn(request.body),
          user: identity?.user ?? null,
          session: identity?.sessionId ?? null,
          raw: request,
          reply,
          signal: gone.signal,
        }
        // The validator has parsed each part with the call's own schemas, and `admit` has seen to
        // the user.
        const work = async () =>
          (await edge.guard(call, { owner: parts.user?.id ?? null, body: request.body })) ??
          handler(parts as CallRequest<typeof call>)
        return present(
          reply,
          await inTime(work, {
            gone,
            timeout: options.timeout ?? TIMEOUT,
            log: edge.log,
            path: call.path,
          }),
        )
      },
    })
  }
}

const isFileBody = ({ body }: Call): boolean => body === 'binary' || body === 'stream'

function kindOf(body: unknown): 'binary' | 'stream' | 'json' {
  if (Buffer.isBuffer(body)) return 'binary'
  return body instanceof Readable ? 'stream' : 'json'
}

/** A file where JSON is expected, JSON where a file is, or no file. */
function bodyRefusal(call: Call, { body }: FastifyRequest): Refusal | null {
  if (call.body === undefined) return null
  const isUpload = isFileBody(call)
  if (body === undefined) return isUpload ? refuse('invalid', problem('request.emptyFile')) : null
  if (kindOf(body) === (isUpload ? call.body : 'json')) return null
  const wanted = isUpload ? problem('request.sendFile') : problem('request.sendJson')
  return refuse('unsupported_media', wanted)
}

/** A client that stops reading a video leaves the connection open: the refusal has to be sent. */
const handedOn = (body: unknown): unknown =>
  body instanceof Readable ? body.iterator({ destroyOnReturn: false }) : body

function defaultLimit(call: Call): number {
  if (call.body === 'binary') return BINARY_LIMIT
  return call.access === 'public' ? PUBLIC_LIMIT : JSON_LIMIT
}

/**
 * Not Fastify's `handlerTimeout`: it is called off as soon as a body has been read (its
 * `request.signal` is aborted then, too), and it would cut long downloads. This bounds the handler
 * alone.
 */
async function inTime<T>(
  work: () => Promise<T>,
  limit: { gone: AbortController; timeout: number; log: Log; path: string },
): Promise<T | Refusal> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Refusal>((resolve) => {
    timer = setTimeout(() => {
      limit.log.error(`${limit.path} took longer than ${limit.timeout} ms`)
      limit.gone.abort()
      resolve(refuse('server_error', problem('request.tooSlow')))
    }, limit.timeout)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

const nameOf = new Map<Call, string>(Object.entries(calls).map(([name, call]) => [call, name]))

function routeSchema(call: Call): Record<string, unknown> {
  const binary = call.answer === 'binary' ? 'Answers a file.' : undefined
  return {
    tags: [call.path.split('/')[2] ?? 'api'],
    security: [
      {
        ...(call.access === 'public' ? {} : { session: [] }),
        ...(call.method === 'GET' ? {} : { csrf: [] }),
      },
    ],
    // Fastify takes a part that is there and undefined for a schema.
    ...defined({
      operationId: nameOf.get(call),
      description: isFileBody(call) ? 'The body is the file itself.' : binary,
      params: call.params,
      querystring: call.query,
      body: isFileBody(call) ? undefined : call.body,
    }),
    response: {
      ...(call.answer === 'binary' ? {} : { 200: call.answer }),
      '4xx': ErrorBody,
      '5xx': ErrorBody,
    },
  }
}

const defined = (parts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))

interface Asking {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The signed-in user, for the handler. */
  readonly identities: WeakMap<FastifyRequest, Identity>
}

async function admit(
  call: Call,
  { request, reply, identities }: Asking,
  edge: Edge,
): Promise<Refusal | null> {
  const token = request.cookies[SESSION_COOKIE]
  const found: Identified | null =
    token === undefined || token === '' ? null : await edge.identify(token, languageOf(request))
  if (found !== null) {
    identities.set(request, found.identity)
    if (found.renewedUntil !== null && token !== undefined)
      edge.cookies.setSession(reply, token, found.renewedUntil)
  } else if (call.access === 'user') {
    if (token !== undefined) edge.cookies.clearSession(reply)
    return refuse('not_authenticated', problem('request.notAuthenticated'))
  }
  return null
}

/** Runs before all other checks, so that others get exactly the answer for a call that does not exist. */
async function admitAdmin(
  { request, identities }: Asking,
  { identify, isAdmin }: Edge,
): Promise<Refusal | null> {
  const token = request.cookies[SESSION_COOKIE]
  const found =
    token === undefined || token === '' ? null : await identify(token, languageOf(request))
  if (found === null || !isAdmin(found.identity.user))
    return noSuchCall(request.method, pathOf(request))
  identities.set(request, found.identity)
  return null
}

async function present(reply: FastifyReply, answer: unknown): Promise<unknown> {
  if (answer instanceof Refusal) return sendRefusal(reply, answer)
  void reply.header('cache-control', 'no-store')
  if (!isFile(answer)) return answer
  const name = answer.fileName
  void reply.type(answer.type).headers({
    ...(name === undefined ? {} : { 'content-disposition': contentDisposition(name) }),
    ...answer.headers,
  })
  return reply.send(
    answer.content instanceof Uint8Array
      ? Buffer.from(answer.content.buffer, answer.content.byteOffset, answer.content.byteLength)
      : answer.content,
  )
}

/**
 * Only answers of `binary` calls have content with a type; no JSON answer of the table has both.
 */
function isFile(answer: unknown): answer is FileAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'content' in answer &&
    'type' in answer &&
    typeof answer.content === 'object'
  )
}
