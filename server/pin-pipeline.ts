/**
 * Joins what makes pins: safe fetch, tasks, pictures, pages, generation. The server and the command
 * line both begin here.
 */
import { findAccount, listAccounts } from './features/accounts/accounts.store.ts'
import { findBrand, isBrandAnswered, skipBrand } from './features/accounts/brands.store.ts'
import {
  brandOfferFeature,
  type BrandOfferNeeds,
} from './features/brand-offer/brand-offer.feature.ts'
import { demoFeature } from './features/demo/demo.feature.ts'
import {
  generationFeature,
  type GenerationFeature,
} from './features/generation/generation.feature.ts'
import type { GenerationNeeds } from './features/generation/generation-parts.ts'
import { createTextWriter, type TextWriter } from './features/generation/words/text-writer.ts'
import { keywordsFeature } from './features/keywords/keywords.feature.ts'
import { openLanguages } from './features/pages/extraction/languages.ts'
import { openCategories } from './features/pages/extraction/open-categoriser.ts'
import { findBrandOnPages } from './features/pages/brand-on-pages.ts'
import type { Categorise } from './features/pages/page-interests.ts'
import type { PageReader, PageReaderLimits } from './features/pages/page-reader.ts'
import { pagePictureStorage } from './features/pages/pictures/page-picture-storage.ts'
import { readPageSource } from './features/pages/page-source.ts'
import { picturesOf } from './features/pages/pictures/page-picture.store.ts'
import { pagesFeature, type PagesFeature } from './features/pages/pages.feature.ts'
import type { PinsFeature } from './features/pins/pins.feature.ts'
import { templatesFeature } from './features/templates/templates.feature.ts'
import { videosFeature } from './features/videos/videos.feature.ts'
import type { Feature } from './platform/feature.ts'
import {
  createSafeFetch,
  type SafeFetch,
  type SafeFetchLimits,
} from './platform/fetch/safe-fetch.ts'
import { pictureFiles, type PictureFiles } from './platform/images/stored/picture-files.ts'
import { createFileIntake, type FileIntake } from './platform/images/file-intake.ts'
import {
  createPictureStorage,
  type PictureStorage,
} from './platform/images/stored/picture-storage.ts'
import { measuredRenderer } from './platform/images/measured-renderer.ts'
import { createPinRenderer, type PinRenderer } from './platform/images/drawing/pin-renderer.ts'
import type { Platform } from './platform/platform.ts'
import { createTasks, type Tasks } from './platform/tasks/tasks.ts'
import type { WriterConfig } from './platform/config.ts'
import { loadOnce } from './platform/caching/load-once.ts'
import type { Log } from './platform/log.ts'
import type { ModelClient } from './platform/writer/model-client.ts'

export interface PinPipeline {
  readonly tasks: Tasks
  readonly fetcher: SafeFetch
  readonly pictureStorage: PictureStorage
  readonly renderer: PinRenderer
  readonly intake: FileIntake
  readonly pages: PagesFeature
  readonly generation: GenerationFeature
  readonly features: readonly Feature[]
}

/** What tests and the command line bring themselves. */
export interface PipelineParts {
  readonly files?: PictureFiles
  readonly limits?: Partial<SafeFetchLimits>
  /** Milliseconds after which another worker takes over from a silent one. */
  readonly lease?: number
  readonly categorise?: Categorise
  readonly readerLimits?: PageReaderLimits
  readonly reader?: PageReader
  readonly intake?: FileIntake
  /**
   * Hosts that also strangers may have read although they are private: the demo site, and no other
   * of ALLOW_HOSTS.
   */
  readonly openHosts?: readonly string[]
}

export function createPinPipeline(
  platform: Platform,
  pins: Pick<
    PinsFeature,
    'usedCombinations' | 'getPins' | 'appendPinEvents' | 'picturesInUse' | 'hasPins'
  >,
  given: PipelineParts = {},
): PinPipeline {
  const { config, database, clock, log, objects } = platform
  const tasks = createPipelineTasks(platform, given)
  const { fetcher, openFetcher, videoFetcher } = createFetchers(config, given)
  const files = given.files ?? pictureFiles(objects)
  const intake = given.intake ?? createFileIntake(log)
  const pictureStorage = createPictureStorage({
    database,
    clock,
    files,
    intake,
    limits: config.limits,
  })
  const renderer = measuredRenderer(createPinRenderer(), platform)
  const pages = pagesFeature(platform, {
    findAccount,
    listAccounts,
    tasks,
    fetcher,
    openFetcher,
    pictureStorage: pagePictureStorage(pictureStorage),
    categorise: given.categorise ?? openCategories(log),
    ...readerOf(given),
  })
  const generation = generationFeature(platform, {
    tasks,
    renderer,
    pictureStorage,
    ...createWriters(platform, pages),
    fetchPicture: (address, signal) => fetcher.picture(address, signal),
    tokenBudget: config.writer?.budget ?? 0,
    findAccount,
    findBrand,
    readPageSource: readWithPictures,
    ...pins,
    languageOf: (lang) => openLanguages()(lang),
  })
  const built = { tasks, fetcher, pictureStorage, renderer, intake, pages, generation }
  return {
    ...built,
    features: [
      ...[fetcher, openFetcher, videoFetcher].map(closing),
      interrupting(intake),
      createDemo(platform, built),
      templatesFeature(platform, { pictureStorage, renderer, files, findAccount, ...pins }),
      pages,
      createBrandOffer(platform, { fetcher, gate: intake.gate, hasPins: pins.hasPins }),
      generation,
      createKeywords(platform, pages),
      videosFeature(platform, { fetcher: videoFetcher }),
    ],
  }
}

