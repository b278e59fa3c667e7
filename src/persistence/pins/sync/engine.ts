/**
 * Carries pin events between the log and the server. One `round` sends what is unsent, in order, in
 * batches of at most 200, then fetches what others did. It keeps no timer: the outcome says when to
 * come again, and the owner of a clock does so. A round may be cut off anywhere and run again: the
 * server knows every event by its id. What the server refuses is taken back here and reported.
 */
import type { Client, Failure } from '#core/contract/client.ts'
import type { AnswerOf } from '#core/contract/call/call.ts'
import type { syncCalls } from '#core/contract/content/sync.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { envelopAction } from '#core/pins/pin-commands.ts'
import { SharedEnvelope } from '#core/pins/events/pin.events.ts'
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'
import { readCommitted } from '#core/pins/events/pin-upcast.ts'
import { StoreBusyError } from '../errors.ts'
import type { PinStore } from '../pin-store.ts'
import type { Rejection, SharedPinSync, SyncOutcome } from './outcome.ts'
import { shareRounds } from './leader-tab.ts'
import { withdrawalsOf } from './withdrawals.ts'
import type { RefusedEvent } from './withdrawals.ts'

const MAX_EVENTS_PER_BATCH = 200
/** Aims far below the server's limit; one larger event still goes alone. */
const MAX_CHARACTERS_PER_BATCH = 1_000_000
const EVENTS_PER_PULL = 1000
const MIN_BACKOFF_MS = 1_000
const MAX_BACKOFF_MS = 30_000
const JITTER = 0.2

export type { Rejection, SharedPinSync, SyncOutcome }

export interface PinSyncOptions {
  readonly client: Client
  readonly log: PinStore
  readonly tab: string
  readonly now: () => number
  readonly newId: () => string
  readonly random?: () => number
  readonly onRejected?: (rejections: readonly Rejection[]) => void
}

/** A step's way out before its end. */
type Step = SyncOutcome | null

export function createPinSync(options: PinSyncOptions): SharedPinSync {
  const { log, onRejected = () => undefined } = options
  log.link.listen((message) => {
    if (message.type === 'rejected') onRejected(message.rejections)
  })
  const engine = new SyncEngine({
    ...options,
    onRejected: (rejections) => {
      onRejected(rejections)
      log.link.post({ type: 'rejected', rejections: [...rejections] })
    },
  })
  return shareRounds(engine, { log, now: options.now })
}

class SyncEngine {
  readonly #options: PinSyncOptions
  readonly #params: { account_id: string }
  /** In a row, and not counting tries before the pause of the last one was over. */
  #failures = 0
  #pauseEnd = -Infinity
  /**
   * The server is of an older build than what waits here: that waits, and is never taken back; what
   * others did is fetched all the same.
   */
  #isServerOutdated = false
  #batchSize = MAX_EVENTS_PER_BATCH
  /** The revision before a broken event for which the list has been fetched. */
  #skippedRevision: number | null = null

  constructor(options: PinSyncOptions) {
    this.#options = options
    this.#params = { account_id: options.log.accountId }
  }

