/** An event's `seq` is its row and its place in it. */

/** The most events of one row. */
export const MAX_EVENTS_PER_ROW = 4096

export function rowOf(seq: number): number {
  return Math.floor(seq / MAX_EVENTS_PER_ROW)
}

export function firstSeqOfRow(row: number): number {
  return row * MAX_EVENTS_PER_ROW
}

export function lastSeqOfRow(row: number): number {
  return row * MAX_EVENTS_PER_ROW + MAX_EVENTS_PER_ROW - 1
}
