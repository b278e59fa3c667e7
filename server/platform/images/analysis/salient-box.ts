/** The box around what draws the eye. */
import { LIGHT_GRID, type PictureFacts } from '#core/templates/document/picture-facts.schema.ts'

/** Between the picture's own mean, which in a calm picture is low, and the middle of the range. */
const LEVEL = { ofMean: 0.58, fixed: 0.25 }
const MIN_CELLS = 3

/** Holds as much as can be of what is above the level, and as little of what is below. */
export function salientBoxOf(cells: Float64Array): PictureFacts['subject'] {
  const mean = cells.reduce((sum, value) => sum + value, 0) / cells.length
  const level = LEVEL.ofMean * mean + LEVEL.fixed
  let best = { score: -Infinity, x: 0, y: 0, width: LIGHT_GRID, height: LIGHT_GRID }
  for (let top = 0; top < LIGHT_GRID; top++) {
    const columns = new Float64Array(LIGHT_GRID)
    for (let bottom = top; bottom < LIGHT_GRID; bottom++) {
      for (let x = 0; x < LIGHT_GRID; x++)
        columns[x] = (columns[x] ?? 0) + (cells[bottom * LIGHT_GRID + x] ?? 0) - level
      if (bottom - top + 1 < MIN_CELLS) continue
      const run = bestRun(columns)
      if (run.score > best.score) best = { ...run, y: top, height: bottom - top + 1 }
    }
  }
  const fraction = (value: number): number => Math.round((value / LIGHT_GRID) * 1000) / 1000
  return {
    x: fraction(best.x),
    y: fraction(best.y),
    width: fraction(best.width),
    height: fraction(best.height),
  }
}

/** The neighbouring columns of the greatest sum. */
function bestRun(columns: Float64Array): { score: number; x: number; width: number } {
  let best = { score: -Infinity, x: 0, width: LIGHT_GRID }
  for (let x = 0; x < LIGHT_GRID; x++) {
    let score = 0
    for (let end = x; end < LIGHT_GRID; end++) {
      score += columns[end] ?? 0
      if (end - x + 1 >= MIN_CELLS && score > best.score) best = { score, x, width: end - x + 1 }
    }
  }
  return best
}
