/** The plain values of the browser's storage, each under its key. */
import { z } from 'zod'
import { SelectedAccount } from '#core/accounts/account-selection.ts'
import { Id } from '#core/contract/call/primitives.ts'
import { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import { type Area, storedJsonIn, type StoredJson } from './stored-json.ts'

export const GenerationPreferences = z.object({
  pinCount: z.int().min(1).max(500),
  selectedPinTypes: z.array(PinType),
})
export type GenerationPreferences = z.infer<typeof GenerationPreferences>

/**
 * The specification's page selection; only ids are kept, the pages themselves come from the server.
 */
export const StoredPageSelection = z.object({ accountId: Id, pageIds: z.array(Id).max(500) })
export type StoredPageSelection = z.infer<typeof StoredPageSelection>

/** The specification's four, and the choice that is left to the system. */
export const Theme = z.enum([
  'light',
  'light-mobile',
  'light-high-contrast-experimental',
  'dark-experimental',
  'system',
])
export type Theme = z.infer<typeof Theme>

export interface StorageAreas {
  readonly selectedAccount: StoredJson<SelectedAccount>
  readonly generationPreferences: StoredJson<GenerationPreferences>
  /** Of this tab only. */
  readonly pageSelection: StoredJson<StoredPageSelection>
  readonly theme: StoredJson<Theme>
}

export function openStorageAreas(parts: {
  localStorage: Area
  sessionStorage: Area
  warn?: (message: string) => void
}): StorageAreas {
  const warn = parts.warn ?? ((message: string) => console.warn(message))
  const local = { area: parts.localStorage, warn }
  const session = { area: parts.sessionStorage, warn }
  return {
    selectedAccount: storedJsonIn(local, 'selectedAccount', SelectedAccount),
    generationPreferences: storedJsonIn(local, 'generationPreferences', GenerationPreferences),
    pageSelection: storedJsonIn(session, 'pageSelection', StoredPageSelection),
    theme: storedJsonIn(local, 'theme', Theme),
  }
}