  async round(signal?: AbortSignal): Promise<SyncOutcome> {
    await this.#options.log.catchUp()
    // Or the round before this one has met what a later build wrote.
    if (this.#options.log.isReadOnly()) return { kind: 'outdated' }
    this.#isServerOutdated = false
    const stopped = await this.#send(signal)
    if (stopped !== null && !this.#isServerOutdated) return stopped
    return (await this.#pull(signal)) ?? stopped ?? { kind: 'synced' }
  }

  async refetch(signal?: AbortSignal): Promise<SyncOutcome> {
    if (this.#options.log.isReadOnly()) return { kind: 'outdated' }
    return (await this.#sendBeforeList(signal)) ?? this.#fetchList(signal)
  }

  /**
   * What is unsent, also what has come back from journals: the list must have it. On top of the
   * list it would cover what others did since, if the server had it already.
   */
  async #sendBeforeList(signal: AbortSignal | undefined): Promise<Step> {
    if (this.#options.log.isNew()) return null
    await this.#options.log.recovered()
    this.#isServerOutdated = false
    const stopped = await this.#send(signal)
    return this.#isServerOutdated ? null : stopped
  }

  async #fetchList(signal: AbortSignal | undefined): Promise<SyncOutcome> {
    const pins: Pin[] = []
    let revision: number | null = null
    let cursor: string | undefined
    do {
      const outcome = await this.#options.client('getPins', {
        params: this.#params,
        query: { cursor },
        signal,
      })
      if (!outcome.ok) return this.#failed(outcome.failure)
      pins.push(...outcome.answer.pins)
      // Later pages may hold newer rows: events after the first page's revision are fetched again,
      // and applying them twice is harmless.
      revision ??= outcome.answer.revision
      cursor = outcome.answer.next ?? undefined
    } while (cursor !== undefined)
    this.#failures = 0
    try {
      await this.#options.log.reset(pins, revision)
    } catch (error) {
      if (!(error instanceof StoreBusyError)) throw error
      return this.#failed({
        code: 'no_answer',
        status: null,
        message: error.message,
        body: null,
        retryAfter: null,
      })
    }
    return this.round(signal)
  }

