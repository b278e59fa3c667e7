/**
 * Steps from each old shape of an event to the current one. Events are kept forever, so steps and
 * the fixtures of old versions are never removed.
 */

export interface Upcaster {
  readonly type: string
  /** Lifts `data` from this version to the next. */
  readonly from: number
  readonly lift: (data: unknown) => unknown
}

/**
 * Each change of a type's data needs a step here, also a new optional field. The step itself
 * creates the next version.
 */
export const upcasters: readonly Upcaster[] = [
  // Version 2: a whole pin may carry `exported_at`. A pin of version 1 was never exported.
  ...unchanged(1, ['pins.added', 'pins.restored', 'pins.loaded', 'pin.boardAdded']),
  // Version 3: a design may list 16 entries. One of version 2 lists 10 at most.
  ...unchanged(2, ['pins.added', 'pins.restored', 'pins.loaded', 'pin.boardAdded', 'pin.updated']),
  // Version 4: a whole pin may carry `publications`. One of version 3 has none.
  ...unchanged(3, ['pins.added', 'pins.restored', 'pins.loaded', 'pin.boardAdded']),
  // Version 5: a whole pin, and a change of one, may carry `media`. One of version 4 is one
  // picture.
  ...unchanged(4, ['pins.added', 'pins.restored', 'pins.loaded', 'pin.boardAdded']),
  ...unchanged(4, ['pin.updated', 'pins.updated', 'pins.replaced']),
]

/** The newer shape only allows more: the data stays as it is. */
function unchanged(from: number, types: readonly string[]): Upcaster[] {
  return types.map((type) => ({ type, from, lift: (data) => data }))
}

/**
 * One version for all types, because an event and its `back` events share an envelope. A type
 * without a step has kept its shape.
 */
export function newestVersion(registry: readonly Upcaster[] = upcasters): number {
  return Math.max(1, ...registry.map(({ from }) => from + 1))
}
