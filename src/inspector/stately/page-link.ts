/**
 * Recordings on their way from the pages that record to the tab that shows them, over a channel of
 * this browser. Nothing leaves it. A page sends steps only while an inspector asks for them: one
 * that shows a page says so every two seconds. What was received from a page stays when it is gone,
 * and a page that was reloaded is another one.
 */
import { z } from 'zod'
import { Batch } from '../recording/recorded.ts'
import type { Recorder } from '../recording/recorder.ts'
import { Recording } from '../recording/recording.ts'

export const PageFacts = z.object({
  id: z.string(),
  /** The same before and after a reload. */
  tab: z.string(),
  title: z.string(),
  path: z.string(),
})
export type PageFacts = z.infer<typeof PageFacts>

const LinkMessage = z.discriminatedUnion('type', [
  /** Asks which pages there are. `watching`: whose steps are shown; `isNew`: from the beginning. */
  z.object({ type: z.literal('sought'), watching: z.string().nullable(), isNew: z.boolean() }),
  z.object({ type: z.literal('present'), page: PageFacts }),
  z.object({
    type: z.literal('recorded'),
    page: z.string(),
    batch: Batch,
    /** From the beginning. Missing in pages of an earlier build. */
    isWhole: z.boolean().optional(),
  }),
  z.object({ type: z.literal('left'), page: z.string() }),
])
type LinkMessage = z.infer<typeof LinkMessage>

export const CHANNEL = 'pinloom-inspector'
const SEEK_INTERVAL_MS = 2_000
/** A page in the background may be slow to answer. */
const GONE_AFTER_MS = 7_000
const SEND_DELAY_MS = 60
/** Recordings of pages that are gone. Each has 10,000 steps at most. */
const MAX_ENDED = 4

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/**
 * Runs in the page that records and answers requests until the page is left. Returns a function
 * that stops it.
 */
export function serveRecording(
  recorder: Recorder,
  channel: Channel,
  facts: () => PageFacts,
): () => void {
  let watchedUntil = 0
  let isWaiting = false
  const post = (message: LinkMessage): void => channel.postMessage(message)
  const send = (): void => {
    isWaiting = false
    const batch = recorder.drain()
    if (performance.now() < watchedUntil) post({ type: 'recorded', page: facts().id, batch })
  }
  recorder.recording.subscribe(() => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(send, SEND_DELAY_MS)
  })
  hear(channel, (message) => {
    if (message.type !== 'sought') return
    post({ type: 'present', page: facts() })
    if (message.watching !== facts().id) return
    const wasWatched = performance.now() < watchedUntil
    watchedUntil = performance.now() + GONE_AFTER_MS
    if (wasWatched && !message.isNew) return
    recorder.drain()
    post({ type: 'recorded', page: facts().id, batch: recorder.recording.whole(), isWhole: true })
  })
  post({ type: 'present', page: facts() })
  return () => {
    send()
    post({ type: 'left', page: facts().id })
  }
}

export interface SeenPage {
  readonly facts: PageFacts
  /** Since when it is closed, or has not answered: it sleeps. ms UTC; null = it is there. */
  readonly endedAt: number | null
}
interface Observed extends SeenPage {
  /** When it spoke last, by this tab's own clock. */
  readonly at: number
}

/**
 * In the tab that shows: which pages there are and were, and the recording of the one that is
 * watched.
 */
export class PageWatch {
  readonly #channel: Channel
  readonly #heard = new Map<string, Observed>()
  /** Of pages that are or were watched, the one that was begun last at the end. */
  readonly #recordings = new Map<string, Recording>()
  readonly #listeners = new Set<() => void>()
  #pages: readonly SeenPage[] = []
  #watched: { readonly id: string; readonly recording: Recording } | null = null
  /** After a reload the new page is watched, but not where a page that is gone was chosen. */
  #follows = true

  constructor(channel: Channel) {
    this.#channel = channel
    hear(channel, (message) => this.#hear(message))
    setInterval(() => this.#seek(false), SEEK_INTERVAL_MS)
    this.#seek(false)
  }

  /** Those that are there, and those that are gone and of which there is a recording. */
  get pages(): readonly SeenPage[] {
    return this.#pages
  }

  get watched(): { readonly id: string; readonly recording: Recording } | null {
    return this.#watched
  }

  watch(id: string): void {
    const recording = this.#recordings.get(id) ?? new Recording()
    this.#recordings.set(id, recording)
    this.#watched = { id, recording }
    this.#follows = this.#heard.get(id)?.endedAt === null
    this.#seek(true)
    this.#tell()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #seek(isNew: boolean): void {
    const message: LinkMessage = { type: 'sought', watching: this.#watched?.id ?? null, isNew }
    this.#channel.postMessage(message)
    this.#look()
  }

  #hear(message: LinkMessage): void {
    if (message.type === 'recorded' && message.page === this.#watched?.id) {
      const { recording } = this.#watched
      if (message.isWhole === true) recording.startWith(message.batch)
      else recording.addBatch(message.batch)
    }
    if (message.type === 'left') this.#end(message.page)
    if (message.type === 'present') this.#meet(message.page)
    this.#look()
  }

  #meet(facts: PageFacts): void {
    this.#heard.set(facts.id, { facts, at: performance.now(), endedAt: null })
    // Most often there is one, and it needs no choice.
    if (this.#watched === null || this.#isReloaded(this.#watched.id, facts)) this.watch(facts.id)
  }

  #isReloaded(id: string, by: PageFacts): boolean {
    const before = this.#heard.get(id)
    return (
      this.#follows &&
      before !== undefined &&
      before.endedAt !== null &&
      before.facts.tab === by.tab
    )
  }

  #end(id: string): void {
    const page = this.#heard.get(id)
    if (page?.endedAt === null) this.#heard.set(id, { ...page, endedAt: Date.now() })
  }

  #look(): void {
    for (const { facts, at } of this.#heard.values())
      if (performance.now() - at > GONE_AFTER_MS) this.#end(facts.id)
    this.#forget()
    const pages = [...this.#heard.values()].map(({ facts, endedAt }) => ({ facts, endedAt }))
    if (JSON.stringify(pages) === JSON.stringify(this.#pages)) return
    this.#pages = pages
    this.#tell()
  }

  /** Pages that are gone and were never watched, and of the others all but the latest. */
  #forget(): void {
    const gone = [...this.#heard.values()].filter(
      ({ endedAt, facts }) => endedAt !== null && facts.id !== this.#watched?.id,
    )
    const ended = [...this.#recordings.keys()].filter((id) =>
      gone.some(({ facts }) => facts.id === id),
    )
    const kept = ended.slice(-MAX_ENDED)
    for (const { facts } of gone) {
      if (kept.includes(facts.id)) continue
      this.#heard.delete(facts.id)
      this.#recordings.delete(facts.id)
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** A later build may say more than this one understands. */
function hear(channel: Channel, listener: (message: LinkMessage) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = LinkMessage.safeParse(data)
    if (message.success) listener(message.data)
  })
}
