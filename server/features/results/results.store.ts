/** What a person is shown of their figures. Each query asks for the owner. */
import type { z } from 'zod'
import {
  MadeFrom,
  NetworkPinFacts,
  PinFigures,
  ReadingProblem,
  RESULT_PINS_PER_CALL,
  ResultFigures,
} from '#core/contract/publishing/results.contract.ts'
import type { AccountDay, ResultPin, Results } from '#core/contract/publishing/results.contract.ts'
import { NetworkName } from '#core/contract/account/connections.contract.ts'
import { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import { sourceOf } from './figures.store.ts'

export interface OwnedAccount {
  readonly owner: string
  readonly accountId: string
}

const ownAccounts = (db: Queries, owner: string) =>
  db.selectFrom('accounts').select('accounts.id').where('accounts.user_id', '=', owner)

/** Undefined: not this owner's account. */
export async function findResults(
  db: Queries,
  of: OwnedAccount,
  now: number,
): Promise<Results | undefined> {
  const row = await accountRow(db, of)
  if (row === undefined) return undefined
  const source = await shownSource(db, of, row)
  return {
    network: networkOf(source),
    connection: row.state ?? 'none',
    tier: row.tier,
    zone: row.schedule === null ? null : AccountSchedule.parse(JSON.parse(row.schedule)).zone,
    read_at: row.read_at,
    is_reading: row.reading_id !== null && (row.due_at ?? 0) > now,
    problem: row.problem === null ? null : ReadingProblem.parse(row.problem),
    days: source === null ? [] : await listDays(db, { ...of, source }),
    pin_count: source === null ? 0 : await countPins(db, { ...of, source }),
  }
}

async function accountRow(db: Queries, { owner, accountId }: OwnedAccount) {
  return db
    .selectFrom('accounts')
    .leftJoin('connections', 'connections.account_id', 'accounts.id')
    .leftJoin('result_readings', 'result_readings.account_id', 'accounts.id')
    .leftJoin('account_schedules', 'account_schedules.account_id', 'accounts.id')
    .select(['connections.network', 'connections.network_user_id', 'connections.state'])
    .select(['connections.tier', 'account_schedules.schedule', 'result_readings.read_at'])
    .select(['result_readings.reading_id', 'result_readings.due_at', 'result_readings.problem'])
    .where('accounts.id', '=', accountId)
    .where('accounts.user_id', '=', owner)
    .executeTakeFirst()
}

/** Of the connection; without one, what was read last. */
async function shownSource(
  db: Queries,
  { accountId }: OwnedAccount,
  { network, network_user_id }: { network: string | null; network_user_id: string | null },
): Promise<string | null> {
  if (network !== null) return sourceOf(network, network_user_id ?? '')
  const last = await db
    .selectFrom('account_days')
    .select('source')
    .where('account_id', '=', accountId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last !== undefined) return last.source
  const pin = await db
    .selectFrom('network_pins')
    .select('source')
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return pin?.source ?? null
}

const networkOf = (source: string | null): NetworkName | null =>
  source === null ? null : NetworkName.parse(source.slice(0, source.indexOf(':')))

type Shown = OwnedAccount & { readonly source: string }

async function listDays(db: Queries, { owner, accountId, source }: Shown): Promise<AccountDay[]> {
  const rows = await db
    .selectFrom('account_days')
    .select(['day', 'status', 'figures'])
    .where('account_id', '=', accountId)
    .where('account_id', 'in', ownAccounts(db, owner))
    .where('source', '=', source)
    .orderBy('day')
    .execute()
  return rows.map(({ day, status, figures }) => ({
    day,
    status,
    figures: ResultFigures.parse(JSON.parse(figures)),
  }))
}

async function countPins(db: Queries, { owner, accountId, source }: Shown): Promise<number> {
  const row = await db
    .selectFrom('network_pins')
    .select((one) => one.fn.countAll<string | number>().as('count'))
    .where('account_id', '=', accountId)
    .where('account_id', 'in', ownAccounts(db, owner))
    .where('source', '=', source)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Undefined: not this owner's account. */
export async function listResultPins(
  db: Queries,
  of: OwnedAccount,
  { after = '', addressOf }: { after?: string | undefined; addressOf: AddressOf },
): Promise<{ pins: ResultPin[]; next: string | null } | undefined> {
  const account = await accountRow(db, of)
  if (account === undefined) return undefined
  const source = await shownSource(db, of, account)
  if (source === null) return { pins: [], next: null }
  const rows = await db
    .selectFrom('network_pins')
    .select(['network_pin_id', 'facts', 'made', 'figures', 'gone_at'])
    .where('account_id', '=', of.accountId)
    .where('account_id', 'in', ownAccounts(db, of.owner))
    .where('source', '=', source)
    .where('network_pin_id', '>', after)
    .orderBy('network_pin_id')
    .limit(RESULT_PINS_PER_CALL)
    .execute()
  const network = NetworkName.parse(networkOf(source))
  return {
    pins: rows.map(({ network_pin_id, facts, made, figures, gone_at }) => ({
      network_pin_id,
      ...NetworkPinFacts.parse(JSON.parse(facts)),
      url: addressOf(network, network_pin_id),
      made: parsed(MadeFrom, made),
      figures: parsed(PinFigures, figures),
      is_gone: gone_at !== null,
    })),
    next: rows.length < RESULT_PINS_PER_CALL ? null : (rows.at(-1)?.network_pin_id ?? null),
  }
}

export type AddressOf = (network: NetworkName, pinId: string) => string

function parsed<S extends z.ZodType>(schema: S, json: string | null): z.infer<S> | null {
  return json === null ? null : schema.parse(JSON.parse(json))
}
