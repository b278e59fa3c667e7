/**
 * Website pages and other sources, what is read from them, and the interests and pictures that pins
 * are made of.
 */
import type { SourcesAdded } from '#core/contract/content/pages.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Feature } from '../../platform/feature.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import { type Adding, addSources } from './add-sources.ts'
import { enrichmentJob } from './enrichment.job.ts'
import { interestRoutes } from './interests.routes.ts'
import type { Categorise } from './page-interests.ts'
import { findPageRow, listPageRows } from './page.store.ts'
import { type PhrasesRead, readPagePhrases } from './page-phrases.ts'
import { createPageReader, type PageReader, type PageReaderLimits } from './page-reader.ts'
import type { PagesParts } from './pages-parts.ts'
import { pageRoutes } from './pages.routes.ts'
import { pageSectionsRoute } from './page-sections.routes.ts'
import type { PagePictureStorage } from './pictures/page-picture-storage-needs.ts'
import { readOnce, type ReadingOnce, type ReadOnce } from './read-once.ts'
import { presentPages } from './present-page.ts'
import { writePinsIn } from './write-pins-in.ts'
import type { WrittenText } from '#core/text/gates/written-text.ts'
import type { WordsAsked } from './extraction/page-work.ts'
import { type ArticlesRead, type ArticlesRequest, findArticles } from './sources/find-articles.ts'

export interface PagesNeeds {
  findAccount(db: Queries, owner: string, accountId: string): Promise<object | undefined>
  listAccounts(db: Queries, owner: string): Promise<readonly { readonly id: string }[]>
  readonly tasks: Tasks
  readonly fetcher: SafeFetch
  /**
   * For who has no account: private hosts that are open to the operator's people are closed to
   * strangers.
   */
  readonly openFetcher: SafeFetch
  readonly pictureStorage: PagePictureStorage
  readonly categorise: Categorise
  /** Tests bring a page to its end sooner. */
  readonly readerLimits?: PageReaderLimits
  /** Tests lend one that is warm. */
  readonly reader?: PageReader
}

export interface PagesFeature extends Feature {
  addSources(adding: Adding): Promise<SourcesAdded>
  /** All that a source names now; nothing is stored. */
  findArticles(wish: ArticlesRequest): Promise<ArticlesRead>
  /** It was read, so pins can be made of it. */
  isReady(
    owner: string,
    at: { readonly accountId: string; readonly pageId: string },
  ): Promise<boolean>
  /** Of any address, for the free tools. */
  readPhrases(address: string, signal: AbortSignal): Promise<PhrasesRead>
  /** Of any address, for pins that are only looked at. */
  readOnce(reading: ReadingOnce): Promise<ReadOnce>
  /** In a thread. Throws where the page is too much for it. */
  writePins(asked: WordsAsked, signal?: AbortSignal): Promise<WrittenText[]>
}

export function pagesFeature(
  { config, database, clock, log }: Pick<Platform, 'config' | 'database' | 'clock' | 'log'>,
  needs: PagesNeeds,
): PagesFeature {
  const reader = needs.reader ?? createPageReader(log, needs.readerLimits)
  const parts: PagesParts = { database, clock, limits: config.limits, ...needs, reader }
  needs.tasks.register(enrichmentJob(parts))
  return {
    name: 'pages',
    interrupt: () => void reader.close(),
    stop: () => reader.close(),
    readOnce: (reading) => readOnce({ reader, fetcher: needs.openFetcher }, reading),
    readPhrases: (address, signal) =>
      readPagePhrases({ reader, fetcher: needs.openFetcher }, address, signal),
    writePins: (asked, signal) => writePinsIn(reader, asked, signal),
    addSources: (adding) => addSources(parts, adding),
    findArticles: (wish) => findArticles(parts, wish),
    isReady: async (owner, at) => (await findPageRow(database.root, owner, at))?.status === 'ready',
    routes: (route) => {
      pageRoutes(route, parts)
      pageSectionsRoute(route, parts)
      interestRoutes(route, parts)
    },
    exportParts: async (owner) => [
      {
        path: 'pages.json',
        read: async () => {
          const rows = []
          for (const { id } of await needs.listAccounts(database.root, owner))
            rows.push(...(await listPageRows(database.root, owner, id)))
          return JSON.stringify(await presentPages(database.root, owner, rows), null, 2)
        },
      },
    ],
  }
}
