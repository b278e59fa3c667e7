/**
 * The way to Stately's inspector, for those who use it: its library is loaded and its site opened,
 * in its own window, on request. What a recording has from then on goes there,
 * until it is stopped.
 */
import type * as StatelyInspect from '@statelyai/inspect'
import { NarrowWindow, type RealWindow } from '../window/narrow-window.ts'
import { StatelyFeed, type Definitions } from './stately-feed.ts'
import type { Recording } from '../recording/recording.ts'

export const STATELY = 'https://stately.ai/inspect'
/** How often it is asked whether the window is still there. */
const CHECK_INTERVAL_MS = 1_000

/**
 * `blocked`: the browser opened no window; `failed`: the library could not be had; `gone`: the
 * window was closed.
 */
export type Sending = 'off' | 'loading' | 'waiting' | 'sending' | 'blocked' | 'failed' | 'gone'

type Library = Pick<typeof StatelyInspect, 'createBrowserInspector'>

export interface StatelyParts {
  readonly library: () => Promise<Library>
  readonly definitions: () => Promise<Definitions>
  readonly window: RealWindow
}

export class StatelyLink {
  readonly #recording: Recording
  readonly #parts: StatelyParts
  readonly #listeners = new Set<() => void>()
  #sending: Sending = 'off'
  #sent = 0
  /** A stop ends a start that is still loading. */
  #round = 0
  #end = (): void => undefined

  constructor(recording: Recording, parts: StatelyParts) {
    this.#recording = recording
    this.#parts = parts
  }

  get sending(): Sending {
    return this.#sending
  }

  /** Messages since it was opened. It grows with the recording and is not reported on its own. */
  get sent(): number {
    return this.#sent
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  async start(): Promise<void> {
    this.stop()
    const round = this.#round
    this.#say('loading')
    try {
      const [library, definitions] = await Promise.all([
        this.#parts.library(),
        this.#parts.definitions(),
      ])
      if (this.#round === round) this.#open(library, definitions)
    } catch (error) {
      console.warn('Stately’s inspector could not be loaded.', error)
      if (this.#round === round) this.#say('failed')
    }
  }

  stop(): void {
    this.#leave('off')
  }

  #open({ createBrowserInspector }: Library, definitions: Definitions): void {
    let unfollow = (): void => undefined
    const follow = (): void => {
      unfollow()
      const feed = new StatelyFeed(this.#recording, definitions, inspector)
      unfollow = this.#recording.subscribe(() => feed.next())
      this.#say('sending')
    }
    this.#sent = 0
    const narrow = new NarrowWindow(this.#parts.window, {
      onReady: follow,
      onPost: () => void (this.#sent += 1),
    })
    // Of a window it uses those two. It keeps nothing for a page that comes late: it then gets
    // the present state.
    const inspector = createBrowserInspector({
      url: STATELY,
      window: narrow as unknown as Window,
      maxDeferredEvents: 0,
      serialize: (event) => event,
      autoStart: false,
    })
    inspector.start()
    const watch = setInterval(() => narrow.isClosed && this.#leave('gone'), CHECK_INTERVAL_MS)
    this.#end = () => {
      clearInterval(watch)
      unfollow()
      inspector.stop()
      narrow.end()
    }
    if (narrow.isOpened) this.#say('waiting')
    else this.#leave('blocked')
  }

  #leave(sending: Sending): void {
    this.#round += 1
    this.#end()
    this.#end = () => undefined
    this.#say(sending)
  }

  #say(sending: Sending): void {
    this.#sending = sending
    for (const listener of this.#listeners) listener()
  }
}
