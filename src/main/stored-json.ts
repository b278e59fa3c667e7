/** One JSON value of the browser's storage, parsed at every reading; what does not parse is discarded and removed. A full storage loses it, never the screen. */
import type { z } from 'zod'

export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface StoredJson<T> {
  read(): T | null
  write(value: T | null): void
}

export function storedJson<T>(area: Area, key: string, schema: z.ZodType<T>): StoredJson<T> {
  return {
    read() {
      try {
        const text = area.getItem(key)
        return text === null ? null : schema.parse(JSON.parse(text))
      } catch {
        console.warn(`The stored "${key}" is corrupt and was discarded.`)
        remove(area, key)
        return null
      }
    },
    write(value) {
      if (value === null) return remove(area, key)
      try {
        area.setItem(key, JSON.stringify(value))
      } catch {
        console.warn(`The browser's storage is full or switched off: "${key}" was not kept.`)
      }
      return undefined
    },
  }
}

function remove(area: Area, key: string): void {
  try {
    area.removeItem(key)
  } catch {
    console.warn(`The browser's storage is switched off: "${key}" was not removed.`)
  }
}
