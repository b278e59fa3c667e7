/** What goes out next, and what can delay it. */
import type { Planned } from './planned-days.ts'

interface TimedPlan {
  /** In the order of time. */
  readonly all: readonly Planned[]
  readonly now: number
}

/** The first `count` that are still to come. What is due already is not among them. */
export function nextPlanned({ all, now }: TimedPlan, count: number): Planned[] {
  return all.filter((one) => isToCome(one, now)).slice(0, count)
}

/**
 * The plan without what comes after `next`, which delays nothing of it. What is due and not sent
 * yet stays: it goes out first.
 */
export function withoutLater({ all, now }: TimedPlan, next: readonly Planned[]): Planned[] {
  const kept = new Set(next)
  return all.filter((one) => kept.has(one) || !isToCome(one, now))
}

/** Publications that are due but moved to a later time by a rule. They come before `next`. */
export function heldDue(now: number, moves: readonly { readonly planned: Planned }[]): Planned[] {
  return moves
    .map(({ planned }) => planned)
    .filter((one) => !isToCome(one, now))
    .toSorted((a, b) => a.publication.at - b.publication.at)
}

function isToCome({ publication }: Planned, now: number): boolean {
  return publication.state === 'planned' && publication.at > now
}
