/**
 * The composition: builds the platform and hands it to the features. `main.ts` and the tests both
 * begin here.
 */
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { adminFeature } from './features/admin/admin.feature.ts'
import { accountsFeature } from './features/accounts/accounts.feature.ts'
import { byHandFeature, waitingPublications } from './features/by-hand/by-hand.feature.ts'
import { scheduleFeature } from './features/schedule/schedule.feature.ts'
import { findSchedule } from './features/schedule/schedule.store.ts'
import { findAccount, listAccounts, nameKey } from './features/accounts/accounts.store.ts'
import { findBoard, listBoards } from './features/accounts/boards.store.ts'
import { automationsFeature } from './features/automations/automations.feature.ts'
import { moveDueTimes } from './features/automations/automations.store.ts'
import { authFeature } from './features/auth/auth.feature.ts'
import { billingFeature } from './features/billing/billing.feature.ts'
import {
  unusedPictures,
  type UnusedPicturesNeeds,
} from './features/pages/pictures/unused-pictures.ts'
import { publisherFeature } from './features/publishing/publisher/publisher.feature.ts'
import type { PublisherTimes } from './features/publishing/publisher/publisher-parts.ts'
import { publishingFeature } from './features/publishing/publishing.feature.ts'
import { loseConnection, tokensOf } from './features/publishing/connections.store.ts'
import { resultsFeature } from './features/results/results.feature.ts'
import { exportFeature } from './features/export/export.feature.ts'
import { planExportFeature } from './features/plan-export/plan-export.feature.ts'
import { findDrawnTexts } from './platform/images/stored/pictures.store.ts'
import { preflightFeature } from './features/preflight/preflight.feature.ts'
import { storedPictures, storedVideos } from './features/export/stored-pictures.ts'
import { currentRevision } from './features/pins/pin-log.store.ts'
import { mediaFeature } from './features/media/media.feature.ts'
import { noticesFeature } from './features/notices/notices.feature.ts'
import { type PinsFeature, pinsFeature } from './features/pins/pins.feature.ts'
import { countPins } from './features/pins/pins.store.ts'
import { systemFeature } from './features/system/system.feature.ts'
import { workspaceFeature } from './features/workspace/workspace.feature.ts'
import { systemClock } from './platform/clock.ts'
import type { PinPipeline, PipelineParts } from './pin-pipeline.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { openStore } from './platform/database/open-store.ts'
import type { Feature } from './platform/feature.ts'
import { hostAndPort } from './platform/fetch/address-guard.ts'
import { openBuiltBlog } from './platform/http/files/built-blog.ts'
import { serveBrowserApp } from './platform/http/files/browser-app.ts'
import { guideSearchEngines } from './platform/http/files/search-engines.ts'
import { createBuilds } from './platform/http/files/builds.ts'
import { createDrain } from './platform/http/draining.ts'
import { createPublicPageMaker } from './platform/http/files/public-page-maker.ts'
import { createRateLimit } from './platform/http/limits/rate-limit.ts'
import { pictureFiles } from './platform/images/stored/picture-files.ts'
import { findPicture, measurePictures } from './platform/images/stored/pictures.store.ts'
import { emptyPictureTrash } from './platform/images/stored/trashed-pictures.store.ts'
import { createLog } from './platform/log.ts'
import type { Log } from './platform/log.ts'
import { outboxMailer, smtpMailer } from './platform/mail/mailer.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { measure } from './platform/observability/measure.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import { traced } from './platform/observability/tracing/trace.ts'
import { openObjectStore } from './platform/objects/open-object-store.ts'
import type { Tracer } from './platform/observability/tracing/tracer.ts'
import type { ObjectStore } from './platform/objects/object-store.ts'
import { createNetworkTokens } from './platform/pinterest/network-tokens.ts'
import { networksOf } from './platform/pinterest/networks.ts'
import { freeSpace } from './platform/disk/free-space.ts'
import type { Platform } from './platform/platform.ts'
import { openHttp } from './open-http.ts'
import { databaseNow, watchClock } from './platform/database/clock-back.ts'
import { createSweep } from './platform/sweep.ts'
import { taskCleanup } from './platform/tasks/task-cleanup.ts'
import { emptyTrash } from './platform/trash.store.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

export interface Server {
  readonly app: FastifyInstance
  readonly platform: Platform
  /** Null = not asked for. */
  readonly metrics: Metrics | null
  /** Takes away what is old, as it does every hour by itself. */
  readonly sweep: () => Promise<void>
  /** Shortens stored times if the clock was set back, as it does every ten seconds by itself. */
  readonly checkClock: () => Promise<void>
  /** Workers begin. */
  start(): Promise<void>
  /** Lets running requests finish, stops the workers, closes the store. */
  close(): Promise<void>
}

