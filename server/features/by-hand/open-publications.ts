/** What is still to be published of an account, with its pin, its board and how it goes out. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { isByHand } from '#core/by-hand/due-by-hand.ts'
import { nameOfBoard } from '#core/export/boards.ts'
import { isMissed, MAX_LATE_MS } from '#core/schedule/missed.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type AccountSending,
  findSending,
  listOpenPublications,
  type OpenRow,
} from './open-publications.store.ts'
import type { AccountKey } from './reminders.store.ts'

export interface PlanNeeds {
  readonly listBoards: (queries: Queries, key: AccountKey) => Promise<readonly Board[]>
  /** Living pins; what is gone is left out. */
  readonly getPins: (
    queries: Queries,
    key: AccountKey,
    ids: readonly string[],
  ) => Promise<readonly Pin[]>
}

export interface OpenPublication {
  readonly pin: Pin
  readonly publication: Publication
  /** Empty when it no longer exists. */
  readonly board: string
  /** `failed`, `missed`: nothing is sent until the person decides. */
  readonly way: 'bySelf' | 'byHand' | 'inFile' | 'failed' | 'missed' | 'stopped' | 'paused'
}

/** By time, due at `from` or later and before `to` (ms UTC), at most `most`. */
export async function openPublications(
  { listBoards, getPins, clock }: PlanNeeds & Pick<Platform, 'clock'>,
  db: Queries,
  of: {
    readonly key: AccountKey
    readonly from: number
    readonly to: number
    readonly most: number
  },
): Promise<OpenPublication[]> {
  const rows = await listOpenPublications(db, of)
  if (rows.length === 0) return []
  const pins = await getPins(db, of.key, [...new Set(rows.map(({ pinId }) => pinId))])
  const byId = new Map(pins.map((pin) => [pin.id, pin]))
  const boards = await listBoards(db, of.key)
  const sending = await findSending(db, of.key.accountId)
  const now = clock.now()
  return rows.flatMap((row) => {
    const pin = byId.get(row.pinId)
    const publication = pin?.publications?.find((one) => one.id === row.id)
    if (pin === undefined || publication === undefined) return []
    const { board_id, section_id } = publication
    const board = nameOfBoard(boards, board_id, section_id) ?? ''
    return [{ pin, publication, board, way: wayOf(sending, { publication, row, now }) }]
  })
}

/** What still has to go out though its time has come: a rule holds it back, a pause, or the person. */
export function waitingPublications(parts: Parameters<typeof openPublications>[0]) {
  return async (db: Queries, key: AccountKey): Promise<OpenPublication[]> => {
    const due = { key, from: 0, to: parts.clock.now() + 1, most: MAX_WAITING }
    const open = await openPublications(parts, db, due)
    return open.filter(({ way }) => WAITING_WAYS.has(way))
  }
}

const MAX_WAITING = 5_000
const WAITING_WAYS: ReadonlySet<OpenPublication['way']> = new Set([
  'bySelf',
  'byHand',
  'stopped',
  'paused',
])

interface Waiting {
  readonly publication: Publication
  readonly row: OpenRow
  readonly now: number
}

function wayOf(sending: AccountSending | null, waiting: Waiting): OpenPublication['way'] {
  if (waiting.row.isFiled) return 'inFile'
  if (sending === null || isByHand(sending.connection)) return 'byHand'
  if (waiting.publication.state === 'failed') return 'failed'
  if (isTooLate(sending, waiting)) return 'missed'
  if (sending.isStopped) return 'stopped'
  return sending.isPaused ? 'paused' : 'bySelf'
}

function isTooLate(
  { connection: { connectedAt }, backlogFrom, nextAt }: AccountSending,
  { publication, row: { heldUntil }, now }: Waiting,
): boolean {
  return isMissed(publication, {
    now,
    connectedAt,
    delayedUntil: heldUntil ?? publication.at,
    // What waited in an outbox that may send again since long is missed too.
    backlogFrom: nextAt >= now - MAX_LATE_MS ? backlogFrom : null,
  })
}
