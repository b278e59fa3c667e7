import { expect, test } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { editPin } from '#core/pins/pin-commands.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { emptyHistory, recordEvents, type PinHistory } from '#core/pins/history/pin-history.ts'
import { applyPinEvent, emptyBook } from '#core/pins/book/pin.reducer.ts'
import { planUndo } from '#core/pins/history/pin-undo.ts'
import { acceptUndo } from '../history-provider.tsx'
import { createToastQueue } from '../../../kit/ui/notes/toast.tsx'
import { hasNoNewerStep } from './use-undo-offer.ts'

/** Pins whose history grows, and the notes on the screen. */
class Screen {
  book = applyPinEvent(
    emptyBook(testAccount),
    { type: 'pins.added', data: { pins: [pin('a')], autoSelect: false } },
    7,
  )
  history: PinHistory = emptyHistory
  queue = createToastQueue()
  undone: string[] = []
  #seq = 0

  record(events: readonly PinEvent[]): void {
    const cause = testId(`cause ${this.#seq}`)
    for (const event of events) {
      this.#seq += 1
      this.book = applyPinEvent(this.book, event, 7)
      const id = testId(`event ${this.#seq}`)
      this.history = recordEvents(this.history, [
        { id, at: 7, tab: 'tab', v: 1, cause, seq: this.#seq, event },
      ])
    }
  }

  editPin(title: string): void {
    this.record(editPin(this.book, { id: testId('a'), patch: { title } }, 8))
  }

  offer(name: string): void {
    const before = this.history
    this.queue.add({
      text: name,
      action: { label: 'Undo', onPress: () => this.undone.push(name) },
      isNextUndo: () => hasNoNewerStep(this.history, before),
    })
  }

  pressUndo(): void {
    if (acceptUndo(this.queue)) return
    const plan = planUndo(this.history)
    this.undone.push(plan.ok ? 'pin' : 'nothing')
    if (plan.ok) this.record(plan.events)
  }
}

test('undo accepts the offers on the screen from the latest back, then undoes pins', () => {
  const screen = new Screen()
  screen.editPin('Mine')
  screen.offer('page')
  screen.offer('board')
  for (let count = 0; count < 4; count += 1) screen.pressUndo()
  expect(screen.undone).toEqual(['board', 'page', 'pin', 'nothing'])
  expect(screen.queue.visibleToasts).toEqual([])
})

test('a pin that was changed after the deletion is undone before it', () => {
  const screen = new Screen()
  screen.offer('picture')
  screen.editPin('Later')
  for (let count = 0; count < 3; count += 1) screen.pressUndo()
  expect(screen.undone).toEqual(['pin', 'picture', 'nothing'])
})

test('an offer that was dismissed, or a note without one, is not accepted', () => {
  const screen = new Screen()
  screen.queue.add({
    text: 'Saved',
    action: { label: 'Open', onPress: () => screen.undone.push('x') },
  })
  screen.offer('interest')
  screen.queue.close(screen.queue.visibleToasts[0]?.key ?? '')
  screen.pressUndo()
  expect(screen.undone).toEqual(['nothing'])
})