/** What `main.ts` knows beyond the settings, and parts that tests bring themselves. */
export interface ServerParts {
  readonly demoSiteUrl?: string | null
  /** Of the practice network, with a slash at the end. */
  readonly practiceUrl?: string | null
  readonly publisherTimes?: Partial<PublisherTimes>
  /** The built browser application; by default that of the settings. */
  readonly distDir?: string
  readonly database?: Database
  readonly clock?: Clock
  readonly log?: Log
  readonly trace?: Tracer
  readonly mail?: Mailer
  readonly objects?: ObjectStore
  readonly pipeline?: Pick<PipelineParts, 'reader' | 'intake'>
  /** The features besides auth, accounts and system; replaces the usual ones. */
  readonly features?: (platform: Platform) => readonly Feature[] | Promise<readonly Feature[]>
}

export async function createServer(config: Config, given: ServerParts = {}): Promise<Server> {
  const { platform: built, tracing } = traced(await buildPlatform(config, given))
  const { platform, metrics } = await measure(built)
  const { database, log } = platform
  const http = await openHttp(platform, metrics)
  const distDir = given.distDir ?? config.browserDir ?? DIST
  const builds = createBuilds(distDir)
  const drain = createDrain()
  const system = systemFeature(platform, {
    builds,
    isDraining: drain.isDraining,
    ...besideOf(given),
    countPins,
    pictureUsage: measurePictures,
  })
  const features: Feature[] = []
  features.push(
    authFeature(platform, {
      cookies: http.cookies,
      limit: createRateLimit(platform),
      suggestPath: async (owner) =>
        (await listAccounts(database.root, owner)).length === 0 ? '/generate' : undefined,
      features: () => features,
    }),
    accountsFeature(platform, {
      hasPicture: async (tx, owner, id) => (await findPicture(tx, owner, id)) !== undefined,
    }),
    system,
    ...(await (given.features?.(platform) ?? furtherFeatures(platform, given))),
  )
  guideSearchEngines(
    http.app,
    { address: config.publicUrl.replace(/\/$/, ''), brand: config.brand },
    openBuiltBlog(distDir),
  )
  await serveBrowserApp(http.app, {
    distDir,
    builds,
    publicPages: createPublicPageMaker(distDir, log),
    runtimeConfig: system.runtimeConfig,
    isAdmin: http.isAdmin,
    log,
  })
  for (const feature of features) feature.routes(http.route, http.app)
  await http.app.ready()
  const upkeep = upkeepOf(features, platform)
  return {
    app: http.app,
    platform,
    metrics,
    sweep: () => upkeep.sweep.round(),
    checkClock: () => upkeep.clockWatch.check(),
    start: async () => (config.role === 'web' ? undefined : startWork(features, upkeep)),
    close: async () => {
      await drain.begin(config.drainMs)
      await closeAll({ app: http.app, features, database, ...upkeep })
      await tracing?.close()
    },
  }
}

type Upkeep = ReturnType<typeof upkeepOf>

function upkeepOf(features: readonly Feature[], platform: Platform) {
  const cleanupJobs = features.flatMap((feature) => feature.cleanupJobs ?? [])
  // Tests set a clock of their own.
  const isShared = platform.database.kind === 'postgres' && platform.clock === systemClock
  return {
    sweep: createSweep({ ...platform, cleanupJobs }),
    clockWatch: watchClock(
      { ...platform, ...(isShared && { sharedNow: async () => databaseNow(platform.database) }) },
      features.map((feature) => async (now) => feature.afterClockBack?.(now)),
    ),
  }
}

async function startWork(
  features: readonly Feature[],
  { sweep, clockWatch }: Upkeep,
): Promise<void> {
  await clockWatch.start()
  for (const feature of features) await feature.start?.()
  sweep.start()
}

const besideOf = ({ demoSiteUrl = null, practiceUrl = null }: ServerParts) => ({
  demoSiteUrl,
  practiceUrl,
})

interface Closing extends Upkeep {
  readonly app: FastifyInstance
  readonly features: readonly Feature[]
  readonly database: Database
}

async function closeAll({ app, sweep, clockWatch, features, database }: Closing): Promise<void> {
  for (const feature of features.toReversed()) feature.interrupt?.()
  clockWatch.stop()
  await app.close()
  await sweep.stop()
  for (const feature of features.toReversed()) await feature.stop?.()
  await database.close()
}

