/** Times that publications had by the log, asked for when an undo gives back one that has passed. */
import { parseJson } from '#core/contract/call/json-text.ts'
import type { PublicationPlan } from '#core/contract/content/publications.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { readSharedEnvelope } from '#core/pins/events/pin-upcast.ts'
import type { Tx } from '../../platform/database/database.ts'
import { keyOfTime } from './plan/plan-times.rules.ts'
import type { AccountKey } from './pins.store.ts'

/** What is undone was done lately. */
const MAX_REVISIONS_BACK = 10_000
const ROWS_A_QUERY = 500
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Those of `wanted` (`keyOfTime`) that the log has, the latest events looked at first. */
export async function findHadTimes(
  tx: Tx,
  { owner, accountId }: AccountKey,
  { wanted, revision }: { wanted: ReadonlySet<string>; revision: number },
): Promise<Set<string>> {
  const found = new Set<string>()
  const ids = new Set([...wanted].map((key) => key.slice(0, key.indexOf(' '))))
  const [only] = ids
  // Reading an event by its schema takes longer than all the rest.
  const namesOne = (envelope: string): boolean =>
    envelope.match(ID)?.some((id) => ids.has(id)) === true
  let before = revision + 1
  while (found.size < wanted.size) {
    const rows = await tx
      .selectFrom('pin_events')
      .select(['revision', 'envelope'])
      .where('account_id', '=', accountId)
      .where('user_id', '=', owner)
      .where('revision', '<', before)
      .where('revision', '>', revision - MAX_REVISIONS_BACK)
      .where('envelope', 'like', '%"type":"pin.%scheduled"%')
      .$if(ids.size === 1, (query) => query.where('envelope', 'like', `%${only}%`))
      .orderBy('revision', 'desc')
      .limit(ROWS_A_QUERY)
      .execute()
    for (const { envelope } of rows.filter((row) => namesOne(row.envelope)))
      for (const key of keysIn(envelope)) if (wanted.has(key)) found.add(key)
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS_A_QUERY) break
    before = last.revision
  }
  return found
}

function keysIn(envelope: string): string[] {
  const read = readSharedEnvelope(parseJson(envelope))
  return read.ok ? timesOf(read.envelope.event).map(([id, plan]) => keyOfTime(id, plan)) : []
}

function timesOf({ type, data }: SharedPinEvent): [id: string, plan: PublicationPlan][] {
  if (type === 'pin.scheduled' || type === 'pin.unscheduled')
    return [[data.publication.id, data.publication]]
  return type === 'pin.rescheduled'
    ? [
        [data.publication_id, data.to],
        [data.publication_id, data.before],
      ]
    : []
}
