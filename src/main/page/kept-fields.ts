/**
 * Hydration overwrites fields with React's values. This keeps what was typed or ticked before, and
 * replays it as input events. React does not replay them. A `select` is not kept: no prerendered
 * page has one.
 */
import { isHydrated } from './is-hydrated.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

export interface KeptFields {
  /** Replays the fields that are hydrated, once each. React knows their values from then on. */
  readonly replay: () => void
  readonly stop: () => void
}

/** Until a field is replayed, typing continues after the kept text. */
export function keepFields(root: HTMLElement): KeptFields {
  const kept = new Map<Field, string>()
  const known = new WeakSet<Field>()
  const track = (field: Field): void => {
    if (valueOf(field) === valueInReact(field)) kept.delete(field)
    else kept.set(field, valueOf(field))
  }
  const onInput = ({ target }: Event): void => {
    if (!isField(target) || known.has(target)) return
    if (!kept.has(target) && isHydrated(target)) known.add(target)
    else track(target)
  }
  const restoreText = ({ target }: Event): void => {
    if (!isField(target)) return
    const text = kept.get(target) ?? target.value
    if (target.value !== text) target.value = text
  }
  for (const field of root.querySelectorAll('input, textarea')) if (isField(field)) track(field)
  addEventListener('beforeinput', restoreText, true)
  addEventListener('input', onInput, true)
  return {
    replay() {
      for (const [field, text] of kept) {
        const restoreCaret = caretOf(field, text)
        if (!isHydrated(field)) continue
        kept.delete(field)
        known.add(field)
        replayInput(field, text)
        restoreCaret()
      }
    },
    stop() {
      removeEventListener('beforeinput', restoreText, true)
      removeEventListener('input', onInput, true)
    },
  }
}

function isField(part: unknown): part is Field {
  return part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function valueOf(field: Field): string {
  return isCheckable(field) ? String(field.checked) : field.value
}

/** React writes the value that it knows into the field's attribute. */
function valueInReact(field: Field): string {
  return isCheckable(field) ? String(field.defaultChecked) : field.defaultValue
}

/** Must be called before the field's part is hydrated, which may empty it. */
function caretOf(field: Field, text: string): () => void {
  const { value, selectionStart, selectionEnd } = field
  return () => {
    if (value === text && selectionStart !== null && field === document.activeElement)
      field.setSelectionRange(selectionStart, selectionEnd)
  }
}

function replayInput(field: Field, text: string): void {
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (isCheckable(field)) {
    field.checked = text !== 'true'
    field.click()
    return
  }
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  // React notices a change only if the native setter made it and the value differs from the last
  // one.
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
