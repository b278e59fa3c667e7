/**
 * A row of the log: what one transaction stores, as JSON with short names, because the cost of
 * a row is its size. The store numbers the rows, inside the transaction and without gaps. An
 * event's `seq` is its row and its place in it, so no tab reads before it writes. What all events
 * of a row share (tab, time, cause, the action's name) is in it once. A row also has the newest
 * acknowledgement.
 */
import { z } from 'zod'
import { Id, Time } from '#core/contract/call/primitives.ts'
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'
import { readLogEnvelope } from '#core/pins/events/pin-upcast.ts'
import { isPackedLater, pack, unpack } from './packing.ts'
import type { JournalReach, SyncMark } from './stored-rows.schema.ts'

export type UnwrittenEvent = Omit<LogEnvelope, 'seq'>

/** The most events of one row. */
const MAX_EVENTS_PER_ROW = 4096

const Shared = {
  t: z.string().max(80).optional(),
  a: Time.optional(),
  c: Id.optional(),
  n: z.string().max(80).optional(),
}
type Shared = z.infer<z.ZodObject<typeof Shared>>

/**
 * Null: an event that was damaged, and is in quarantine. `s`: what is acknowledged by row,
 * revision, place and fresh starts, without zeros at the end; `x`: what the server refused; `j`:
 * slots and last records of journal files.
 */
const StoredRow = z.object({
  ...Shared,
  e: z.array(z.unknown()).max(MAX_EVENTS_PER_ROW),
  s: z.array(z.int().min(0)).min(2).max(4).optional(),
  x: z.array(Id).optional(),
  j: z.array(z.int().min(0)).optional(),
})
type StoredRow = z.infer<typeof StoredRow>

/**
 * `k` and `d`: the event's type and data, `v` its version where that is not 1, `b`: its way back,
 * `r`: its revision.
 */
interface StoredEvent {
  readonly i?: unknown
  readonly k?: unknown
  readonly d?: unknown
  readonly v?: unknown
  readonly b?: unknown
  readonly r?: unknown
  readonly t?: unknown
  readonly a?: unknown
  readonly c?: unknown
  readonly n?: unknown
}

/** The fields of a row beside its events. */
export interface RowMeta {
  /** How far the server has settled. */
  readonly mark: SyncMark | null
  /** How far the log goes in the journal files. */
  readonly reach: JournalReach
}

export const noRowMeta: RowMeta = { mark: null, reach: new Map() }

export interface ReadRow extends RowMeta {
  readonly events: readonly LogEnvelope[]
  /** A later build wrote events that this one does not know. */
  readonly hasNewer: boolean
  /** The broken parts of the row, and the row without them; null = nothing is left. */
  readonly damage: { readonly why: string; readonly rest: ArrayBuffer | null } | null
}

export function rowOf(seq: number): number {
  return Math.floor(seq / MAX_EVENTS_PER_ROW)
}

export function firstSeqOfRow(row: number): number {
  return row * MAX_EVENTS_PER_ROW
}

export function lastSeqOfRow(row: number): number {
  return row * MAX_EVENTS_PER_ROW + MAX_EVENTS_PER_ROW - 1
}

/** The places of events that were stored as these rows. */
export function placeEvents(
  events: readonly UnwrittenEvent[],
  rows: readonly number[],
): LogEnvelope[] {
  return events.map((event, at) => ({
    ...event,
    seq: firstSeqOfRow(rows[Math.floor(at / MAX_EVENTS_PER_ROW)] ?? 0) + (at % MAX_EVENTS_PER_ROW),
  }))
}

/**
 * The rows that hold these events, one unless they are thousands; none when there is nothing to
 * record.
 */
export function encodeRows(events: readonly UnwrittenEvent[], meta: RowMeta): ArrayBuffer[] {
  if (events.length === 0)
    return meta.mark === null && meta.reach.size === 0 ? [] : [encodeRow([], meta)]
  return Array.from({ length: Math.ceil(events.length / MAX_EVENTS_PER_ROW) }, (_, nth) =>
    encodeRow(
      events.slice(nth * MAX_EVENTS_PER_ROW, (nth + 1) * MAX_EVENTS_PER_ROW),
      nth === 0 ? meta : noRowMeta,
    ),
  )
}

/**
 * A row for the journal. The bodies of its events are kept for the log, so that each is encoded
 * once for both.
 */
export function encodeForJournal(events: readonly UnwrittenEvent[]): ArrayBuffer {
  for (const event of events) bodies.set(event, bodyOf(event))
  return encodeRow(events, noRowMeta)
}

export function encodeRow(
  events: readonly UnwrittenEvent[],
  { mark, reach }: RowMeta,
): ArrayBuffer {
  const shared = sharedBy(events.map(sharedOf))
  const meta: Partial<StoredRow> = {
    s: mark === null ? undefined : settledOf(mark),
    x: mark === null || mark.rejected.length === 0 ? undefined : [...mark.rejected],
    j: reach.size === 0 ? undefined : [...reach].flat(),
  }
  const list = events.map((event) => textOfEvent(event, shared)).join()
  return pack([JSON.stringify(shared), `{"e":[${list}]}`, JSON.stringify(meta)].reduce(joined))
}

