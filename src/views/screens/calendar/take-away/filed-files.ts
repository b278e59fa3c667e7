/** The files that are taken away already, by what is still to be published of them. */
import type { FiledPublication } from '#core/contract/publishing/plan-export.contract.ts'
import type { Planned } from '../plan/planned-days.ts'

export interface TakenFile {
  /** ms UTC */
  readonly filedAt: number
  readonly ids: readonly string[]
  /** Have another time in the plan by now. */
  readonly moved: number
}

/** Pins of a file that was just made. */
export interface MadeFile {
  readonly contained: number
  readonly missing: number
}

/** `leftOut`: pins that the server did not put in. */
export function madeFile(asked: number, leftOut = 0): MadeFile {
  return { contained: asked - leftOut, missing: leftOut }
}

/** Newest first. What is removed from the plan is not counted. */
export function takenFiles(
  filed: readonly FiledPublication[],
  plan: readonly Planned[],
): TakenFile[] {
  const times = new Map(plan.map(({ publication }) => [publication.id, publication.at]))
  const there = filed.filter(({ publication_id }) => times.has(publication_id))
  return [...Map.groupBy(there, ({ filed_at }) => filed_at)]
    .map(([filedAt, list]) => ({
      filedAt,
      ids: list.map(({ publication_id }) => publication_id),
      moved: list.filter(({ publication_id, due_at }) => times.get(publication_id) !== due_at)
        .length,
    }))
    .toSorted((a, b) => b.filedAt - a.filedAt)
}
