/** A pin's publications in the naive pins: listed by time, its status by what there is of them. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'

export function applyPublicationEvent(row: Pin, event: PinEvent, at: number): Pin {
  const list = row.publications ?? []
  const next = listAfter(list, event)
  if (next === null) return row
  const { publications: _publications, ...bare } = row
  const updated_at = Math.max(row.updated_at, at)
  if (next.length === 0)
    return {
      ...bare,
      status: event.type === 'pin.unscheduled' ? event.data.after : row.status,
      updated_at,
    }
  const sorted = next.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  return { ...bare, publications: sorted, status: statusOf(sorted), updated_at }
}

const PLANNED = { state: 'planned' } as const

/** Null: it changes nothing. */
function listAfter(list: readonly Publication[], event: PinEvent): readonly Publication[] | null {
  if (event.type === 'pin.scheduled') {
    const isThere = list.some(({ id }) => id === event.data.publication.id)
    return isThere || list.length === 20 ? null : [...list, event.data.publication]
  }
  if (event.type === 'pin.unscheduled') {
    const rest = list.filter(({ id }) => id !== event.data.publication.id)
    return rest.length === list.length ? null : rest
  }
  if (!('publication_id' in event.data)) return null
  const { publication_id } = event.data
  const known = list.find(({ id }) => id === publication_id)
  if (known === undefined) return null
  return list.map((one) => (one === known ? changed(known, event) : one))
}

function changed(known: Publication, event: PinEvent): Publication {
  const { id, at, wall, zone, slot_id, board_id, section_id, ...outcome } = known
  const same = {
    id,
    at,
    wall,
    zone,
    board_id,
    ...(slot_id !== undefined && { slot_id }),
    ...(section_id !== undefined && { section_id }),
  }
  switch (event.type) {
    case 'pin.rescheduled':
      return { id, ...event.data.to, ...(outcome.state === 'failed' ? PLANNED : outcome) }
    case 'pin.publishStarted':
      return { ...same, state: 'sending' }
    case 'pin.published':
      return event.data.url === ''
        ? { ...same, state: 'published' }
        : { ...same, state: 'published', url: event.data.url }
    case 'pin.publishFailed':
      return { ...same, state: 'failed', problem: event.data.problem }
    default:
      return { ...same, state: 'unknown' }
  }
}

function statusOf(list: readonly Publication[]): Pin['status'] {
  const states = new Set(list.map(({ state }) => state))
  if (states.has('planned')) return 'scheduled'
  if (states.has('sending') || states.has('unknown')) return 'publishing'
  return states.has('failed') ? 'failed' : 'published'
}
