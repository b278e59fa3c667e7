/**
 * Asks the worker that draws templates and pins, one picture after the other: of several requests
 * of one place only the newest is drawn. What is beside the canvas waits until the canvas has been
 * drawn and nothing new has been asked of it for a moment. Of small pictures the newest round is
 * drawn first.
 */
import type { FromCanvas, ToCanvas } from '../../workers/canvas-messages.ts'
import type {
  DesignCanvas,
  DrawOutcome,
  DrawRequest,
  LooksOutcome,
  LooksRequest,
  OutlinesOutcome,
  OutlinesRequest,
} from '../../views/kit/drawing/design-canvas.ts'
import { keptWorker } from '../page/kept-worker.ts'

type Channel = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

type Outcome = DrawOutcome | LooksOutcome | OutlinesOutcome

interface Waiting {
  readonly wish: DrawRequest | LooksRequest | OutlinesRequest
  readonly answer: (outcome: Outcome) => void
  /** The higher one is drawn first; of one rank the older one. */
  readonly rank: number
}

const CANVAS = 'canvas'
const LOOKS = 'looks'
const OUTLINES = 'outlines'
/** Requests that are answered before pictures that wait. */
const FIRST: ReadonlySet<string> = new Set([CANVAS, LOOKS, OUTLINES])
/** Of a key that is held, the next press comes sooner. */
const QUIET_MS = 150

interface Workers {
  start: () => Channel
  release: (worker: Channel) => void
  /** It is dead, and is not handed out again. */
  drop: (worker: Channel) => void
}

const startWorker = (): Channel =>
  new Worker(new URL('../../workers/design-canvas.worker.ts', import.meta.url), { type: 'module' })

const kept = keptWorker(startWorker)

/** Of all canvases: an answer to one that is closed may come to the next. */
let lastId = 0

/** Of the page, for each message. */
interface Session {
  readonly server: string
  /** Null when signed out. */
  readonly userId: () => string | null
}

export function openDesignCanvas(
  { server, userId }: Session,
  workers: Workers = kept,
): DesignCanvas {
  const waiting = new Map<string, Waiting>()
  /** By the id of their message. */
  const running = new Map<number, Waiting>()

  const finish = (id: number, outcome: Outcome): void => {
    running.get(id)?.answer(outcome)
    if (running.delete(id)) next()
  }
  const worker = workerOf(workers, {
    answered: (data) => {
      if (running.has(data.id)) finish(data.id, outcomeOf(data))
    },
    died: () => {
      // Not those that the next worker is asked for meanwhile.
      const lost = [...running.keys()]
      for (const id of lost) finish(id, { status: 'failed' })
    },
  })
  const next = (): void => {
    const [first] = waiting
    if (first === undefined) return
    const [place, one] = first
    if (!hasRoom(running, one) || (quiet.isAwaited() && place !== CANVAS && place !== OUTLINES))
      return
    waiting.delete(place)
    lastId += 1
    running.set(lastId, one)
    const message: ToCanvas = { ...one.wish, id: lastId, server, userId: userId() }
    worker.post(message)
    next()
  }
  const quiet = quietMoment(next)
  const round = roundCounter()
  const enqueue: Enqueue = (place, wish, answer) => {
    waiting.get(place)?.answer({ status: 'passed' })
    const isFirst = FIRST.has(place)
    const rank = isFirst ? Infinity : 'isSmall' in wish ? round() : 0
    const others = [...waiting].filter(([other]) => other !== place)
    const before = others.filter(([, other]) => !isFirst && other.rank >= rank)
    const own: [string, Waiting] = [place, { wish, answer, rank }]
    waiting.clear()
    for (const [key, one] of [...before, own, ...others.slice(before.length)]) waiting.set(key, one)
    if (place === CANVAS) quiet.await()
    next()
  }
  return {
    ...requests(enqueue),
    warm: () => worker.post({ id: 0, server, userId: userId(), isWarming: true }),
    close: () => {
      quiet.stop()
      worker.release()
      for (const { answer } of [...waiting.values(), ...running.values()])
        answer({ status: 'passed' })
      waiting.clear()
      running.clear()
    },
  }
}

const SMALL_AT_ONCE = 3

const isSmall = ({ wish }: Waiting): boolean => 'isSmall' in wish

function hasRoom(running: ReadonlyMap<number, Waiting>, one: Waiting): boolean {
  const isSeveral = isSmall(one) && [...running.values()].every(isSmall)
  return running.size < (isSeveral ? SMALL_AT_ONCE : 1)
}

interface WorkerEvents {
  answered: (data: FromCanvas) => void
  died: () => void
}

/** Started by the first message. */
function workerOf({ start, release, drop }: Workers, { answered, died }: WorkerEvents) {
  let worker: Channel | null = null
  const open = (): Channel => {
    const made = start()
    made.onmessage = ({ data }: MessageEvent<FromCanvas>) => answered(data)
    // Its file could not be loaded, or it has died: the next request starts another.
    made.onerror = () => {
      made.terminate()
      drop(made)
      worker = null
      died()
    }
    return made
  }
  return {
    post: (message: ToCanvas): void => {
      worker ??= open()
      worker.postMessage(message)
    },
    release: (): void => {
      if (worker !== null) release(worker)
      worker = null
    },
  }
}

type Enqueue = (place: string, wish: Waiting['wish'], answer: Waiting['answer']) => void

const requests = (enqueue: Enqueue): Pick<DesignCanvas, 'draw' | 'findLooks' | 'outline'> => ({
  draw: (place, wish) =>
    new Promise((resolve) =>
      enqueue(place, wish, (outcome) =>
        resolve('drawn' in outcome || outcome.status === 'passed' ? outcome : FAILED),
      ),
    ),
  findLooks: (wish) =>
    new Promise((resolve) =>
      enqueue(LOOKS, wish, (outcome) =>
        resolve('looks' in outcome || outcome.status === 'passed' ? outcome : FAILED),
      ),
    ),
  outline: (wish) =>
    new Promise((resolve) =>
      enqueue(OUTLINES, wish, (outcome) =>
        resolve('sizes' in outcome || outcome.status === 'passed' ? outcome : FAILED),
      ),
    ),
})

const FAILED = { status: 'failed' } as const

/** From 1; what is asked for at once is one round. */
function roundCounter(): () => number {
  let round = 0
  let isOpen = false
  return () => {
    if (!isOpen) {
      round += 1
      isOpen = true
      queueMicrotask(() => {
        isOpen = false
      })
    }
    return round
  }
}

/** `then` is called when no further request has come. */
function quietMoment(then: () => void) {
  let timer: ReturnType<typeof setTimeout> | null = null
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  return {
    isAwaited: (): boolean => timer !== null,
    await: (): void => {
      stop()
      timer = setTimeout(() => {
        timer = null
        then()
      }, QUIET_MS)
    },
    stop,
  }
}

function outcomeOf(answer: FromCanvas): Outcome {
  if (answer.ok && 'looks' in answer)
    return { status: 'found', looks: answer.looks, next: answer.next }
  if (answer.ok && 'sizes' in answer) return { status: 'outlined', sizes: answer.sizes }
  if (answer.ok) {
    const { bitmap, nodes, outlines, faults } = answer
    return { status: 'drawn', drawn: { bitmap, nodes, outlines, faults } }
  }
  console.warn('A template could not be drawn.', answer.message)
  return { status: 'failed' }
}
