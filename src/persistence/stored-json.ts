/**
 * One JSON value of the browser's storage, parsed at every reading. What does not parse is
 * discarded, removed and warned about; a storage that is full or switched off loses the value,
 * never the screen.
 */
import type { z } from 'zod'
import { parseJson } from '#core/contract/call/json-text.ts'

export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface StoredJson<T> {
  /** Null = nothing (valid) is stored. */
  read(): T | null
  /** Null removes it. */
  write(value: T | null): void
}

type Warn = (message: string) => void

export function storedJson<T>(area: Area, key: string, schema: z.ZodType<T>): StoredJson<T> {
  return storedJsonIn({ area, warn: (message) => console.warn(message) }, key, schema)
}

/** The same, for a caller that handles the warnings. */
export function storedJsonIn<T>(
  { area, warn }: { readonly area: Area; readonly warn: Warn },
  key: string,
  schema: z.ZodType<T>,
): StoredJson<T> {
  const attempt = <R>(work: () => R): R | null => {
    try {
      return work()
    } catch (error) {
      warn(
        `The browser's storage refused "${key}": ${error instanceof Error ? error.message : String(error)}`,
      )
      return null
    }
  }
  const write = (value: T | null): void => {
    attempt(() =>
      value === null ? area.removeItem(key) : area.setItem(key, JSON.stringify(value)),
    )
  }
  return {
    read() {
      const text = attempt(() => area.getItem(key))
      if (text === null) return null
      const parsed = schema.safeParse(parseJson(text))
      if (parsed.success) return parsed.data
      warn(`The stored "${key}" is corrupt and was discarded.`)
      write(null)
      return null
    },
    write,
  }
}
