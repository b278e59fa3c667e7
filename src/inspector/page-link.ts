/**
 * Recordings on their way from the pages that record to the tab that shows them, over a channel of this browser. Nothing leaves it. A page
 * sends steps only while somebody asks for them: whoever shows a page says so every two seconds.
 */
import { z } from 'zod'
import { Batch } from './recorded.ts'
import type { Recorder } from './recorder.ts'
import { Recording } from './recording.ts'

export const PageFacts = z.object({ id: z.string(), title: z.string(), path: z.string() })
export type PageFacts = z.infer<typeof PageFacts>

const LinkMessage = z.discriminatedUnion('type', [
  /** Who is there? `watching`: whose steps are shown; `isNew`: from the beginning. */
  z.object({ type: z.literal('sought'), watching: z.string().nullable(), isNew: z.boolean() }),
  z.object({ type: z.literal('present'), page: PageFacts }),
  z.object({ type: z.literal('recorded'), page: z.string(), batch: Batch }),
])
type LinkMessage = z.infer<typeof LinkMessage>

export const CHANNEL = 'pinloom-inspector'
const SEEK_EVERY = 2_000
/** A page in the background may be slow to answer. */
const GONE_AFTER = 7_000
const SEND_AFTER = 60

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/** In the page that records: answers who asks, for as long as the page lives. */
export function serveRecording(recorder: Recorder, channel: Channel, facts: () => PageFacts): void {
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
    setTimeout(send, SEND_AFTER)
  })
  hear(channel, (message) => {
    if (message.type !== 'sought') return
    post({ type: 'present', page: facts() })
    if (message.watching !== facts().id) return
    const wasWatched = performance.now() < watchedUntil
    watchedUntil = performance.now() + GONE_AFTER
    if (wasWatched && !message.isNew) return
    recorder.drain()
    post({ type: 'recorded', page: facts().id, batch: recorder.recording.whole() })
  })
}

export interface SeenPage {
  readonly facts: PageFacts
  /** It has not answered for a while: it was closed, or sleeps. */
  readonly isGone: boolean
}

/** In the tab that shows: which pages there are, and the recording of the one that is watched. */
export class PageWatch {
  readonly #channel: Channel
  readonly #seen = new Map<string, { facts: PageFacts; at: number }>()
  readonly #listeners = new Set<() => void>()
  #pages: readonly SeenPage[] = []
  #watched: { readonly id: string; readonly recording: Recording } | null = null

  constructor(channel: Channel) {
    this.#channel = channel
    hear(channel, (message) => this.#hear(message))
    setInterval(() => this.#seek(false), SEEK_EVERY)
    this.#seek(false)
  }

  get pages(): readonly SeenPage[] {
    return this.#pages
  }

  get watched(): { readonly id: string; readonly recording: Recording } | null {
    return this.#watched
  }

  watch(id: string): void {
    this.#watched = { id, recording: new Recording() }
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
    if (message.type === 'recorded' && message.page === this.#watched?.id) this.#watched.recording.take(message.batch)
    if (message.type !== 'present') return
    this.#seen.set(message.page.id, { facts: message.page, at: performance.now() })
    // Most often there is one: nobody needs to choose it.
    if (this.#watched === null) this.watch(message.page.id)
    this.#look()
  }

  #look(): void {
    const pages = [...this.#seen.values()].map(({ facts, at }) => ({ facts, isGone: performance.now() - at > GONE_AFTER }))
    if (JSON.stringify(pages) === JSON.stringify(this.#pages)) return
    this.#pages = pages
    this.#tell()
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
