import { expect, test } from 'vitest'
import { MediaChanges } from './use-media-changes.ts'

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
