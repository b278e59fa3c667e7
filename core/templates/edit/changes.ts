/**
 * Applies a change to a template. Pure: the input is not modified, and unchanged parts are shared
 * with the result. The result can always be read by `readTemplate`. A change that can't be applied
 * is refused with a problem.
 */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { readTemplate, writeTemplate } from '../document/template-file.ts'
import type { Template } from '../document/template.schema.ts'
import {
  changeFields,
  changeSizeOverride,
  changeTemplate,
  changeVariable,
} from './tree/field-changes.ts'
import {
  addLayers,
  groupLayers,
  moveLayers,
  removeLayers,
  ungroupLayers,
} from './tree/tree-changes.ts'
import type { Changed, ChangeOf, StepResult } from './tree/step-result.ts'
import type { SimpleChange, TemplateChange } from './tree/template-change.schema.ts'

export type Applied =
  | {
      ok: true
      template: Template
      /** Applied to the result, it restores the template field by field. */
      inverse: TemplateChange
    }
  | { ok: false; problem: Problem }

export function applyChange(template: Template, change: TemplateChange): Applied {
  const changes = change.type === 'batch' ? change.changes : [change]
  const done = applySteps(template, changes, change.undoes === true)
  if ('code' in done) return { ok: false, problem: done }
  const problem = faultOf(done.template, changes)
  return problem
    ? { ok: false, problem }
    : { ok: true, template: done.template, inverse: inverseOf(done.back) }
}

/** The inverse change; null if the change is refused. */
export function invertChange(template: Template, change: TemplateChange): TemplateChange | null {
  const applied = applyChange(template, change)
  return applied.ok ? applied.inverse : null
}

/** Stops at the first refused change. */
function applySteps(
  template: Template,
  changes: readonly SimpleChange[],
  undoes: boolean,
): StepResult {
  let now: Changed = { template, back: [] }
  for (const change of changes) {
    const next = applyStep(now.template, change, undoes)
    if ('code' in next) return next
    now = { template: next.template, back: [...next.back, ...now.back] }
  }
  return now
}

function inverseOf(back: readonly SimpleChange[]): TemplateChange {
  const [only] = back
  return back.length === 1 && only
    ? { ...only, undoes: true }
    : { type: 'batch', changes: [...back], undoes: true }
}

/** A box was validated with its change, and nothing else depends on it. */
function faultOf(template: Template, changes: readonly SimpleChange[]): Problem | null {
  if (changes.every(({ type }) => type === 'setBox')) return null
  const read = readTemplate(writeTemplate(template))
  return read.ok ? null : read.problem
}

function applyStep(template: Template, change: SimpleChange, undoes: boolean): StepResult {
  if (isTreeChange(change)) return applyTreeChange(template, change, undoes)
  switch (change.type) {
    case 'setVariable':
      return changeVariable(template, change)
    case 'setSizeOverride':
      return changeSizeOverride(template, change, undoes)
    case 'patchTemplate':
      return changeTemplate(template, change)
    default:
      return changeFields(template, change, undoes)
  }
}

type TreeChange = ChangeOf<'addLayers' | 'removeLayers' | 'moveLayers' | 'group' | 'ungroup'>
const TREE_CHANGES: ReadonlySet<string> = new Set<TreeChange['type']>([
  'addLayers',
  'removeLayers',
  'moveLayers',
  'group',
  'ungroup',
])
const isTreeChange = (change: SimpleChange): change is TreeChange => TREE_CHANGES.has(change.type)

function applyTreeChange(template: Template, change: TreeChange, undoes: boolean): StepResult {
  switch (change.type) {
    case 'addLayers':
      return addLayers(template, change, undoes)
    case 'removeLayers':
      return removeLayers(template, change, undoes)
    case 'moveLayers':
      return moveLayers(template, change, undoes)
    case 'group':
      return withSteps(template, groupLayers(template, change), undoes)
    case 'ungroup':
      return withSteps(template, ungroupLayers(template, change), undoes)
    default:
      return change satisfies never
  }
}

function withSteps(
  template: Template,
  steps: SimpleChange[] | Problem,
  undoes: boolean,
): StepResult {
  return 'code' in steps ? steps : applySteps(template, steps, undoes)
}
