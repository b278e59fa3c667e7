/** Where the stretches of a styled text are, and the letters of a curved one. */
import { ABOVE, BELOW } from './curved-text.rules.ts'
import type { Point } from '../document/layer-frames.ts'
import type { Box, TextNode, TextRun } from '../document/template.model.ts'

/** Of a line of letters: from above capitals to below descenders, in em. */
export const LETTERS = 1.04
/** From the base line up to the middle of the letters, in em. */
const MIDDLE = 0.35

export interface PlacedRun {
  run: TextRun
  /** Its letters: as wide as it is, without room between lines. */
  box: Box
}

/** None for a text that is set in one style. */
export function placedRuns({ runs = [], box, size, style, align, dir }: TextNode): PlacedRun[] {
  let top = box.y
  return runs.flatMap((line) => {
    const largest = Math.max(...line.map(({ scale }) => scale))
    const height = largest * size * style.lineHeight
    const middle = top + height / 2
    top += height
    const width = line.reduce((sum, run) => sum + run.width, 0) * size
    let at = 0
    return line.map((run): PlacedRun => {
      const own = { from: at, width: run.width * size, height: run.scale * size * LETTERS }
      at += own.width
      const start = dir === 'rtl' ? width - own.from - own.width : own.from
      const x = startOf(box, width, align) + start
      // all are on the base line of the largest
      const y = middle + (largest - run.scale) * size * MIDDLE - own.height / 2
      return { run, box: { x, y, width: own.width, height: own.height } }
    })
  })
}

function startOf({ x, width: room }: Box, width: number, align: TextNode['align']): number {
  if (align === 'left') return x
  return x + (room - width) * (align === 'right' ? 1 : 0.5)
}

const ARC_POINTS = 60

/** Points in the middle of the letters of a curved text. */
export function arcPoints({ box, size, curve = 0 }: TextNode): Point[] {
  const isAbove = curve > 0
  const angle = (Math.abs(curve) * Math.PI) / 180
  const half = angle < Math.PI ? Math.sin(angle / 2) : 1
  const radius = box.width / 2 / half - (isAbove ? ABOVE : BELOW) * size
  const middle = {
    x: box.x + box.width / 2,
    y: isAbove ? box.y + ABOVE * size + radius : box.y + box.height - BELOW * size - radius,
  }
  const letters = radius + (isAbove ? MIDDLE : -MIDDLE) * size
  return Array.from({ length: ARC_POINTS }, (_, step) => {
    const turn = ((step + 0.5) / ARC_POINTS - 0.5) * angle
    return {
      x: middle.x + Math.sin(turn) * letters,
      y: middle.y + (isAbove ? -1 : 1) * Math.cos(turn) * letters,
    }
  })
}
