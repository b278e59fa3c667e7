/** When a mouse that drags something rests. Drag events come also while it does not move. */
const REST_MS = 700
/** A hand that rests still trembles. */
const REST_PX = 6

type MouseAt = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>

/** Whether all events of the last REST_MS were near to one point. */
export function createRest(): (event: MouseAt) => boolean {
  let from: MouseAt | null = null
  return (event) => {
    if (from === null || distance(from, event) > REST_PX)
      // An event is reused by some browsers.
      from = { clientX: event.clientX, clientY: event.clientY, timeStamp: event.timeStamp }
    return event.timeStamp - from.timeStamp >= REST_MS
  }
}

function distance(one: MouseAt, other: MouseAt): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}
