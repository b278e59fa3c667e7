/** What an automation would find now, and what its first run would make. Nothing is stored. */
import { findNewArticles, type Article, newestFirst } from '#core/automations/new-articles.ts'
import { pinsOfRun } from '#core/automations/next-run.ts'
import type { AutomationPreview, AutomationSettings } from '#core/contract/automations.contract.ts'
import type { AutomationParts } from './automation-parts.ts'

const MAX_NAMED = 5
/** A person waits, and between two files of a site is a gap. */
const MAX_FILES = 8

export async function previewAutomation(
  { findArticles }: Pick<AutomationParts, 'findArticles'>,
  settings: Omit<AutomationSettings, 'name'>,
  signal: AbortSignal,
): Promise<AutomationPreview> {
  const read = await Promise.all(
    settings.sources.map(async (source) =>
      findArticles({ source, known: {}, signal, mostFiles: MAX_FILES }),
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
    errors: read.flatMap(({ errors }) => errors),
  }
}

const named = ({ address, title }: Article) => ({ address, title })
