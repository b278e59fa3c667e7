import { expect, test } from 'vitest'
import type { PinPatch } from '#core/contract/content/pins.contract.ts'
import { withoutMarker } from '#core/pins/book/image-marker.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { editPins } from '#core/pins/pin-commands.ts'
import { deviceWithPins } from '#core/pins/history/undo-actions.builder.ts'
import type { LogEnvelope, PinEvent } from '#core/pins/events/pin.events.ts'
import { emptyHistory, recordEvents } from '#core/pins/history/pin-history.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { isUndone, MediaChanges } from './use-media-changes.ts'

function changes(...undoneByNote: readonly string[]) {
  const undone: string[] = []
  const made = new MediaChanges({
    undo: (cause) => void undone.push(cause),
    isUndone: (cause) => undoneByNote.includes(cause),
  })
  return { made, undone }
}

test('a cancelled editor undoes its own changes, the latest first', () => {
  const { made, undone } = changes()
  made.add('cover')
  made.add('second cover')
  made.cancel()
  // What is typed is saved when its field goes.
  made.add('words')
  expect(undone).toEqual([])
  made.close()
  expect(undone).toEqual(['words', 'second cover', 'cover'])
})

test('a change that its note has undone is not undone again', () => {
  const { made, undone } = changes('moved')
  made.add('moved')
  made.add('removed')
  made.cancel()
  made.close()
  expect(undone).toEqual(['removed'])
})

test('a cover whose upload ends after the editor was cancelled is undone', () => {
  const { made, undone } = changes()
  made.cancel()
  made.close()
  made.add('late cover')
  expect(undone).toEqual(['late cover'])
})

test('an editor that is closed otherwise keeps its changes', () => {
  const { made, undone } = changes()
  made.add('cover')
  made.close()
  made.add('late cover')
  expect(undone).toEqual([])
})

test('a change counts as undone until it is redone, also when another one followed', () => {
  const logged = (id: string, event: PinEvent): LogEnvelope => {
    seq += 1
    return { id, at: 1, tab: 'd/t', v: 1, seq, event }
  }
  let seq = 0
  const edited = (id: string) =>
    logged(id, { type: 'pin.updated', data: { id: 'pin', patch: { title: id }, before: {} } })
  const log = [
    edited('one'),
    logged('undo', { type: 'history.undone', data: { cause: 'one' } }),
    edited('two'),
    logged('redo', { type: 'history.redone', data: { cause: 'one' } }),
  ]
  const answers = log.map((_, nth) =>
    isUndone(recordEvents(emptyHistory, log.slice(0, nth + 1)), 'one'),
  )
  expect(answers).toEqual([false, true, true, false])
})

test('the first cover comes back after two uploads, and the words of another device stay', () => {
  const it = deviceWithPins()
  const id = testId('a')
  const cover = () => getPin(it.book, id)?.image_url
  const change = (patch: PinPatch, by?: number) =>
    it.do(editPins(it.book, [{ id, patch }], 7_000), {
      cause: JSON.stringify(patch),
      ...(by !== undefined && { revision: by }),
    })
  const before = cover()
  const made = new MediaChanges({
    undo: (cause) => void it.undo(cause),
    isUndone: (cause) => isUndone(it.history, cause),
  })
  made.add(change({ image_url: '/media/second.jpg' }))
  change({ title: 'From the other device' }, 2)
  made.add(change({ image_url: '/media/third.jpg' }))
  expect(cover()).toContain('third')
  made.cancel()
  made.close()
  expect([withoutMarker(cover() ?? ''), getPin(it.book, id)?.title]).toEqual([
    withoutMarker(before ?? ''),
    'From the other device',
  ])
})
