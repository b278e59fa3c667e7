/**
 * One tab of a browser talks with the server for all; a lock says which, and passes on when that
 * tab ends. The others ask it for a round and receive its outcome, so that each says the same words
 * ("3 changes wait for the network") and a returning network meets one request, not one a tab. A
 * tab that gives no sign of life (frozen, suspended) loses the role to the tab that asked.
 */
import type { PinStore } from '../pin-store.ts'
import type { PinSync, SharedPinSync, SyncOutcome } from './outcome.ts'
import type { TabMessage } from '../tabs.ts'

const ANSWER_TIMEOUT_MS = 5_000
const MAX_ROUND_MS = 120_000
/** A tab that was opened at the same time wants the list that has just been fetched. */
const LIST_FRESH_MS = 10_000
const MAX_ATTEMPTS = 3
/** After a round that threw: a bug, or a broken storage. */
const BROKEN_RETRY_MS = 30_000
/** After a round that went well and took nothing of ours along. */
const MISSED_EVENTS_RETRY_MS = 5_000

/** What one tab asks of another. */
interface RoundRequest {
  /** The server's list again. */
  readonly refetch: boolean
  /**
   * Nothing is stored yet: a list that has just been fetched will do. After damage it would not.
   */
  readonly isFirst: boolean
}

interface RoundNeed {
  /** The server's list again. */
  readonly needsList: boolean
  /** A round that has not begun yet. */
  readonly needsNew: boolean
}
const needs = {
  round: { needsList: false, needsNew: false },
  list: { needsList: true, needsNew: false },
  news: { needsList: false, needsNew: true },
} as const satisfies Record<string, RoundNeed>

export interface LeaderTabParts {
  readonly log: PinStore
  readonly now: () => number
}

export function shareRounds(engine: PinSync, parts: LeaderTabParts): SharedPinSync {
  const role = new LeaderTab(engine, parts)
  return {
    round: async (signal) => role.run(needs.round, signal),
    refetch: async (signal) => role.run(needs.list, signal),
    freshRound: async (signal) => role.run(needs.news, signal),
  }
}

class LeaderTab {
  readonly #engine: PinSync
  readonly #log: PinStore
  readonly #now: () => number
  readonly #resigned = new AbortController()
  #isLeader = false
  #running: Promise<unknown> = Promise.resolve()
  /** What other tabs have asked for and no round has taken up, together. */
  #requested: RoundRequest | null = null
  #isStealing = false
  /** `length`: no pause is longer than it was meant, also when the clock jumps back. */
  #pause = { until: 0, length: 0 }
  #fetchedAt = -Infinity
  /**
   * Callers in this tab that wait for an answer: a round and a sending may run at the same time.
   */
  readonly #waitingCalls = new Set<() => void>()

  constructor(engine: PinSync, { log, now }: LeaderTabParts) {
    this.#engine = engine
    this.#log = log
    this.#now = now
    log.link.listen((message) => {
      if (message.type === 'roundWanted' && this.#isLeader) this.#serveRequest(message)
    })
    this.#holdRole(false)
  }

  async run(need: RoundNeed, signal?: AbortSignal): Promise<SyncOutcome> {
    const { closedSignal: over } = this.#log.link
    const before = new Set(this.#log.unsent().map(({ id }) => id))
    const outcome = await this.#unlessClosed(async () =>
      this.#run(need, signal === undefined ? over : AbortSignal.any([signal, over])),
    )
    return outcome.kind === 'synced' && this.#log.unsent().some(({ id }) => before.has(id))
      ? waiting(MISSED_EVENTS_RETRY_MS)
      : outcome
  }

  /** Of a closed log nothing can be read: that is no fault. */
  async #unlessClosed(round: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
    const { closedSignal: over } = this.#log.link
    try {
      const outcome = await round()
      return over.aborted ? { kind: 'aborted' } : outcome
    } catch (error) {
      if (!over.aborted) throw error
      return { kind: 'aborted' }
    }
  }

