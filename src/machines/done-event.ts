/**
 * What an `onDone` or `onError` hands to a named action or guard: the actor's answer, or what it
 * rejected with.
 */
export function output<T>({ event }: { event: { output: T } }): T {
  return event.output
}

export function caught({ event }: { event: { error: unknown } }): { error: unknown } {
  return { error: event.error }
}
