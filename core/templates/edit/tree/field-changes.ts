/** Changes of fields: of a layer, its size overrides, a variable, or the template. */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { templateEditProblem } from '#core/contract/problems/template-edit.problems.ts'
import type { Template } from '../../document/template.schema.ts'
import type { ChangeOf, StepResult } from './step-result.ts'
import { lockedBy } from './layer-locks.ts'
import { findLayer, nameOf, replaceLayer } from './layer-places.ts'

type Fields = Record<string, unknown>

interface Patch {
  patch: Fields
  unset: readonly string[]
}

export function changeFields(
  template: Template,
  change: ChangeOf<'setBox' | 'patchLayer' | 'renameLayer' | 'setLock' | 'setHidden'>,
  undoes: boolean,
): StepResult {
  const { layerId } = change
  const found = findLayer(template.layers, layerId)
  if (!found) return templateEditProblem('templateEdit.layerGone')
  if (found.layer.kind === 'other')
    return templateEditProblem('templateEdit.unknownKind', { layer: nameOf(found.layer) })
  const wish = patchOf(change)
  const locked = undoes ? null : lockedBy(found, [...Object.keys(wish.patch), ...wish.unset])
  if (locked) return locked
  const { fields, back } = patched(found.layer, wish)
  return {
    template: { ...template, layers: replaceLayer(template.layers, layerId, () => fields) },
    back: [{ type: 'patchLayer', layerId, ...back }],
  }
}

const valueOrNone = (name: string, value: unknown): Patch =>
  value === null ? { patch: {}, unset: [name] } : { patch: { [name]: value }, unset: [] }

function patchOf(change: Parameters<typeof changeFields>[1]): Patch {
  switch (change.type) {
    case 'setBox':
      return valueOrNone('box', change.box)
    case 'renameLayer':
      return valueOrNone('name', change.name)
    case 'setLock':
      return valueOrNone('lock', change.lock)
    case 'setHidden':
      return valueOrNone('hidden', change.hidden || null)
    case 'patchLayer':
      return { patch: change.patch, unset: change.unset ?? [] }
    default:
      return change satisfies never
  }
}

/** `back`: the inverse change of the fields. */
function patched<T extends object>(
  own: T,
  { patch, unset }: Patch,
): { fields: T; back: { patch: Fields; unset?: string[] } } {
  const before = new Map(Object.entries(own))
  const touched = new Set([...Object.keys(patch), ...unset])
  const missing = [...touched].filter((name) => !before.has(name))
  const kept = [...before].filter(([name]) => !unset.includes(name))
  const fields = Object.fromEntries([...kept, ...Object.entries(patch)])
  return {
    // the same fields; what was set is checked with the template
    fields: fields as T,
    back: {
      patch: Object.fromEntries([...before].filter(([name]) => touched.has(name))),
      ...(missing.length > 0 && { unset: missing }),
    },
  }
}

export function changeTemplate(
  template: Template,
  { patch, unset = [] }: ChangeOf<'patchTemplate'>,
): StepResult {
  const { fields, back } = patched(template, { patch, unset })
  return {
    template: fields,
    // of the fields that such a change can name
    back: [{ type: 'patchTemplate', ...back } as ChangeOf<'patchTemplate'>],
  }
}

export function changeVariable(
  template: Template,
  { name, variable }: ChangeOf<'setVariable'>,
): StepResult {
  const { variables } = template
  const { fields, back } = patched(variables, valueOrNone(name, variable))
  const was = back.patch[name] as ChangeOf<'setVariable'>['variable'] | undefined
  return {
    template: { ...template, variables: fields },
    back: [{ type: 'setVariable', name, variable: was ?? null }],
  }
}

/** A size without overrides is removed, unless it has other information. */
export function changeSizeOverride(
  template: Template,
  change: ChangeOf<'setSizeOverride'>,
  undoes: boolean,
): StepResult {
  const { size, layerId } = change
  const was = overrideOf(template, change)
  const refused = undoes ? null : refusedOverride(template, change)
  if (refused) return refused
  const keepsSize = isEmpty(template.sizes[size])
  return {
    template: { ...template, sizes: withOverride(template.sizes, change) },
    back: [
      { type: 'setSizeOverride', size, layerId, set: was ?? null, ...(keepsSize && { keepsSize }) },
    ],
  }
}

function overrideOf(
  { sizes }: Template,
  { size, layerId }: ChangeOf<'setSizeOverride'>,
): Fields | undefined {
  const layers = sizes[size]?.layers ?? {}
  return Object.hasOwn(layers, layerId) ? layers[layerId] : undefined
}

function refusedOverride(template: Template, change: ChangeOf<'setSizeOverride'>): Problem | null {
  const found = findLayer(template.layers, change.layerId)
  if (!found) return change.set ? templateEditProblem('templateEdit.layerGone') : null
  const names = [change.set, overrideOf(template, change)].flatMap((set) => Object.keys(set ?? {}))
  return lockedBy(found, names)
}

function withOverride(
  sizes: Template['sizes'],
  { size, layerId, set, keepsSize }: ChangeOf<'setSizeOverride'>,
): Template['sizes'] {
  const { [size]: own, ...others } = sizes
  const { fields: layers } = patched(own?.layers ?? {}, valueOrNone(layerId, set))
  const sized = { ...own, layers }
  return isEmpty(sized) && keepsSize !== true ? others : { ...others, [size]: sized }
}

const isEmpty = (size: Template['sizes'][keyof Template['sizes']]): boolean =>
  size !== undefined && Object.keys(size.layers).length === 0 && Object.keys(size).length === 1
