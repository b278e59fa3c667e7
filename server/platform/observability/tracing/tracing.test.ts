/** Spans that a collector on the loopback receives. */
import { createServer } from 'node:http'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { syncCalls } from '#core/contract/content/sync.contract.ts'
import { createLog } from '../../log.ts'
import { createOtlpExporter } from './otlp-exporter.ts'
import { parseTraceparent, runInSpan, traceparent } from './trace-context.ts'
import { traceRequests } from './trace-requests.ts'
import { createTracer, type EndedSpan } from './tracer.ts'

const Body = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.unknown()) }),
      scopeSpans: z.array(z.object({ spans: z.array(z.record(z.string(), z.unknown())) })),
    }),
  ),
})

async function collector() {
  const bodies: z.infer<typeof Body>[] = []
  const paths: string[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    paths.push(`${request.method} ${request.url} ${request.headers['content-type']}`)
    bodies.push(Body.parse(JSON.parse(Buffer.concat(parts).toString())))
    response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  const lines: string[] = []
  const exporter = createOtlpExporter({
    url: `http://127.0.0.1:${address.port}`,
    resource: { 'service.name': 'pinloom' },
    log: createLog('warn', (line) => void lines.push(line)),
  })
  onTestFinished(() => exporter.close())
  const spans = () =>
    bodies.flatMap(({ resourceSpans }) => resourceSpans[0]?.scopeSpans[0]?.spans ?? [])
  return { exporter, bodies, paths, spans, lines, answer: (next: number) => (status = next) }
}

test('a collector receives spans by OTLP over HTTP, each with its parent, and none twice', async () => {
  const { exporter, paths, spans } = await collector()
  const tracer = createTracer(exporter.add)
  await tracer.span({ name: 'task generation', attributes: { 'pinloom.task': 't' } }, async () => {
    await tracer.span({ name: 'render' }, async () => undefined)
  })
  await exporter.flush()
  await exporter.flush()
  expect(paths).toEqual(['POST /v1/traces application/json'])
  const [render, task] = spans()
  expect(task).toMatchObject({
    name: 'task generation',
    attributes: [{ key: 'pinloom.task', value: { stringValue: 't' } }],
    status: { code: 0 },
  })
  expect(task).not.toHaveProperty('parentSpanId')
  expect(render).toMatchObject({
    name: 'render',
    traceId: task?.['traceId'],
    parentSpanId: task?.['spanId'],
  })
  expect(BigInt(String(task?.['endTimeUnixNano']))).toBeGreaterThanOrEqual(
    BigInt(String(render?.['endTimeUnixNano'])),
  )
})

test('a span whose work throws has failed', async () => {
  const ended: EndedSpan[] = []
  const tracer = createTracer((span) => void ended.push(span))
  await expect(
    tracer.span({ name: 'a' }, async () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no')
  expect(ended).toMatchObject([{ name: 'a', hasFailed: true }])
})

test('logs a failing collector once, and goes on when it recovers', async () => {
  const { exporter, lines, spans, answer } = await collector()
  const tracer = createTracer(exporter.add)
  answer(503)
  for (const name of ['a', 'b']) {
    await tracer.span({ name }, async () => undefined)
    await exporter.flush()
  }
  expect(lines).toHaveLength(1)
  answer(200)
  await tracer.span({ name: 'c' }, async () => undefined)
  await exporter.flush()
  expect(spans().map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test('a collector that does not answer delays the end for one deadline, not for each batch', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const request = vi.fn<typeof fetch>(
    async (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  vi.stubGlobal('fetch', request)
  onTestFinished(() => void vi.unstubAllGlobals())
  const log = createLog('silent')
  const exporter = createOtlpExporter({ url: 'http://127.0.0.1', resource: {}, log })
  const tracer = createTracer(exporter.add)
  for (let count = 0; count < 2_000; count += 1) tracer.open({ name: 'a' }).end({})
  const closed = vi.fn<() => void>()
  void exporter.close().then(closed)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(closed).toHaveBeenCalledOnce()
  expect(request).toHaveBeenCalledOnce()
})

const GIVEN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

async function tracedApp(isTrusted: boolean) {
  const ended: EndedSpan[] = []
  const app = Fastify()
  traceRequests(
    app,
    createTracer((span) => void ended.push(span)),
    isTrusted,
  )
  app.get('/pins/:id', async () => ({ stored: traceparent() }))
  for (const url of ['/api/health/', syncCalls.streamRevisions.path])
    app.get(url, async () => ({ stored: traceparent() }))
  onTestFinished(() => app.close())
  const get = async (url: string) =>
    z
      .object({ stored: z.string().nullable() })
      .parse((await app.inject({ url, headers: { traceparent: GIVEN } })).json()).stored
  return { ended, get }
}

test('a request belongs to the trace of a trusted proxy, is named by its route and hands its trace on', async () => {
  const { ended, get } = await tracedApp(true)
  const stored = await get('/pins/secret')
  const [span] = ended
  expect(span).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
    name: 'GET /pins/:id',
    kind: 'server',
    attributes: { 'http.response.status_code': 200 },
  })
  expect(stored).toBe(`00-${span?.traceId}-${span?.spanId}-01`)
  expect(JSON.stringify(ended)).not.toContain('secret')
})

test('ignores an untrusted traceparent, and does not trace probes and event streams', async () => {
  const { ended, get } = await tracedApp(false)
  await get('/pins/1')
  expect(ended[0]?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
  expect(ended[0]?.parentSpanId).toBeNull()
  expect(await get('/api/health/')).toBeNull()
  expect(await get('/api/accounts/1/stream/')).toBeNull()
  expect(ended).toHaveLength(1)
})

test.each([undefined, '', 'x', GIVEN.slice(1), GIVEN.replace(/-b7[^-]*/, `-${'0'.repeat(16)}`)])(
  '%s is no traceparent',
  (text) => expect(parseTraceparent(text)).toBeNull(),
)

test('each line of the log in a span names its trace', async () => {
  const lines: string[] = []
  const log = createLog('info', (line) => void lines.push(line), 'json')
  runInSpan({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) }, () =>
    log.warn('c', { n: 1, level: 'forged' }),
  )
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    message: 'c',
    n: 1,
    trace: 'a'.repeat(32),
  })
})
