/**
 * One axis for steps and pin events: each step has the same width, whatever time is between; a pin
 * event is drawn at its time.
 */
import type { PinMark, RecordedStep } from '../recording/recorded.ts'

export interface TimeColumn {
  readonly steps: number
  /** Of them: took a transition. */
  readonly taken: number
  readonly pins: readonly PinMark[]
  /** The last step in it. */
  readonly seq: number | null
}

/** `count` columns from the first step to the last. */
export function columnsOf(
  steps: readonly RecordedStep[],
  pins: readonly PinMark[],
  count: number,
): TimeColumn[] {
  const columns = Array.from({ length: count }, () => ({
    steps: 0,
    taken: 0,
    pins: new Array<PinMark>(),
    seq: null as number | null,
  }))
  for (const [at, step] of steps.entries()) {
    const column = columns[columnOf(at, steps.length, count)]
    if (column === undefined) continue
    column.steps += 1
    column.seq = step.seq
    if (step.taken.length > 0) column.taken += 1
  }
  for (const pin of pins) {
    const at = placeOf(steps, pin.at)
    if (at >= 0) columns[columnOf(at, steps.length, count)]?.pins.push(pin)
  }
  return columns
}

/** The place of the last step that was not after that time; -1 = before all. */
export function placeOf(steps: readonly RecordedStep[], at: number): number {
  let [low, high] = [0, steps.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((steps[middle]?.at ?? Infinity) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}

function columnOf(place: number, length: number, count: number): number {
  return Math.min(count - 1, Math.floor((place * count) / Math.max(1, length)))
}
