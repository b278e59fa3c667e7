/**
 * Asks the worker that draws templates and pins, one picture after the other: of several requests of one place
 * only the newest is drawn. What is beside the canvas waits until the canvas has been drawn and
 * nothing new has been asked of it for a moment.
 */
import type { FromCanvas, ToCanvas } from '../workers/canvas-messages.ts'
import type {
  DesignCanvas,
  DrawOutcome,
  DrawRequest,
  LooksOutcome,
  LooksRequest,
} from '../views/drawing/design-canvas.ts'
import { keptWorker } from './kept-worker.ts'

type Channel = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

type Outcome = DrawOutcome | LooksOutcome

interface Waiting {
  readonly wish: DrawRequest | LooksRequest
  readonly answer: (outcome: Outcome) => void
}

const CANVAS = 'canvas'
const LOOKS = 'looks'
/** Of a key that is held, the next press comes sooner. */
const QUIET_MS = 150

interface Workers {
  start: () => Channel
  release: (worker: Channel) => void
}

const startWorker = (): Channel =>
  new Worker(new URL('../workers/design-canvas.worker.ts', import.meta.url), { type: 'module' })

const kept = keptWorker(startWorker)

/** Of all canvases: an answer to one that is closed may come to the next. */
let lastId = 0

export function openDesignCanvas(server: string, { start, release }: Workers = kept): DesignCanvas {
  let worker: Channel | null = null
  const waiting = new Map<string, Waiting>()
  let running: Waiting | null = null
  let asked = 0

  const finish = (outcome: Outcome): void => {
    running?.answer(outcome)
    running = null
    next()
  }
  const open = (): Channel => {
    const made = start()
    made.onmessage = ({ data }: MessageEvent<FromCanvas>) => {
      if (data.id !== asked) return
      finish(outcomeOf(data))
    }
    // Its file could not be loaded, or it has died: the next request starts another.
    made.onerror = () => {
      made.terminate()
      worker = null
      finish({ status: 'failed' })
    }
    return made
  }
  const next = (): void => {
    const [place] = waiting.keys()
    if (running !== null || place === undefined) return
    if (quiet.isAwaited() && place !== CANVAS) return
    running = waiting.get(place) ?? null
    waiting.delete(place)
    if (running === null) return
    worker ??= open()
    lastId += 1
    asked = lastId
    const message: ToCanvas = { ...running.wish, id: asked, server }
    worker.postMessage(message)
  }
  const quiet = quietMoment(next)
  const enqueue: Enqueue = (place, wish, answer) => {
    waiting.get(place)?.answer({ status: 'passed' })
    const others = [...waiting].filter(([other]) => other !== place)
    waiting.clear()
    const own: [string, Waiting] = [place, { wish, answer }]
    const isFirst = place === CANVAS || place === LOOKS
    for (const [key, one] of isFirst ? [own, ...others] : [...others, own]) waiting.set(key, one)
    if (place === CANVAS) quiet.await()
    next()
  }
  return {
    ...requests(enqueue),
    close: () => {
      quiet.stop()
      if (worker !== null) release(worker)
      worker = null
      for (const { answer } of waiting.values()) answer({ status: 'passed' })
      waiting.clear()
      running?.answer({ status: 'passed' })
      running = null
    },
  }
}

type Enqueue = (place: string, wish: Waiting['wish'], answer: Waiting['answer']) => void

const requests = (enqueue: Enqueue): Pick<DesignCanvas, 'draw' | 'findLooks'> => ({
  draw: (place, wish) =>
    new Promise((resolve) =>
      enqueue(place, wish, (outcome) =>
        resolve(outcome.status === 'found' ? { status: 'failed' } : outcome),
      ),
    ),
  findLooks: (wish) =>
    new Promise((resolve) =>
      enqueue(LOOKS, wish, (outcome) =>
        resolve(outcome.status === 'drawn' ? { status: 'failed' } : outcome),
      ),
    ),
})

/** `then` is called once nobody has asked for the moment again. */
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
  if (answer.ok) {
    const { bitmap, nodes, outlines, faults } = answer
    return { status: 'drawn', drawn: { bitmap, nodes, outlines, faults } }
  }
  console.warn('A template could not be drawn.', answer.message)
  return { status: 'failed' }
}
