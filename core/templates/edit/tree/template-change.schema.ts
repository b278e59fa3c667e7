/**
 * Changes of a template, as the editor makes and stores them. One change is one gesture or one edit
 * in a panel. It contains the ids of new layers, so that it gives the same document everywhere.
 */
import { z } from 'zod'
import { DocumentBox, Layer, SizeName, Template } from '../../document/template.schema.ts'

const Id = z.string().min(1).max(60)
const Fields = z.record(z.string(), z.unknown())
const LayerId = { layerId: Id }
/** `parent` null: the canvas. An index past the end means the end. */
const Place = { parent: Id.nullable(), index: z.int().min(0) }

/** An inverse. Locks and restrictions of users do not apply to it. */
const Undoes = { undoes: z.boolean().optional() }

/** Changed by their own changes, or never. */
const FIXED_FIELDS: ReadonlySet<string> = new Set(['id', 'kind', 'layers', '__proto__'])
const isFree = (name: string): boolean => !FIXED_FIELDS.has(name)
const LayerFields = Fields.refine((fields) => Object.keys(fields).every(isFree))

/** In the units of its parent. Null: it is in the row of a stack. */
const SetBox = z.object({
  type: z.literal('setBox'),
  ...Undoes,
  ...LayerId,
  box: DocumentBox.nullable(),
})

/** Replaces whole fields. `unset` removes fields. */
const PatchLayer = z.object({
  type: z.literal('patchLayer'),
  ...Undoes,
  ...LayerId,
  patch: LayerFields,
  unset: z.array(z.string().refine(isFree)).optional(),
})

/** Null: named after its content. */
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

/** Applied in order. */
const AddLayers = z.object({
  type: z.literal('addLayers'),
  ...Undoes,
  layers: z
    .array(z.object({ layer: Layer, ...Place }))
    .min(1)
    .max(500),
})

/** With their children and size overrides. */
const RemoveLayers = z.object({
  type: z.literal('removeLayers'),
  ...Undoes,
  ids: z.array(Id).min(1).max(500),
})

/**
 * Applied in order: each layer is removed and inserted at its position. `box` sets its box in the
 * units of the new parent; null removes it.
 */
const MoveLayers = z.object({
  type: z.literal('moveLayers'),
  ...Undoes,
  moves: z
    .array(z.object({ id: Id, ...Place, box: DocumentBox.nullable().optional() }))
    .min(1)
    .max(500),
})

/** By layer id, in the units of the new parent. */
const Boxes = z.record(Id, DocumentBox.nullable())

/** Moves layers into a new group at the position of the topmost one. */
const Group = z.object({
  type: z.literal('group'),
  ...Undoes,
  ids: z.array(Id).min(1).max(500),
  group: z.looseObject({ id: Id }),
  boxes: Boxes.optional(),
})

/** Replaces the group by its layers. */
const Ungroup = z.object({
  type: z.literal('ungroup'),
  ...Undoes,
  groupId: Id,
  boxes: Boxes.optional(),
})

/** Null removes it. Texts that name it are hidden. */
const SetVariable = z.object({
  type: z.literal('setVariable'),
  ...Undoes,
  name: Id,
  variable: Template.shape.variables.valueType.nullable(),
})

/** Overrides of a layer at one size. Null: none. */
const SetSizeOverride = z.object({
  type: z.literal('setSizeOverride'),
  ...Undoes,
  size: SizeName,
  ...LayerId,
  set: LayerFields.nullable(),
  /** The size is kept without overrides. */
  keepsSize: z.boolean().optional(),
})

/** Replaces whole fields of the template. `unset` removes optional ones. */
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
    colors: true,
    guides: true,
  }).partial(),
  unset: z.array(z.enum(['guides', 'colors'])).optional(),
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

/** Applied and undone together. */
const Batch = z.object({
  type: z.literal('batch'),
  ...Undoes,
  changes: z.array(SimpleChange).min(1).max(2_000),
})

export const TemplateChange = z.discriminatedUnion('type', [...SimpleChange.options, Batch])
export type TemplateChange = z.infer<typeof TemplateChange>
