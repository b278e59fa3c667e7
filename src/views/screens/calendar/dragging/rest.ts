/** When a mouse that drags something rests. Drag events come also while it does not move. */
const REST_MS = 700
/** A hand that rests still trembles. */
const REST_PX = 6

type Point = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>
type MouseAt = Point & Pick<MouseEvent, 'type'>

/**
 * Whether all events of this drag in the last REST_MS were near to one point. Takes its start too.
 */
export function createRest(): (event: MouseAt) => boolean {
  let from: Point | null = null
  return (event) => {
    if (from === null || event.type === 'dragstart' || distance(from, event) > REST_PX)
      // An event is reused by some browsers.
      from = { clientX: event.clientX, clientY: event.clientY, timeStamp: event.timeStamp }
    return event.timeStamp - from.timeStamp >= REST_MS
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}
