/** The shape of an entry in the table of `pin.reducer.ts`, and what several entries share. */
import { Immer } from 'immer'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinEvent } from '../events/pin.events.ts'
import { editRows } from './pin-book.ts'
import type { PinBook } from './pin-book.ts'

/** A field of a pin. `*`: its existence. The list of committed pins has the id ''. */
export interface Touch {
  readonly id: string
  readonly field: string
  /** One publication of `publications`; without it the whole field. */
  readonly part?: string
}

/** What an action did, to be described in words. */
export type Effect =
  | 'added'
  | 'restored'
  | 'deleted'
  | 'edited'
  | 'favored'
  | 'unfavored'
  | 'boardsAdded'
  | 'exported'
  | 'scheduled'
  | 'rescheduled'
  | 'unscheduled'
  | 'publishStarted'
  | 'published'
  | 'publishFailed'
  | 'publishUnknown'
  | 'committed'
  | 'uncommitted'

/** Every function is pure and total. */
export interface EventType<Data> {
  /** The rows that it changes, adds or removes. */
  readonly rowIds: (data: Data) => string[]
  /** The fields that it changes: what two actions must not share if one is undone. */
  readonly touches: (data: Data) => Touch[]
  /** Null: an action is not described by it. */
  readonly effect: (data: Data) => Effect | null
  /** Whether the history records it. */
  readonly isHistoric: boolean
  /** `at`: the envelope's time. It becomes the `updated_at` of touched rows if it is later. */
  readonly apply: (book: PinBook, data: Data, at: number) => PinBook
  /** One of its rows after it; the same row if nothing changes. Does not add or remove rows. */
  readonly applyToRow: (row: Pin, data: Data, at: number) => Pin
  /** Events from the book after it back to `before`. */
  readonly inverse: (before: PinBook, data: Data) => PinEvent[]
  /** The inverse from its own values alone. None where these are not enough. */
  readonly back: (data: Data) => PinEvent[]
  /** What must be stored with it to get back to `before`. Undefined: `back` is enough. */
  readonly storedBack: (before: PinBook, data: Data) => PinEvent[] | undefined
  /**
   * The inverse of another device's event, without `before`, from the book `after` it. `seen`: pins
   * that were restored later.
   */
  readonly backFrom: (after: PinBook, data: Data, seen: ReadonlyMap<string, Pin>) => PinEvent[]
  /**
   * Events that remove its effect from the current book and keep what was changed again since.
   * Null: impossible without reloading the pins.
   */
  readonly withdraw: (now: PinBook, data: Data) => PinEvent[] | null
}

export type DataOf<Type extends PinEvent['type']> = Extract<PinEvent, { type: Type }>['data']

export type EventTypes<Type extends PinEvent['type']> = {
  readonly [Each in Type]: EventType<DataOf<Each>>
}

type RowEventType<Data> = Omit<EventType<Data>, 'apply' | 'isHistoric' | 'backFrom'> &
  Partial<Pick<EventType<Data>, 'backFrom'>>

/** An event that changes rows in their places. */
export function rowEvent<Data>(type: RowEventType<Data>): EventType<Data> {
  return {
    backFrom: (_after, data) => type.back(data),
    ...type,
    isHistoric: true,
    apply: (book, data, at) =>
      editRows(book, type.rowIds(data), (row) => type.applyToRow(row, data, at)),
  }
}

export function fieldsOf(id: string, patch: object): Touch[] {
  return Object.keys(patch).map((field) => ({ id, field }))
}

/** No auto-freeze: it visits the whole row and costs more than the change. */
const { produce } = new Immer({ autoFreeze: false })

/** The row after `recipe`, with the time `at` if it is later. */
export function touchRow(row: Pin, at: number, recipe: (draft: Pin) => void): Pin {
  return produce(row, (draft) => {
    recipe(draft)
    if (at > draft.updated_at) draft.updated_at = at
  })
}
