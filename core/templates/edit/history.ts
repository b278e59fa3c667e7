/** Undo and redo of a template's changes. Consecutive edits of the same field are one step. */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import type { Template } from '../document/template.schema.ts'
import { applyChange } from './changes.ts'
import type { SimpleChange, TemplateChange } from './tree/template-change.schema.ts'

export const MAX_STEPS = 100

export interface HistoryStep {
  /** The last change of the step, for messages. */
  readonly change: TemplateChange
  /** The inverse changes in order. After an undo they redo. */
  readonly inverses: readonly TemplateChange[]
}

export interface EditHistory {
  readonly template: Template
  /** Oldest first. */
  readonly undoable: readonly HistoryStep[]
  readonly redoable: readonly HistoryStep[]
}

export const emptyHistory = (template: Template): EditHistory => ({
  template,
  undoable: [],
  redoable: [],
})

/** `history` is unchanged if there is a problem. */
export interface HistoryResult {
  readonly history: EditHistory
  readonly problem: Problem | null
}

/** `joins` false: a separate step, also after a change of the same field. */
export function editTemplate(
  history: EditHistory,
  change: TemplateChange,
  joins = true,
): HistoryResult {
  const applied = applyChange(history.template, change)
  if (!applied.ok) return { history, problem: applied.problem }
  const last = history.undoable.at(-1)
  const isSame = joins && last && history.redoable.length === 0 && isSameField(last.change, change)
  const step: HistoryStep = {
    change,
    inverses: [applied.inverse, ...(isSame ? last.inverses : [])],
  }
  const before = isSame ? history.undoable.slice(0, -1) : history.undoable
  return {
    history: {
      template: applied.template,
      undoable: [...before, step].slice(-MAX_STEPS),
      redoable: [],
    },
    problem: null,
  }
}

export function undoEdit(history: EditHistory): HistoryResult {
  const step = history.undoable.at(-1)
  const done = step && stepped(history.template, step)
  if (!done) return { history, problem: null }
  if ('problem' in done) return { history, problem: done.problem }
  return {
    history: {
      template: done.template,
      undoable: history.undoable.slice(0, -1),
      redoable: [...history.redoable, done.step],
    },
    problem: null,
  }
}

export function redoEdit(history: EditHistory): HistoryResult {
  const step = history.redoable.at(-1)
  const done = step && stepped(history.template, step)
  if (!done) return { history, problem: null }
  if ('problem' in done) return { history, problem: done.problem }
  return {
    history: {
      template: done.template,
      undoable: [...history.undoable, done.step],
      redoable: history.redoable.slice(0, -1),
    },
    problem: null,
  }
}

/** Applies a whole step and answers the inverse step. */
function stepped(
  start: Template,
  step: HistoryStep,
): { template: Template; step: HistoryStep } | { problem: Problem } {
  let template = start
  let inverses: readonly TemplateChange[] = []
  for (const change of step.inverses) {
    const applied = applyChange(template, change)
    if (!applied.ok) return { problem: applied.problem }
    ;({ template } = applied)
    inverses = [applied.inverse, ...inverses]
  }
  return { template, step: { change: step.change, inverses } }
}

function isSameField(last: TemplateChange, next: TemplateChange): boolean {
  const [field, other] = [fieldOf(last), fieldOf(next)]
  return field !== null && field === other
}

/** Null: never joined with another change. */
function fieldOf(change: TemplateChange): string | null {
  return change.type === 'batch' ? batchField(change.changes) : simpleField(change)
}

function batchField(changes: readonly SimpleChange[]): string | null {
  const fields = changes.map(simpleField)
  return fields.includes(null) ? null : fields.join('\n')
}

function simpleField(change: SimpleChange): string | null {
  switch (change.type) {
    case 'setBox':
    case 'renameLayer':
      return `${change.type} ${change.layerId}`
    case 'patchLayer':
      return `${change.type} ${change.layerId} ${namesOf(change)}`
    case 'setSizeOverride':
      return `${change.type} ${change.layerId} ${change.size}`
    case 'setVariable':
      return `${change.type} ${change.name}`
    case 'patchTemplate':
      return `${change.type} ${namesOf(change)}`
    default:
      return null
  }
}

const namesOf = ({ patch, unset = [] }: { patch: object; unset?: string[] | undefined }): string =>
  [...Object.keys(patch), ...unset].toSorted().join(' ')
