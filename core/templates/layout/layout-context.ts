/** What the parts of a layout share: its input, and the nodes laid out so far. */
import { directionOf } from '../fit/text-direction.rules.ts'
import type { PhotoView } from '../photo/photo-view.rules.ts'
import type { Template } from '../document/template.schema.ts'
import type { ColorRef, Gradient } from '../document/text-style.schema.ts'
import type { Box, ColorRun, LayoutInput, PinNode } from '../document/template.model.ts'
import type { Tone } from '../photo/crop.rules.ts'
import { colorIn, type PhotoInks } from './layer-look.ts'
import { valuesOf, type Shown } from '../values/template-values.ts'

export interface LayoutContext {
  input: LayoutInput
  template: Template
  shown: Shown
  canvas: { width: number; height: number }
  /** The headline reads from the right. */
  isRtl: boolean
  /** The picture that words were placed on; null = there is none. */
  placed: { photo: string; slot: number; group: string; view: PhotoView; words: Box } | null
  inks: PhotoInks | null
  /** Of each layer that was drawn. */
  nodes: Map<string, PinNode[]>
  /** Of each layer that was drawn: its place before turns, and its own turn. */
  places: Map<string, { box: Box; turn: number }>
  /** Pictures that are there, with what lies under a region. */
  photos: Map<string, { box: Box; tone: (region: Box) => Tone }>
}

export function createContext(
  template: Template,
  input: LayoutInput,
  canvas: LayoutContext['canvas'],
): LayoutContext {
  const [lead] = input.pictures
  return {
    input,
    template,
    canvas,
    shown: {
      design: input.design,
      values: valuesOf(input),
      lead: lead && !lead.crop ? lead.facts.width / lead.facts.height : null,
    },
    isRtl: directionOf(input.design.headline) === 'rtl',
    placed: null,
    inks: null,
    nodes: new Map(),
    places: new Map(),
    photos: new Map(),
  }
}

export const colorOfRef = (context: LayoutContext, ref: ColorRef): string =>
  colorIn(ref, { colors: context.input.design.colors, inks: context.inks })

/** Nothing where there is none. */
export const gradientOf = (
  context: LayoutContext,
  gradient: Gradient | undefined,
): { gradient?: ColorRun } =>
  gradient === undefined
    ? {}
    : {
        gradient: {
          angle: gradient.angle,
          stops: gradient.stops.map(({ color, at }) => ({ color: colorOfRef(context, color), at })),
        },
      }

/** Replaces the layer's earlier nodes: it is laid out again when its place changes. */
export function recordNodes(context: LayoutContext, id: string, nodes: PinNode[]): PinNode[] {
  context.nodes.set(id, nodes)
  return nodes
}

/** The last one counts, as for nodes. */
export function recordPlace(
  { places }: LayoutContext,
  { id, turn = 0 }: { id: string; turn?: number | undefined },
  box: Box,
): Box {
  places.set(id, { box, turn })
  return box
}
