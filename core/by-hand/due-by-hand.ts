/** What a person publishes themselves, because no connection does it for them. */
import type { Connection } from '#core/contract/account/connections.contract.ts'
import type { PlannedPin } from '#core/pins/pin-schedule.ts'

/**
 * Whether only the user publishes for an account. Null = it is not connected. Of an account
 * that was stopped, pins go out again once the person resumes.
 */
export function isByHand(connection: Pick<Connection, 'state' | 'tier'> | null): boolean {
  if (connection === null) return true
  const { state, tier } = connection
  return state === 'lost' || tier === 'trial' || tier === 'unapproved'
}

export interface DuePins {
  /** To be published by hand now, the oldest first. */
  readonly due: readonly PlannedPin[]
  /** In a file for the bulk upload: Pinterest should have published them. */
  readonly filed: readonly PlannedPin[]
  /** The next ones, soonest first. */
  readonly next: readonly PlannedPin[]
}

/** `plan`: by time. `filed`: publications that are in a file. */
export function duePins(
  plan: readonly PlannedPin[],
  { now, filed }: { readonly now: number; readonly filed: Pick<ReadonlySet<string>, 'has'> },
): DuePins {
  const open = plan.filter(
    ({ publication: { state } }) => state === 'planned' || state === 'failed',
  )
  const passed = open.filter(({ publication }) => publication.at <= now)
  return {
    due: passed.filter(({ publication }) => !filed.has(publication.id)),
    filed: passed.filter(({ publication }) => filed.has(publication.id)),
    next: open.filter(({ publication }) => publication.at > now && !filed.has(publication.id)),
  }
}
