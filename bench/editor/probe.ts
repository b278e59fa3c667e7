/**
 * Runs in every editor's page before its own script: notes moves of the pointer, and when a picture
 * that was drawn after one is on the screen.
 */

export interface EditorProbe {
  /** Ms since the page was asked for; null = nothing was drawn yet. */
  opened: number | null
  moves: number
  draws: number
  /** Milliseconds between frames. */
  frames: number[]
  /** Ours calls it through the canvas it draws on, peers by themselves. */
  drawn: () => void
  /** From now on the next move is timed. */
  arm: () => void
  /** Ms from the move to the frame with its picture. */
  next: () => Promise<number>
  reset: () => void
}

declare global {
  interface Window {
    editorProbe: EditorProbe
  }
}

/** Sent as source text: it must not use anything outside. */
export function installProbe(): void {
  let armed: ((at: number) => void) | null = null
  let waited: Promise<number> = Promise.resolve(Number.NaN)
  let movedAt: number | null = null
  let before: number | null = null
  const probe: EditorProbe = {
    opened: null,
    moves: 0,
    draws: 0,
    frames: [],
    drawn: () => {
      probe.draws += 1
      const [from, done] = [movedAt, armed]
      requestAnimationFrame(() => {
        // After the frame that the callback belongs to.
        setTimeout(() => {
          probe.opened ??= performance.now()
          if (from !== null && done !== null && armed === done) {
            armed = null
            movedAt = null
            done(performance.now() - from)
          }
        })
      })
    },
    arm: () => {
      movedAt = null
      waited = new Promise((resolve) => (armed = resolve))
    },
    next: () => waited,
    reset: () => {
      probe.moves = 0
      probe.draws = 0
      probe.frames = []
      before = null
    },
  }
  window.addEventListener(
    'pointermove',
    ({ timeStamp }) => {
      probe.moves += 1
      movedAt ??= timeStamp
    },
    true,
  )
  const tick = (at: number): void => {
    if (before !== null) probe.frames.push(at - before)
    before = at
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  // The picture of our editor.
  const { prototype } = CanvasRenderingContext2D
  const draw: unknown = Reflect.get(prototype, 'drawImage')
  prototype.drawImage = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
    if (typeof draw === 'function') Reflect.apply(draw, this, args)
    if (this.canvas instanceof HTMLCanvasElement && this.canvas.closest('[role="application"]'))
      probe.drawn()
  }
  window.editorProbe = probe
}