  async #run(need: RoundNeed, signal: AbortSignal): Promise<SyncOutcome> {
    let { needsList, needsNew } = need
    for (let tries = MAX_ATTEMPTS; !signal.aborted; tries -= 1) {
      if (this.#log.isReadOnly()) return this.#resign()
      if (this.#isLeader)
        return this.#runInOrder(async () =>
          this.#round({ refetch: needsList, isFirst: false }, signal),
        )
      const answer = await (this.#hasMemoryOnlyEvents
        ? this.#takeLeadership(signal)
        : this.#requestRound(needsList, signal))
      if (answer === 'silent') this.#steal()
      if (answer === 'silent' || answer === 'held') continue
      if (tries <= 1 || !(await this.#isTooEarly(answer, needsNew))) return answer
      needsList = false
      needsNew = false
    }
    return { kind: 'aborted' }
  }

  /**
   * That round may have begun before the last change here, or (`needsNew`) before it was asked for.
   */
  async #isTooEarly({ kind }: SyncOutcome, needsNew: boolean): Promise<boolean> {
    if (kind !== 'synced') return false
    if (needsNew) return true
    await this.#log.catchUp()
    return this.#log.unsent().length > 0
  }

  /** Events that are only in the memory of this tab, so that only it can send them. */
  get #hasMemoryOnlyEvents(): boolean {
    return this.#log.state() === 'memoryOnly' && this.#log.unsent().length > 0
  }

  /** From a tab that lives: what it has begun goes on, and the server takes each event once. */
  async #takeLeadership(signal: AbortSignal): Promise<Answer> {
    return this.#waitForAnswer(signal, () => {
      this.#steal()
      return () => undefined
    })
  }

  #holdRole(steal: boolean): void {
    this.#log.link.holdRole(
      'send',
      (isHeld) => {
        this.#isLeader = isHeld
        this.#isStealing = false
        if (!isHeld) return
        // The previous leader may have reported its last change to this tab alone.
        this.#log.rebroadcastAck()
        for (const go of this.#waitingCalls) go()
        // Requests to the former leader get no answer any more.
        this.#log.link.post({ type: 'roundEnded', outcome: { kind: 'aborted' }, refetch: true })
      },
      { signal: this.#resigned.signal, steal },
    )
  }

  /**
   * One of two tabs that received nothing is enough: the second would take the lock from the first.
   */
  #steal(): void {
    if (this.#isLeader || this.#isStealing) return
    this.#isStealing = true
    this.#holdRole(true)
  }

  /** A later build has written: one of its tabs talks with the server from now on. */
  #resign(): SyncOutcome {
    this.#isLeader = false
    this.#resigned.abort()
    return { kind: 'outdated' }
  }

  /** For another tab. */
  #serveRequest(request: RoundRequest): void {
    const { link } = this.#log
    link.post({ type: 'roundObserved' })
    if (this.#log.isReadOnly()) {
      this.#resign()
      return
    }
    if (this.#isBackingOff()) return
    const isQueued = this.#requested !== null
    this.#requested = mergeRequests(this.#requested, request)
    if (!isQueued)
      this.#unlessClosed(async () => this.#runInOrder(async () => this.#runRequestedRound())).catch(
        (error: unknown) => console.warn('A round with the server for another tab failed.', error),
      )
  }

  /** Says so, where it is. */
  #isBackingOff(): boolean {
    const pause = Math.min(this.#pause.until - this.#now(), this.#pause.length)
    if (pause > 0)
      this.#log.link.post({
        type: 'roundEnded',
        outcome: { kind: 'waiting', pause },
        refetch: true,
      })
    return pause > 0
  }

  async #runRequestedRound(): Promise<SyncOutcome> {
    const request = this.#requested ?? { refetch: false, isFirst: false }
    this.#requested = null
    // It may wait for what is settled already.
    this.#log.rebroadcastAck()
    // The round before this one may have failed: the server is not asked the same at once.
    return this.#isBackingOff()
      ? { kind: 'aborted' }
      : this.#round(request, this.#log.link.closedSignal)
  }

  /** One after the other. */
  async #runInOrder(round: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
    const result = this.#running.then(round)
    this.#running = result.catch(() => undefined)
    return result
  }

  async #round({ refetch, isFirst }: RoundRequest, signal?: AbortSignal): Promise<SyncOutcome> {
    try {
      const isThere = isFirst && Math.abs(this.#now() - this.#fetchedAt) <= LIST_FRESH_MS
      const outcome = await (refetch && !isThere
        ? this.#engine.refetch(signal)
        : this.#engine.round(signal))
      // No answer for the others: one of them may know more, has the role next, and says so.
      if (outcome.kind === 'outdated') return this.#resign()
      if (refetch && !isThere && outcome.kind === 'synced') this.#fetchedAt = this.#now()
      this.#broadcastOutcome(
        outcome.kind === 'waiting' ? { kind: 'waiting', pause: outcome.pause } : outcome,
        refetch,
      )
      return outcome
    } catch (error) {
      this.#broadcastOutcome({ kind: 'waiting', pause: BROKEN_RETRY_MS }, refetch)
      throw error
    }
  }

  #broadcastOutcome(outcome: RoundEnded['outcome'], refetch: boolean): void {
    const length = outcome.kind === 'waiting' ? outcome.pause : 0
    this.#pause = { until: this.#now() + length, length }
    this.#log.link.post({ type: 'roundEnded', outcome, refetch })
  }

  async #requestRound(refetch: boolean, signal: AbortSignal): Promise<Answer> {
    const { link } = this.#log
    return this.#waitForAnswer(signal, (answer) => {
      let timer = setTimeout(() => answer('silent'), ANSWER_TIMEOUT_MS)
      const stopListening = link.listen((message) => {
        if (message.type === 'roundEnded' && isAnswer(message, refetch))
          answer(message.outcome.kind === 'aborted' ? 'held' : outcomeOf(message))
        if (message.type !== 'roundObserved') return
        clearTimeout(timer)
        timer = setTimeout(() => answer('silent'), MAX_ROUND_MS)
      })
      link.post({ type: 'roundWanted', refetch, isFirst: refetch && this.#log.isNew() })
      return () => {
        clearTimeout(timer)
        stopListening()
      }
    })
  }

  /**
   * What comes first: an answer to what `begin` does, the role, or the end. `begin` gives how its
   * waiting ends.
   */
  async #waitForAnswer(
    signal: AbortSignal,
    begin: (resolve: (answer: Answer) => void) => () => void,
  ): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const [held, stop] = [(): void => resolve('held'), (): void => resolve({ kind: 'aborted' })]
    this.#waitingCalls.add(held)
    signal.addEventListener('abort', stop)
    const end = begin(resolve)
    try {
      return await promise
    } finally {
      end()
      this.#waitingCalls.delete(held)
      signal.removeEventListener('abort', stop)
    }
  }
}

/** `held`: this tab has the role now, or another one that has not been asked yet. */
type Answer = SyncOutcome | 'held' | 'silent'
type RoundEnded = Extract<TabMessage, { type: 'roundEnded' }>

/**
 * A round that only fetched changes does not answer a request for the list, unless the server can't
 * be asked now anyway.
 */
function isAnswer({ outcome, refetch }: RoundEnded, wantsList: boolean): boolean {
  return refetch || !wantsList || outcome.kind !== 'synced'
}

function mergeRequests(a: RoundRequest | null, b: RoundRequest): RoundRequest {
  if (a?.refetch !== true) return b
  return b.refetch ? { refetch: true, isFirst: a.isFirst && b.isFirst } : a
}

function outcomeOf({ outcome }: RoundEnded): SyncOutcome {
  return outcome.kind === 'waiting' ? waiting(outcome.pause) : outcome
}

function waiting(pause: number): SyncOutcome {
  return {
    kind: 'waiting',
    pause,
    failure: {
      code: 'no_answer',
      status: null,
      message: 'The server could not be reached.',
      body: null,
      retryAfter: null,
    },
  }
}
