/**
 * The other tabs of this browser with the same pins: a channel that announces changes (their
 * content is in the log), and locks for what only one tab may do. Without them in the browser, each
 * tab works alone.
 */
import { z } from 'zod'
import { Id } from '#core/contract/call/primitives.ts'

const Outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('waiting'), pause: z.number().min(0) }),
  z.object({ kind: z.enum(['synced', 'signedOut', 'gone', 'aborted']) }),
])

export const TabMessage = z.discriminatedUnion('type', [
  /** The log has grown. */
  z.object({ type: z.literal('changed') }),
  z.object({ type: z.literal('checkpointed') }),
  /** The server has all up to there: what is known of it is stored a little later. */
  z.object({
    type: z.literal('settled'),
    acknowledged: z.int().min(0),
    revision: z.int().min(0),
    freshStarts: z.int().min(0).default(0),
  }),
  /**
   * To the tab that talks with the server. `isFirst`: nothing is stored yet, so a list that has
   * just been fetched will do.
   */
  z.object({
    type: z.literal('roundWanted'),
    refetch: z.boolean(),
    isFirst: z.boolean().default(false),
  }),
  /** Its sign of life. */
  z.object({ type: z.literal('roundObserved') }),
  /**
   * `refetch`: it also answers requests for the server's list. Without the field, from an older
   * build, it ends every request.
   */
  z.object({ type: z.literal('roundEnded'), outcome: Outcome, refetch: z.boolean().default(true) }),
  z.object({
    type: z.literal('rejected'),
    rejections: z.array(z.object({ id: Id, message: z.string() })),
  }),
])
export type TabMessage = z.infer<typeof TabMessage>

export interface TabParts {
  readonly channel: ((name: string) => BroadcastChannel) | null
  readonly locks: Pick<LockManager, 'request'> | null
}

/** What the browser has. */
export function browserTabs(): TabParts {
  return {
    channel: typeof BroadcastChannel === 'undefined' ? null : (name) => new BroadcastChannel(name),
    locks: typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null,
  }
}

export const noOtherTabs: TabParts = { channel: null, locks: null }

export class TabLink {
  readonly #name: string
  readonly #channel: BroadcastChannel | null
  #locks: TabParts['locks']
  readonly #listeners = new Set<(message: TabMessage) => void>()
  readonly #closed = new AbortController()
  readonly #queued = new Map<string, TabMessage>()

  constructor(name: string, { channel, locks }: TabParts) {
    this.#name = name
    this.#locks = locks
    this.#channel = channel?.(name) ?? null
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = TabMessage.safeParse(data)
      // A later build may say more than this one understands.
      if (message.success) for (const listener of this.#listeners) listener(message.data)
    })
  }

  /** Aborts when this tab has nothing to do with the others any more. */
  get closedSignal(): AbortSignal {
    return this.#closed.signal
  }

  post(message: TabMessage): void {
    if (!this.#closed.signal.aborted) this.#channel?.postMessage(message)
  }

  /**
   * After what is waited for now, so that no change waits for the message. Once for
   * many.
   */
  postSoon(message: TabMessage): void {
    if (this.#queued.size === 0) setTimeout(() => this.#postSoon(), 0)
    this.#queued.set(message.type, message)
  }

  #postSoon(): void {
    const messages = [...this.#queued.values()]
    this.#queued.clear()
    for (const message of messages) this.post(message)
  }

  /** Gives the way to stop listening. */
  listen(listener: (message: TabMessage) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Runs `work` while no other tab does the like; null when one does and `wait` is not asked for.
   */
  async runExclusive<T>(what: string, work: () => Promise<T>, wait = false): Promise<T | null> {
    if (this.#locks === null) return work()
    let isAnswered = false
    try {
      return await this.#locks.request(
        `${this.#name}:${what}`,
        { ifAvailable: !wait },
        async (lock) => {
          isAnswered = true
          return lock === null ? null : work()
        },
      )
    } catch (error) {
      if (isAnswered || isAbort(error)) throw error
      this.#disableLocks(error)
      return work()
    }
  }

  /**
   * Holds a role from when it is free until `signal` or until this tab closes (or dies: the browser
   * frees it then). `onHeld(false)`: it was taken away. `steal`: takes it from a tab that does not
   * answer, as a frozen one.
   */
  holdRole(
    what: string,
    onHeld: (isHeld: boolean) => void,
    { signal, steal = false }: { signal: AbortSignal; steal?: boolean },
  ): void {
    const over = AbortSignal.any([signal, this.#closed.signal])
    // A closed tab must not take a role from a living one.
    if (over.aborted) return undefined
    if (this.#locks === null) return onHeld(true)
    const held = async (): Promise<void> => {
      onHeld(true)
      await new Promise<void>((release) =>
        over.aborted ? release() : over.addEventListener('abort', () => release()),
      )
    }
    // A steal can't be called off, and needs no waiting.
    this.#locks
      .request(`${this.#name}:${what}`, steal ? { steal } : { signal: over }, held)
      .catch((error: unknown) => {
        if (over.aborted) return
        // Asks again only after another tab took the lock: a browser that refuses would refuse
        // forever.
        if (!isAbort(error)) {
          this.#disableLocks(error)
          return onHeld(true)
        }
        onHeld(false)
        this.holdRole(what, onHeld, { signal })
      })
    return undefined
  }

  #disableLocks(error: unknown): void {
    if (this.#locks !== null)
      console.warn(
        'The browser refuses locks between tabs: this one works as if it were alone.',
        error,
      )
    this.#locks = null
  }

  close(): void {
    this.#closed.abort()
    this.#listeners.clear()
    this.#channel?.close()
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
