/** Sets up HTTP for this process: authentication, metrics and the calls that its role answers. */
import { createIdentify } from './features/auth/sessions.ts'
import { isAdminIn } from './platform/admins.ts'
import { answerProbesOnly } from './platform/http/limits/probes-only.ts'
import { createHttpServer, type HttpServer } from './platform/http/server.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import type { Platform } from './platform/platform.ts'
import { quotaGuard } from './quota-guard.ts'

interface OpenedHttp extends HttpServer {
  readonly isAdmin: (session: string) => Promise<boolean>
}

export const openHttp = async (
  platform: Platform,
  metrics: Metrics | null,
): Promise<OpenedHttp> => {
  const { config, database, clock, log, trace } = platform
  const identify = createIdentify(database, clock)
  const isAdmin = isAdminIn(config)
  const http = await createHttpServer({
    config,
    clock,
    log,
    identify,
    guard: quotaGuard(platform),
    metrics,
    trace,
  })
  if (config.role === 'worker') answerProbesOnly(http.app)
  return {
    ...http,
    isAdmin: async (session) => {
      const found = await identify(session, null)
      return found !== null && isAdmin(found.identity.user)
    },
  }
}
