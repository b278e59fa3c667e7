/**
 * Numbers for Prometheus, on a port of their own so that no proxy shows them to the world. Requests
 * are counted as they are answered; rows of the database are counted when the metrics are read.
 */
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { isServed } from '../suspension.ts'
import { isEventStream } from './event-streams.ts'
import { outboxLag } from './outbox-lag.store.ts'
import type { Observe } from './observe.ts'
import { observeWork } from './work-metrics.ts'

/** Seconds: a first paint, a person's patience, a time-out. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export interface Metrics {
  readonly registry: Registry
  readonly measureRequests: (app: FastifyInstance) => void
  readonly observe: Observe
}

export function createMetrics({
  database,
  clock,
}: {
  readonly database: Pick<Database, 'root' | 'poolUse'>
  readonly clock: Clock
}): Metrics {
  const registry = new Registry()
  // With the delay of the event loop, memory and garbage collection.
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'pinloom_http_request_duration_seconds',
    help: 'Time to answer a request, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  gaugesOf(registry, database, clock)
  waitingOf(registry, database, clock)
  return {
    registry,
    observe: observeWork(registry),
    measureRequests: (app) =>
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const { statusCode: status } = reply
        // Only a refused stream has ended by itself.
        if (isEventStream(routeOptions.url) && status < 400) return
        // Never the path: it has ids, and each new one would be a series of its own.
        const route = routeOptions.url ?? 'none'
        requests.observe({ method, route, status }, reply.elapsedTime / 1_000)
      }),
  }
}

function gaugesOf(registry: Registry, { root }: Pick<Database, 'root'>, clock: Clock): void {
  const registers = [registry]
  const count = sql<number>`count(*)`.as('count')
  void new Gauge({
    name: 'pinloom_tasks',
    help: 'Tasks in the database by kind and status; those that ended are kept for 30 days.',
    labelNames: ['kind', 'status'],
    registers,
    async collect() {
      this.reset()
      const rows = await root
        .selectFrom('tasks')
        .select(['kind', 'status', count])
        .groupBy(['kind', 'status'])
        .execute()
      for (const { kind, status, count: tasks } of rows) this.set({ kind, status }, tasks)
    },
  })
  void new Gauge({
    name: 'pinloom_oldest_queued_task_seconds',
    help: 'Age of the task that waits longest for its first turn; 0 when none waits.',
    registers,
    async collect() {
      const oldest = await root
        .selectFrom('tasks')
        .select((select) => select.fn.min('created_at').as('at'))
        .where('status', '=', 'queued')
        .where(isServed('tasks.user_id'))
        .executeTakeFirst()
      this.set(Math.max(0, clock.now() - (oldest?.at ?? clock.now())) / 1_000)
    },
  })
  void new Gauge({
    name: 'pinloom_publications',
    help: 'Planned and past publications by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      const rows = await root
        .selectFrom('publications')
        .select(['state', count])
        .groupBy('state')
        .execute()
      for (const { state, count: publications } of rows) this.set({ state }, publications)
    },
  })
}

/** Gauges of waiting: late pins, and queries that wait for a connection. */
function waitingOf(
  registry: Registry,
  { root, poolUse }: Pick<Database, 'root' | 'poolUse'>,
  clock: Clock,
): void {
  const registers = [registry]
  void new Gauge({
    name: 'pinloom_outbox_lag_seconds',
    help: 'How late the pin is that could be published now and waits longest; 0 when none waits.',
    registers,
    async collect() {
      this.set((await outboxLag(root, clock.now())) / 1_000)
    },
  })
  void new Gauge({
    name: 'pinloom_database_connections',
    help: 'Connections of this process to PostgreSQL by state, and queries that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const use = poolUse?.()
      for (const [state, count] of Object.entries(use ?? {})) this.set({ state }, count)
    },
  })
}

export interface MetricsServer {
  readonly port: number
  readonly close: () => Promise<void>
}

export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  at: { readonly host: string; readonly port: number; readonly log: Log },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        at.log.error('Metrics could not be read', { error })
        response.writeHead(503).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(at.port, at.host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : at.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
