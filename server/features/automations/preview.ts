/** What an automation would find now, and what its first run would make. Nothing is stored. */
import { findNewArticles, type Article, newestFirst } from '#core/automations/new-articles.ts'
import { pinsOfRun } from '#core/automations/next-run.ts'
import type {
  AutomationPreview,
  AutomationSettings,
  AutomationSource,
} from '#core/contract/publishing/automations.contract.ts'
import { before } from '../../platform/deadline.ts'
import { pageError, pageFailure } from '../../platform/fetch/page-failure.ts'
import type { ArticlesRead, AutomationParts } from './automation-parts.ts'

const MAX_NAMED = 5
/** A person waits, and between two files of a site is a gap. */
const MAX_FILES = 8

/** ms; the browser gives up after 30 s. */
const TIMEOUT = 20_000

export interface PreviewLimits {
  readonly signal: AbortSignal
  /** ms; shorter in tests. */
  readonly timeout?: number
}

/** A source that takes too long is named, and the others are shown. */
export async function previewAutomation(
  { findArticles }: Pick<AutomationParts, 'findArticles'>,
  settings: Omit<AutomationSettings, 'name'>,
  { signal, timeout = TIMEOUT }: PreviewLimits,
): Promise<AutomationPreview> {
  const over = AbortSignal.timeout(timeout)
  const read = await Promise.all(
    settings.sources.map(async (source) =>
      before({ over, signal, late: () => tooSlow(source) }, async (ending) =>
        findArticles({ source, known: {}, signal: ending, mostFiles: MAX_FILES }),
      ),
    ),
  )
  const sources = read.map((one) => ({ ...one, isFirst: true }))
  const nothing = { has: () => false }
  const all = findNewArticles(sources, {
    known: nothing,
    first: { kind: 'newest', count: Infinity },
  })
  const { wanted } = findNewArticles(sources, { known: nothing, first: settings.first })
  const pins = pinsOfRun(wanted.length, { settings, madeToday: 0 })
  return {
    found: all.wanted.length,
    newest: newestFirst(all.wanted).slice(0, MAX_NAMED).map(named),
    first_articles: pins.length,
    first: wanted.slice(0, pins.length).slice(0, MAX_NAMED).map(named),
    first_pins: pins.reduce((sum, count) => sum + count, 0),
    errors: read.flatMap(({ errors, badEntries }) => [...errors, ...badEntries]),
  }
}

const named = ({ address, title }: Article) => ({ address, title })

function tooSlow(source: AutomationSource): ArticlesRead {
  const address = source.kind === 'addresses' ? (source.addresses[0] ?? '') : source.address
  return {
    extent: 'window',
    articles: [],
    errors: [pageError(address, pageFailure('too_slow'))],
    badEntries: [],
    versions: {},
    done: null,
  }
}
