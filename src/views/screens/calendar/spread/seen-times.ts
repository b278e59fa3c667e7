/** What has changed in a proposal since a person last saw it, by the plan and not by them. */
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { rowKey, type SpreadRow } from './spread-plan.ts'

/** By `rowKey`. */
export type SeenTimes = ReadonlyMap<string, PlannedTime>

export interface SpreadNews {
  /** By `rowKey`: the time that was seen before; null for a row that was not there. */
  readonly moved: ReadonlyMap<string, PlannedTime | null>
  /** How many rows are not there any more. */
  readonly gone: number
}

export function seenTimes(rows: readonly SpreadRow[]): SeenTimes {
  return new Map(rows.map((row) => [rowKey(row), row.time]))
}

/** Null = all is as it was seen. */
export function newsOf(seen: SeenTimes, rows: readonly SpreadRow[]): SpreadNews | null {
  const now = seenTimes(rows)
  const moved = new Map<string, PlannedTime | null>()
  for (const [key, { at }] of now) {
    const before = seen.get(key)
    if (before?.at !== at) moved.set(key, before ?? null)
  }
  const gone = [...seen.keys()].filter((key) => !now.has(key)).length
  return moved.size === 0 && gone === 0 ? null : { moved, gone }
}
