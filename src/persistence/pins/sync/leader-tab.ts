/**
 * One tab of a browser talks with the server for all; a lock says which, and passes on when that
 * tab ends. The others ask it for a round and hear how it went, so that each says the same words
 * ("3 changes wait for the network") and a returning network meets one request, not one a tab. A
 * tab that gives no sign of life (frozen, suspended) loses the role to whoever asked.
 */
import type { PinLog } from '../pin-store.ts'
import type { PinSync, SharedPinSync, SyncOutcome } from './outcome.ts'
import type { TabMessage } from '../tabs.ts'

const SIGN_OF_LIFE = 5_000
const LONGEST_ROUND = 120_000
/** A tab that was opened at the same time wants the list that has just been fetched. */
const FRESH = 10_000
const TRIES = 3
/** After a round that threw: a bug, or a broken storage. */
const BROKEN = 30_000
/** After a round that went well and took nothing of ours along. */
const OVERLOOKED = 5_000

/** What one tab asks of another. */
interface Wish {
  /** The server's list anew. */
  readonly refetch: boolean
  /**
   * Nothing is stored yet: a list that has just been fetched will do. After damage it would not.
   */
  readonly isFirst: boolean
}

interface Need {
  /** The server's list anew. */
  readonly needsList: boolean
  /** A round that has not begun yet. */
  readonly needsNew: boolean
}
const needs = {
  round: { needsList: false, needsNew: false },
  list: { needsList: true, needsNew: false },
  news: { needsList: false, needsNew: true },
} as const satisfies Record<string, Need>

export interface RoleParts {
  readonly log: PinLog
  readonly now: () => number
}

export function shareRounds(engine: PinSync, parts: RoleParts): SharedPinSync {
  const role = new SenderRole(engine, parts)
  return {
    round: async (signal) => role.run(needs.round, signal),
    refetch: async (signal) => role.run(needs.list, signal),
    news: async (signal) => role.run(needs.news, signal),
  }
}

class SenderRole {
  readonly #engine: PinSync
  readonly #log: PinLog
  readonly #now: () => number
  readonly #given = new AbortController()
  #isSender = false
  #running: Promise<unknown> = Promise.resolve()
  /** What other tabs have asked for and no round has taken up, together. */
  #wanted: Wish | null = null
  #isStealing = false
  /** `length`: no pause is longer than it was meant, also when the clock jumps back. */
  #pause = { until: 0, length: 0 }
  #fetchedAt = -Infinity
  /** Everybody here who waits for an answer: a round and a sending may ask at the same time. */
  readonly #waiting = new Set<() => void>()

  constructor(engine: PinSync, { log, now }: RoleParts) {
    this.#engine = engine
    this.#log = log
    this.#now = now
    log.link.listen((message) => {
      if (message.type === 'roundWanted' && this.#isSender) this.#serve(message)
    })
    this.#hold(false)
  }

  async run(need: Need, signal?: AbortSignal): Promise<SyncOutcome> {
    const { over } = this.#log.link
    const before = new Set(this.#log.unsent().map(({ id }) => id))
    const outcome = await this.#unlessOver(async () =>
      this.#run(need, signal === undefined ? over : AbortSignal.any([signal, over])),
    )
    return outcome.kind === 'synced' && this.#log.unsent().some(({ id }) => before.has(id))
      ? waiting(OVERLOOKED)
      : outcome
  }

  /** Of a closed log nothing can be read: that is no fault. */
  async #unlessOver(round: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
    const { over } = this.#log.link
    try {
      const outcome = await round()
      return over.aborted ? { kind: 'aborted' } : outcome
    } catch (error) {
      if (!over.aborted) throw error
      return { kind: 'aborted' }
    }
  }

  async #run(need: Need, signal: AbortSignal): Promise<SyncOutcome> {
    let { needsList, needsNew } = need
    for (let tries = TRIES; !signal.aborted; tries -= 1) {
      if (this.#log.isReadOnly()) return this.#giveUp()
      if (this.#isSender)
        return this.#take(async () => this.#round({ refetch: needsList, isFirst: false }, signal))
      const heard = await (this.#isUnseen ? this.#takeOver(signal) : this.#ask(needsList, signal))
      if (heard === 'silent') this.#steal()
      if (heard === 'silent' || heard === 'held') continue
      if (tries <= 1 || !(await this.#isTooEarly(heard, needsNew))) return heard
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

  /** What only this tab's memory holds nobody else can send. */
  get #isUnseen(): boolean {
    return this.#log.state() === 'memoryOnly' && this.#log.unsent().length > 0
  }

  /** From a tab that lives: what it has begun goes on, and the server takes each event once. */
  async #takeOver(signal: AbortSignal): Promise<Heard> {
    return this.#hear(signal, () => {
      this.#steal()
      return () => undefined
    })
  }

  #hold(steal: boolean): void {
    this.#log.link.hold(
      'send',
      (isHeld) => {
        this.#isSender = isHeld
        this.#isStealing = false
        if (!isHeld) return
        // Who had it before may have told its last word to this tab alone.
        this.#log.vouch()
        for (const go of this.#waiting) go()
        // Who asked the tab that had it before gets no answer from that any more.
        this.#log.link.post({ type: 'roundEnded', outcome: { kind: 'aborted' }, refetch: true })
      },
      { signal: this.#given.signal, steal },
    )
  }

  /** Of two here who heard nothing, one is enough: the second would take it from the first. */
  #steal(): void {
    if (this.#isSender || this.#isStealing) return
    this.#isStealing = true
    this.#hold(true)
  }

  /** A later build has written: one of its tabs talks with the server from now on. */
  #giveUp(): SyncOutcome {
    this.#isSender = false
    this.#given.abort()
    return { kind: 'outdated' }
  }

  /** For another tab. */
  #serve(wish: Wish): void {
    const { link } = this.#log
    link.post({ type: 'roundHeard' })
    if (this.#log.isReadOnly()) {
      this.#giveUp()
      return
    }
    if (this.#isPausing()) return
    const isQueued = this.#wanted !== null
    this.#wanted = stronger(this.#wanted, wish)
    if (!isQueued)
      this.#unlessOver(async () => this.#take(async () => this.#roundWanted())).catch(
        (error: unknown) => console.warn('A round with the server for another tab failed.', error),
      )
  }

