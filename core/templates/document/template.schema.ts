/**
 * A template as a document: layers in boxes, with constraints and stacks, whose texts name
 * variables. Units are thousandths of the canvas' width. Unknown fields and
 * layers of unknown kinds are kept as they came; a document of a newer version is refused.
 */
import { z } from 'zod'
import { Color } from '#core/contract/call/primitives.ts'
import { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import { LeadShape } from '#core/contract/content/templates.contract.ts'
import { drawingNames } from '../drawings/drawing-names.ts'
import { ColorRef, Gradient, TextStyle } from './text-style.schema.ts'

export const TEMPLATE_VERSION = 1

const Unit = z.number().min(-20_000).max(20_000)
const Length = Unit.min(0)
/** As it came: two ids must not become one by trimming. */
const Name = z
  .string()
  .min(1)
  .max(60)
  .refine((name) => name === name.trim())

export const DocumentBox = z.looseObject({ x: Unit, y: Unit, width: Length, height: Length })
export type DocumentBox = z.infer<typeof DocumentBox>

/** All that is named must hold. */
export const When = z.looseObject({
  /** Variables that have a value; `picture` is one. */
  has: z.array(Name).max(8).optional(),
  lacks: z.array(Name).max(8).optional(),
  /** The list has no more rows. */
  rowsUpTo: z.int().min(0).max(100).optional(),
  /** The first picture is wider than this, width / height. */
  leadWiderThan: z.number().min(0).max(20).optional(),
})
export type When = z.infer<typeof When>

/**
 * What fills a stack: at least, and at least where a list needs the room; at most, and at most as
 * high as the picture's own shape, within limits of its own.
 */
export const Fill = z.looseObject({
  least: Length.optional(),
  squeezed: Length.optional(),
  most: Length.optional(),
  own: z
    .looseObject({ least: Length.optional(), usual: Length.optional(), most: Length.optional() })
    .optional(),
})
export type Fill = z.infer<typeof Fill>
const Size = z.union([Length, z.literal('hug'), z.literal('fill'), z.looseObject({ fill: Fill })])

const Constraint = z.enum(['start', 'end', 'both', 'centre', 'scale'])
const Effect = z.union([
  z.looseObject({
    kind: z.literal('shadow'),
    down: Unit,
    /** Below 0 to the left. */
    right: Unit.optional(),
    /** Black by default. */
    color: ColorRef.optional(),
    /** Wider ones take the engine a second each. */
    blur: Length.max(200),
    opacity: z.number().min(0).max(1),
  }),
  /** A line around the layer, painted below it. `open`: not under its foot. */
  z.looseObject({ kind: z.literal('ring'), by: Length, color: ColorRef, open: z.boolean() }),
])

const Blend = z.enum(['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten'])
export type Blend = z.infer<typeof Blend>

/** What every layer has. */
const shared = {
  id: Name,
  name: z.string().max(120).optional(),
  /** In a stack, a layer with a box floats: it has no place in the row. */
  box: DocumentBox.optional(),
  pin: z.looseObject({ h: Constraint, v: Constraint }).optional(),
  size: z.looseObject({ w: Size.optional(), h: Size.optional() }).optional(),
  /** Room before and after it in its stack; below 0 it overlaps its neighbour. */
  space: z.tuple([Unit, Unit]).optional(),
  /** Narrower than its stack by this, on both sides. */
  inset: Unit.optional(),
  /** Where it is across its stack. `start` and `end` follow the reading direction. */
  across: z.enum(['start', 'centre', 'end']).optional(),
  /** Takes what layers that fill the stack leave over. */
  rest: z.boolean().optional(),
  /** Drawn at the other side of its group, or of the pin, under a headline that reads from the right. */
  mirrors: z.boolean().optional(),
  turn: z.number().min(-360).max(360).optional(),
  opacity: z.number().min(0).max(1).optional(),
  /** Kept and not drawn, with all that is in it. */
  hidden: z.boolean().optional(),
  blend: Blend.optional(),
  lock: z
    .looseObject({
      move: z.boolean().optional(),
      content: z.boolean().optional(),
      style: z.boolean().optional(),
      delete: z.boolean().optional(),
    })
    .optional(),
  when: When.optional(),
  /** What is different of the layer where a condition holds; a later one wins. */
  cases: z
    .array(z.looseObject({ when: When, set: z.record(z.string(), z.unknown()) }))
    .max(12)
    .optional(),
  effects: z.array(Effect).max(8).optional(),
}

const Radius = z.union([Length, z.literal('round'), z.literal('arch')])
const Point = z.looseObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

/** Pictures of a pin that layers can show. */
export const MAX_SOURCES = 8

const PictureLayer = z.looseObject({
  ...shared,
  kind: z.literal('picture'),
  /** Place in the pin's pictures, from 0. */
  source: z
    .int()
    .min(0)
    .max(MAX_SOURCES - 1),
  /** Where its subject is placed. */
  subject: Point.optional(),
  radius: Radius.optional(),
  /** Shown instead of a picture that is missing. */
  empty: z.enum(['artwork', 'hide']).optional(),
  /** What is seen beside a picture that does not fill its box. */
  ground: ColorRef.optional(),
})

const ShapeLayer = z.looseObject({
  ...shared,
  kind: z.literal('shape'),
  shape: z.enum(['rect', 'ellipse', ...drawingNames]),
  fill: ColorRef,
  /** Instead of the fill. Drawings have none. */
  gradient: Gradient.optional(),
  radius: Radius.optional(),
})

const TextLayer = z.looseObject({
  ...shared,
  kind: z.literal('text'),
  role: z.enum(['headline', 'kicker', 'number', 'ornament']),
  parts: z
    .array(z.looseObject({ text: z.string().max(500), style: TextStyle.optional() }))
    .min(1)
    .max(20),
  style: TextStyle.optional(),
  color: ColorRef,
  align: z.enum(['start', 'centre']).optional(),
  /** Instead of `align`: where reading ends. Older versions keep it and set the text by `align`. */
  alignEnd: z.boolean().optional(),
  anchor: z.enum(['top', 'middle', 'bottom']).optional(),
  /** Sizes that are tried, in units. The authored size is never written over. */
  fit: z.looseObject({
    largest: Length,
    smallest: Length,
    lines: z.int().min(1).max(40).optional(),
    /** The height that looks best, and the most that long words may take. */
    height: Length.optional(),
    most: Length.optional(),
  }),
  /**
   * Degrees of a circle that its words take in one line, above its middle; below 0 underneath. Without
   * styles of parts.
   */
  curve: z.number().min(-340).max(340).optional(),
  /** Moves the glyphs, not the place. */
  shift: Unit.optional(),
  plate: z
    .looseObject({
      color: ColorRef,
      gradient: Gradient.optional(),
      padding: Length,
      radius: Length,
      height: Length,
    })
    .optional(),
})

const ListLayer = z.looseObject({
  ...shared,
  kind: z.literal('list'),
  of: Name,
  style: TextStyle.optional(),
  color: ColorRef,
  most: z.int().min(1).max(40),
  /** Every size between is tried: a wide span costs seconds. */
  largest: z.number().min(20).max(120),
  /** Rather than smaller, its last rows are left away. */
  smallest: z.number().min(20).max(120).optional(),
  gap: Length,
  /** No row is lower. */
  leastRow: Length,
  /** Room below it that a layer which fills the stack leaves. */
  slack: Length,
  marker: z.looseObject({
    kind: z.enum(['figure', 'disc', 'tick', 'dot', 'none']),
    size: Length,
    /** Where the words begin. */
    indent: Length,
    color: ColorRef,
    ground: ColorRef.optional(),
    /** Between the rows, or from marker to marker. */
    line: ColorRef.optional(),
    largest: Length.optional(),
  }),
})

const CollageLayer = z.looseObject({
  ...shared,
  kind: z.literal('collage'),
  pattern: z.enum(['lead']),
  gap: Length,
})

const LogoLayer = z.looseObject({
  ...shared,
  kind: z.literal('logo'),
  color: ColorRef,
  /** Pictures that it may lie on: there it gets a pill. */
  over: z.array(Name).max(8).optional(),
})

const ScrimLayer = z.looseObject({
  ...shared,
  kind: z.literal('scrim'),
  /** The picture that it tints, and what has to read on it. */
  on: Name,
  behind: z.array(Name).min(1).max(20),
  most: z.number().min(0).max(1),
  /** Its strength where the words read without it; of a scrim that no placed group goes with. */
  least: z.number().min(0).max(1).optional(),
  goal: z.number().min(1).max(21).optional(),
  /** The end that it grows from, where no placed group goes with it; the lower one by default. */
  from: z.enum(['top', 'bottom']).optional(),
})

const GroupHead = z.looseObject({
  ...shared,
  kind: z.literal('group'),
  /** Without one, its layers lie where their boxes are. */
  stack: z
    .looseObject({
      axis: z.enum(['down', 'across']),
      gap: Length.optional(),
      /** Top, right, bottom, left. */
      padding: z.tuple([Unit, Unit, Unit, Unit]).optional(),
      justify: z.enum(['start', 'centre', 'end']).optional(),
    })
    .optional(),
  /** The size at which the boxes of its layers were drawn. */
  drawn: z.looseObject({ width: Length, height: Length }).optional(),
  fill: ColorRef.optional(),
  radius: Radius.optional(),
  /** What is in it is cut to its box, with its corners. */
  clip: z.boolean().optional(),
  /** At the end of a picture where its subject is not. */
  place: z
    .looseObject({
      mode: z.literal('calmest'),
      over: Name,
      /** How far a picture that ends beside the group reaches under it. */
      seam: Unit,
      isCard: z.boolean(),
      /** The picture fills the pin whatever its shape; its words may lie on a part of its subject. */
      isWhole: z.boolean().optional(),
      top: Unit,
      bottom: Unit,
    })
    .optional(),
})

/** A layer of a kind that this version does not draw, as it came. */
const OtherLayer = z.looseObject({
  ...shared,
  kind: z.literal('other'),
  layer: z.record(z.string(), z.unknown()),
})

export type PictureLayer = z.infer<typeof PictureLayer>
export type ShapeLayer = z.infer<typeof ShapeLayer>
export type TextLayer = z.infer<typeof TextLayer>
export type ListLayer = z.infer<typeof ListLayer>
export type CollageLayer = z.infer<typeof CollageLayer>
export type LogoLayer = z.infer<typeof LogoLayer>
export type ScrimLayer = z.infer<typeof ScrimLayer>
export interface GroupLayer extends z.infer<typeof GroupHead> {
  layers: Layer[]
}
export type Layer =
  | PictureLayer
  | ShapeLayer
  | TextLayer
  | ListLayer
  | CollageLayer
  | LogoLayer
  | ScrimLayer
  | GroupLayer
  | z.infer<typeof OtherLayer>

export const Layer: z.ZodType<Layer> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    PictureLayer,
    ShapeLayer,
    TextLayer,
    ListLayer,
    CollageLayer,
    LogoLayer,
    ScrimLayer,
    GroupHead.extend({ layers: z.array(Layer) }),
    OtherLayer,
  ]),
)

