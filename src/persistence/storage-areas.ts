/**
 * The plain values of the browser's storage, each under its key, parsed at every reading. What does not parse is discarded, removed and
 * warned about; a storage that is full or switched off loses a preference, never the screen.
 */
import { z } from 'zod'
import { Id } from '#core/contract/primitives.ts'
import { PinType } from '#core/contract/pins.contract.ts'

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface StoredValue<T> {
  /** Null = nothing (valid) is stored. */
  read(): T | null
  write(value: T): void
  remove(): void
}

/** The specification's key and content. */
export const SelectedAccount = z.object({ id: Id, name: z.string() })
export type SelectedAccount = z.infer<typeof SelectedAccount>

export const GenerationPreferences = z.object({ pinCount: z.int().min(1).max(500), selectedPinTypes: z.array(PinType) })
export type GenerationPreferences = z.infer<typeof GenerationPreferences>

/** The specification's page selection; only ids are kept, the pages themselves come from the server. */
export const StoredPageSelection = z.object({ accountId: Id, pageIds: z.array(Id).max(500) })
export type StoredPageSelection = z.infer<typeof StoredPageSelection>

/** The specification's four, and the choice that is left to the system. */
export const Theme = z.enum(['light', 'light-mobile', 'light-high-contrast-experimental', 'dark-experimental', 'system'])
export type Theme = z.infer<typeof Theme>

export interface StorageAreas {
  readonly selectedAccount: StoredValue<SelectedAccount>
  readonly generationPreferences: StoredValue<GenerationPreferences>
  /** Of this tab only. */
  readonly pageSelection: StoredValue<StoredPageSelection>
  readonly theme: StoredValue<Theme>
}

export function openStorageAreas(parts: { localStorage: StorageArea; sessionStorage: StorageArea; warn?: (message: string) => void }): StorageAreas {
  const warn = parts.warn ?? ((message: string) => console.warn(message))
  const local = { area: parts.localStorage, warn }
  const session = { area: parts.sessionStorage, warn }
  return {
    selectedAccount: storedValue('selectedAccount', SelectedAccount, local),
    generationPreferences: storedValue('generationPreferences', GenerationPreferences, local),
    pageSelection: storedValue('pageSelection', StoredPageSelection, session),
    theme: storedValue('theme', Theme, local),
  }
}

function storedValue<T>(key: string, schema: z.ZodType<T>, { area, warn }: { area: StorageArea; warn: (message: string) => void }): StoredValue<T> {
  const attempt = <R>(work: () => R, otherwise: R): R => {
    try {
      return work()
    } catch (error) {
      warn(`The browser's storage refused "${key}": ${error instanceof Error ? error.message : String(error)}`)
      return otherwise
    }
  }
  const remove = (): void => attempt(() => area.removeItem(key), undefined)
  return {
    read: () => {
      const text = attempt(() => area.getItem(key), null)
      if (text === null) return null
      const parsed = schema.safeParse(parseJson(text))
      if (parsed.success) return parsed.data
      warn(`The stored "${key}" is corrupt and was discarded.`)
      remove()
      return null
    },
    write: (value) => attempt(() => area.setItem(key, JSON.stringify(value)), undefined),
    remove,
  }
}

/** Undefined for what is no JSON: no schema of ours takes it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
