/** What the publisher is built of, and its times. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import type { PublicationProblem } from '#core/contract/content/publications.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { LinkCheck } from '#core/contract/publishing/preflight.contract.ts'
import type { publishingProblems } from '#core/contract/problems/publishing.problems.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { Tracer } from '../../../platform/observability/tracing/tracer.ts'
import type { Networks } from '../../../platform/pinterest/networks.ts'
import type { PinterestTokens } from '../../../platform/pinterest/pinterest-tokens.ts'
import type { StoredFile } from '../../../platform/objects/object-store.ts'

/** Milliseconds. */
export interface PublisherTimes {
  /** Of one new pin; its picture goes with it. */
  readonly requestTimeout: number
  /** Of reading a whole board. */
  readonly boardTimeout: number
  /** Longer than either: a server that holds it longer has stopped. */
  readonly lease: number
  /** After the request's timeout. The last one decides. */
  readonly readings: readonly number[]
  /** Between two pins of an account. */
  readonly minGap: number
  /** The longest wait of an account without answers; the first wait is `minGap`. */
  readonly maxBackOff: number
  /** Until a board that could not be read is read again. */
  readonly retry: number
  /** After so long without a reading the person is asked. */
  readonly giveUp: number
  /** How long the publisher sleeps when nothing is due: another process may have planned a pin. */
  readonly idle: number
  /** How long a server that stops waits for an answer. */
  readonly patience: number
}

export const PUBLISHER_TIMES: PublisherTimes = {
  requestTimeout: 60_000,
  boardTimeout: 120_000,
  lease: 180_000,
  readings: [10_000, 60_000, 300_000, 900_000],
  minGap: 60_000,
  maxBackOff: 1_800_000,
  retry: 60_000,
  giveUp: 86_400_000,
  idle: 1_000,
  patience: 6_000,
}

export interface AccountKey {
  readonly owner: string
  readonly accountId: string
}

export interface PinEventDraft {
  readonly id: string
  readonly at: number
  readonly cause?: string
  readonly event: SharedPinEvent
}

/** What the pins feature does for it. */
export interface PinsOfPublisher {
  readonly appendPinEvents: (
    tx: Tx,
    batch: AccountKey & { tab: string; events: readonly PinEventDraft[] },
  ) => Promise<{ readonly rejected: readonly { readonly id: string }[] }>
  readonly getPins: (queries: Queries, key: AccountKey, ids: readonly string[]) => Promise<Pin[]>
}

export interface PublisherParts extends PinsOfPublisher {
  readonly trace?: Tracer | undefined
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly times: PublisherTimes
  readonly networks: Networks
  readonly tokensFor: (network: NetworkName) => PinterestTokens | null
  /** Of our own picture store, by the pin's `image_url` without its marker. */
  readonly readPicture: (
    url: string,
  ) => Promise<{ readonly bytes: Uint8Array; readonly type: string } | null>
  /** On the web. Null = nothing against it, or nothing is known in time. */
  readonly checkLink: (link: string, signal: AbortSignal) => Promise<LinkCheck | null>
  /** Of the owner, by its id; null = it is gone. */
  readonly openVideo: (owner: string, videoId: string) => Promise<StoredFile | null>
  /** Publications whose video this process uploads now. */
  readonly uploads: Set<string>
  readonly findSchedule: (
    queries: Queries,
    key: AccountKey,
  ) => Promise<{ schedule: AccountSchedule | null } | undefined>
  readonly listBoards: (queries: Queries, key: AccountKey) => Promise<readonly Board[]>
  /** Aborts when the server stops and its patience is over. */
  readonly stopping: AbortSignal
}

export const NETWORK_NAMES: Record<NetworkName, string> = {
  pinterest: 'Pinterest',
  practice: 'Practice',
}

/** Those that this server can reach. */
export const networksOf = ({ networks }: Pick<PublisherParts, 'networks'>): NetworkName[] =>
  (['pinterest', 'practice'] as const).filter((network) => networks[network] !== undefined)

/** A code with its values, as events and the ledger keep it. */
export function conclusion(
  code: keyof typeof publishingProblems,
  params: PublicationProblem['params'] = {},
): PublicationProblem {
  return { code, params }
}
