/**
 * The dialogs and sheets that are open, and a history entry for each, so that Back closes the top
 * one instead of leaving the page.
 *
 * An overlay's entry repeats the entry of the page below it, with one more in `overlays`. The
 * router never sees a move between entries of one page. An overlay that is closed in another way
 * leaves its entry where it is: a move through the history takes a moment, and a reload or a link
 * that is followed in that moment would be cancelled by it. The next overlay takes the entry over,
 * and Back passes it.
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
  /** Navigations wait for what `before` returns. Returns how to end that. */
  hold(before: (action: 'PUSH' | 'REPLACE') => Promise<void> | undefined): () => void
}

export interface OverlayHistory {
  /** `close` is null for an overlay that has to be answered: Back does not close it. */
  open(close: (() => void) | null): () => void
  start(): () => void
}

/** `close` is null for one that has to be answered. */
interface Overlay {
  readonly close: (() => void) | null
}

interface Entry {
  readonly key: unknown
  readonly overlays: number
}

/** A move over the end of the history reports nothing. ms */
const MAX_MOVE_MS = 1000

export function createOverlayHistory(win: OverlayWindow, router: OverlayRouter): OverlayHistory {
  const opened: Overlay[] = []
  let timer: number | null = null
  let current = entryOf(null)
  /** Entries that a Back has just left, whose overlays may stay open. */
  let left = 0

  const schedule = (): void => {
    timer ??= win.setTimeout(() => {
      timer = null
      synchronize()
    }, 0)
  }
  /**
   * Before the overlay is seen: an entry that were added while a Back is already on its way
   * would be passed by it, and the overlay below would close too.
   */
  const onOpen = (): void => queueMicrotask(synchronize)
  const move = createMove({ win, router, onEnd: schedule })
  /** Of overlays that are closed; below 0, overlays have no entry yet. */
  const staleEntries = (): number => entryOf(win.state).overlays - opened.length
  const holdReplacing = createReplacingHold(router, () =>
    staleEntries() > 0 && !move.isUnderWay() ? move.go(-staleEntries()) : undefined,
  )
  const synchronize = (): void => {
    if (move.isUnderWay()) return
    const missing = -staleEntries()
    if (missing > 0 && missing <= left) void move.go(missing)
    else addEntries(win, missing)
    holdReplacing(missing < 0)
    current = entryOf(win.state)
    left = 0
  }
  const arrive = (event: { stopImmediatePropagation(): void }): void => {
    const [from, to] = [current, entryOf(win.state)]
    const isSamePage = to.key === entryOf(router.state).key
    if (isSamePage) event.stopImmediatePropagation()
    current = to
    left = 0
    if (move.isUnderWay()) move.end()
    else if (isSamePage) {
      const { go, closes } = meaningOf({ from, to, opened: opened.length })
      left = closes
      if (go < 0 || (go > 0 && win.canGoForward)) void move.go(go)
      closeFrom(opened, Math.max(0, opened.length - closes))
    } else closeFrom(opened, to.overlays)
    schedule()
  }
  return {
    open: (close) => addOverlay(opened, { close }, { onOpen, onClose: schedule }),
    start() {
      const stopPops = win.onPop(arrive)
      const stopRouter = router.subscribe(schedule)
      schedule()
      return () => {
        stopPops()
        stopRouter()
        holdReplacing(false)
        if (timer !== null) win.clearTimeout(timer)
        timer = null
      }
    },
  }
}

function addOverlay(
  opened: Overlay[],
  overlay: Overlay,
  { onOpen, onClose }: { readonly onOpen: () => void; readonly onClose: () => void },
): () => void {
  opened.push(overlay)
  onOpen()
  return () => {
    opened.splice(opened.indexOf(overlay), 1)
    onClose()
  }
}

function closeFrom(opened: readonly Overlay[], first: number): void {
  for (const { close } of opened.slice(first).toReversed()) close?.()
}

function addEntries(win: OverlayWindow, count: number): void {
  const { overlays } = entryOf(win.state)
  for (let added = 1; added <= count; added += 1)
    win.push({ ...stateOf(win.state), overlays: overlays + added })
}

/**
 * What a person's move between entries of one page means: so many of the top overlays close, or,
 * where the entries were of overlays that are closed already, the move goes on.
 */
function meaningOf({
  from,
  to,
  opened,
}: {
  readonly from: Entry
  readonly to: Entry
  readonly opened: number
}): { readonly go: number; readonly closes: number } {
  const steps = from.overlays - to.overlays
  if (steps < 0) return { go: 1, closes: 0 }
  // This Back means the page.
  if (steps > 0 && opened === 0) return { go: -(to.overlays + 1), closes: 0 }
  return { go: 0, closes: steps }
}

/**
 * While entries of closed overlays follow the page's own in the history, a new address first goes
 * back to the page's: else Back would lead to the old address.
 */
function createReplacingHold(router: OverlayRouter, goBack: () => Promise<void> | undefined) {
  let release: (() => void) | null = null
  return (isHeld: boolean): void => {
    if (isHeld) release ??= router.hold((action) => (action === 'REPLACE' ? goBack() : undefined))
    else {
      release?.()
      release = null
    }
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
    async go(delta: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const release = router.hold(() => promise)
      const limit = win.setTimeout(() => end?.(), MAX_MOVE_MS)
      end = () => {
        end = null
        win.clearTimeout(limit)
        release()
        resolve()
        onEnd()
      }
      win.go(delta)
      return promise
    },
  }
}

function stateOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

function entryOf(state: unknown): Entry {
  const { __TSR_key: key, overlays } = stateOf(state)
  return { key, overlays: typeof overlays === 'number' ? overlays : 0 }
}
