/**
 * The steps from every old shape of an event to today's. Events are kept for ever, so a step is
 * never removed, nor the fixture of an old version.
 */

export interface Upcaster {
  readonly type: string
  /** Lifts `data` from this version to the next one. */
  readonly from: number
  readonly lift: (data: unknown) => unknown
}

/**
 * Another shape of a type's data, also one more field that may be missing, is a step here: that
 * alone makes the next version.
 */
export const upcasters: readonly Upcaster[] = [
  // Version 2: a whole pin may carry `exported_at`. A pin of version 1 was never exported.
  'pins.added',
  'pins.restored',
  'pins.loaded',
  'pin.boardAdded',
].map((type) => ({ type, from: 1, lift: (data) => data }))

/**
 * One number for all types, because an event and its way back stand in one envelope. A type without
 * a step kept its shape.
 */
export function newestVersion(registry: readonly Upcaster[] = upcasters): number {
  return Math.max(1, ...registry.map(({ from }) => from + 1))
}
