/** Layers that a person adds: each can be seen and read where it is placed. */
import { allLayers, LEAD_COLLAGE } from '../../document/layer-tree.ts'
import {
  MAX_SOURCES,
  type Layer,
  type ShapeLayer,
  type Template,
  type TextLayer,
} from '../../document/template.schema.ts'
import { newIds, withIds } from './layer-copy.ts'
import type { LayerPlace } from '../tree/layer-places.ts'
import type { SimpleChange, TemplateChange } from '../tree/template-change.schema.ts'
import { isOnCanvasOnly } from '../tree/tree-changes.ts'

/** As a person knows them: `words` are the same on every pin, a `photo` fills the pin. */
export const NEW_LAYER_KINDS = [
  'headline',
  'kicker',
  'words',
  'picture',
  'photo',
  'rect',
  'ellipse',
  'drawing',
  'collage',
  'list',
  'scrim',
  'logo',
] as const
export type NewLayerKind = (typeof NEW_LAYER_KINDS)[number]

const WIDE = { h: 'both', v: 'scale' } as const

const text = (id: string, parts: string, y: number): TextLayer => ({
  id,
  kind: 'text',
  role: 'kicker',
  parts: [{ text: parts }],
  style: { font: 'body', weight: 'bold', lineHeight: 1.2 },
  color: { readable: 'accent', on: 'background' },
  align: 'centre',
  anchor: 'middle',
  fit: { largest: 48, smallest: 36, lines: 2 },
  box: { x: 80, y, width: 840, height: 120 },
  pin: WIDE,
})

const shape = (id: string, form: ShapeLayer['shape']): ShapeLayer => ({
  id,
  kind: 'shape',
  shape: form,
  fill: 'accent',
  box: { x: 300, y: 550, width: 400, height: 400 },
  pin: { h: 'centre', v: 'centre' },
})

const LIST: Layer = {
  id: 'list',
  kind: 'list',
  of: 'items',
  color: 'text',
  most: 8,
  largest: 48,
  gap: 24,
  leastRow: 52,
  slack: 0,
  box: { x: 80, y: 760, width: 840, height: 560 },
  pin: WIDE,
  marker: { kind: 'dot', size: 18, indent: 48, color: 'accent' },
}

interface Filling {
  /** Of a text that is always the same, in the person's language. */
  readonly words: string
  /** Of a picture. */
  readonly source: number
}

/** All but the tint of a photo, which depends on the layers that are there. */
const MADE: Readonly<Record<Exclude<NewLayerKind, 'scrim'>, (filling: Filling) => Layer>> = {
  headline: () => ({
    ...text('headline', '{headline}', 500),
    role: 'headline',
    style: { font: 'heading' },
    color: 'text',
    fit: { largest: 120, smallest: 60, lines: 6 },
    box: { x: 80, y: 500, width: 840, height: 500 },
  }),
  kicker: () => text('kicker', '{kicker}', 300),
  words: ({ words }) => ({ ...text('words', words, 1_120), name: words }),
  picture: ({ source }) => ({
    id: 'picture',
    kind: 'picture',
    source,
    box: { x: 200, y: 120, width: 600, height: 600 },
    pin: WIDE,
  }),
  photo: ({ source }) => ({ id: 'photo', kind: 'picture', source, ground: 'background' }),
  rect: () => shape('rect', 'rect'),
  ellipse: () => shape('ellipse', 'ellipse'),
  drawing: () => ({
    ...shape('drawing', 'brush'),
    box: { x: 80, y: 560, width: 840, height: 320 },
    pin: WIDE,
  }),
  collage: () => ({
    id: 'collage',
    kind: 'collage',
    pattern: 'lead',
    gap: 16,
    box: { x: 80, y: 120, width: 840, height: 760 },
    pin: WIDE,
  }),
  list: () => LIST,
  logo: () => ({
    id: 'brand',
    kind: 'logo',
    box: { x: 64, y: 1396, width: 420, height: 40 },
    pin: { h: 'start', v: 'end' },
    color: 'text',
  }),
}

const VARIABLES: Partial<Record<NewLayerKind, string>> = { headline: 'headline', kicker: 'kicker' }

interface NewLayerRequest {
  readonly kind: NewLayerKind
  readonly words: string
  /** Above what is selected. */
  readonly at: LayerPlace
}

