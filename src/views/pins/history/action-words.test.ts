import { expect, test } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { deletePins, editPin, editPins, favor } from '#core/pins/pin-commands.ts'
import type { LogEnvelope, PinEvent } from '#core/pins/events/pin.events.ts'
import { emptyHistory, recordEvents, type PinHistory } from '#core/pins/history/pin-history.ts'
import { listActions } from '#core/pins/history/pin-past.ts'
import { applyPinEvent, emptyBook } from '#core/pins/book/pin.reducer.ts'
import { planUndo } from '#core/pins/history/pin-undo.ts'
import { createFormat, createI18n, translator } from '../../kit/i18n/text.ts'
import { jobOf, sentenceOf, type WordsOf } from './action-words.ts'
import historyMessages from '#locales/en/pins/history.json' with { type: 'json' }
import { refusalOf } from './refusal-words.ts'

const a = testId('a')
const b = testId('b')

/** A log in miniature that says what is in it. */
class Device {
  book = emptyBook(testAccount)
  history: PinHistory = emptyHistory
  #seq = 0

  do(events: readonly PinEvent[], rest: Partial<LogEnvelope> = {}): this {
    const cause = testId(`cause ${this.#seq}`)
    const envelopes = events.map((event): LogEnvelope => {
      this.#seq += 1
      this.book = applyPinEvent(this.book, event, 7)
      return {
        id: testId(`event ${this.#seq}`),
        at: 7,
        tab: 'tab',
        v: 1,
        cause,
        seq: this.#seq,
        event,
        ...rest,
      }
    })
    this.history = recordEvents(this.history, envelopes)
    return this
  }

  words(): WordsOf {
    return {
      t: translator(createI18n(historyMessages), historyMessages),
      list: createFormat('en').list,
      titleOf: (id) =>
        this.book.buckets.flatMap(({ rows }) => rows).find((row) => row.id === id)?.title,
      deviceOf: (author) => (author === 'tablet/1' ? 'Chrome · Android' : undefined),
      rootOf: (root) => listActions(this.history, 'tab').find(({ cause }) => cause === root),
    }
  }

  latest(): string {
    const [action] = listActions(this.history, 'tab')
    return action === undefined ? '' : sentenceOf(action, this.words())
  }
}

function deviceWithPins(): Device {
  return new Device().do(
    [
      {
        type: 'pins.added',
        data: { pins: [pin('a', { title: 'Lemon cake' }), pin('b')], autoSelect: false },
      },
    ],
    { tab: 'task:1', revision: 1 },
  )
}

test('an action is said with what it changed, and a pin by its title', () => {
  const made = deviceWithPins()
  expect(made.latest()).toBe('Generated 2 pins')
  expect(
    made
      .do(editPin(made.book, { id: a, patch: { keywords: ['x'], description: 'y' } }, 8))
      .latest(),
  ).toBe('Changed the keywords and description of “Lemon cake”')
  expect(
    made
      .do(
        editPins(
          made.book,
          [a, b].map((id) => ({
            id,
            patch: { boards: [{ board_id: testId('c') }], board_name: 'Cakes' },
          })),
          8,
        ),
      )
      .latest(),
  ).toBe('Changed the boards of 2 pins')
  expect(made.do(favor(made.book, { ids: [a], favored: true }, 8)).latest()).toBe(
    'Marked “Lemon cake” as favorite',
  )
  expect(
    made
      .do(
        [
          {
            type: 'pin.updated',
            data: { id: a, patch: { image_url: '/new.jpg' }, before: { image_url: '/old.jpg' } },
          },
        ],
        { tab: 'task:2', revision: 2 },
      )
      .latest(),
  ).toBe('Rendered the picture of “Lemon cake”')
  expect(made.do(deletePins(made.book, [a]), { action: 'delete' }).latest()).toBe('Deleted 1 pin')
})

