/**
 * Which build of the browser application is in `dist`: read from its page, which names every
 * hashed file, so that equal builds have equal ids.
 */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Build } from '#core/contract/system.contract.ts'

export interface Builds {
  /** Null while nothing is built. */
  current(): Promise<Build | null>
}

export function createBuilds(distDir: string): Builds {
  const file = join(distDir, 'index.html')
  let known: { timestamp: number; size: number; build: Build } | null = null
  return {
    current: async () => {
      const found = await stat(file).catch(() => null)
      if (found === null) return null
      const timestamp = Math.round(found.mtimeMs)
      if (known === null || known.timestamp !== timestamp || known.size !== found.size) {
        const page = await readFile(file).catch(() => null)
        if (page === null) return null
        known = {
          timestamp,
          size: found.size,
          build: { id: createHash('sha256').update(page).digest('hex').slice(0, 16), timestamp },
        }
      }
      return known.build
    },
  }
}
