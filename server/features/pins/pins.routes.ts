/**
 * The browser's calls for pins: send events, fetch events after a revision, fetch the
 * current list.
 */
import { z } from 'zod'
import { problem } from '#core/contract/call/problems.contract.ts'
import { syncCalls } from '#core/contract/content/sync.contract.ts'
import { DeviceName, namedDeviceOf } from '#core/pins/events/pin-author.ts'
import type { SharedEnvelope } from '#core/pins/events/pin.events.ts'
import type { Tx } from '../../platform/database/database.ts'
import { userAgentOf } from '../../platform/http/limits/identity.ts'
import { notFound, refuse } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { rememberStorage } from '../../platform/usage/remembered-storage.ts'
import { appendEvents, type Batch } from './append-events.ts'
import { latestDevices, recordDevice } from './devices.store.ts'
import { currentRevision, eventsAfter } from './pin-log.store.ts'
import { isOwnAccount, listPinRows, pinsById } from './pins.store.ts'
import type { AccountKey } from './pins.store.ts'
import type { PinNews } from './pin-news.ts'
import type { PinStreams } from './pin-stream.ts'
import { readReceived, type Received } from './received-events.ts'
import type { Accepted } from './ledger.ts'

const PINS_A_PAGE = 500
/** 200 events of thousands of patches each; the sender aims at far less. */
const MAX_BYTES = 32 * 1024 * 1024

const Cursor = z.string().regex(/^p\d{1,15}$/)

export interface PinRouteParts extends Pick<Platform, 'config' | 'database' | 'clock' | 'log'> {
  readonly news: PinNews
  readonly streams: PinStreams
}

export function pinRoutes(
  route: Route,
  { config, database, clock, log, news, streams }: PinRouteParts,
): void {
  streamRoute(route, { database, streams })
  const fullFor = rememberStorage({ db: database.root, clock, limits: config.limits })
  const inOwnAccount = ownAccountWork(database)

  route(
    syncCalls.sendPinEvents,
    async ({ params, body, user, raw }) => {
      const key = { owner: user.id, accountId: params.account_id }
      const now = clock.now()
      const full = await fullFor(user.id, Number(raw.headers['content-length'] ?? MAX_BYTES))
      const batch = { key, from: 'browser' as const, now, full }
      return inOwnAccount(key, async (tx) =>
        receive(tx, {
          batch: { ...batch, onAppended: () => news.announce(tx, key.accountId) },
          received: readReceived(body.events),
          userAgent: userAgentOf(raw),
        }),
      )
    },
    { bodyLimit: MAX_BYTES },
  )

  route(syncCalls.getPinEvents, async ({ params, query, user }) => {
    const key = { owner: user.id, accountId: params.account_id }
    return inOwnAccount(key, async (tx) => {
      const revision = await currentRevision(tx, key)
      const events = await eventsAfter({ queries: tx, log }, key, query)
      return { events, revision, more: (events.at(-1)?.revision ?? revision) < revision }
    })
  })

  route(syncCalls.listDevices, async ({ user }) => ({
    devices: await latestDevices(database.root, user.id),
  }))

  route(syncCalls.getPins, async ({ params, query, user }) => {
    const key = { owner: user.id, accountId: params.account_id }
    const cursor = Cursor.nullable().safeParse(query.cursor ?? null)
    if (!cursor.success) return refuse('invalid', problem('pins.badCursor'))
    const before = cursor.data === null ? null : Number(cursor.data.slice(1))
    return inOwnAccount(key, async (tx) => {
      const revision = await currentRevision(tx, key)
      const rows = await listPinRows(tx, key, { before, limit: PINS_A_PAGE + 1 })
      const last = rows.length > PINS_A_PAGE ? rows[PINS_A_PAGE - 1] : undefined
      return {
        pins: rows.slice(0, PINS_A_PAGE).map(({ pin }) => pin),
        revision,
        next: last === undefined ? null : `p${last.position}`,
      }
    })
  })

  route(syncCalls.getDeletedPins, async ({ params, body, user }) => {
    const key = { owner: user.id, accountId: params.account_id }
    return inOwnAccount(key, async (tx) => {
      const found = [...(await pinsById(tx, key, body.ids)).values()]
      return { pins: found.flatMap(({ pin, deletedAt }) => (deletedAt === null ? [] : [pin])) }
    })
  })
}

type OwnAccountWork = <T>(
  key: AccountKey,
  work: (tx: Tx) => Promise<T>,
) => Promise<T | ReturnType<typeof notFound>>

const ownAccountWork =
  (database: Platform['database']): OwnAccountWork =>
  async (key, work) =>
    database.transaction(async (tx) =>
      (await isOwnAccount(tx, key)) ? work(tx) : notFound('account'),
    )

/** Answers with a stream that stays open. */
function streamRoute(
  route: Route,
  { database, streams }: Pick<PinRouteParts, 'database' | 'streams'>,
): void {
  route(syncCalls.streamRevisions, async ({ params, user }) => {
    const key = { owner: user.id, accountId: params.account_id }
    if (!(await isOwnAccount(database.root, key))) return notFound('account')
    return {
      content: streams.open(key),
      type: 'text/event-stream; charset=utf-8',
      // nginx holds an answer back until its buffer is full.
      headers: { 'x-accel-buffering': 'no' },
    }
  })
}

interface Sent {
  readonly batch: Omit<Batch, 'envelopes'>
  readonly received: Received
  readonly userAgent: string
}

async function receive(
  tx: Tx,
  { batch, received: { envelopes, broken, newer }, userAgent }: Sent,
): Promise<Accepted> {
  const { rejected, ...taken } = await appendEvents(tx, { ...batch, envelopes })
  const device = taken.accepted.length === 0 ? null : senderOf(envelopes)
  if (device !== null)
    await recordDevice(tx, batch.key.owner, { device, userAgent, now: batch.now })
  return { ...taken, rejected: [...rejected, ...broken], ...(newer !== null && { newer }) }
}

/**
 * A batch comes from one browser; what it wrote under an older name comes before. Null where the
 * last one's author is no browser's name.
 */
function senderOf(events: readonly SharedEnvelope[]): string | null {
  return DeviceName.safeParse(namedDeviceOf(events.at(-1)?.tab ?? '')).data ?? null
}