test('a command says its name: a known one in our words, another one in its own', () => {
  const made = deviceWithPins()
  const edits = [a, b].map((id) => ({ id, patch: { title: 'Same' } }))
  expect(made.do(editPins(made.book, edits, 8), { action: 'fillDown' }).latest()).toBe(
    'Filled the title down to 2 pins',
  )
  expect(
    made
      .do(editPin(made.book, { id: a, patch: { title: 'Other' } }, 8), {
        action: 'Find and replace',
      })
      .latest(),
  ).toBe('Find and replace: “Other”')
  expect(
    made
      .do(editPin(made.book, { id: a, patch: { title: 'More' } }, 8), { action: 'edit' })
      .latest(),
  ).toBe('Changed the title of “More”')
})

test('a failed pin that is planned again was moved, and publishing is a job of its own', () => {
  const made = deviceWithPins()
  const plan = { id: testId('plan'), at: 5, wall: '2026-11-27T09:00', zone: 'UTC' }
  const failed = { ...plan, board_id: testId('cakes'), state: 'failed' as const }
  const again = { ...failed, id: testId('again'), state: 'planned' as const }
  const removed: PinEvent = {
    type: 'pin.unscheduled',
    data: { id: a, publication: failed, after: 'draft' },
  }
  made.do([{ type: 'pin.scheduled', data: { id: a, publication: failed, before: 'draft' } }])
  made.do([
    removed,
    { type: 'pin.scheduled', data: { id: a, publication: again, before: 'draft' } },
  ])
  expect(made.latest()).toBe('Moved “Lemon cake” in the calendar')
  const moved = { id: a, publication_id: again.id, to: again, before: again }
  made.do([{ type: 'pin.rescheduled', data: moved }], { action: 'publishNow' })
  expect(made.latest()).toBe('Publish now: “Lemon cake”')
  made.do([{ ...removed, data: { ...removed.data, publication: again } }])
  expect(made.latest()).toBe('Removed “Lemon cake” from the calendar')
  expect(jobOf({ tab: 'task:publisher', what: 'published' })).toBe('history.by.publishing')
  expect(jobOf({ tab: 'task:1', what: 'edited' })).toBe('history.by.rendering')
})

test('an undo says what it undid', () => {
  const made = deviceWithPins()
  made.do(editPin(made.book, { id: b, patch: { title: 'Other' } }, 8))
  const plan = planUndo(made.history)
  if (!plan.ok) throw new Error('It can be undone')
  expect(made.do(plan.events).latest()).toBe('Undid: Changed the title of “Title b”')
})

test('a refusal names the field, the pin, and where the later change was made', () => {
  const made = deviceWithPins()
  made.do(editPin(made.book, { id: a, patch: { title: 'Mine' } }, 8))
  made.do(editPin(made.book, { id: a, patch: { title: 'Theirs' } }, 9), {
    tab: 'phone/1',
    revision: 3,
  })
  const plan = planUndo(made.history)
  const said = plan.ok ? '' : refusalOf(plan.reason, { verb: 'undo', tab: 'tab' }, made.words())
  expect(said).toBe(
    'The title of “Theirs” was changed later on another device. Undo that first, or restore the pin from the history.',
  )
  const nothing = planUndo(emptyHistory)
  expect(
    nothing.ok ? '' : refusalOf(nothing.reason, { verb: 'undo', tab: 'tab' }, made.words()),
  ).toBe('There is nothing to undo.')
  const unsaved = { verb: 'undo', tab: 'tab', unsaved: [b] } as const
  expect(nothing.ok ? '' : refusalOf(nothing.reason, unsaved, made.words())).toBe(
    'Your changes to “Title b” aren’t saved yet. Save or discard them where you made them.',
  )
  expect(refusalOf({ kind: 'readOnly' }, { verb: 'change', tab: 'tab' }, made.words())).toContain(
    'Reload this tab',
  )
})

test('what is gone since is said so', () => {
  const made = deviceWithPins()
  made.do(editPin(made.book, { id: a, patch: { title: 'Mine' } }, 8))
  made.do(deletePins(made.book, [a]), { tab: 'tablet/1', revision: 3 })
  const plan = planUndo(made.history)
  expect(plan.ok ? '' : refusalOf(plan.reason, { verb: 'undo', tab: 'tab' }, made.words())).toBe(
    '1 pin was deleted later on another device (Chrome · Android). Restore it first.',
  )
})
