/** Keyword research for anybody: routes, and the cleanup job that takes away yesterday's answers. */
import { keywordCalls } from '#core/contract/content/keywords.contract.ts'
import type { Feature } from '../../platform/feature.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { createVisitorLimit } from '../../platform/http/limits/visitor-limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { oldAnswers } from './answers.store.ts'
import { research, type ReadPhrases } from './research.ts'
import { createTrends } from './trends.ts'

export interface KeywordsNeeds {
  readonly readPhrases: ReadPhrases
}

/** Longer, and the browser has given up. ms */
const TIMEOUT = 28_000
/** A page is read, then Pinterest asked: what has come by then is reported. ms */
const DEADLINE = 26_000

export interface KeywordsOptions {
  /** ms; shorter in tests. */
  readonly deadline?: number
}

/**
 * Calls to Pinterest for one visitor: the app's are for all. Beyond them a visitor gets our own phrases.
 */
const CALLS = { name: 'trends', windows: [{ length: 3_600_000, most: 20 }] }

export function keywordsFeature(
  { config, database, clock, log }: Pick<Platform, 'config' | 'database' | 'clock' | 'log'>,
  { readPhrases }: KeywordsNeeds,
  { deadline = DEADLINE }: KeywordsOptions = {},
): Feature {
  const limit = createRateLimit({ database, clock })
  const calls = createVisitorLimit({ database, clock }, CALLS)
  const { pinterest } = config
  const findTrends =
    pinterest === null || pinterest.refreshToken === null
      ? null
      : createTrends({
          config: { ...pinterest, refreshToken: pinterest.refreshToken },
          database,
          clock,
          log,
        })
  return {
    name: 'keywords',
    cleanupJobs: [oldAnswers(database.root)],
    routes: (route) => {
      route(
        keywordCalls.researchKeywords,
        async ({ body, raw, signal }) =>
          (await limit.check('keywords', raw.ip, '')) ??
          research(
            {
              readPhrases,
              findTrends,
              mayAsk: async () => (await calls.take(raw.ip)) === 0,
              over: AbortSignal.timeout(deadline),
            },
            body,
            signal,
          ),
        { timeout: TIMEOUT },
      )
    },
  }
}
