/** What a planned pin is shown as, from its events and from what the server says of sending. */
import type { DelayRule } from '#core/contract/publishing/outbox.contract.ts'
import type { Publication, PublicationState } from '#core/contract/content/publications.contract.ts'
import { isMissed } from '#core/schedule/missed.ts'

/**
 * `due`: its time has come. `delayed`: it goes out later than planned. `missed`: it is too late to
 * be sent by itself. `asked`: only the person can find out whether it is there. `filed`: it is in a
 * file for Pinterest's bulk upload, so it is never sent from here.
 */
export type ShownState = PublicationState | 'due' | 'delayed' | 'missed' | 'asked' | 'filed'

export interface Delay {
  /** ms UTC */
  readonly until: number
  readonly rule: DelayRule
}

export interface SendingTimes {
  readonly now: number
  /** Null = the account is not connected, or nothing is known of it yet. */
  readonly connectedAt: number | null
  /** Pins due since then wait in the outbox; null = none waits beyond `delays`. */
  readonly backlogFrom: number | null
  /** The user publishes by hand: a pin stays due until they have done it. */
  readonly isByHand?: boolean
  /** By publication. */
  readonly delays: ReadonlyMap<string, Delay>
  /** Publications about which the person is asked. */
  readonly asked: ReadonlySet<string>
  /** When a publication was put into a file for the bulk upload, ms UTC. */
  readonly filed: ReadonlyMap<string, number>
}

type Shown = Pick<Publication, 'id' | 'state' | 'at'>

export function shownState(publication: Shown, times: SendingTimes): ShownState {
  const { id, state } = publication
  if (state === 'unknown') return times.asked.has(id) ? 'asked' : 'unknown'
  if (times.filed.has(id) && (state === 'planned' || state === 'failed')) return 'filed'
  return state === 'planned' ? plannedState(publication, times) : state
}

function plannedState(
  publication: Shown,
  { now, connectedAt, backlogFrom, isByHand, delays }: SendingTimes,
): ShownState {
  const { id, at } = publication
  if (isByHand === true) return at <= now ? 'due' : 'planned'
  const delay = delays.get(id)
  const delayed = delay === undefined ? {} : { delayedUntil: delay.until }
  if (isMissed(publication, { now, connectedAt, backlogFrom, ...delayed })) return 'missed'
  if (delay !== undefined) return 'delayed'
  return at <= now ? 'due' : 'planned'
}

/** It still goes out by itself. */
export function isToCome(state: ShownState): boolean {
  return state === 'planned' || state === 'due' || state === 'delayed'
}

/** Pins due within this time are polled more often. */
const SOON_MS = 2 * 60_000
/** The page's clock may be this far behind, in ms. */
const MINUTE_MS = 60_000
/** Whether it became due just now, so that a user is waiting for it. */
const LIVE_POLL_MS = 3_000
const BUSY_POLL_MS = 10_000
const QUIET_POLL_MS = 60_000

/** How long to wait before the server is asked again what it has sent. */
export function pollPause(publications: readonly Shown[], times: SendingTimes): number {
  let isBusy = false
  for (const publication of publications) {
    const state = shownState(publication, times)
    const isNow = isGoingOut(publication, state, times)
    if (isNow && publication.at > times.now - SOON_MS) return LIVE_POLL_MS
    isBusy ||= isNow || state === 'unknown' || isSoon(publication, state, times)
  }
  return isBusy ? BUSY_POLL_MS : QUIET_POLL_MS
}

function isGoingOut({ at }: Shown, state: ShownState, { now }: SendingTimes): boolean {
  return state === 'sending' || state === 'due' || (state === 'planned' && at < now + MINUTE_MS)
}

function isSoon(publication: Shown, state: ShownState, times: SendingTimes): boolean {
  const until = state === 'delayed' ? times.delays.get(publication.id)?.until : publication.at
  return (state === 'planned' || state === 'delayed') && (until ?? 0) <= times.now + SOON_MS
}
