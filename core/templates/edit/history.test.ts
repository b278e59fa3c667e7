import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyTemplate, anyRequest, changeIn } from '../../../tests/arbitraries/template-arbitrary.ts'
import { readTemplate } from '../document/template-file.ts'
import { templateVersion1 } from '../document/template-v1.fixture.ts'
import { editTemplate, emptyHistory, MAX_STEPS, redoEdit, undoEdit } from './history.ts'
import type { EditHistory } from './history.ts'
import type { TemplateChange } from './tree/template-change.schema.ts'

function fixture() {
  const read = readTemplate(structuredClone(templateVersion1))
  if (!read.ok) throw new Error(read.problem.message)
  return read.template
}
const fade = (opacity: number, layerId = 'photo'): TemplateChange => ({
  type: 'patchLayer',
  layerId,
  patch: { opacity },
})
const edited = (changes: readonly TemplateChange[], joins?: boolean): EditHistory =>
  changes.reduce(
    (history, change) => editTemplate(history, change, joins).history,
    emptyHistory(fixture()),
  )

test('edits of one field in a row are one step, of others several', () => {
  expect(edited([fade(0.1), fade(0.2), fade(0.3)]).undoable).toHaveLength(1)
  expect(edited([fade(0.1), fade(0.2, 'ground'), fade(0.3)]).undoable).toHaveLength(3)
  expect(edited([fade(0.1), fade(0.2)], false).undoable).toHaveLength(2)
  const turn: TemplateChange = { type: 'patchLayer', layerId: 'photo', patch: { turn: 1 } }
  expect(edited([fade(0.1), turn]).undoable).toHaveLength(2)
  const hide: TemplateChange = { type: 'setHidden', layerId: 'photo', hidden: true }
  expect(edited([hide, { ...hide, hidden: false }]).undoable).toHaveLength(2)
})

test('a joined step is undone and redone at once', () => {
  const history = edited([fade(0.1), fade(0.2)])
  const undone = undoEdit(history).history
  expect(undone.template).toStrictEqual(fixture())
  expect(redoEdit(undone).history.template).toStrictEqual(history.template)
})

test('an edit after an undo forgets what could be redone, and joins no step', () => {
  const undone = undoEdit(edited([fade(0.1), fade(0.2, 'ground')])).history
  expect(undone.redoable).toHaveLength(1)
  const after = editTemplate(undone, fade(0.4)).history
  expect([after.undoable.length, after.redoable.length]).toEqual([2, 0])
})

test('the oldest of more than a hundred steps is forgotten', () => {
  const names = Array.from({ length: MAX_STEPS + 5 }, (_, index) => fade(index / 200))
  const history = edited(names, false)
  expect(history.undoable).toHaveLength(MAX_STEPS)
})

test('a refused edit changes nothing and says why', () => {
  const history = edited([fade(0.1)])
  const result = editTemplate(history, fade(0.1, 'none'))
  expect(result.problem?.code).toBe('templateEdit.layerGone')
  expect(result.history).toBe(history)
})

test('without a step there is nothing to undo or redo', () => {
  const history = emptyHistory(fixture())
  expect(undoEdit(history)).toEqual({ history, problem: null })
  expect(redoEdit(history)).toEqual({ history, problem: null })
})

test('undoing all of any edits gives the start, redoing all gives the end', () => {
  fc.assert(
    fc.property(anyTemplate, fc.array(anyRequest, { maxLength: 10 }), (start, wishes) => {
      let history = emptyHistory(start)
      for (const [step, wish] of wishes.entries())
        ({ history } = editTemplate(history, changeIn(history.template, wish, `new-${step}`)))
      const end = history.template
      while (history.undoable.length > 0) {
        const { history: next, problem } = undoEdit(history)
        expect(problem).toBeNull()
        history = next
      }
      expect(history.template).toStrictEqual(start)
      while (history.redoable.length > 0) ({ history } = redoEdit(history))
      expect(history.template).toStrictEqual(end)
    }),
    { numRuns: 100 },
  )
})
