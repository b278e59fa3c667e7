/**
 * Copies layers within a template or to another one, with the variables that they name, their size
 * overrides and their fonts.
 */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { templateEditProblem } from '#core/contract/problems/template-edit.problems.ts'
import { allLayers } from '../../document/layer-tree.ts'
import { readTemplate, writeTemplate } from '../../document/template-file.ts'
import { isDoc } from '../../document/template-limits.ts'
import {
  SizeName,
  type DocumentBox,
  type Layer,
  type Template,
} from '../../document/template.schema.ts'
import { namedIn, newIds, withIds, type NewIds } from './layer-copy.ts'
import { findLayer, outermost, type LayerPlace } from '../tree/layer-places.ts'
import type { SimpleChange, TemplateChange } from '../tree/template-change.schema.ts'
import { isOnCanvasOnly } from '../tree/tree-changes.ts'

/** A template with the copied layers only. */
export interface LayerClip {
  readonly template: Template
  /** Layers without a box, because they were in the row of a stack. */
  readonly inRow: readonly string[]
}

/** In characters; a document is smaller than this. */
const MAX_CLIP_LENGTH = 400_000
const FORMAT = 'pinloom-layers'
/** For a layer without a box, outside a stack. */
const FIRST_BOX: DocumentBox = { x: 100, y: 100, width: 800, height: 400 }
/** Offset of a copy from its original. */
const STEP = 24

/** Null: none of the layers is in the template. */
export function copyLayers(template: Template, ids: readonly string[]): LayerClip | null {
  const layers = outermost(template.layers, new Set(ids))
  if (layers.length === 0) return null
  const own = new Set(allLayers(layers).map(({ id }) => id))
  const sizes: Template['sizes'] = {}
  for (const size of SizeName.options) {
    const kept = Object.entries(template.sizes[size]?.layers ?? {}).filter(([id]) => own.has(id))
    if (kept.length > 0) sizes[size] = { layers: Object.fromEntries(kept) }
  }
  return {
    template: { ...template, layers, sizes, variables: variablesOf(template, layers) },
    inRow: layers.flatMap(({ id, box }) => (!box && isInRow(template, id) ? [id] : [])),
  }
}

function isInRow({ layers }: Template, id: string): boolean {
  return findLayer(layers, id)?.around.at(-1)?.stack !== undefined
}

/** Variables that the layers name, and variables that their defaults name. */
function variablesOf({ variables }: Template, layers: readonly Layer[]): Template['variables'] {
  const kept = new Set<string>()
  const texts = layers.map((layer) => JSON.stringify(layer))
  for (let text = texts.pop(); text !== undefined; text = texts.pop())
    for (const [name, variable] of Object.entries(variables)) {
      const isNamed = text.includes(`{${name}}`) || text.includes(JSON.stringify(name))
      if (!isNamed || kept.has(name)) continue
      kept.add(name)
      texts.push(JSON.stringify(variable))
    }
  return Object.fromEntries(Object.entries(variables).filter(([name]) => kept.has(name)))
}

export const writeClip = ({ template, inRow }: LayerClip): string =>
  JSON.stringify({ format: FORMAT, inRow, template: writeTemplate(template) })

type ReadClip =
  | { readonly ok: true; readonly clip: LayerClip }
  | { readonly ok: false; readonly problem: Problem }

