/**
 * The waiting line of all processes of one database. Places are in the order of arrival, whichever
 * process a visitor came to.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import {
  appendPlace,
  countBefore,
  type Place,
  removePlace,
  renewPlace,
} from './shared-line.store.ts'
import { createWaitingLine, type LineLength, type WaitingLine } from './waiting-line.ts'

/** From the arrival, and again from the turn: longer than each may last. ms */
export const PLACE_LEASE_MS = 40_000
/** Between two checks of a visitor’s place in the line. */
const CHECK_INTERVAL_MS = 200

interface LineParts {
  readonly database: Database
  readonly log: Pick<Log, 'warn'>
}

export function createSharedLine(
  { database, log }: LineParts,
  { atOnce, waiting }: LineLength,
): WaitingLine {
  // The embedded database has no other process.
  if (database.kind === 'sqlite') return createWaitingLine({ atOnce, waiting })
  const enter = (): Promise<Place | null> => {
    const place = { holder: newId(), lease: PLACE_LEASE_MS, most: atOnce + waiting }
    return database.transaction((tx) => appendPlace(tx, place))
  }
  /** False when the signal came first. */
  const turn = async (place: Place, signal: AbortSignal): Promise<boolean> => {
    while (!signal.aborted) {
      if ((await countBefore(database.root, place)) < atOnce) {
        await renewPlace(database.root, place, PLACE_LEASE_MS)
        return true
      }
      await pause(CHECK_INTERVAL_MS, undefined, { signal }).catch(() => undefined)
    }
    return false
  }
  /** A place that can't be removed ends by its lease, and what was made or thrown is not lost. */
  const leave = async (place: Place): Promise<void> =>
    removePlace(database.root, place).catch((error: unknown) =>
      log.warn('A place in the line of the demo was not removed.', { error }),
    )
  return {
    async run(work, signal) {
      if (signal.aborted) return { ok: false, reason: 'gone' }
      const place = await enter()
      if (place === null) return { ok: false, reason: 'full' }
      try {
        if (!(await turn(place, signal))) return { ok: false, reason: 'gone' }
        return { ok: true, value: await work() }
      } finally {
        await leave(place)
      }
    },
  }
}
