/**
 * `npm start` ends here: reads the settings, starts the demo site and the server with its workers,
 * stops on SIGTERM and SIGINT.
 */
import { mkdir, statfs } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createServer, type Server } from './app.ts'
import { readConfig } from './platform/config.ts'
import { warningAboutTrust } from './platform/http/trust-proxy.ts'
import type { Config } from './platform/config.ts'
import type { MetricsServer } from './platform/observability/metrics.ts'
import { freePort } from './platform/free-port.ts'
import { startDemoSite } from './demo-site.ts'
import type { DemoSite } from './demo-site.ts'
import { startPracticeProcess } from './practice-process.ts'
import type { PracticeProcess } from './practice-process.ts'
import { explainStart, lowSpaceWarning } from './start-problems.ts'
import { stopOnSignals } from './stop-on-signals.ts'

const SITE_FOLDER = fileURLToPath(new URL('../examples/site', import.meta.url))

async function main(): Promise<void> {
  const config = await withKnownPort(process.env)
  const demo =
    config.demoSitePort === null ? null : await startDemoSite(SITE_FOLDER, config.demoSitePort)
  const practice = await startPractice(config)
  const server = await createServer(
    demo === null ? config : { ...config, allowHosts: [...config.allowHosts, demo.host] },
    { demoSiteUrl: demo?.url ?? null, practiceUrl: practice?.url ?? null },
  )
  const metrics = await startMetrics(config, server)
  const parts = [server, ...[demo, practice, metrics].filter((part) => part !== null)]
  stopOnSignals(parts, config.drainMs)
  await server.app.listen({ host: config.host, port: config.port })
  await server.start()
  // Node writes the cache at exit, and a killed server has no exit.
  flushCompileCache()
  process.stdout.write(welcome(config, { demo, practice, metrics }))
  // With PostgreSQL nothing may have made the folder yet.
  await mkdir(config.dataDir, { recursive: true })
  const { bavail, bsize } = await statfs(config.dataDir)
  const trust = warningAboutTrust(config.trustProxy)
  if (trust !== null) server.platform.log.warn(trust)
  const warning = lowSpaceWarning(config, bavail * bsize)
  if (warning !== null) process.stderr.write(`${warning}\n`)
}

/**
 * Port 0 means any free one; the address is needed before the server listens, for links in mails
 * and pictures.
 */
async function withKnownPort(environment: NodeJS.ProcessEnv): Promise<Config> {
  const config = readConfig(environment)
  return config.port === 0
    ? readConfig({ ...environment, PORT: String(await freePort(config.host)) })
    : config
}

/** The server does without it: it is only for practice. */
async function startPractice(config: Config): Promise<PracticeProcess | null> {
  const { practicePort: port, dataDir, publicUrl } = config
  if (port === null) return null
  try {
    return await startPracticeProcess({ port, dataDir, publicUrl })
  } catch (error) {
    process.stderr.write(`The practice network did not start: ${String(error)}\n`)
    return null
  }
}

async function startMetrics(
  { host, metricsPort: port }: Config,
  { metrics, platform: { log } }: Server,
): Promise<MetricsServer | null> {
  if (metrics === null || port === null) return null
  const { serveMetrics } = await import('./platform/observability/metrics.ts')
  return serveMetrics(metrics, { host, port, log })
}

interface Beside {
  readonly demo: DemoSite | null
  readonly practice: PracticeProcess | null
  readonly metrics: MetricsServer | null
}

function welcome(config: Config, { demo, practice, metrics }: Beside): string {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const name = config.role === 'all' ? config.brand : `${config.brand} (${config.role})`
  const lines = [`${name} is running at http://${host}:${config.port}`]
  if (demo !== null) lines.push(`A demo site to try is at ${demo.url}`)
  if (practice !== null) lines.push(`A practice network to publish to is at ${practice.url}`)
  if (metrics !== null) lines.push(`Metrics are at http://${host}:${metrics.port}/metrics`)
  return `${lines.join('\n')}\n`
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStart(error, process.env)}\n`)
  process.exit(1)
})