/** From untrusted text, within the limits of a template. */
export function readClip(text: string): ReadClip {
  const value = text.length > MAX_CLIP_LENGTH ? null : jsonIn(text)
  if (!isDoc(value) || value['format'] !== FORMAT)
    return { ok: false, problem: templateEditProblem('templateEdit.noLayers') }
  const read = readTemplate(value['template'])
  if (!read.ok) return read
  const { inRow } = value
  const ids = Array.isArray(inRow) ? inRow.filter((id) => typeof id === 'string') : []
  return { ok: true, clip: { template: read.template, inRow: ids } }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

interface Pasted {
  readonly change: TemplateChange
  /** Ids of the copied layers in paint order. */
  readonly ids: readonly string[]
}

/** The template's variables and its own layers stay unchanged. */
export function pasteLayers(template: Template, clip: LayerClip, at: LayerPlace): Pasted {
  const source = clip.template
  const ids = newIds(template, source.layers)
  const layers = source.layers.map((layer) => withIds(layer, ids))
  const added = addedLayers(template, clip, { layers, at })
  const changes: SimpleChange[] = [
    ...newVariables(template, source),
    ...newFonts(template, source),
    { type: 'addLayers', layers: added },
    ...overridesOf(source, ids),
    // Last, because a locked layer would refuse the size overrides.
    ...locksOf(layers),
  ]
  return { change: { type: 'batch', changes }, ids: layers.map(({ id }) => id) }
}

type Added = Extract<SimpleChange, { type: 'addLayers' }>['layers']

function addedLayers(
  template: Template,
  { template: source, inRow }: LayerClip,
  { layers, at }: { layers: readonly Layer[]; at: LayerPlace },
): Added {
  const parent = at.parent === null ? undefined : findLayer(template.layers, at.parent)?.layer
  const isStack = parent?.kind === 'group' && parent.stack !== undefined
  const siblings = parent?.kind === 'group' ? parent.layers : template.layers
  const boxes = siblings.flatMap(({ box }) => box ?? [])
  const rows = new Set(inRow)
  let { index } = at
  return layers.map((layer, place) => {
    const wasInRow = rows.has(source.layers[place]?.id ?? '')
    const placed = placedLayer(unlocked(layer), { boxes, isLoose: wasInRow && !isStack })
    if (at.parent !== null && isOnCanvasOnly(layer))
      return { layer: placed, parent: null, index: template.layers.length }
    return { layer: placed, parent: at.parent, index: index++ }
  })
}

function placedLayer(
  layer: Layer,
  { boxes, isLoose }: { boxes: readonly DocumentBox[]; isLoose: boolean },
): Layer {
  if (layer.kind === 'other') return layer
  const wanted = layer.box ?? (isLoose ? FIRST_BOX : undefined)
  if (!wanted) return layer
  let box = wanted
  while (boxes.some(({ x, y }) => x === box.x && y === box.y) && box.x < 1_000)
    box = { ...box, x: box.x + STEP, y: box.y + STEP }
  return { ...layer, box }
}

function unlocked(layer: Layer): Layer {
  if (layer.kind === 'other') return layer
  const { lock: _, ...rest } = layer
  const open = rest as Layer
  return open.kind === 'group' ? { ...open, layers: open.layers.map(unlocked) } : open
}

const locksOf = (layers: readonly Layer[]): SimpleChange[] =>
  allLayers(layers)
    // Layers in a locked group can still be locked: a lock is always changeable.
    .flatMap(({ id, lock }) =>
      lock ? [{ type: 'patchLayer' as const, layerId: id, patch: { lock } }] : [],
    )

const newVariables = (template: Template, source: Template): SimpleChange[] =>
  Object.entries(source.variables).flatMap(([name, variable]) =>
    Object.hasOwn(template.variables, name)
      ? []
      : [{ type: 'setVariable' as const, name, variable }],
  )

/** A font is copied if no text of the template uses the font that it replaces. */
function newFonts(template: Template, source: Template): SimpleChange[] {
  const [used, brought] = [fontsOf(template.layers), fontsOf(source.layers)]
  const fonts = { ...template.fonts }
  for (const role of ['heading', 'body'] as const)
    if (brought.has(role) && !used.has(role)) fonts[role] = source.fonts[role]
  const isSame = fonts.heading === template.fonts.heading && fonts.body === template.fonts.body
  return isSame ? [] : [{ type: 'patchTemplate', patch: { fonts } }]
}

type FontRole = 'heading' | 'body'

const fontsOf = (layers: readonly Layer[]): ReadonlySet<FontRole> =>
  new Set(allLayers(layers).flatMap(fontsIn))

function fontsIn(layer: Layer): FontRole[] {
  if (layer.kind === 'logo') return ['body']
  // The numbers of a list use the heading font in any row font.
  if (layer.kind === 'list') return ['heading', layer.style?.font ?? 'body']
  if (layer.kind !== 'text') return []
  return [layer.style?.font ?? 'body', ...layer.parts.flatMap(({ style }) => style?.font ?? [])]
}

const overridesOf = ({ sizes }: Template, ids: NewIds): SimpleChange[] =>
  SizeName.options.flatMap((size) =>
    Object.entries(sizes[size]?.layers ?? {}).flatMap(([id, set]) => {
      const layerId = ids.get(id)
      return layerId === undefined
        ? []
        : [{ type: 'setSizeOverride' as const, size, layerId, set: namedIn(set, ids) }]
    }),
  )
