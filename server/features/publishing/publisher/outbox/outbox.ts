/** What the server says of an account's outbox. */
import type { DelayRule, Outbox } from '#core/contract/publishing/outbox.contract.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { PublicationProblem } from '#core/contract/content/publications.contract.ts'
import { MAX_LATE_MS } from '#core/schedule/missed.ts'
import { delaysUnder, type RuleDelay } from '#core/schedule/rule-delays.ts'
import type { Sending } from '#core/schedule/spacing.ts'
import { dateOfWall, instantOf, wallOf } from '#core/schedule/wall-time.ts'
import type { Queries } from '../../../../platform/database/database.ts'
import { scheduleOf } from '../governed.ts'
import type { ReadRuleFacts } from './rule-facts.ts'
import {
  countSent,
  findOutbox,
  firstTurn,
  listAsked,
  listLate,
  MAX_DELAYS,
} from '../stores/outbox.store.ts'
import type { OutboxState, Turn } from '../stores/outbox.store.ts'
import { conclusion, NETWORK_NAMES } from '../publisher-parts.ts'
import type { AccountKey, PublisherParts } from '../publisher-parts.ts'

export interface OutboxNeeds extends Pick<PublisherParts, 'database' | 'clock' | 'getPins'> {
  readonly now: number
  readonly minGap: number
  readonly findSchedule: PublisherParts['findSchedule']
  readonly currentRevision: (queries: Queries, key: AccountKey) => Promise<number>
  readonly readRuleFacts: ReadRuleFacts
}

/** Undefined: it is not the owner's account. */
export async function readOutbox(
  db: Queries,
  key: AccountKey,
  needs: OutboxNeeds,
): Promise<Outbox | undefined> {
  const state = await findOutbox(db, key)
  if (state === undefined) return undefined
  // First: what it does not count yet makes the browser ask again, and nothing is remembered for it.
  const revision = await needs.currentRevision(db, key)
  const schedule = await scheduleOf(needs, db, key)
  const { zone, rules } = schedule
  const { now } = needs
  const midnight = instantOf(`${dateOfWall(wallOf(now, zone))}T00:00`, zone)
  return {
    sent_today: await countSent(db, key.accountId, midnight),
    per_day: rules.per_day,
    ...(await turnsOf(db, key, { ...needs, state, schedule, revision })),
    asked: await listAsked(db, key.accountId, { canReadBack: state.connection?.isLost === false }),
    problem: problemOf(state),
    revision,
  }
}

function problemOf({ stopped, connection }: OutboxState): PublicationProblem | null {
  if (stopped !== null || connection?.isLost !== true) return stopped
  return conclusion('publishing.connectionLost', { network: NETWORK_NAMES[connection.network] })
}

const NOTHING_DUE = { next_at: null, delays: [], backlog_from: null }

interface TurnNeeds extends OutboxNeeds {
  readonly state: OutboxState
  readonly schedule: AccountSchedule
  readonly revision: number
}

async function turnsOf(
  db: Queries,
  key: AccountKey,
  needs: TurnNeeds,
): Promise<Pick<Outbox, 'next_at' | 'delays' | 'backlog_from'>> {
  const { now, state } = needs
  const { accountId } = key
  const { connection, stopped, nextAt } = state
  if (connection === null || state.isPaused) return { ...NOTHING_DUE }
  const times = { now, connectedAt: connection.connectedAt }
  const late = await listLate(db, accountId, times)
  // Those that are not in the list are recognised by their time.
  const backlog_from = late.length === MAX_DELAYS ? state.backlogFrom : null
  if (connection.isLost || stopped !== null) {
    const rule: DelayRule = stopped === null ? 'lost' : 'stopped'
    return {
      next_at: null,
      backlog_from,
      delays: late.map(({ id, turn }) => ({
        publication_id: id,
        until: turn + MAX_LATE_MS,
        rule,
      })),
    }
  }
  const delays = delaysOf(late, await ruleDelays(key, { ...needs, late }), needs)
  const ahead = await firstTurn(db, accountId, times)
  const first = Math.min(...delays.map(({ until }) => until), ahead ?? Infinity)
  return {
    next_at: first === Infinity ? null : Math.max(first, nextAt),
    delays: delays.filter(({ until }) => until > now),
    backlog_from,
  }
}

/** The rules are applied to at most this many pins at once. */
const MAX_RULED = 100

/**
 * The delays that rules impose on pins whose turn has come, by publication. The publisher applies
 * the rules only when it reaches a pin, which can be an hour later. It alone compares how pictures
 * look.
 */
async function ruleDelays(
  key: AccountKey,
  { late, now, ...needs }: TurnNeeds & { readonly late: readonly Turn[] },
): Promise<ReadonlyMap<string, RuleDelay>> {
  const open = late.filter(({ heldBy }) => heldBy === null).slice(0, MAX_RULED)
  if (open.length === 0) return new Map()
  const pinIds = [...new Set(open.map(({ pinId }) => pinId))]
  const { pins, sent } = await needs.readRuleFacts(needs, key, pinIds)
  const planned = open.flatMap(({ id, pinId, board, turn }): Sending[] => {
    const pin = pins.get(pinId)
    return pin === undefined ? [] : [{ id, at: turn, board, ...pin }]
  })
  const { rules, zone } = needs.schedule
  return new Map(delaysUnder({ rules, zone, planned, sent, now }).map((one) => [one.id, one]))
}

/** One after another, from the time at which the account may send again. */
function delaysOf(
  late: readonly Turn[],
  held: ReadonlyMap<string, RuleDelay>,
  { now, minGap, state: { nextAt, nextBy } }: TurnNeeds,
): Outbox['delays'] {
  const start = Math.max(now, nextAt)
  const queue = late.filter(({ id }) => !held.has(id))
  const places = new Map(queue.map(({ id }, place) => [id, place]))
  return late.map(({ id, turn, heldBy }) => {
    const hold = held.get(id)
    if (hold !== undefined)
      return { publication_id: id, until: Math.max(hold.until, start), rule: hold.rule }
    const place = places.get(id) ?? 0
    return {
      publication_id: id,
      until: Math.max(turn, start + place * minGap),
      rule: heldBy ?? (start > now && place === 0 ? nextBy : 'gap'),
    }
  })
}
