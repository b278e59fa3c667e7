/**
 * For tests of what one device takes back and looks back at: a device on which actions are done,
 * with the book before each.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { pin, testAccount, testId } from '../pin.builder.ts'
import type { LogEnvelope, PinEvent } from '../events/pin.events.ts'
import { emptyHistory, recordEvents } from './pin-history.ts'
import type { PinHistory } from './pin-history.ts'
import { applyPinEvent, backOf, emptyBook } from '../book/pin.reducer.ts'
import type { PinBook } from '../book/pin.reducer.ts'
import { listPins } from '../book/pin-selectors.ts'
import { eventsOn, planRedo, planUndo } from './pin-undo.ts'

/** A log in miniature: the same book, way back and history as the real one makes. */
export class Device {
  book: PinBook = emptyBook(testAccount)
  history: PinHistory = emptyHistory
  seq = 0
  books: PinBook[] = []

  /** One action of this device, or (with a revision) of another device. */
  do(
    events: readonly PinEvent[],
    {
      cause = `action ${this.seq + 1}`,
      ...rest
    }: { cause?: string; tab?: string; revision?: number; at?: number; action?: string } = {},
  ): string {
    const envelopes = events.map((event) => {
      this.books[this.seq + 1] = this.book
      const back = backOf(this.book, event)
      this.seq += 1
      this.book = applyPinEvent(this.book, event, 7_000)
      return {
        id: testId(`event ${this.seq}`),
        at: 7_000,
        tab: 'tab',
        v: 1,
        cause: testId(cause),
        ...rest,
        seq: this.seq,
        event,
        ...(back !== undefined && { back }),
      } satisfies LogEnvelope
    })
    this.history = recordEvents(this.history, envelopes)
    return testId(cause)
  }

  undo(root?: string) {
    const plan = planUndo(this.history, root)
    if (plan.ok) this.do(eventsOn(this.book, plan))
    return plan
  }

  redo() {
    const plan = planRedo(this.history)
    if (plan.ok) this.do(eventsOn(this.book, plan))
    return plan
  }
}

export const added = (...pins: Pin[]): PinEvent => ({
  type: 'pins.added',
  data: { pins, autoSelect: false },
})
const bare = (url: string): string => url.replace(/[?&]v=\d+/, '')
export const content = (book: PinBook) => ({
  rows: listPins(book).map((row) => ({
    ...row,
    image_url: bare(row.image_url),
    image_version: 0,
    updated_at: 0,
  })),
  committed: book.committedIds.toSorted(),
})

export function deviceWithPins(): Device {
  const made = new Device()
  made.do([added(pin('a'), pin('b'), pin('c'))], { revision: 1, tab: 'task:1' })
  return made
}
