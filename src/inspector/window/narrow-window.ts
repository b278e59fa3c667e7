/**
 * As much of a window as `@statelyai/inspect` uses, bound to its vendor's site: left to itself the
 * library sends to whatever the opened window shows, begins again when any window asks it to,
 * and goes on listening forever.
 */
export type RealWindow = Pick<Window, 'open' | 'addEventListener' | 'removeEventListener'>

export interface WindowEvents {
  /** The vendor's page is there, for the first time or after it was reloaded. */
  readonly onReady: () => void
  /** Something was sent to it. */
  readonly onPost: () => void
}

const HOST = 'stately.ai'
const CONNECTED = '@statelyai.connected'

export class NarrowWindow {
  readonly #window: RealWindow
  readonly #on: WindowEvents
  #target: Window | null = null
  /** Of the vendor's page, once it has reported that it is there. */
  #origin: string | null = null
  #stopListening = (): void => undefined

  constructor(window: RealWindow, on: WindowEvents) {
    this.#window = window
    this.#on = on
  }

  get isOpened(): boolean {
    return this.#target !== null
  }

  get isClosed(): boolean {
    return this.#target?.closed === true
  }

  open(url: string, name: string): { postMessage(message: unknown): void } | null {
    this.#target = this.#window.open(url, name)
    return this.#target === null ? null : { postMessage: (message) => this.#post(message) }
  }

  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void {
    const receive = (event: MessageEvent<unknown>): void => {
      if (event.source !== this.#target || !isVendors(event.origin) || !isConnected(event.data))
        return
      this.#origin = event.origin
      listener(event)
      this.#on.onReady()
    }
    this.#window.addEventListener(type, receive)
    this.#stopListening = () => this.#window.removeEventListener(type, receive)
  }

  /** From now on nothing is received and nothing goes out. */
  end(): void {
    this.#stopListening()
    this.#target = null
  }

  #post(message: unknown): void {
    if (this.#target === null || this.#origin === null) return
    this.#target.postMessage(message, this.#origin)
    this.#on.onPost()
  }
}

function isVendors(origin: string): boolean {
  const { protocol, hostname } = URL.parse(origin) ?? { protocol: '', hostname: '' }
  return protocol === 'https:' && (hostname === HOST || hostname.endsWith(`.${HOST}`))
}

function isConnected(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === CONNECTED
}