  async #send(signal: AbortSignal | undefined): Promise<Step> {
    const { client, log } = this.#options
    for (let batch = this.#nextBatch(); batch.length > 0; batch = this.#nextBatch()) {
      const outcome = await client('sendPinEvents', {
        params: this.#params,
        body: { events: batch.map(toShared) },
        signal,
      })
      if (outcome.ok) {
        const stop = await this.#settle(batch, outcome.answer, signal)
        if (stop !== null) return stop
        continue
      }
      const [only] = batch
      if (!isAboutTheBatch(outcome.failure) || only === undefined)
        return this.#failed(outcome.failure)
      // One of them is at fault: smaller batches find it, and alone it is taken back.
      if (batch.length > 1) this.#batchSize = Math.ceil(batch.length / 4)
      else {
        this.#batchSize = MAX_EVENTS_PER_BATCH
        const rejection = { id: only.id, message: outcome.failure.message }
        const needsReset = await this.#withdraw([{ envelope: only, rejection }], {
          settled: [only],
          revision: log.revision(),
        })
        if (needsReset) return this.refetch(signal)
      }
    }
    return null
  }

  async #settle(
    batch: readonly LogEnvelope[],
    answer: AnswerOf<typeof syncCalls.sendPinEvents>,
    signal: AbortSignal | undefined,
  ): Promise<Step> {
    const accepted = new Map(answer.accepted.map(({ id, revision }) => [id, revision]))
    const refused = new Map(answer.rejected.map((entry) => [entry.id, entry]))
    const open = batch.findIndex(({ id }) => !accepted.has(id) && !refused.has(id))
    const settled = open < 0 ? batch : batch.slice(0, open)
    if (settled.length === 0) {
      this.#isServerOutdated = answer.newer !== undefined
      return this.#failed(
        badAnswer(
          this.#isServerOutdated
            ? 'The server is too old for these events.'
            : 'The server left events unanswered.',
        ),
      )
    }
    this.#failures = 0
    this.#batchSize = MAX_EVENTS_PER_BATCH
    const rejected = settled.flatMap((envelope): RefusedEvent[] => {
      const entry = refused.get(envelope.id)
      if (entry === undefined) return []
      const { id, message, plan } = entry
      return [{ envelope, rejection: { id, message }, plan }]
    })
    const needsReset = await this.#withdraw(rejected, {
      settled,
      revision: this.#knownAfter(settled.flatMap(({ id }) => accepted.get(id) ?? [])),
    })
    return needsReset ? this.refetch(signal) : null
  }

  /** Our own events that follow the known revision without a gap need not be fetched. */
  #knownAfter(revisions: readonly number[]): number {
    let known = this.#options.log.revision()
    for (const revision of revisions.toSorted((a, b) => a - b))
      if (revision === known + 1) known = revision
    return known
  }

  /** True: taking back needs the server's rows. */
  async #withdraw(
    rejected: readonly RefusedEvent[],
    { settled, revision }: { settled: readonly LogEnvelope[]; revision: number },
  ): Promise<boolean> {
    const { log, tab, now, newId, onRejected } = this.#options
    const ids = new Set(settled.map(({ id }) => id))
    const back = withdrawalsOf(rejected, {
      book: log.current(),
      unsent: log.unsent().filter(({ id }) => !ids.has(id)),
    })
    const withdrawn = back.flatMap(({ envelope, events }) =>
      envelopAction(events ?? [], { at: now(), tab, cause: envelope.cause ?? envelope.id, newId }),
    )
    await log.acknowledge(settled, {
      revision,
      rejected: rejected.map(({ envelope }) => envelope.id),
      withdrawn,
    })
    if (rejected.length > 0) onRejected?.(rejected.map(({ rejection }) => rejection))
    return back.some(({ events }) => events === null)
  }

  async #pull(signal: AbortSignal | undefined): Promise<Step> {
    const { client, log } = this.#options
    for (;;) {
      const outcome = await client('getPinEvents', {
        params: this.#params,
        query: { after: log.revision(), limit: EVENTS_PER_PULL },
        signal,
      })
      if (!outcome.ok) return this.#failed(outcome.failure)
      const before = log.revision()
      // The server's store went back in time, as after the restoring of a backup.
      if (outcome.answer.revision < before) return this.refetch(signal)
      const { events, stop } = readCommitted(outcome.answer.events)
      await log.applyRemote(events)
      if (stop === 'broken') return this.#skipBroken(signal)
      if (stop === 'newer') {
        log.markOutdated()
        return { kind: 'outdated' }
      }
      if (!this.#isServerOutdated) this.#failures = 0
      if (!outcome.answer.more || log.revision() === before) return null
    }
  }

  /**
   * The server's list is beyond it. Once for each: a list that does not go further would be fetched
   * forever.
   */
  async #skipBroken(signal: AbortSignal | undefined): Promise<SyncOutcome> {
    const revision = this.#options.log.revision()
    if (this.#skippedRevision === revision)
      return this.#failed(badAnswer('The server sent an event that is broken.'))
    this.#skippedRevision = revision
    return this.refetch(signal)
  }

  #nextBatch(): LogEnvelope[] {
    const batch: LogEnvelope[] = []
    let characters = 0
    for (const envelope of this.#options.log.unsent()) {
      characters += JSON.stringify(envelope).length
      if (
        batch.length >= this.#batchSize ||
        (batch.length > 0 && characters > MAX_CHARACTERS_PER_BATCH)
      )
        break
      batch.push(envelope)
    }
    return batch
  }

  #failed(failure: Failure): SyncOutcome {
    if (failure.code === 'aborted') return { kind: 'aborted' }
    if (failure.code === 'not_authenticated') return { kind: 'signedOut' }
    if (failure.code === 'not_found') return { kind: 'gone' }
    const { now, random = Math.random } = this.#options
    if (this.#failures === 0 || now() >= this.#pauseEnd) this.#failures += 1
    const backoff = Math.min(MIN_BACKOFF_MS * 2 ** (this.#failures - 1), MAX_BACKOFF_MS)
    const spread = 1 + JITTER * (2 * random() - 1)
    const pause = failure.retryAfter ?? Math.round(backoff * spread)
    this.#pauseEnd = now() + pause
    return { kind: 'waiting', pause, failure }
  }
}

function badAnswer(message: string): Failure {
  return { code: 'bad_answer', status: 200, message, body: null, retryAfter: null }
}

function isAboutTheBatch({ code }: Failure): boolean {
  return code === 'invalid' || code === 'too_large'
}

/** Without the log's own fields. */
function toShared(envelope: LogEnvelope): SharedEnvelope {
  return SharedEnvelope.parse(envelope)
}
