/**
 * A whole server in memory for tests: real routes, real store, the app's own request function
 * instead of a network, a clock turned by hand, mail in a list. `client` is the contract's Client
 * with cookies and forgery protection, as the browser's is.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { User } from '#core/contract/account/auth.contract.ts'
import type { Client } from '#core/contract/client.ts'
import { createServer } from '../../../server/app.ts'
import type { Server, ServerParts } from '../../../server/app.ts'
import { findAccount } from '../../../server/features/accounts/accounts.store.ts'
import { mediaFeature } from '../../../server/features/media/media.feature.ts'
import { pinsFeature } from '../../../server/features/pins/pins.feature.ts'
import type { PinPipeline, PipelineParts } from '../../../server/pin-pipeline.ts'
import { manualClock } from '../../../server/platform/clock.ts'
import type { ManualClock } from '../../../server/platform/clock.ts'
import { readConfig } from '../../../server/platform/config.ts'
import type { Config } from '../../../server/platform/config.ts'
import { openInMemory } from '../database/test-memory-database.ts'
import { memoryFiles } from '../../../server/platform/images/stored/picture-files.ts'
import { createLog } from '../../../server/platform/log.ts'
import type { Mail } from '../../../server/platform/mail/mailer.ts'
import { injectClient } from './inject-client.ts'
import { lentWorkers } from './test-workers.ts'
import type { InjectClient } from './inject-client.ts'

export interface TestServer extends Server {
  readonly clock: ManualClock
  /** Every mail that was sent, oldest first. */
  readonly mails: Mail[]
  /** Another browser, with separate cookies. */
  readonly browser: () => InjectClient
  /**
   * Registers a new user in a new browser. Needs a server without e-mail verification, which is
   * the default.
   */
  readonly signUp: (email?: string) => Promise<SignedUp>
}

export interface SignedUp {
  readonly user: User
  readonly client: Client
  readonly browser: InjectClient
}

export interface TestServerOptions extends ServerParts {
  readonly config?: Partial<Config>
}

export const TEST_PASSWORD = 'correct horse battery'

export interface PipelineServer extends TestServer {
  readonly pipeline: PinPipeline
}

/** With all that makes pins, and pictures in memory. */
export async function startPipelineServer(
  options: TestServerOptions = {},
  parts: PipelineParts = {},
): Promise<PipelineServer> {
  const built: PinPipeline[] = []
  const server = await startTestServer({
    ...options,
    features: async (platform) => {
      // Only rendering waits for the renderer to be loaded.
      const { createPinPipeline } = await import('../../../server/pin-pipeline.ts')
      const pins = pinsFeature(platform)
      const { files = memoryFiles() } = parts
      const pipeline = createPinPipeline(platform, pins, { ...lentWorkers(parts), ...parts, files })
      built.push(pipeline)
      return [
        pins,
        ...pipeline.features,
        mediaFeature(platform, { ...pins, ...pipeline, files, findAccount }),
      ]
    },
  })
  const [pipeline] = built
  if (pipeline === undefined) throw new Error('Nothing was built.')
  return { ...server, pipeline }
}

/** Close it when done: this also removes its folder. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinloom-test-'))
  const config: Config = {
    ...readConfig({
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://localhost:3000',
      DEMO_SITE_PORT: 'off',
    }),
    ...options.config,
  }
  const clock = manualClock()
  const mails: Mail[] = []
  const mail = { send: async (sent: Mail) => mails.push(sent) > 0 }
  const database = options.database ?? (await openInMemory())
  const server = await createServer(config, {
    clock,
    mail,
    log: createLog('error'),
    pipeline: lentWorkers(),
    ...options,
    database,
  })
  let people = 0
  const browser = (): InjectClient => injectClient(server.app)
  return {
    ...server,
    clock,
    mails,
    browser,
    signUp: async (email = `person-${(people += 1)}@example.com`) => {
      const own = browser()
      const outcome = await own.client('register', {
        body: { first_name: 'Ada', email, password1: TEST_PASSWORD, password2: TEST_PASSWORD },
      })
      if (!outcome.ok || outcome.answer.user === undefined)
        throw new Error(`${email} could not be registered: ${JSON.stringify(outcome)}`)
      return { user: outcome.answer.user, client: own.client, browser: own }
    },
    close: async () => {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
