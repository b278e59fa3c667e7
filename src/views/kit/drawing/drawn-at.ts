import type { DrawnRequest } from './use-drawing.ts'

/** A picture of another size is not shown in the place of this one. */
export const drawnAt = (
  one: DrawnRequest | undefined,
  size: DrawnRequest['request']['size'],
): DrawnRequest['drawn'] | undefined => (one?.request.size === size ? one.drawn : undefined)