/** Parsed event by event: one bad event costs one event. */
export function decodeRow(row: number, value: unknown): ReadRow {
  if (value instanceof ArrayBuffer && isPackedLater(value))
    return { ...noRowMeta, events: [], hasNewer: true, damage: null }
  const raw = value instanceof ArrayBuffer ? parsed(() => unpack(value)) : null
  const stored = StoredRow.safeParse(raw)
  const { data } = stored.success ? stored : StoredRow.safeParse(withoutTorn(raw, stored.error))
  if (data === undefined)
    return {
      ...noRowMeta,
      events: [],
      hasNewer: false,
      damage: { why: stored.error?.message ?? '', rest: null },
    }
  const { e, s, x, j, ...shared } = data
  const read = e.map((event, place) =>
    event === null ? null : readLogEnvelope(envelopeOf(event, shared, firstSeqOfRow(row) + place)),
  )
  const why = [
    ...(stored.success ? [] : [stored.error.message]),
    ...read.flatMap((result) =>
      result?.ok === false && result.reason === 'broken' ? [result.message] : [],
    ),
  ]
  return {
    events: read.flatMap((result) => (result?.ok === true ? [result.envelope] : [])),
    mark: markOf(s, x),
    reach: reachOf(j),
    hasNewer: read.some((result) => result?.ok === false && result.reason === 'newer'),
    damage:
      why.length === 0
        ? null
        : {
            why: why.join('\n'),
            rest: pack(
              JSON.stringify({
                ...data,
                e: e.map((event, at) => (isBroken(read[at]) ? null : event)),
              }),
            ),
          },
  }
}

/**
 * What a row says beside its events may be damaged: what it stated of the server is asked again,
 * and an event that has no time of its own is broken.
 */
function withoutTorn(raw: unknown, { issues }: z.ZodError): unknown {
  const torn = new Set(issues.map(({ path }) => path[0]))
  return typeof raw === 'object' && raw !== null
    ? Object.fromEntries(Object.entries(raw).filter(([field]) => !torn.has(field)))
    : raw
}

function settledOf({ acknowledged, revision, freshStarts }: SyncMark): number[] {
  const place = acknowledged - firstSeqOfRow(rowOf(acknowledged))
  const rest = freshStarts > 0 ? [place, freshStarts] : [place]
  return [rowOf(acknowledged), revision, ...(place > 0 || freshStarts > 0 ? rest : [])]
}

function markOf(settled: StoredRow['s'], rejected: readonly string[] = []): SyncMark | null {
  if (settled === undefined) return null
  const [row = 0, revision = 0, place = 0, freshStarts = 0] = settled
  return { acknowledged: firstSeqOfRow(row) + place, revision, freshStarts, rejected }
}

function reachOf(flat: StoredRow['j'] = []): JournalReach {
  return new Map(
    flat.flatMap((slot, at) => (at % 2 === 0 ? [[slot, flat[at + 1] ?? 0] as const] : [])),
  )
}

export function toBytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value))
}

/** Null for what is no JSON: no schema takes that. */
export function fromBytes(value: unknown): unknown {
  return value instanceof Uint8Array
    ? parsed(() => new TextDecoder('utf-8', { fatal: true }).decode(value))
    : null
}

function parsed(read: () => string): unknown {
  try {
    return JSON.parse(read())
  } catch {
    return null
  }
}

function isBroken(result: ReturnType<typeof readLogEnvelope> | null | undefined): boolean {
  return result?.ok === false && result.reason === 'broken'
}

function sharedOf({ tab: t, at: a, cause: c, action: n }: UnwrittenEvent): Shared {
  return { t, a, c, n }
}

function sharedBy(all: readonly Shared[]): Shared {
  const [first, ...others] = all
  const same = (field: keyof Shared): boolean =>
    others.every((other) => other[field] === first?.[field])
  return {
    ...(same('t') && { t: first?.t }),
    ...(same('a') && { a: first?.a }),
    ...(same('c') && { c: first?.c }),
    ...(same('n') && { n: first?.n }),
  }
}

function textOfEvent(envelope: UnwrittenEvent, shared: Shared): string {
  const { t, a, c, n } = sharedOf(envelope)
  const own: Shared = {
    ...('t' in shared ? {} : { t }),
    ...('a' in shared ? {} : { a }),
    ...('c' in shared ? {} : { c }),
    ...('n' in shared ? {} : { n }),
  }
  return joined(JSON.stringify(own), bodies.get(envelope) ?? bodyOf(envelope))
}

/** Of events that are in the journal and not yet in a row of the log. */
const bodies = new WeakMap<UnwrittenEvent, string>()

function bodyOf(envelope: UnwrittenEvent): string {
  const { id, v, event, back, revision } = envelope
  const stored: StoredEvent = {
    i: id,
    k: event.type,
    d: event.data,
    v: v === 1 ? undefined : v,
    b: back,
    r: revision,
  }
  return JSON.stringify(stored)
}

/** The JSON of one object with the fields of both. */
function joined(a: string, b: string): string {
  if (a === NO_FIELDS) return b
  return b === NO_FIELDS ? a : `${a.slice(0, -1)},${b.slice(1)}`
}

const NO_FIELDS = '{}'

/** The envelope is parsed later: a field of a wrong type is found then. */
function envelopeOf(raw: unknown, shared: Shared, seq: number): unknown {
  if (typeof raw !== 'object' || raw === null) return null
  const { i, k, d, v = 1, b, r, t, a, c, n }: StoredEvent = { ...shared, ...raw }
  return {
    id: i,
    at: a,
    tab: t,
    v,
    seq,
    event: { type: k, data: d },
    ...(c !== undefined && { cause: c }),
    ...(n !== undefined && { action: n }),
    ...(b !== undefined && { back: b }),
    ...(r !== undefined && { revision: r }),
  }
}
