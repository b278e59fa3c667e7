/**
 * What was typed into the form of an automation and is not saved, as it is kept with the unsaved
 * words. Unlike saved settings it may be unfinished: an empty name, a source without an address.
 */
import { z } from 'zod'
import {
  Automation,
  AutomationSettings,
  AutomationSource,
  BoardRule,
} from '#core/contract/publishing/automations.contract.ts'
import { parseJson } from '#core/contract/call/json-text.ts'

const [Feed, Sitemap, Addresses] = AutomationSource.options

const UnfinishedSettings = AutomationSettings.extend({
  name: z.string(),
  sources: z.array(
    z.discriminatedUnion('kind', [
      Feed.extend({ address: z.string() }),
      Sitemap.extend({ address: z.string() }),
      Addresses.extend({ addresses: z.array(z.string()) }),
    ]),
  ),
  boards: z.array(
    BoardRule.extend({
      words: z.string(),
      board: BoardRule.shape.board.extend({ board_id: z.string() }),
    }),
  ),
})
const KeptSettings = z.object({
  changed: UnfinishedSettings.partial(),
  revision: Automation.shape.revision.nullable(),
})

export interface FormSettings {
  readonly settings: AutomationSettings
  /** The version that a save replaces; null = a new automation. */
  readonly revision: number | null
}

/** Null when nothing was changed. */
export function wordsOfSettings(start: FormSettings, draft: AutomationSettings): string | null {
  const before: Record<string, unknown> = { ...start.settings }
  const changed = Object.entries(draft).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return changed.length === 0
    ? null
    : JSON.stringify({ changed: Object.fromEntries(changed), revision: start.revision })
}

/**
 * The settings under what was kept, and the version that was changed then. Null when nothing was
 * kept, or when the saved settings say the same by now.
 */
export function settingsOfWords(start: FormSettings, words: string | null): FormSettings | null {
  const kept = KeptSettings.safeParse(parseJson(words))
  if (!kept.success) return null
  const { changed, revision } = kept.data
  const settings = UnfinishedSettings.parse({ ...start.settings, ...changed })
  return wordsOfSettings(start, settings) === null ? null : { settings, revision }
}