  /** Says so, where it is. */
  #isPausing(): boolean {
    const pause = Math.min(this.#pause.until - this.#now(), this.#pause.length)
    if (pause > 0)
      this.#log.link.post({
        type: 'roundEnded',
        outcome: { kind: 'waiting', pause },
        refetch: true,
      })
    return pause > 0
  }

  async #roundWanted(): Promise<SyncOutcome> {
    const wish = this.#wanted ?? { refetch: false, isFirst: false }
    this.#wanted = null
    // It may wait for what is settled already.
    this.#log.vouch()
    // The round before this one may have failed: the server is not asked the same at once.
    return this.#isPausing() ? { kind: 'aborted' } : this.#round(wish, this.#log.link.over)
  }

  /** One after the other. */
  async #take(round: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
    const result = this.#running.then(round)
    this.#running = result.catch(() => undefined)
    return result
  }

  async #round({ refetch, isFirst }: Wish, signal?: AbortSignal): Promise<SyncOutcome> {
    try {
      const isThere = isFirst && Math.abs(this.#now() - this.#fetchedAt) <= FRESH
      const outcome = await (refetch && !isThere
        ? this.#engine.refetch(signal)
        : this.#engine.round(signal))
      // No answer for the others: one of them may know more, has the role next, and says so.
      if (outcome.kind === 'outdated') return this.#giveUp()
      if (refetch && !isThere && outcome.kind === 'synced') this.#fetchedAt = this.#now()
      this.#tell(
        outcome.kind === 'waiting' ? { kind: 'waiting', pause: outcome.pause } : outcome,
        refetch,
      )
      return outcome
    } catch (error) {
      this.#tell({ kind: 'waiting', pause: BROKEN }, refetch)
      throw error
    }
  }

  #tell(outcome: Ended['outcome'], refetch: boolean): void {
    const length = outcome.kind === 'waiting' ? outcome.pause : 0
    this.#pause = { until: this.#now() + length, length }
    this.#log.link.post({ type: 'roundEnded', outcome, refetch })
  }

  async #ask(refetch: boolean, signal: AbortSignal): Promise<Heard> {
    const { link } = this.#log
    return this.#hear(signal, (answer) => {
      let timer = setTimeout(() => answer('silent'), SIGN_OF_LIFE)
      const stopListening = link.listen((message) => {
        if (message.type === 'roundEnded' && isAnswer(message, refetch))
          answer(message.outcome.kind === 'aborted' ? 'held' : outcomeOf(message))
        if (message.type !== 'roundHeard') return
        clearTimeout(timer)
        timer = setTimeout(() => answer('silent'), LONGEST_ROUND)
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
  async #hear(
    signal: AbortSignal,
    begin: (answer: (heard: Heard) => void) => () => void,
  ): Promise<Heard> {
    const { promise, resolve } = Promise.withResolvers<Heard>()
    const [held, stop] = [(): void => resolve('held'), (): void => resolve({ kind: 'aborted' })]
    this.#waiting.add(held)
    signal.addEventListener('abort', stop)
    const end = begin(resolve)
    try {
      return await promise
    } finally {
      end()
      this.#waiting.delete(held)
      signal.removeEventListener('abort', stop)
    }
  }
}

/** `held`: this tab has the role now, or another one that has not been asked yet. */
type Heard = SyncOutcome | 'held' | 'silent'
type Ended = Extract<TabMessage, { type: 'roundEnded' }>

/**
 * A round that only fetched changes is no answer to who needs the list, unless the server can't be
 * asked now anyway.
 */
function isAnswer({ outcome, refetch }: Ended, wantsList: boolean): boolean {
  return refetch || !wantsList || outcome.kind !== 'synced'
}

function stronger(a: Wish | null, b: Wish): Wish {
  if (a?.refetch !== true) return b
  return b.refetch ? { refetch: true, isFirst: a.isFirst && b.isFirst } : a
}

function outcomeOf({ outcome }: Ended): SyncOutcome {
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
