/**
 * Reads a template's document from outside: brings an older version up step by step, refuses what
 * would cost more than a template is worth, and keeps layers of unknown kinds as they came. Never
 * throws: every value is either a template or refused with a code.
 */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { templateProblem } from '#core/contract/problems/template.problems.ts'
import { allLayers, LEAD_COLLAGE, overlaid } from './layer-tree.ts'
import { Layer, TEMPLATE_VERSION, Template } from './template.schema.ts'
import { faultOfValues, isDoc, MAX_DEPTH, type Doc } from './template-limits.ts'

export const MAX_LAYERS = 500
/** Each is set dozens of times until its rows fit. */
export const MAX_LISTS = 4
/** Each may be as large as the pin, 10 MB of pixels; a collage counts as three. */
export const MAX_PICTURES = 16
const KINDS: ReadonlySet<unknown> = new Set([
  'picture',
  'shape',
  'text',
  'list',
  'collage',
  'logo',
  'scrim',
  'group',
])

/** From the version that names it to the next. */
export type UpcastSteps = Readonly<Record<number, (document: Doc) => Doc>>

/** Version 1 is the first. */
const STEPS: UpcastSteps = {}

export type ReadTemplate =
  | { ok: true; template: Template; /** What is not drawn. */ notes: Problem[] }
  | { ok: false; problem: Problem }

const refused = (why: Problem): ReadTemplate => ({ ok: false, problem: why })

export function readTemplate(value: unknown): ReadTemplate {
  if (!isDoc(value)) return refused(templateProblem('template.notOne'))
  const fault = faultOfValues(value)
  if (fault) return { ok: false, problem: fault }
  const version = versionOf(value)
  if (version === null) return refused(templateProblem('template.notOne'))
  if (version > TEMPLATE_VERSION) return refused(templateProblem('template.newer'))
  return checked(upcast(value, STEPS, TEMPLATE_VERSION))
}

function versionOf({ v }: Doc): number | null {
  return typeof v === 'number' && Number.isInteger(v) && v >= 1 ? v : null
}

/** Of this version by now. */
function checked(current: Doc): ReadTemplate {
  const walked = walkLayers(current)
  if ('problem' in walked) return { ok: false, problem: walked.problem }
  const parsed = Template.safeParse({ ...current, layers: walked.layers })
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path ?? []
    return refused(templateProblem('template.wrong', { where: placeOf(walked.layers, path) }))
  }
  const damaged = wrongOverride(parsed.data)
  return damaged === null
    ? { ok: true, template: parsed.data, notes: walked.notes }
    : refused(templateProblem('template.wrong', { where: damaged }))
}

/**
 * What cases and sizes make of a layer has to be a layer of the same kind. They bring no layers and
 * cases no cases, so that the limits hold and each layer is looked at by itself.
 */
function wrongOverride({ layers, sizes }: Template): string | null {
  const perSize = Object.values(sizes).map(
    (size): Record<string, Record<string, unknown>> => size?.layers ?? {},
  )
  for (const layer of allLayers(layers)) {
    const own = perSize.flatMap((changes): Changes[] => {
      const set = Object.hasOwn(changes, layer.id) ? changes[layer.id] : undefined
      return set ? [set] : []
    })
    const wrong = wrongSet(layer, own)
    if (wrong) return `${layer.name ?? layer.id}: ${Object.keys(wrong).join(', ').slice(0, 60)}`
  }
  return null
}

type Changes = Record<string, unknown>

function wrongSet(layer: Layer, perSize: readonly Changes[]): Changes | null {
  const alone = withoutKids(layer)
  const wrongCase = casesOf(layer).find((set) => 'cases' in set || !changed(alone, set))
  if (wrongCase) return wrongCase
  for (const set of perSize) {
    const sized = changed(alone, set)
    if (!sized) return set
    const wrong = casesOf(sized).find((own) => 'cases' in own || !changed(withoutKids(sized), own))
    if (wrong) return wrong
  }
  return null
}

const casesOf = ({ cases = [] }: Layer): Changes[] => cases.map(({ set }) => set)

/** Its layers and cases are looked at by themselves. */
const withoutKids = (layer: Layer): Layer =>
  layer.kind === 'group' ? { ...layer, cases: [], layers: [] } : { ...layer, cases: [] }

