/** Counts attempts in the database, and caches the keys that have none left, so that a refusal needs no query. */
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { attemptsOf, countAttempt, type AttemptWindow } from './attempts.store.ts'

export interface Attempts {
  /** Counts one and answers 0, or answers the milliseconds until the next one is free. */
  count(name: string, window: AttemptWindow): Promise<number>
  /** How many were counted in the window that runs. */
  peek(name: string): Promise<number>
}

export interface AttemptsNeeds {
  readonly database: Pick<Database, 'root'>
  readonly clock: Clock
}

/** Some 2 MB. The oldest are asked of the database again. */
const MAX_REMEMBERED = 10_000

export function createAttempts({ database, clock }: AttemptsNeeds): Attempts {
  const ends = new Map<string, number>()
  const remember = (name: string, end: number): void => {
    ends.set(name, end)
    const [oldest] = ends.keys()
    if (ends.size > MAX_REMEMBERED && oldest !== undefined) ends.delete(oldest)
  }
  return {
    async count(name, window) {
      const now = clock.now()
      const known = ends.get(name)
      if (known !== undefined && known > now && known <= now + window.length) return known - now
      ends.delete(name)
      const end = await countAttempt(database.root, name, { ...window, now })
      if (end === 0) return 0
      remember(name, end)
      return end - now
    },
    peek: async (name) => attemptsOf(database.root, name, clock.now()),
  }
}
