/**
 * How far apart the pins of an account have to be: those with the same link, the same source
 * picture, the same board, and any two of them. What is sent is kept in lists sorted by time, one a
 * key, so that a question costs a binary search and not a look at everything.
 */
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'

/** One pin on one board at one time, sent or planned. */
export interface Sending {
  /** Of the publication. */
  readonly id: string
  /** ms UTC */
  readonly at: number
  /** Not sent yet, though its time may have come: a rule holds it back. */
  readonly isWaiting?: boolean
  /** Empty = none. */
  readonly link: string
  /** Of the design's source pictures. */
  readonly picture_ids: readonly string[]
  /** The id of the board; a section counts as its board. */
  readonly board: string
}

/** Between any two pins of an account. */
export const MIN_GAP_MS = 60_000

export type SpacingRule = 'link' | 'picture' | 'board' | 'gap'

/** Two sendings with the same key are at least `span` ms apart. */
export interface Spacing {
  readonly rule: SpacingRule
  readonly key: string
  readonly span: number
}

export interface Conflict {
  readonly rule: SpacingRule
  /** The one that is too near. */
  readonly because: Pick<Sending, 'id' | 'at'>
  /** The first instant at which that one is far enough away. */
  readonly until: number
}

type Sent = Pick<Sending, 'link' | 'picture_ids' | 'board'>

/** A rule that is off has a span of 0, which nothing is nearer than. */
export function spacingsOf(one: Sent, rules: ScheduleRules): Spacing[] {
  const spans: Record<SpacingRule, number> = {
    link: rules.link_hours * HOUR_MS,
    picture: rules.picture_days * DAY_MS,
    board: rules.board_minutes * MINUTE_MS,
    gap: MIN_GAP_MS,
  }
  return keysOf(one).map(({ rule, key }) => ({ rule, key, span: spans[rule] }))
}

/** What is too near to `at`; of several the one that ends last. Null = far enough from all. */
export function conflictAt(
  at: number,
  spacings: readonly Spacing[],
  index: SendingIndex,
): Conflict | null {
  let worst: Conflict | null = null
  for (const { rule, key, span } of spacings)
    for (const because of index.around(key, at)) {
      const until = because.at + span
      const isNear = Math.abs(because.at - at) < span
      if (isNear && until > (worst?.until ?? 0)) worst = { rule, because, until }
    }
  return worst
}

/** Of several at one instant it does not matter which is found. */
export class SendingIndex {
  readonly #lists = new Map<string, Sending[]>()

  constructor(sendings: Iterable<Sending> = []) {
    for (const sending of [...sendings].toSorted((a, b) => a.at - b.at)) this.add(sending)
  }

  add(sending: Sending): void {
    for (const { key } of keysOf(sending)) {
      const list = this.#lists.get(key) ?? []
      list.splice(placeAfter(list, sending.at), 0, sending)
      this.#lists.set(key, list)
    }
  }

  /** The last one at or before an instant. */
  lastUntil(key: string, at: number): Sending | undefined {
    const list = this.#lists.get(key) ?? []
    return list[placeAfter(list, at) - 1]
  }

  /** The last one at or before an instant and the first one after it, where there are such. */
  around(key: string, at: number): Sending[] {
    const list = this.#lists.get(key) ?? []
    const place = placeAfter(list, at)
    return list.slice(Math.max(0, place - 1), place + 1)
  }

  /** How many of all are at `start` or later and before `end`. */
  countBetween(start: number, end: number): number {
    const list = this.#lists.get(GAP_KEY) ?? []
    return placeAfter(list, end - 1) - placeAfter(list, start - 1)
  }
}

/** Links that differ in their fragment or in campaign parameters lead to the same page. */
export function pageOfLink(link: string): string {
  const [address = ''] = link.trim().split('#')
  const [path = '', query = ''] = address.split('?')
  const kept = query.split('&').filter((part) => part !== '' && !/^utm_/i.test(part))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}

function keysOf({ link, picture_ids, board }: Sent): { rule: SpacingRule; key: string }[] {
  const page = pageOfLink(link)
  return [
    ...(page === '' ? [] : [{ rule: 'link' as const, key: `link ${page}` }]),
    ...[...new Set(picture_ids)].map((id) => ({ rule: 'picture' as const, key: `picture ${id}` })),
    { rule: 'board', key: `board ${board}` },
    { rule: 'gap', key: GAP_KEY },
  ]
}

/** How many are at or before an instant. */
function placeAfter(list: readonly Sending[], at: number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle]?.at ?? Infinity) <= at) low = middle + 1
    else high = middle
  }
  return low
}

const GAP_KEY = 'gap'
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