/** Null = not a layer of the same kind. */
function changed(layer: Layer, set: Changes): Layer | null {
  if ('layers' in set) return null
  const read = Layer.safeParse(overlaid(layer, set))
  return read.success && read.data.kind === layer.kind && read.data.id === layer.id
    ? read.data
    : null
}

/** Throws when a version has no step: a fault of ours. */
export function upcast(document: Doc, steps: UpcastSteps, to: number): Doc {
  let current = document
  for (let version = Number(document['v']); version < to; version++) {
    const step = steps[version]
    if (!step) throw new Error(`No step leads from version ${version} of a template.`)
    current = { ...step(current), v: version + 1 }
  }
  return current
}

/** As it is stored: layers of unknown kinds as they came. */
export function writeTemplate(template: Template): Doc {
  return { ...template, layers: template.layers.map(unwrapped) }
}

function unwrapped(layer: Template['layers'][number]): unknown {
  if (layer.kind === 'other') return layer.layer
  return layer.kind === 'group' ? { ...layer, layers: layer.layers.map(unwrapped) } : layer
}

interface Walk {
  ids: Set<string>
  count: number
  lists: number
  pictures: number
  notes: Problem[]
}

function walkLayers(document: Doc): { layers: unknown[]; notes: Problem[] } | { problem: Problem } {
  const walk: Walk = { ids: new Set(), count: 0, lists: 0, pictures: 0, notes: [] }
  const found = layersIn(document['layers'], walk, 1)
  return Array.isArray(found) ? { layers: found, notes: walk.notes } : { problem: found }
}

function layersIn(value: unknown, walk: Walk, depth: number): unknown[] | Problem {
  if (!Array.isArray(value)) return templateProblem('template.wrong', { where: 'layers' })
  if (depth > MAX_DEPTH) return templateProblem('template.tooDeep', { most: MAX_DEPTH })
  walk.count += value.length
  if (walk.count > MAX_LAYERS)
    return templateProblem('template.tooManyLayers', { most: MAX_LAYERS })
  const layers: unknown[] = []
  for (const raw of value) {
    const layer = layerOf(raw, walk, depth)
    if ('code' in layer) return layer
    layers.push(layer.layer)
  }
  return layers
}

function layerOf(raw: unknown, walk: Walk, depth: number): { layer: unknown } | Problem {
  if (!isDoc(raw) || typeof raw['id'] !== 'string')
    return templateProblem('template.wrong', { where: 'layers' })
  const { id, kind } = raw
  if (walk.ids.has(id)) return templateProblem('template.twice', { layer: nameOf(raw) })
  walk.ids.add(id)
  if (!KINDS.has(kind)) {
    walk.notes.push(
      templateProblem('template.layerSkipped', { layer: nameOf(raw), kind: short(kind) }),
    )
    return { layer: { id, kind: 'other', layer: raw } }
  }
  const dear = tooDear(kind, walk)
  if (dear) return dear
  if (kind !== 'group') return { layer: raw }
  const layers = layersIn(raw['layers'], walk, depth + 1)
  return Array.isArray(layers) ? { layer: { ...raw, layers } } : layers
}

/** Counts what costs more than the other layers. */
function tooDear(kind: unknown, walk: Walk): Problem | null {
  if (kind === 'list') walk.lists += 1
  if (kind === 'picture') walk.pictures += 1
  if (kind === 'collage') walk.pictures += LEAD_COLLAGE
  if (walk.lists > MAX_LISTS) return templateProblem('template.tooManyLists', { most: MAX_LISTS })
  return walk.pictures > MAX_PICTURES
    ? templateProblem('template.tooManyPictures', { most: MAX_PICTURES })
    : null
}

/** Of a value that may be anything: an object may not even have a string. */
const short = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 40) : typeof value
const nameOf = (layer: Doc): string => short(layer['name'] ?? layer['id'])

/** The innermost layer on the way, and the field. */
function placeOf(layers: readonly unknown[], path: readonly PropertyKey[]): string {
  let here: unknown = { layers }
  let name = ''
  for (const key of path) {
    here = typeof here === 'object' && here !== null ? Reflect.get(here, key) : undefined
    if (isDoc(here) && typeof here['id'] === 'string') name = nameOf(here)
  }
  const field = path.filter((key) => typeof key === 'string').at(-1)
  return [name, field === 'layers' ? '' : short(field ?? '')].filter(Boolean).join(': ') || 'layers'
}