/** A tint needs a photo of the whole pin, and words on it that have none. */
export const canAdd = (template: Template, kind: NewLayerKind): boolean =>
  kind !== 'scrim' || tintOf(template) !== null

/** Of a kind that can be added. */
export function addedLayer(
  template: Template,
  request: NewLayerRequest,
): { change: TemplateChange; id: string } {
  const { kind } = request
  const { layer, place } = newLayer(template, request)
  const scrim = kind === 'photo' ? scrimOn(template, layer.id) : []
  const variable = VARIABLES[kind]
  const changes: SimpleChange[] = [
    ...(variable === undefined || Object.hasOwn(template.variables, variable)
      ? []
      : [{ type: 'setVariable' as const, name: variable, variable: { missing: HIDE } }]),
    {
      type: 'addLayers',
      layers: [layer, ...scrim].map((one, after) => ({
        layer: one,
        parent: place.parent,
        index: place.index + after,
      })),
    },
  ]
  return { change: { type: 'batch', changes }, id: layer.id }
}

const HIDE = { do: 'hide' } as const

interface PlacedLayer {
  readonly layer: Layer
  readonly place: LayerPlace
}

function newLayer(template: Template, { kind, words, at }: NewLayerRequest): PlacedLayer {
  if (kind === 'scrim') {
    const tint = tintOf(template)
    if (tint === null) throw new Error('There is no photo that a tint could be added to.')
    return tint
  }
  const made = MADE[kind]({ words, source: nextSource(template) })
  const layer = withIds(made, newIds(template, [made]))
  return { layer, place: placeOf(template, layer, at) }
}

/** Directly above the photo of the whole pin; null = it can't be added. */
function tintOf(template: Template): PlacedLayer | null {
  const index = template.layers.findLastIndex(({ kind, box }) => kind === 'picture' && !box)
  const photo = template.layers[index]
  const [layer] = photo ? scrimOn(template, photo.id) : []
  return layer ? { layer, place: { parent: null, index: index + 1 } } : null
}

/** The first picture that no layer shows yet. */
function nextSource({ layers }: Template): number {
  const all = allLayers(layers)
  const inCollages = all.some(({ kind }) => kind === 'collage') ? LEAD_COLLAGE : 0
  const shown = new Set(all.flatMap((layer) => (layer.kind === 'picture' ? [layer.source] : [])))
  const free = Array.from({ length: MAX_SOURCES }, (_, at) => at).find(
    (at) => at >= inCollages && !shown.has(at),
  )
  return free ?? 0
}

/** A photo of the whole pin lies under all that is not the ground; nothing comes under its scrim. */
function placeOf({ layers }: Template, layer: Layer, at: LayerPlace): LayerPlace {
  if (!layer.box) return { parent: null, index: isGround(layers[0]) ? 1 : 0 }
  if (isOnCanvasOnly(layer)) return { parent: null, index: layers.length }
  if (at.parent !== null) return aboveGroup(layers, at.parent)
  const isUnderScrim = at.parent === null && layers[at.index]?.kind === 'scrim'
  return isUnderScrim ? { ...at, index: at.index + 1 } : at
}

/** The box is in units of the pin: in a group it could come to lie outside the pin. */
function aboveGroup(layers: readonly Layer[], group: string): LayerPlace {
  const index = layers.findIndex((one) => allLayers([one]).some(({ id }) => id === group))
  return { parent: null, index: index + 1 }
}

/** As many as a scrim can name. */
const MAX_BEHIND = 20

/** So that the words that were there read on the photo. */
function scrimOn(template: Template, photo: string): Layer[] {
  const all = allLayers(template.layers)
  const behind = all.filter(({ kind }) => kind === 'text' || kind === 'list' || kind === 'logo')
  if (behind.length === 0 || all.some(({ kind }) => kind === 'scrim')) return []
  const scrim: Layer = {
    id: 'scrim',
    kind: 'scrim',
    on: photo,
    behind: behind.slice(0, MAX_BEHIND).map(({ id }) => id),
    least: 0,
    most: 0.95,
  }
  return [withIds(scrim, newIds(template, [scrim]))]
}

const isGround = (layer: Layer | undefined): boolean => layer?.kind === 'shape' && !layer.box
