import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isEventStream } from '../event-streams.ts'
import { parseTraceparent, runInSpan } from './trace-context.ts'
import type { OpenSpan, Tracer } from './tracer.ts'

const PROBES: ReadonlySet<string> = new Set(['/api/health', '/api/ready'])

/**
 * A span for each request but those of probes and event streams. It belongs to the trace of a proxy if our proxies are
 * trusted. Named by the route, never by the path, which has ids and tokens.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer, isTrusted: boolean): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'none' } = request.routeOptions
    if (PROBES.has(route.replace(/\/$/, '')) || isEventStream(route)) return done()
    const span = tracer.open({
      name: `${request.method} ${route}`,
      kind: 'server',
      parent: isTrusted ? parseTraceparent(request.headers['traceparent']) : null,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'pinloom.request_id': request.id,
      },
    })
    spans.set(request, span)
    runInSpan(span.context, done)
  })
  app.addHook('onResponse', async (request, { statusCode }) =>
    spans.get(request)?.end({
      hasFailed: statusCode >= 500,
      attributes: { 'http.response.status_code': statusCode },
    }),
  )
}
