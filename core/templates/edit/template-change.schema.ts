/**
 * Changes of a template, as the editor makes them and as they are stored: one change is one gesture
 * or one edit of a panel. Ids of new layers come inside the change, so a change gives the same
 * document everywhere.
 */
import { z } from 'zod'
import { DocumentBox, Layer, SizeName, Template } from '../template.schema.ts'

const Id = z.string().min(1).max(60)
const Fields = z.record(z.string(), z.unknown())
const LayerId = { layerId: Id }
/** `parent` null is the canvas. An index past the end is the end. */
const Place = { parent: Id.nullable(), index: z.int().min(0) }

/** An inverse: neither locks nor what only people may not do refuse it. */
const Undoes = { undoes: z.boolean().optional() }

/** Changed by changes of their own, or never. */
const FIXED_FIELDS: ReadonlySet<string> = new Set(['id', 'kind', 'layers', '__proto__'])
const isFree = (name: string): boolean => !FIXED_FIELDS.has(name)
const LayerFields = Fields.refine((fields) => Object.keys(fields).every(isFree))

/** In the units of its parent; null = it has none, and is in the row of its stack. */
const SetBox = z.object({
  type: z.literal('setBox'),
  ...Undoes,
  ...LayerId,
  box: DocumentBox.nullable(),
})

/** Replaces whole fields; `unset` removes fields. */
const PatchLayer = z.object({
  type: z.literal('patchLayer'),
  ...Undoes,
  ...LayerId,
  patch: LayerFields,
  unset: z.array(z.string().refine(isFree)).optional(),
})

/** Null = named after what it shows. */
const RenameLayer = z.object({
  type: z.literal('renameLayer'),
  ...Undoes,
  ...LayerId,
  name: z.string().max(120).nullable(),
})

export const LayerLock = z.object({
  move: z.boolean().optional(),
  content: z.boolean().optional(),
  style: z.boolean().optional(),
  delete: z.boolean().optional(),
})
export type LayerLock = z.infer<typeof LayerLock>

const SetLock = z.object({
  type: z.literal('setLock'),
  ...Undoes,
  ...LayerId,
  lock: LayerLock.nullable(),
})

const SetHidden = z.object({
  type: z.literal('setHidden'),
  ...Undoes,
  ...LayerId,
  hidden: z.boolean(),
})

/** One after the other. */
const AddLayers = z.object({
  type: z.literal('addLayers'),
  ...Undoes,
  layers: z
    .array(z.object({ layer: Layer, ...Place }))
    .min(1)
    .max(500),
})

/** With all that is in them, and what sizes say of them. */
const RemoveLayers = z.object({
  type: z.literal('removeLayers'),
  ...Undoes,
  ids: z.array(Id).min(1).max(500),
})

/**
 * One after the other: each layer is taken out, then put in at its place. With a `box` it gets
 * that box, in the units of its new parent; null removes it.
 */
const MoveLayers = z.object({
  type: z.literal('moveLayers'),
  ...Undoes,
  moves: z
    .array(z.object({ id: Id, ...Place, box: DocumentBox.nullable().optional() }))
    .min(1)
    .max(500),
})

/** By id of the layer: in the units of its new parent. */
const Boxes = z.record(Id, DocumentBox.nullable())

/** Lays layers into a new group, which takes the place of the one that is painted last. */
const Group = z.object({
  type: z.literal('group'),
  ...Undoes,
  ids: z.array(Id).min(1).max(500),
  group: z.looseObject({ id: Id }),
  boxes: Boxes.optional(),
})

/** What is in the group takes its place. */
const Ungroup = z.object({
  type: z.literal('ungroup'),
  ...Undoes,
  groupId: Id,
  boxes: Boxes.optional(),
})

/** Null removes it: texts that name it are hidden. */
const SetVariable = z.object({
  type: z.literal('setVariable'),
  ...Undoes,
  name: Id,
  variable: Template.shape.variables.valueType.nullable(),
})

/** What is different of a layer at one size; null = nothing. */
const SetSizeOverride = z.object({
  type: z.literal('setSizeOverride'),
  ...Undoes,
  size: SizeName,
  ...LayerId,
  set: LayerFields.nullable(),
  /** The size is kept, although nothing is different at it. */
  keepsSize: z.boolean().optional(),
})

/** Replaces whole fields of the template itself; `unset` removes optional ones. */
const PatchTemplate = z.object({
  type: z.literal('patchTemplate'),
  ...Undoes,
  patch: Template.pick({
    name: true,
    description: true,
    pinType: true,
    base: true,
    use: true,
    fonts: true,
    guides: true,
  }).partial(),
  unset: z.array(z.enum(['guides'])).optional(),
})

export const SimpleChange = z.discriminatedUnion('type', [
  SetBox,
  PatchLayer,
  RenameLayer,
  SetLock,
  SetHidden,
  AddLayers,
  RemoveLayers,
  MoveLayers,
  Group,
  Ungroup,
  SetVariable,
  SetSizeOverride,
  PatchTemplate,
])
export type SimpleChange = z.infer<typeof SimpleChange>

/** Several that are done, and undone, together. */
const Batch = z.object({
  type: z.literal('batch'),
  ...Undoes,
  changes: z.array(SimpleChange).min(1).max(2_000),
})

export const TemplateChange = z.discriminatedUnion('type', [...SimpleChange.options, Batch])
export type TemplateChange = z.infer<typeof TemplateChange>
