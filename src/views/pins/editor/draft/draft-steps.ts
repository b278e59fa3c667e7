/**
 * What was changed on a pin with its steps, so that Ctrl+Z in the editor takes back what was done
 * last there, whatever field has the focus: the browser's own undo knows single text fields only
 * and would change one that is not shown. Pure.
 */
import { matchesKeys } from '../../../kit/screen/use-shortcut.ts'
import { changesBetween, type PinChanges, type PinDraft } from './pin-draft.ts'

export interface DraftSteps {
  readonly past: readonly PinChanges[]
  readonly now: PinChanges
  readonly future: readonly PinChanges[]
  /** Which fields the last step changed, and when it was made or grew. ms */
  readonly last: { readonly fields: string; readonly at: number } | null
}

/**
 * Changes of the same fields that follow each other within this time are one step: a word, a drag.
 */
const STEP_WINDOW_MS = 800
const MAX_STEPS = 100

export function begin(changes: PinChanges = {}): DraftSteps {
  return { past: [], now: changes, future: [], last: null }
}

/**
 * Only the fields in which the two differ are changed: a difference with another cause is not a
 * change of this draft.
 */
export function change(
  steps: DraftSteps,
  { from, to }: { readonly from: PinDraft; readonly to: PinDraft },
  at: number,
): DraftSteps {
  const fields = changedFields(from, to)
  if (fields === '') return steps
  const isSame =
    steps.last !== null && steps.last.fields === fields && at - steps.last.at < STEP_WINDOW_MS
  return {
    past: isSame ? steps.past : [...steps.past, steps.now].slice(-MAX_STEPS),
    now: { ...steps.now, ...changesBetween(from, to) },
    future: [],
    last: { fields, at },
  }
}

export function undo(steps: DraftSteps): DraftSteps {
  const before = steps.past.at(-1)
  return before === undefined
    ? steps
    : {
        past: steps.past.slice(0, -1),
        now: before,
        future: [steps.now, ...steps.future],
        last: null,
      }
}

export function redo(steps: DraftSteps): DraftSteps {
  const [next, ...rest] = steps.future
  return next === undefined
    ? steps
    : { past: [...steps.past, steps.now], now: next, future: rest, last: null }
}

/** Null for other keys, and when there is no step: the key is left to other handlers. */
export function stepByKeys(
  steps: DraftSteps,
  keys: Parameters<typeof matchesKeys>[1],
): DraftSteps | null {
  const isRedo = matchesKeys('Ctrl+Shift+z', keys) || matchesKeys('Ctrl+y', keys)
  if (!isRedo && !matchesKeys('Ctrl+z', keys)) return null
  const next = isRedo ? redo(steps) : undo(steps)
  return next === steps ? null : next
}

/** Of the design its own fields, so that a colour and a headline are two steps. */
function changedFields(before: PinDraft, after: PinDraft): string {
  const fields = [
    ...differing(before, after).filter((field) => field !== 'design'),
    ...differing(before.design, after.design),
  ]
  return fields.toSorted().join()
}

function differing(before: object, after: object): string[] {
  const old: Record<string, unknown> = { ...before }
  return Object.entries(after).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(old[field]) ? [] : [field],
  )
}
