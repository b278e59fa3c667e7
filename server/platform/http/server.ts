/**
 * The HTTP edge: Fastify with our parsing, cookies, forgery check, error bodies, security headers
 * and time-outs.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isAdminIn } from '../admins.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { traceRequests } from '../observability/tracing/trace-requests.ts'
import type { Tracer } from '../observability/tracing/tracer.ts'
import { idOfRequest, nameRequests } from '../observability/request-scope.ts'
import { describeApi } from './api-docs.ts'
import { addBodyParsers, withoutNulls } from './body-parsers.ts'
import { createCookies } from './limits/cookies.ts'
import type { Cookies } from './limits/cookies.ts'
import { closeConnectionsWhenStopping } from './draining.ts'
import { InvalidInput, answerFailures, pathOf, sendRefusal } from './failures/failures.ts'
import { checkHost } from './host-check.ts'
import { refuse } from './failures/refusal.ts'
import type { Identify } from './limits/identity.ts'
import { parseInput } from './failures/parse-input.ts'
import { limitReceiving } from './limits/receiving-limit.ts'
import { createRoute } from './route.ts'
import type { Guard, Route } from './route.ts'
import { PERMISSIONS_POLICY, securityHeaders } from './limits/security-headers.ts'

/** Milliseconds until a whole request has arrived: of a video, 2 GB at 9 Mbit/s; of all others. */
const UPLOAD_TIMEOUT = 1_800_000
const RECEIVING_TIMEOUT = 300_000
/**
 * Compressed while it is sent: the highest quality would take a second for what this does in
 * milliseconds.
 */
const BROTLI_QUALITY = 4

export interface HttpServer {
  readonly app: FastifyInstance
  readonly route: Route
  readonly cookies: Cookies
}

export async function createHttpServer(parts: {
  config: Config
  clock: Clock
  log: Log
  identify: Identify
  guard: Guard
  metrics?: Metrics | null
  trace?: Tracer | undefined
}): Promise<HttpServer> {
  const { config, clock, log } = parts
  const app = Fastify({
    logger: false,
    trustProxy: config.trustProxy,
    requestTimeout: UPLOAD_TIMEOUT,
    forceCloseConnections: 'idle',
    genReqId: idOfRequest(config.trustProxy !== false),
    // A path that can't even be read never reaches the error handler.
    frameworkErrors: (_error, _request, reply) =>
      void sendRefusal(reply, refuse('invalid', problem('request.badAddress'))),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  })
  app.setValidatorCompiler(({ schema }) => {
    if (!(schema instanceof z.ZodType)) throw new Error('Route schemas are zod schemas.')
    return (value: unknown) => {
      const parsed = parseInput(schema, value)
      return parsed.success
        ? { value: parsed.data }
        : { error: new InvalidInput(parsed.error.issues) }
    }
  })
  app.setSerializerCompiler(serializerCompiler)
  observeRequests(app, parts)
  addBodyParsers(app)
  answerFailures(app, log)
  await app.register(fastifyCookie)
  await protect(app, config)
  await describeApi(app, config.brand)
  await compress(app)
  app.addHook('preValidation', async (request) => {
    request.params = withoutNulls(request.params)
    request.query = withoutNulls(request.query)
  })
  closeConnectionsWhenStopping(app)
  const cookies = createCookies(clock, config.publicUrl.startsWith('https:'))
  return {
    app,
    route: createRoute(app, {
      publicUrl: config.publicUrl,
      cookies,
      identify: parts.identify,
      isAdmin: isAdminIn(config),
      guard: parts.guard,
      log,
      receiving: limitReceiving(app, RECEIVING_TIMEOUT),
    }),
    cookies,
  }
}

const compress = async (app: FastifyInstance) =>
  app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })

async function protect(app: FastifyInstance, config: Config): Promise<void> {
  checkHost(app, config.publicUrl)
  await app.register(fastifyHelmet, securityHeaders(config))
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY)
  })
}

function observeRequests(
  app: FastifyInstance,
  {
    config,
    log,
    metrics,
    trace,
  }: {
    readonly config: Config
    readonly log: Log
    readonly metrics?: Metrics | null
    readonly trace?: Tracer | undefined
  },
): void {
  nameRequests(app)
  if (trace !== undefined) traceRequests(app, trace, config.trustProxy !== false)
  metrics?.measureRequests(app)
  app.addHook('onResponse', async (request, reply) =>
    log.debug(`${request.method} ${pathOf(request)} ${reply.statusCode}`, {
      ms: Math.round(reply.elapsedTime),
    }),
  )
}
