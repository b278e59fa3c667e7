/** What is different between two versions of a template, for words about it. */
import { allLayers } from '../document/layer-tree.ts'
import { SizeName, type Layer, type Template } from '../document/template.schema.ts'
import { findLayer } from './tree/layer-places.ts'

/** What a layer can differ in, in the order in which it is reported. */
const LAYER_ASPECTS = [
  'name',
  'text',
  'moved',
  'resized',
  'order',
  'color',
  'type',
  'look',
  'visibility',
  'lock',
  'rules',
  'sizes',
  'other',
] as const
type LayerAspect = (typeof LAYER_ASPECTS)[number]

const TEMPLATE_ASPECTS = ['fonts', 'colors', 'guides', 'variables', 'other'] as const
type TemplateAspect = (typeof TEMPLATE_ASPECTS)[number]

export interface TemplateDiff {
  /** Outermost only, as they are in the newer one. */
  readonly added: readonly Layer[]
  /** Outermost only, as they were in the older one. */
  readonly removed: readonly Layer[]
  /** As they are in the newer one, in the order of painting. */
  readonly changed: readonly { readonly layer: Layer; readonly aspects: readonly LayerAspect[] }[]
  readonly template: readonly TemplateAspect[]
}

/** The template's name is not compared: it is not kept by version. */
export function diffTemplates(before: Template, after: Template): TemplateDiff {
  const [were, are] = [byId(before), byId(after)]
  const reordered = reorderedIn(before, after)
  return {
    added: newIn(after.layers, were),
    removed: newIn(before.layers, are),
    changed: [...are.values()].flatMap((layer) => {
      const old = were.get(layer.id)
      if (old === undefined) return []
      const found = new Set<LayerAspect>(fieldAspects(old, layer))
      if (reordered.has(layer.id)) found.add('order')
      if (!isEqual(sizesOf(before, layer.id), sizesOf(after, layer.id))) found.add('sizes')
      const aspects = LAYER_ASPECTS.filter((aspect) => found.has(aspect))
      return aspects.length === 0 ? [] : [{ layer, aspects }]
    }),
    template: templateAspects(before, after),
  }
}

export const isEmptyDiff = ({ added, removed, changed, template }: TemplateDiff): boolean =>
  added.length + removed.length + changed.length + template.length === 0

const byId = ({ layers }: Template): ReadonlyMap<string, Layer> =>
  new Map(allLayers(layers).map((layer) => [layer.id, layer]))

function newIn(layers: readonly Layer[], known: ReadonlyMap<string, Layer>): Layer[] {
  return layers.flatMap((layer) => {
    if (!known.has(layer.id)) return [layer]
    return layer.kind === 'group' ? newIn(layer.layers, known) : []
  })
}

const ASPECT_OF: Readonly<Record<string, LayerAspect>> = {
  name: 'name',
  parts: 'text',
  of: 'text',
  size: 'resized',
  pin: 'resized',
  color: 'color',
  fill: 'color',
  ground: 'color',
  gradient: 'color',
  style: 'type',
  fit: 'type',
  largest: 'type',
  align: 'type',
  alignEnd: 'type',
  smallest: 'type',
  most: 'look',
  shape: 'look',
  stack: 'resized',
  anchor: 'type',
  curve: 'type',
  opacity: 'look',
  turn: 'look',
  radius: 'look',
  blend: 'look',
  effects: 'look',
  plate: 'look',
  source: 'look',
  subject: 'look',
  empty: 'look',
  marker: 'look',
  hidden: 'visibility',
  lock: 'lock',
  when: 'rules',
  cases: 'rules',
}
type Fields = Readonly<Record<string, unknown>>

/** What a person sees change if these fields of a layer change. */
export const aspectsOfFields = (names: readonly string[]): LayerAspect[] => [
  ...new Set(names.map((name) => (name === 'box' ? 'moved' : (ASPECT_OF[name] ?? 'other')))),
]

function fieldAspects(before: Layer, after: Layer): LayerAspect[] {
  const [old, now]: [Fields, Fields] = [{ ...before }, { ...after }]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => name !== 'layers' && !isEqual(old[name], now[name]))
    .flatMap((name) => (name === 'box' ? boxAspects(before, after) : (ASPECT_OF[name] ?? 'other')))
}

function boxAspects({ box: before }: Layer, { box: after }: Layer): LayerAspect[] {
  if (!before || !after) return ['moved']
  const isMoved = before.x !== after.x || before.y !== after.y
  const isResized = before.width !== after.width || before.height !== after.height
  if (!isMoved && !isResized) return ['other']
  return [...(isMoved ? ['moved' as const] : []), ...(isResized ? ['resized' as const] : [])]
}

/** Layers in another group, and as few of one group as distinguish its two orders. */
function reorderedIn(before: Template, after: Template): ReadonlySet<string> {
  const parents = (template: Template) =>
    new Map(
      allLayers(template.layers).map(({ id }) => [id, findLayer(template.layers, id)?.parent]),
    )
  const [were, are] = [parents(before), parents(after)]
  const reordered = new Set(
    [...are.keys()].filter((id) => were.has(id) && were.get(id) !== are.get(id)),
  )
  const stayed = [...are.keys()].filter((id) => were.has(id) && !reordered.has(id))
  const oldPlace = new Map([...were.keys()].map((id, place) => [id, place]))
  for (const siblings of Map.groupBy(stayed, (id) => are.get(id)).values()) {
    const kept = longestRise(siblings.map((id) => oldPlace.get(id) ?? 0))
    for (const [place, id] of siblings.entries()) if (!kept.has(place)) reordered.add(id)
  }
  return reordered
}

interface Run {
  readonly length: number
  /** Index of the number before its last; -1 = it has only one. */
  readonly from: number
}

/** Indexes of a longest run of numbers that rise. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const runs: Run[] = []
  for (const number of numbers) {
    const before = runs
      .map((run, from): Run => ({ length: run.length + 1, from }))
      .filter(({ from }) => (numbers[from] ?? number) < number)
    runs.push(longestOf(before) ?? { length: 1, from: -1 })
  }
  const rise = new Set<number>()
  const last = longestOf(runs)
  for (let at = last ? runs.indexOf(last) : -1; at >= 0; at = runs[at]?.from ?? -1) rise.add(at)
  return rise
}

const longestOf = (runs: readonly Run[]): Run | undefined =>
  runs.toSorted((one, other) => other.length - one.length)[0]

const sizesOf = ({ sizes }: Template, id: string): unknown =>
  SizeName.options.map((size) => sizes[size]?.layers[id] ?? null)

const APART: ReadonlySet<string> = new Set(['id', 'v', 'name', 'layers', 'sizes'])

function templateAspects(before: Template, after: Template): TemplateAspect[] {
  const [old, now]: [Fields, Fields] = [{ ...before }, { ...after }]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => !APART.has(name) && !isEqual(old[name], now[name]),
  )
  const aspects = new Set(
    names.map((name) => TEMPLATE_ASPECTS.find((aspect) => aspect === name) ?? 'other'),
  )
  return TEMPLATE_ASPECTS.filter((aspect) => aspects.has(aspect))
}

/** Of JSON; a field that is undefined is none. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [a, b]: [Fields, Fields] = [{ ...one }, { ...other }]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) =>
    isEqual(a[name], b[name]),
  )
}
