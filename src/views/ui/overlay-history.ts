/**
 * The dialogs and sheets that are open, and a history entry for each, so that Back closes the top
 * one instead of leaving the page.
 *
 * An overlay's entry repeats the entry of the page below it, with one more in `overlays`. The
 * router never sees a move between entries of one page. Closing an overlay in another way goes back
 * over its entry. An entry without its overlay (after a reload, or when the page was left from
 * inside an overlay) is skipped.
 */

/** The browser's parts that are used here. */
export interface OverlayWindow {
  /** Of the entry that is shown. */
  readonly state: unknown
  readonly canGoForward: boolean
  go(delta: number): void
  /** Adds an entry with the same address, unseen by the router. */
  push(state: object): void
  setTimeout(run: () => void, ms: number): number
  clearTimeout(timer: number): void
  onPop(listener: (event: { stopImmediatePropagation(): void }) => void): () => void
}

/** The router's parts that are used here. */
export interface OverlayRouter {
  /** Of the entry that the router shows. */
  readonly state: unknown
  subscribe(listener: () => void): () => void
  /** Navigations wait until the promise is fulfilled. Returns how to end that early. */
  hold(until: Promise<void>): () => void
}

export interface OverlayHistory {
  /** `close` is null for an overlay that has to be answered: Back does not close it. */
  open(close: (() => void) | null): () => void
  start(): () => void
}

interface Entry {
  readonly key: unknown
  /** The router's count of pages. */
  readonly index: number
  readonly overlays: number
}

/** A move over the end of the history reports nothing. ms */
const LONGEST_MOVE = 1000

export function createOverlayHistory(win: OverlayWindow, router: OverlayRouter): OverlayHistory {
  const opened: { close: (() => void) | null }[] = []
  let timer: number | null = null
  let current = entryOf(null)
  let isForward = false
  /** Entries that a Back has just left, whose overlays may stay open. */
  let left = 0

  const schedule = (): void => {
    timer ??= win.setTimeout(synchronize, 0)
  }
  const move = createMove({ win, router, onEnd: schedule })
  const synchronize = (): void => {
    timer = null
    if (move.isUnderWay()) return
    const { overlays } = entryOf(win.state)
    const missing = opened.length - overlays
    if (missing > 0 && missing <= left) move.go(missing)
    else
      for (let added = 1; added <= missing; added += 1)
        win.push({ ...stateOf(win.state), overlays: overlays + added })
    if (missing < 0) move.go(isForward && win.canGoForward ? 1 : missing)
    current = entryOf(win.state)
    left = 0
  }
  const arrive = (event: { stopImmediatePropagation(): void }): void => {
    const next = entryOf(win.state)
    const isSamePage = next.key === entryOf(router.state).key
    if (isSamePage) event.stopImmediatePropagation()
    isForward = isAfter(next, current)
    const isOurs = move.isUnderWay()
    left = isSamePage && !isOurs ? current.overlays - next.overlays : 0
    current = next
    if (isOurs) move.end()
    else for (const { close } of opened.slice(next.overlays).toReversed()) close?.()
    schedule()
  }
  return {
    open(close) {
      const overlay = { close }
      opened.push(overlay)
      schedule()
      return () => {
        opened.splice(opened.indexOf(overlay), 1)
        schedule()
      }
    },
    start() {
      const stopPops = win.onPop(arrive)
      const stopRouter = router.subscribe(schedule)
      schedule()
      return () => {
        stopPops()
        stopRouter()
        if (timer !== null) win.clearTimeout(timer)
        timer = null
      }
    },
  }
}

interface MoveInput {
  readonly win: OverlayWindow
  readonly router: OverlayRouter
  readonly onEnd: () => void
}

/** A move of our own through the history, during which the router's navigations wait. */
function createMove({ win, router, onEnd }: MoveInput) {
  let end: (() => void) | null = null
  return {
    isUnderWay: () => end !== null,
    end: () => end?.(),
    go(delta: number): void {
      const { promise, resolve } = Promise.withResolvers<void>()
      const release = router.hold(promise)
      const limit = win.setTimeout(() => end?.(), LONGEST_MOVE)
      end = () => {
        end = null
        win.clearTimeout(limit)
        release()
        resolve()
        onEnd()
      }
      win.go(delta)
    },
  }
}

function isAfter(next: Entry, current: Entry): boolean {
  return next.index === current.index
    ? next.overlays > current.overlays
    : next.index > current.index
}

function stateOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

function entryOf(state: unknown): Entry {
  const { __TSR_key: key, __TSR_index: index, overlays } = stateOf(state)
  return {
    key,
    index: typeof index === 'number' ? index : 0,
    overlays: typeof overlays === 'number' ? overlays : 0,
  }
}
