/** A request for a carousel keeps its id until it succeeds, so that a retry makes no second one. */
export interface CarouselAttempt {
  readonly id: string
  readonly pinIds: readonly string[]
}

/** The same attempt for the same pins in the same order. */
export function attemptOf(
  before: CarouselAttempt | null,
  pinIds: readonly string[],
  newId: () => string,
): CarouselAttempt {
  const isSame = before !== null && before.pinIds.join() === pinIds.join()
  return isSame ? before : { id: newId(), pinIds }
}