async function buildPlatform(config: Config, given: ServerParts): Promise<Platform> {
  const clock = given.clock ?? systemClock
  const log = given.log ?? createLog(config.logLevel, undefined, config.logFormat)
  const database =
    given.database ??
    (await openStore(config, { isAlone: config.s3 === null && !config.sharedDataDir, log }))
  const objects = given.objects ?? openObjectStore(config)
  const parts = { config, clock, log, database, objects, trace: given.trace }
  return { ...parts, disk: freeSpace(parts), mail: given.mail ?? createMailer(parts) }
}

function createMailer({ config, clock, log, objects }: Omit<Platform, 'mail' | 'disk'>): Mailer {
  const { smtpUrl, from } = config.mail
  return smtpUrl === null
    ? outboxMailer({ objects, from, clock, log })
    : smtpMailer({ smtpUrl, from, clock, log })
}

/**
 * Every further feature of the server, in the order in which they need each other. Loaded when
 * wanted: renderer and languages cost a second.
 */
async function furtherFeatures(
  platform: Platform,
  { demoSiteUrl = null, practiceUrl = null, publisherTimes = {}, pipeline: lent = {} }: ServerParts,
): Promise<readonly Feature[]> {
  const pins = pinsFeature(platform)
  const { createPinPipeline } = await import('./pin-pipeline.ts')
  const files = pictureFiles(platform.objects)
  const pipeline = createPinPipeline(platform, pins, {
    ...lent,
    files,
    openHosts: demoSiteUrl === null ? [] : [hostAndPort(demoSiteUrl)],
  })
  const cleaning = cleaningFeature(platform, {
    removeFile: pipeline.pictureStorage.removeFile,
    sourcePicturesInUse: pins.sourcePicturesInUse,
  })
  const workspace = workspaceFeature(platform, {
    files,
    nameKey,
    intake: pipeline.intake,
  })
  const media = mediaFeature(platform, { ...pins, ...pipeline, files, findAccount })
  const readPicture = storedPictures(pipeline.pictureStorage.readFile)
  const reading = { findAccount, listBoards, getPins: pins.getPins, readPicture, findDrawnTexts }
  const networks = networksOf({ pinterest: platform.config.pinterest, practiceUrl })
  const tokensFor = createNetworkTokens(platform, networks)
  const preflight = preflightFeature(platform, { fetcher: pipeline.fetcher, ...reading })
  const publishing = publisherFeature(platform, {
    networks,
    tokensFor,
    ...pins,
    ...reading,
    findSchedule,
    currentRevision,
    checkLink: preflight.checkLink,
    openVideo: media.openVideo,
    times: publisherTimes,
  })
  return [
    pins,
    ...pipeline.features,
    cleaning,
    workspace,
    scheduleFeature(platform, { onZone: moveDueTimes }),
    billingFeature(platform),
    publishingFeature(platform, { networks, tokensFor, nameKey, findBoard }),
    publishing,
    adminFeature(platform, { tasks: pipeline.tasks, publishing }),
    automationsFeature(platform, automationNeeds(platform, pipeline, pins)),
    noticesFeature(platform),
    media,
    preflight,
    resultsFeature(platform, { networks, tokensFor, tokensOf, loseConnection }),
    exportFeature(platform, { ...reading, openVideo: storedVideos(files.openFile) }),
    byHandFeature(platform, reading),
    planExportFeature(platform, reading),
  ]
}

function automationNeeds(
  platform: Platform,
  { pages, generation, tasks }: PinPipeline,
  pins: PinsFeature,
): Parameters<typeof automationsFeature>[1] {
  const { database, clock, disk } = platform
  return {
    isDiskLow: disk.isLow,
    ...pages,
    ...generation,
    ...pins,
    findAccount,
    findSchedule,
    listBoards,
    waitingPublications: waitingPublications({ ...pins, listBoards, clock }),
    taskOfKey: async (owner, key) => tasks.idOfKey(database.root, owner, key),
    reportTask: async (owner, id) => tasks.report(owner, id),
  }
}

/** Cleanup jobs that are between features, or belong to none. */
export function cleaningFeature(
  { database }: Pick<Platform, 'database'>,
  needs: Omit<UnusedPicturesNeeds, 'database'>,
): Feature {
  return {
    name: 'cleaning',
    routes: () => undefined,
    cleanupJobs: [
      ...taskCleanup(database),
      emptyTrash(database.root),
      emptyPictureTrash({ database, removeFile: needs.removeFile }),
      unusedPictures({ database, ...needs }),
    ],
  }
}
