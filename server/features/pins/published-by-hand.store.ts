/**
 * Which publications a person has published by hand, by the log: that may be taken back, what the
 * publisher has sent may not.
 */
import { parseJson } from '#core/contract/call/json-text.ts'
import type { SharedEnvelope, SharedPinEvent } from '#core/pins/events/pin.events.ts'
import {
  findPublication,
  isPublicationEvent,
  publicationIdOf,
} from '#core/pins/book/pin-publications.ts'
import { readSharedEnvelope } from '#core/pins/events/pin-upcast.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { AccountKey, StoredPin } from './pins.store.ts'

/** What is undone was done lately. */
const MAX_REVISIONS_BACK = 10_000
const ROWS_A_QUERY = 500

/** Of the publications that `events` remove or mark while they are published, or put back as such. */
export async function findPublishedByHand(
  tx: Tx,
  { owner, accountId }: AccountKey,
  {
    events,
    rows,
    revision,
  }: {
    readonly events: readonly SharedPinEvent[]
    readonly rows: ReadonlyMap<string, StoredPin>
    readonly revision: number
  },
): Promise<Set<string>> {
  const open = new Set(events.filter((event) => isAboutPublished(event, rows)).flatMap(idOf))
  const byHand = new Set<string>()
  for (let before = revision + 1; open.size > 0;) {
    const found = await tx
      .selectFrom('pin_events')
      .select(['revision', 'envelope'])
      .where('account_id', '=', accountId)
      .where('user_id', '=', owner)
      .where('revision', '<', before)
      .where('revision', '>', revision - MAX_REVISIONS_BACK)
      .where('envelope', 'like', '%"type":"pin.published"%')
      .orderBy('revision', 'desc')
      .limit(ROWS_A_QUERY)
      .execute()
    for (const { envelope } of found) {
      const read = readSharedEnvelope(parseJson(envelope))
      if (!read.ok || read.envelope.event.type !== 'pin.published') continue
      const id = read.envelope.event.data.publication_id
      // The latest one counts.
      if (open.delete(id) && isByHand(read.envelope)) byHand.add(id)
    }
    const last = found.at(-1)
    if (last === undefined || found.length < ROWS_A_QUERY) break
    before = last.revision
  }
  return byHand
}

export function isByHand({ event, tab }: Pick<SharedEnvelope, 'event' | 'tab'>): boolean {
  return event.type === 'pin.published' && !tab.startsWith('task:')
}

function isAboutPublished(event: SharedPinEvent, rows: ReadonlyMap<string, StoredPin>): boolean {
  if (event.type === 'pin.scheduled') return event.data.publication.state === 'published'
  if (event.type !== 'pin.unscheduled' && event.type !== 'pin.published') return false
  const known = findPublication(rows.get(event.data.id)?.pin, publicationIdOf(event))
  return known?.state === 'published'
}

const idOf = (event: SharedPinEvent): string[] =>
  isPublicationEvent(event) ? [publicationIdOf(event)] : []
