import { expect, onTestFinished, test } from 'vitest'
import { syncCalls } from '#core/contract/content/sync.contract.ts'
import { startTestServer } from '../../../tests/support/server/test-server.ts'
import { createLog } from '../log.ts'
import { measuredRenderer } from '../images/measured-renderer.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { requestId } from './request-scope.ts'

async function measured() {
  const server = await startTestServer({ features: () => [] })
  const metrics = createMetrics(server.platform)
  const served = await serveMetrics(metrics, {
    host: '127.0.0.1',
    port: 0,
    log: createLog('silent'),
  })
  onTestFinished(async () => {
    await served.close()
    await server.close()
  })
  const read = async (path = '/metrics') => fetch(`http://127.0.0.1:${served.port}${path}`)
  return { server, metrics, read }
}

test('requests are counted by route, never by path', async () => {
  const { metrics, read, server } = await measured()
  const { default: Fastify } = await import('fastify')
  const app = Fastify()
  metrics.measureRequests(app)
  app.get('/things/:id', async () => ({}))
  for (const id of ['secret-1', 'secret-2']) await app.inject({ url: `/things/${id}` })
  const text = await (await read()).text()
  expect(text).toContain(
    'pinloom_http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 2',
  )
  expect(text).not.toContain('secret')
  await app.close()
  expect(server.app.hasRoute({ method: 'GET', url: '/metrics' })).toBe(false)
})

test('an event stream is no slow request, but a refused one counts', async () => {
  const { metrics, read } = await measured()
  const { default: Fastify } = await import('fastify')
  const app = Fastify()
  onTestFinished(() => app.close())
  metrics.measureRequests(app)
  const { path } = syncCalls.streamRevisions
  app.get<{ Params: { account_id: string } }>(path, async ({ params }, reply) =>
    reply.code(params.account_id === 'mine' ? 200 : 404).send(),
  )
  for (const id of ['mine', 'other']) await app.inject({ url: `/api/accounts/${id}/stream/` })
  const text = await (await read()).text()
  const counted = text.match(/^pinloom_http_request_duration_seconds_count.*$/gm)
  expect(counted).toEqual([
    `pinloom_http_request_duration_seconds_count{method="GET",route="${path}",status="404"} 1`,
  ])
})

test('the depth and age of the queue come from the database', async () => {
  const { server, read } = await measured()
  const { user, client } = await server.signUp()
  const account = await client('createAccount', { body: { name: 'Kitchen' } })
  if (!account.ok) throw new Error(account.failure.message)
  const now = server.clock.now()
  await server.platform.database.root
    .insertInto('tasks')
    .values({
      id: 'a-task',
      user_id: user.id,
      account_id: account.answer.id,
      kind: 'generation',
      name: '',
      idempotency_key: 'key',
      solo_key: null,
      status: 'queued',
      input: '{}',
      done: 0,
      total: 1,
      error: null,
      problem_codes: null,
      revision: 1,
      priority: 0,
      fence: 0,
      lease_until: 0,
      turn_at: now,
      run_started_at: 0,
      run_steps: 0,
      last_step_at: 0,
      created_at: now - 90_000,
      finished_at: null,
    })
    .execute()
  const text = await (await read()).text()
  expect(text).toContain('pinloom_tasks{kind="generation",status="queued"} 1')
  expect(text).toContain('pinloom_oldest_queued_task_seconds 90')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect((await read('/else')).status).toBe(404)
})

test('an answer names its request, an error too, and the log names it in each line', async () => {
  const lines: string[] = []
  const log = createLog('debug', (line) => lines.push(line))
  const server = await startTestServer({ features: () => [], log })
  onTestFinished(async () => server.close())
  const { headers, statusCode } = await server.app.inject({ url: '/api/nothing/' })
  const id = String(headers['x-request-id'])
  expect([statusCode, id.length > 8]).toEqual([404, true])
  expect(lines.filter((line) => line.includes(`"request":"${id}"`)).length).toBeGreaterThan(0)
  const other = await server.app.inject({
    url: '/api/nothing/',
    headers: { 'x-request-id': 'forged-by-a-visitor' },
  })
  expect(other.headers['x-request-id']).not.toBe('forged-by-a-visitor')
  expect(requestId()).toBeUndefined()
})

test('work is counted where it is reported', async () => {
  const { metrics, read } = await measured()
  metrics.observe.unitEnded('generation', 'done')
  metrics.observe.taskEnded('generation', 'succeeded')
  const renderer = measuredRenderer(
    {
      renderPin: async () => Promise.reject(new Error('no font')),
      renderPreview: async () => ({}) as never,
      layoutPin: async () => [],
    },
    metrics,
  )
  await renderer.renderPreview({} as never, async () => null)
  await expect(renderer.renderPin({} as never, async () => null)).rejects.toThrow('no font')
  const text = await (await read()).text()
  for (const line of [
    'pinloom_task_units_total{kind="generation",outcome="done"} 1',
    'pinloom_tasks_ended_total{kind="generation",status="succeeded"} 1',
    'pinloom_render_duration_seconds_count{outcome="done"} 1',
    'pinloom_render_duration_seconds_count{outcome="failed"} 1',
  ])
    expect(text).toContain(line)
})
