/** A template while it is edited: as it was saved, as it is now, and what undo leads back to. */
import type { UnsavedTemplate } from '../../../kit/context/unsaved-templates.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { applyChange } from '#core/templates/edit/changes.ts'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import { readTemplate, writeTemplate } from '#core/templates/document/template-file.ts'
import type { Template } from '#core/templates/document/template.schema.ts'

export interface EditedTemplate {
  /** The version that was opened or saved last. */
  readonly version: number
  readonly saved: Template
  readonly now: Template
  /** Oldest first. */
  readonly past: readonly Template[]
  /** The next first. */
  readonly future: readonly Template[]
  /** Changes with the same key one after the other are one step: a colour that is dragged. */
  readonly lastKey: string | null
}

const MAX_STEPS = 200

export const openTemplate = (version: number, saved: Template, now = saved): EditedTemplate => ({
  version,
  saved,
  now,
  past: now === saved ? [] : [saved],
  future: [],
  lastKey: null,
})

export type Edited =
  | { readonly ok: true; readonly edited: EditedTemplate }
  | { readonly ok: false; readonly problem: Problem }

export function edit(
  edited: EditedTemplate,
  change: TemplateChange,
  key: string | null = null,
): Edited {
  const applied = applyChange(edited.now, change)
  if (!applied.ok) return applied
  const isSameStep = key !== null && key === edited.lastKey
  const past = isSameStep ? edited.past : [...edited.past, edited.now].slice(-MAX_STEPS)
  return {
    ok: true,
    edited: { ...edited, now: applied.template, past, future: [], lastKey: key },
  }
}

export function undo(edited: EditedTemplate): EditedTemplate {
  const before = edited.past.at(-1)
  if (before === undefined) return edited
  return {
    ...edited,
    now: before,
    past: edited.past.slice(0, -1),
    future: [edited.now, ...edited.future],
    lastKey: null,
  }
}

export function redo(edited: EditedTemplate): EditedTemplate {
  const [after, ...future] = edited.future
  if (after === undefined) return edited
  return { ...edited, now: after, past: [...edited.past, edited.now], future, lastKey: null }
}

/** Undo goes on to work after a version was saved. */
export const savedAs = (edited: EditedTemplate, version: number, saved: Template) => ({
  ...edited,
  version,
  saved,
  lastKey: null,
})

/** Of a template, which is never changed in place. */
const texts = new WeakMap<Template, string>()

/** Each state is asked about several times: whether it is changed, and what is kept of it. */
function textOf(template: Template): string {
  const text = texts.get(template) ?? JSON.stringify(writeTemplate(template))
  texts.set(template, text)
  return text
}

export const isChanged = ({ now, saved }: EditedTemplate): boolean =>
  now !== saved && textOf(now) !== textOf(saved)

/** Null when nothing has to be kept. */
export const keptText = (edited: EditedTemplate, at: number): string | null =>
  isChanged(edited)
    ? `{"version":${edited.version},"at":${at},"document":${textOf(edited.now)}}`
    : null

/**
 * Of the two places where changes are kept, the one that was written last. A killed browser loses
 * the end of `words`, which are in localStorage; `row` may never have been written.
 */
export function newestKept(words: string | null, row: UnsavedTemplate | null): string | null {
  if (row === null) return words
  if (words === null) return row.text
  const at = keptAt(words)
  // An earlier build kept words only, without a time.
  if (at === null) return row.text ?? words
  return at > row.at ? words : row.text
}

function keptAt(text: string): number | null {
  try {
    const { at } = JSON.parse(text) as { at?: unknown }
    return typeof at === 'number' ? at : null
  } catch {
    return null
  }
}

/** Null for what can't be read any more. */
export function readKept(text: string | null): { version: number; now: Template } | null {
  if (text === null) return null
  try {
    const kept = JSON.parse(text) as { version?: unknown; document?: unknown }
    const read = readTemplate(kept.document)
    return read.ok && typeof kept.version === 'number'
      ? { version: kept.version, now: read.template }
      : null
  } catch {
    return null
  }
}
