import { beforeEach, expect, test, vi } from 'vitest'
import { createOverlayHistory, type OverlayHistory } from './overlay-history.ts'

interface State {
  readonly __TSR_key: string
  readonly __TSR_index: number
  readonly overlays?: number
}

/** A browser with a router, as far as their history goes. */
function createBrowser() {
  const entries: State[] = [{ __TSR_key: 'a', __TSR_index: 0 }]
  const routerListeners = new Set<() => void>()
  const popListeners = new Set<(event: { stopImmediatePropagation(): void }) => void>()
  const held = new Set<(action: 'PUSH' | 'REPLACE') => Promise<void> | undefined>()
  let at = 0
  let shown = entries[0]
  const traverse = (delta: number) => {
    if (entries[at + delta] === undefined) return
    at += delta
    let isStopped = false
    for (const listener of popListeners)
      listener({ stopImmediatePropagation: () => (isStopped = true) })
    if (isStopped) return
    shown = entries[at]
    for (const listener of routerListeners) listener()
  }
  const add = (state: State) => {
    entries.splice((at += 1), Infinity, state)
  }
  const browser = {
    /** The page that the router shows, and the number of overlays in the current entry. */
    place: () => `${shown?.__TSR_key ?? ''}${entries[at]?.overlays ?? 0}`,
    entries: () => entries.map(({ __TSR_key: key, overlays = 0 }) => `${key}${overlays}`).join(' '),
    routerChanges: 0,
    /** Moves through the history that the overlays asked for. */
    moves: 0,
    added: 0,
    back: async () => {
      traverse(-1)
      await vi.runAllTimersAsync()
    },
    forward: async () => {
      traverse(1)
      await vi.runAllTimersAsync()
    },
    navigate: async (key: string) => {
      for (const before of held) await before('PUSH')
      add({ __TSR_key: key, __TSR_index: (shown?.__TSR_index ?? 0) + 1 })
      shown = entries[at]
      for (const listener of routerListeners) listener()
    },
    replace: async (key: string) => {
      for (const before of held) await before('REPLACE')
      entries[at] = { __TSR_key: key, __TSR_index: shown?.__TSR_index ?? 0 }
      shown = entries[at]
      for (const listener of routerListeners) listener()
    },
    overlays: () =>
      createOverlayHistory(
        {
          get state() {
            return entries[at]
          },
          get canGoForward() {
            return at < entries.length - 1
          },
          go: (delta) => {
            browser.moves += 1
            setTimeout(() => traverse(delta), 5)
          },
          push: (state) => {
            browser.added += 1
            add(state as State)
          },
          setTimeout: (run, ms) => setTimeout(run, ms) as unknown as number,
          clearTimeout: (timer) => clearTimeout(timer),
          onPop: (listener) => {
            popListeners.add(listener)
            return () => popListeners.delete(listener)
          },
        },
        {
          get state() {
            return shown
          },
          subscribe: (listener) => {
            routerListeners.add(listener)
            return () => routerListeners.delete(listener)
          },
          hold: (before) => {
            held.add(before)
            return () => held.delete(before)
          },
        },
      ),
  }
  routerListeners.add(() => (browser.routerChanges += 1))
  return browser
}

let browser: ReturnType<typeof createBrowser>
let overlays: OverlayHistory
let stop: () => void
const opened: string[] = []

/** Opens an overlay that closes when it is asked to. Returns how else it is closed. */
async function open(name: string): Promise<() => void> {
  opened.push(name)
  const release = overlays.open(() => close())
  const close = () => {
    opened.splice(opened.indexOf(name), 1)
    release()
  }
  await vi.runAllTimersAsync()
  return close
}

beforeEach(async () => {
  vi.useFakeTimers()
  opened.length = 0
  browser = createBrowser()
  overlays = browser.overlays()
  stop = overlays.start()
  await vi.runAllTimersAsync()
  return () => {
    stop()
    vi.useRealTimers()
  }
})

test('Back closes nested overlays one by one and then leaves the page', async () => {
  await browser.navigate('b')
  await open('sheet')
  await open('dialog')
  expect(browser.entries()).toBe('a0 b0 b1 b2')
  browser.routerChanges = 0
  await browser.back()
  expect(opened).toEqual(['sheet'])
  await browser.back()
  expect(opened).toEqual([])
  expect(browser.place()).toBe('b0')
  expect(browser.routerChanges).toBe(0)
  await browser.back()
  expect(browser.place()).toBe('a0')
})