function createPipelineTasks(platform: Platform, { lease }: PipelineParts): Tasks {
  return createTasks({
    ...platform,
    slots: platform.config.taskWorkers,
    quotas: platform.config,
    ...(lease === undefined ? {} : { lease }),
  })
}

/** `openFetcher`: for strangers. `videoFetcher`: for pages of videos. */
function createFetchers(config: Platform['config'], { limits, openHosts = [] }: PipelineParts) {
  return {
    fetcher: fetchFor(config, config.allowHosts, limits),
    openFetcher: fetchFor(config, openHosts, limits),
    videoFetcher: fetchFor(config, config.videoHosts, limits),
  }
}

function fetchFor(
  { publicUrl }: Platform['config'],
  allowHosts: readonly string[],
  limits?: Partial<SafeFetchLimits>,
): SafeFetch {
  return createSafeFetch({
    allowHosts,
    userAgent: `PinloomBot/0.1 (+${publicUrl})`,
    now: () => Date.now(),
    ...(limits ? { limits } : {}),
  })
}

function createKeywords(platform: Platform, pages: PagesFeature): Feature {
  return keywordsFeature(platform, {
    readPhrases: (address, signal) => pages.readPhrases(address, signal),
  })
}

function createDemo(
  platform: Platform,
  { pages, generation, renderer, intake }: Omit<PinPipeline, 'features'>,
): Feature {
  return demoFeature(platform, {
    readPage: (reading) => pages.readOnce(reading),
    planPins: (planning) => generation.planOnce(planning),
    renderer,
    gate: intake.gate,
  })
}

function createWriters(
  { config, log }: Platform,
  pages: PagesFeature,
): Pick<GenerationNeeds, 'write' | 'writeOwn'> {
  const writeOwn: TextWriter = async (task) => {
    const { language: _, budget: __, signal, ...asked } = task
    return pages.writePins(asked, signal)
  }
  const model = config.writer === null ? null : openModelClient(config.writer, log)
  return { write: createTextWriter(model, writeOwn), writeOwn }
}

/** Loaded at the first question: the SDK costs 0.1 s of a start, and most servers have no model. */
function openModelClient(writer: WriterConfig, log: Log): ModelClient {
  const opened = loadOnce(async () => {
    const { createModelClient } = await import('./platform/writer/model-client.ts')
    return createModelClient(writer, log)
  })
  return { ask: async (question) => (await opened()).ask(question) }
}

function createBrandOffer(
  platform: Platform,
  needs: Pick<BrandOfferNeeds, 'fetcher' | 'gate' | 'hasPins'>,
): Feature {
  return brandOfferFeature(platform, {
    ...needs,
    findAccount,
    isBrandAnswered,
    skipBrand,
    findBrandOnPages,
  })
}

/**
 * Which picture a pin shows, and what is stated about it, follows from what the pictures say of
 * themselves.
 */
const readWithPictures: GenerationNeeds['readPageSource'] = async (db, owner, at) => {
  const source = await readPageSource(db, owner, at)
  return source && { ...source, pictures: (await picturesOf(db, [source.id])).get(source.id) ?? [] }
}

/** First in the list, so last to stop: the workers have let go of their connections by then. */
function closing(fetcher: SafeFetch): Feature {
  return { name: 'fetch', routes: () => undefined, stop: () => fetcher.close() }
}

/** Waiting for a picture or a font would hold up the stop. */
function interrupting(work: { close(): Promise<void> }): Feature {
  return {
    name: 'pictures and fonts',
    routes: () => undefined,
    interrupt: () => void work.close(),
    stop: () => work.close(),
  }
}

function readerOf({
  reader,
  readerLimits,
}: PipelineParts): Pick<PipelineParts, 'reader' | 'readerLimits'> {
  return {
    ...(reader === undefined ? {} : { reader }),
    ...(readerLimits === undefined ? {} : { readerLimits }),
  }
}
