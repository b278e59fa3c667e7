/**
 * Reads the figures of connected accounts once a day: the account by day, and its pins. Safe to run
 * twice and on two servers: one claims an account, and what it saves may be saved again.
 */
import { NetworkName } from '#core/contract/account/connections.contract.ts'
import type { ReadingProblem } from '#core/contract/publishing/results.contract.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Refused } from '../../platform/pinterest/pinterest-call.ts'
import type { PinterestTokens } from '../../platform/pinterest/pinterest-tokens.ts'
import { firstOpenDay, markGonePins, saveDays, savePins, sourceOf } from './figures.store.ts'
import type { FiguresOf } from './figures.store.ts'
import { readDays, readPins } from './network-figures.ts'
import type { Call } from './network-figures.ts'
import {
  claimResultReading,
  endResultReading,
  isReadingOurs,
  listDueReadings,
  shortenLeases,
  shortenWaits,
} from './readings.store.ts'
import type { DueReading, ResultReading } from './readings.store.ts'

export interface ReadResultsNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly tokensFor: (network: NetworkName) => PinterestTokens | null
  /** The owner of an account's tokens. */
  readonly tokensOf: (accountId: string) => string
  readonly loseConnection: (
    db: Queries,
    row: { readonly account_id: string; readonly grant_id: string },
  ) => Promise<void>
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A reading that takes longer was broken off. */
const LEASE = HOUR
/** After the first failure; then twice as long each time, six hours at most. */
const FIRST_RETRY = 600_000
const MAX_RETRY = 6 * HOUR
/** Days back, without today. The network refuses more than 90. */
const MAX_DAYS_BACK = 89

/** Figures of the practice network grow fast. */
const PAUSE: Record<NetworkName, number> = { pinterest: DAY, practice: HOUR }

/**
 * After the clock was set back: a lease, and a wait for the next figures, last as long as they do
 * otherwise. A network that asked for a longer wait refuses once more.
 */
export async function shortenResultTimes(db: Queries, now: number): Promise<void> {
  await shortenLeases(db, now + LEASE)
  for (const network of NetworkName.options) await shortenWaits(db, network, now + PAUSE[network])
}

/** Answers how many accounts were read. */
export async function readDueResults(needs: ReadResultsNeeds): Promise<number> {
  let count = 0
  for (const row of await listDueReadings(needs.database.root, needs.clock.now()))
    if (await readAccount(needs, row)) count += 1
  return count
}

/** False when another server reads it, or its network is off. */
async function readAccount(needs: ReadResultsNeeds, row: DueReading): Promise<boolean> {
  const { database, clock } = needs
  const tokens = needs.tokensFor(row.network)
  if (tokens === null) return false
  const reading = await claimResultReading(database.root, row, clock.now() + LEASE)
  if (reading === null) return false
  const owner = { id: needs.tokensOf(row.account_id) }
  const call: Call = async (path) => tokens.call(owner, path)
  const read = await readSafely(needs, { row, reading }, call)
  const now = clock.now()
  if (read.ok) {
    const end = { due_at: now + PAUSE[row.network], failures: 0, problem: read.problem }
    await endResultReading(database.root, reading, { ...end, read_at: now })
  } else await saveFailure(needs, { row, reading }, read)
  return true
}

/** A bug met in one account must not keep the others from being read. */
async function readSafely(
  needs: ReadResultsNeeds,
  claimed: Claimed,
  call: Call,
): Promise<Read | Refused> {
  try {
    return await readAll(needs, claimed, call)
  } catch (error) {
    needs.log.error('Reading the figures of an account failed', { error })
    return { ok: false, reason: 'unavailable', wait: 0 }
  }
}

interface Read {
  readonly ok: true
  /** Why there are only figures of pins. */
  readonly problem: ReadingProblem | null
}

interface Claimed {
  readonly row: DueReading
  readonly reading: ResultReading
}

async function readAll(
  needs: ReadResultsNeeds,
  claimed: Claimed,
  call: Call,
): Promise<Read | Refused> {
  const { row } = claimed
  const of = { accountId: row.account_id, source: sourceOf(row.network, row.network_user_id) }
  const days: Read | Refused = row.is_sandbox
    ? { ok: true, problem: 'sandbox' }
    : await readAccountDays(needs, { ...claimed, of }, call)
  if (!days.ok) return days
  const pins = await readAccountPins(needs, { ...claimed, of }, call)
  return pins ?? days
}

type ClaimedFigures = Claimed & { readonly of: FiguresOf }

async function readAccountDays(
  needs: ReadResultsNeeds,
  { reading, of }: ClaimedFigures,
  call: Call,
): Promise<Read | Refused> {
  const { database, clock } = needs
  const now = clock.now()
  const earliest = dayOf(now - MAX_DAYS_BACK * DAY)
  const from = (await firstOpenDay(database.root, of, earliest)) ?? earliest
  const read = await readDays(call, { from, to: dayOf(now) })
  if (read.ok) {
    await saveWhileOurs(needs, reading, async (tx) => saveDays(tx, of, read.days))
    return { ok: true, problem: null }
  }
  // The account may not have analytics; its pins have figures all the same.
  return read.reason === 'forbidden' || read.reason === 'unreadable'
    ? { ok: true, problem: read.reason }
    : read
}

/** Null = all were read. */
async function readAccountPins(
  needs: ReadResultsNeeds,
  { reading, of }: ClaimedFigures,
  call: Call,
): Promise<Refused | null> {
  const { clock, log } = needs
  const since = clock.now()
  const read = await readPins(call, async (pins) => {
    const now = clock.now()
    return saveWhileOurs(needs, reading, async (tx) =>
      savePins(tx, of, { pins, now, day: dayOf(now) }),
    )
  })
  if (!read.ok) return read
  if (read.isAll)
    await saveWhileOurs(needs, reading, async (tx) =>
      markGonePins(tx, of, { since, now: clock.now() }),
    )
  else log.warn('Not all pins of an account were read for their figures', { account: of.accountId })
  return null
}

/** False, and nothing saved: another reading has begun, or the account was disconnected. */
async function saveWhileOurs(
  { database }: ReadResultsNeeds,
  reading: ResultReading,
  save: Parameters<Database['transaction']>[0],
): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!(await isReadingOurs(tx, reading))) return false
    await save(tx)
    return true
  })
}

/** Only a grant that is over loses the connection; all else is tried again. */
async function saveFailure(
  { database, clock, log, loseConnection }: ReadResultsNeeds,
  { row, reading }: Claimed,
  { reason, wait, isGrantOver }: Refused,
): Promise<void> {
  log.warn('Figures could not be read', { account: row.account_id, reason })
  const retry = Math.min(FIRST_RETRY * 2 ** row.failures, MAX_RETRY)
  await endResultReading(database.root, reading, {
    due_at: clock.now() + Math.max(retry, wait),
    failures: row.failures + 1,
    problem: reason,
  })
  if (isGrantOver === true) await loseConnection(database.root, row)
}

/** UTC, as the network counts days. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