/** What a pin shows for a variable that has no value; never an empty box. */
const Missing = z.union([
  z.looseObject({ do: z.literal('hide') }),
  z.looseObject({ do: z.literal('default'), text: z.string().max(500) }),
  /** Layers name the variable in `when` or `cases`. */
  z.looseObject({ do: z.literal('layout') }),
])
export type Missing = z.infer<typeof Missing>

export const SizeName = z.enum(['1000x1500', '1000x1800', '1000x2100', '1080x1920', '1080x1080'])
export type SizeName = z.infer<typeof SizeName>

/** What choosing a template for a pin, and showing it, depends on. */
const Use = z.looseObject({
  /** Of the first picture's place; a square by default. */
  lead: LeadShape.optional(),
  /** To the eye these are one template while their picture is wide. */
  family: Name.optional(),
  /** The words are below the picture on the look's own colour. */
  wordsBelow: z.boolean().optional(),
  /** Its words are on the picture. */
  onPhoto: z.boolean().optional(),
  /** Variables without which it is not offered. */
  needs: z.array(Name).max(8).optional(),
  /** Variables without which longer words look small in it: then it is offered less often. */
  likes: z.array(Name).max(8).optional(),
  /** Subjects of a page, such as `travel`, that its drawings speak of; none = any page. */
  suits: z.array(Name).max(8).optional(),
  /** What the public library states of it; only built-in ones are in it. */
  library: z
    .looseObject({
      family: Name,
      /** A headline of so many everyday words is still set whole, in letters read on a phone. */
      words: z.int().min(1).max(60),
      /** Entries or steps that it shows at most; none = it has no list. */
      rows: z.int().min(1).max(40).optional(),
      /** What its pins are often about. */
      subjects: z.array(Name).max(8),
    })
    .optional(),
  /** The demo story and the mood that show it at its best. */
  sample: z.looseObject({
    story: Name,
    mood: z.enum(['light', 'deep', 'vivid']),
    headline: z.string().max(200).optional(),
    /** Id of a picture of the person: their editor shows it instead of the story's first one. */
    picture: z.string().max(60).optional(),
  }),
})

export const Template = z.looseObject({
  v: z.literal(TEMPLATE_VERSION),
  id: Name,
  name: z.string().trim().min(1).max(120),
  description: z.string().max(500),
  pinType: PinType,
  base: z.looseObject({ width: z.literal(1000), height: Length.min(500) }),
  use: Use,
  /** Ids of the fonts that it looks best in. */
  fonts: z.looseObject({ heading: Name, body: Name }),
  /** Of its pins where neither the person nor the brand has chosen others; else from the page. */
  colors: z.looseObject({ background: Color, text: Color, accent: Color }).optional(),
  variables: z.record(Name, z.looseObject({ missing: Missing })),
  layers: z.array(Layer).min(1),
  /** By size: only what is different of a layer. */
  sizes: z.partialRecord(
    SizeName,
    z.looseObject({ layers: z.record(Name, z.record(z.string(), z.unknown())) }),
  ),
  /** Lines of the editor that layers snap to: upright ones by `x`, level ones by `y`. */
  guides: z.looseObject({ x: z.array(Unit).max(40), y: z.array(Unit).max(40) }).optional(),
})
export type Template = z.infer<typeof Template>