test('an overlay has its entry before the next task', async () => {
  await browser.navigate('b')
  overlays.open(() => undefined)
  await Promise.resolve()
  expect(browser.place()).toBe('b1')
})

test('closing an overlay in another way moves nothing, and the next Back leaves the page', async () => {
  await browser.navigate('b')
  const close = await open('sheet')
  close()
  await vi.runAllTimersAsync()
  // A reload that is asked for now is not cancelled by a move.
  expect(browser.moves).toBe(0)
  await browser.back()
  expect(browser.place()).toBe('a0')
})

test('Back closes the sheet below an overlay that was closed in another way', async () => {
  await browser.navigate('b')
  await open('sheet')
  const close = await open('palette')
  close()
  await vi.runAllTimersAsync()
  await browser.back()
  expect(opened).toEqual([])
  await browser.back()
  expect(browser.place()).toBe('a0')
})

test('an overlay takes over the entry of one that was closed before', async () => {
  await browser.navigate('b')
  const close = await open('first pin')
  close()
  await vi.runAllTimersAsync()
  await open('second pin')
  expect(browser.entries()).toBe('a0 b0 b1')
  await browser.back()
  expect([opened, browser.place()]).toEqual([[], 'b0'])
})

test('an address that is replaced leaves the former one nowhere', async () => {
  await browser.navigate('b')
  const close = await open('sheet')
  close()
  await vi.runAllTimersAsync()
  const replacing = browser.replace('c')
  await vi.runAllTimersAsync()
  await replacing
  expect(browser.place()).toBe('c0')
  await browser.back()
  expect(browser.place()).toBe('a0')
})

test('an overlay that another takes the place of hands its entry on', async () => {
  const close = await open('first pin')
  close()
  await open('second pin')
  expect(browser.entries()).toBe('a0 a1')
  await browser.back()
  expect(opened).toEqual([])
})

test('Forward shows no overlay again, and the next Back leaves the page', async () => {
  await browser.navigate('b')
  await open('sheet')
  await browser.back()
  await browser.forward()
  expect(opened).toEqual([])
  await browser.back()
  expect(browser.place()).toBe('a0')
})

test('a page that was left from inside an overlay is one step away in both directions', async () => {
  const close = await open('palette')
  await browser.navigate('b')
  close()
  await vi.runAllTimersAsync()
  expect(browser.entries()).toBe('a0 a1 b0')
  await browser.back()
  expect(browser.place()).toBe('a1')
  await browser.forward()
  expect(browser.place()).toBe('b0')
  await browser.back()
  await browser.back()
  await browser.forward()
  expect(browser.place()).toBe('b0')
})

test('a navigation waits until Back has left the entry of a closed overlay', async () => {
  await browser.navigate('b')
  const close = await open('sheet')
  close()
  await vi.runAllTimersAsync()
  const leaving = browser.back()
  await vi.advanceTimersByTimeAsync(1)
  const navigation = browser.navigate('c')
  // As long as the move takes, not until it is given up.
  await vi.advanceTimersByTimeAsync(20)
  await Promise.all([leaving, navigation])
  expect(browser.entries()).toBe('a0 c0')
})

test('after a reload nothing moves, and Back leaves the page', async () => {
  await browser.navigate('b')
  await open('sheet')
  stop()
  stop = browser.overlays().start()
  await vi.runAllTimersAsync()
  expect([browser.place(), browser.moves]).toEqual(['b1', 0])
  await browser.back()
  expect(browser.place()).toBe('a0')
})

test('Back stays on the page while an overlay has to be answered', async () => {
  await browser.navigate('b')
  const release = overlays.open(null)
  await vi.runAllTimersAsync()
  await browser.back()
  expect(browser.place()).toBe('b1')
  // A browser may skip a page that adds entries without being asked to.
  expect(browser.added).toBe(1)
  release()
  await vi.runAllTimersAsync()
  await browser.back()
  expect(browser.place()).toBe('a0')
})

test('an overlay that outlives a navigation gets an entry of the new page', async () => {
  await open('history')
  await browser.navigate('b')
  await vi.runAllTimersAsync()
  expect(browser.place()).toBe('b1')
  await browser.back()
  expect(opened).toEqual([])
  expect(browser.place()).toBe('b0')
})
