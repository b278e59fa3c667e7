/**
 * The page that every contender runs in: opened with its name, it does one step at a time when the
 * bench asks for it.
 */
import type { Contender } from './contender.ts'
import { openCalibration } from './calibration.ts'
import { samplePins } from './sample-pins.ts'

const PINS_PAINTED = 24
const PAUSE_MS = 3

const makers: Record<string, () => Promise<Contender>> = {
  ours: async () => (await import('./contenders/ours.ts')).openOurs(),
  'zustand-local': async () =>
    (await import('./contenders/zustand-local.ts')).zustandOverLocalStorage(),
  'zustand-idb': async () => (await import('./contenders/zustand-idb.ts')).zustandOverIndexedDB(),
  pinia: async () => (await import('./contenders/pinia.ts')).piniaOverLocalStorage(),
  redux: async () => (await import('./contenders/redux.ts')).reduxOverLocalStorage(),
  'tinybase-local': async () => (await import('./contenders/tinybase.ts')).tinybase('local'),
  'tinybase-idb': async () => (await import('./contenders/tinybase.ts')).tinybase('idb'),
  dexie: async () => (await import('./contenders/dexie.ts')).dexieRows(),
  rxdb: async () => (await import('./contenders/rxdb.ts')).rxdbRows(),
  yjs: async () => (await import('./contenders/yjs.ts')).yjsDocument(),
  tldraw: async () => (await import('./contenders/tldraw.ts')).tldrawStore(),
  livestore: async () => (await import('./contenders/livestore.ts')).livestore(),
}

export interface Timings {
  readonly blocked: number[]
  readonly ack: number[]
  readonly empty: number[]
  readonly bareRow: number[]
  readonly fileRow: number[]
}

const query = new URLSearchParams(location.search)
const size = Number(query.get('size'))
let contender: Contender | null = null
let serial = 0

const bench = {
  async open(): Promise<void> {
    contender = (await makers[query.get('contender') ?? '']?.()) ?? null
    await opened().open()
  },
  async seed(): Promise<void> {
    await opened().seed(samplePins(size))
  },
  async whole(): Promise<void> {
    await opened().whole()
  },
  /** Until the first cards are on the screen, since the navigation began. */
  async paint(): Promise<{ ms: number; pins: number }> {
    await bench.open()
    const rows = await opened().first(PINS_PAINTED)
    const list = document.getElementById('list')
    list?.replaceChildren(...rows.map(card))
    await new Promise((done) => requestAnimationFrame(done))
    await macrotask()
    if (rows.length === 0) throw new Error('No pins came back.')
    return { ms: performance.now(), pins: rows.length }
  },
  /**
   * Each change is followed by an empty transaction and bare rows of the same browser: what the
   * platform charges at this moment.
   */
  async changes({ count, limitMs }: { count: number; limitMs: number }): Promise<Timings> {
    const timings: Timings = { blocked: [], ack: [], empty: [], bareRow: [], fileRow: [] }
    const calibration = await openCalibration()
    for (
      const end = performance.now() + limitMs;
      timings.ack.length < count && performance.now() < end;
    ) {
      const start = performance.now()
      const stored = change()
      timings.blocked.push(performance.now() - start)
      await stored
      timings.ack.push(performance.now() - start)
      await pause()
      timings.empty.push(await calibration.empty())
      await pause()
      timings.bareRow.push(await calibration.bareRow())
      await pause()
      timings.fileRow.push(await calibration.fileRow())
      await pause()
    }
    calibration.close()
    return timings
  },
  /**
   * One after the other, each in storage for good before the next, as when they come seconds apart.
   * Nothing of it is settled with a server. Gives how many.
   */
  async singleChanges({ count, limitMs }: { count: number; limitMs: number }): Promise<number> {
    let done = 0
    for (
      const end = performance.now() + limitMs;
      done < count && performance.now() < end;
      done += 1
    ) {
      await change()
      await opened().stored?.()
    }
    return done
  },
  /** The changes alone, for what is counted from outside. Gives how many. */
  async plainChanges({
    count,
    limitMs,
    isSettled,
    pauseMs = 0,
  }: {
    count: number
    limitMs: number
    isSettled: boolean
    pauseMs?: number
  }): Promise<number> {
    let done = 0
    for (
      const end = performance.now() + limitMs;
      done < count && performance.now() < end;
      done += 1
    ) {
      await change()
      if (pauseMs > 0) await pause(pauseMs)
      if (isSettled) await opened().settle?.()
    }
    return done
  },
  async stored(): Promise<number> {
    return (await opened().stored?.()) ?? 0
  },
  async settle(): Promise<void> {
    await opened().settle?.()
  },
  async checkpoint(): Promise<void> {
    await opened().checkpoint?.()
  },
  async holdCheckpoints(): Promise<void> {
    await opened().holdCheckpoints?.()
  },
  async tail(): Promise<number | null> {
    return (await opened().tail?.()) ?? null
  },
  /**
   * One change after the other until the browser dies; each one that is acknowledged is reported
   * outside.
   */
  async hammer(): Promise<never> {
    for (let nth = 0; ; nth += 1) {
      const at = nth % size
      await opened().change(at, `acknowledged ${nth}`)
      Reflect.get(window, 'recordOutside')(JSON.stringify([query.get('contender'), nth]))
      if (nth % 50 === 49) await opened().settle?.()
    }
  },
  /** By their place: the number of the last hammered change that each title shows, -1 for none. */
  async survivors(): Promise<number[]> {
    await opened().whole()
    return (await opened().titles()).map((title) =>
      Number(/^acknowledged (\d+)$/.exec(title)?.[1] ?? -1),
    )
  },
  /** What a store writes that writes everything. */
  stateBytes(): number {
    return JSON.stringify(samplePins(size)).length
  },
  async count(): Promise<number> {
    await opened().whole()
    return (await opened().titles()).length
  },
}
export type EventsBench = typeof bench
Object.assign(window, { bench, painted: query.has('paint') ? bench.paint() : null })

function opened(): Contender {
  if (contender === null) throw new Error('Nothing is open.')
  return contender
}

async function change(): Promise<unknown> {
  serial += 1
  return opened().change(
    Math.floor(Math.random() * size),
    `Changed for the ${serial}th time, at random`,
  )
}

function card({
  title,
  board_name,
  link,
}: {
  title: string
  board_name: string
  link: string
}): HTMLElement {
  const element = document.createElement('article')
  for (const words of [title, board_name, link])
    element.append(Object.assign(document.createElement('p'), { textContent: words }))
  return element
}

async function pause(ms = PAUSE_MS): Promise<void> {
  await new Promise((done) => setTimeout(done, ms))
}

async function macrotask(): Promise<void> {
  await new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(null)
  })
}
