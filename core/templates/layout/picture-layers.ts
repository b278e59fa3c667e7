/** Pictures, shapes, collages, the brand line and scrims of a document. */
import { cropFor, cutCost } from '../photo/crop.rules.ts'
import {
  brandBoxIn,
  brandLine,
  brandOnPhoto,
  losesLittle,
  ownHeight,
  picture,
} from './pin-parts.ts'
import { outlineBox } from '../document/layer-frames.ts'
import { SCRIM_RAMP } from '../contrast/painted-light.ts'
import type {
  CollageLayer,
  Fill,
  Layer,
  LogoLayer,
  PictureLayer,
  ScrimLayer,
} from '../document/template.schema.ts'
import {
  around,
  bottomOf,
  type Box,
  type LayoutInput,
  type PinNode,
} from '../document/template.model.ts'
import { colorOfRef, recordNodes, recordPlace, type LayoutContext } from './layout-context.ts'
import { radiiOf, roundness, type Radius } from './layer-look.ts'

/** Shadows and rings lie under what they belong to. */
export function effectsUnder(
  { effects = [] }: Pick<Layer, 'effects'>,
  { box, radius }: { box: Box; radius?: Radius | 'ellipse' | undefined },
  context: LayoutContext,
): PinNode[] {
  return effects.map((effect): PinNode => {
    if (effect.kind === 'shadow') return shadowUnder(effect, { box, radius }, context)
    const { by } = effect
    const grown: Box = {
      x: box.x - by,
      y: box.y - by,
      width: box.width + 2 * by,
      height: box.height + (effect.open ? by : 2 * by),
    }
    const own = typeof radius === 'number' ? radius + by : radius
    return {
      kind: 'fill',
      box: grown,
      color: colorOfRef(context, effect.color),
      ...roundness(own, grown),
    }
  })
}

type Shadow = Extract<NonNullable<Layer['effects']>[number], { kind: 'shadow' }>

function shadowUnder(
  { down, right = 0, blur, opacity, color }: Shadow,
  { box, radius }: { box: Box; radius?: Radius | 'ellipse' | undefined },
  context: LayoutContext,
): PinNode {
  const isWhole = Math.max(Math.abs(down), Math.abs(right)) > blur
  return {
    kind: 'shadow',
    box: { ...box, x: box.x + right, y: box.y + down },
    ...roundness(radius, box),
    blur,
    opacity,
    ...(color !== undefined && { color: colorOfRef(context, color) }),
    ...(isWhole && { isWhole }),
  }
}

/** Height of the picture's own shape within the layer's limits. */
export function ownShape(
  {
    own,
  }: {
    own?:
      | { least?: number | undefined; usual?: number | undefined; most?: number | undefined }
      | undefined
  },
  { input }: LayoutContext,
  width: number,
): number {
  if (!own) return Infinity
  const wished = ownHeight(input, width) ?? own.usual ?? Infinity
  return Math.min(own.most ?? Infinity, Math.max(own.least ?? 0, wished))
}

/** How much higher than its own shape any picture may be cut where a panel would be empty. */
const EXTRA_GROWTHS = [1.4, 1.36, 1.32, 1.28, 1.24, 1.2, 1.16, 1.12, 1.08, 1.04, 1]
/** The main thing stays whole. */
const WHOLE_CUT = 0.03

/**
 * The height that it may take of a panel which words leave empty, while nothing of note is lost; 0
 * where its own shape does not count, and where a person chose the part.
 */
export function roomiestShape({ own }: Fill, { input }: LayoutContext, width: number): number {
  const [source] = input.pictures
  if (!own || !source || source.crop) return 0
  const { facts } = source
  const aspect = facts.width / facts.height
  const growth = EXTRA_GROWTHS.find((times) => losesLittle(facts, aspect / times, WHOLE_CUT)) ?? 1
  return Math.min(own.most ?? Infinity, (width / aspect) * growth)
}

/** Nothing can be cut for it. */
const isFlat = ({ width, height }: Box): boolean => width < 1 || height < 1

export function drawPicture(layer: PictureLayer, box: Box, context: LayoutContext): PinNode[] {
  const { placed, input } = context
  const radii = radiiOf(layer.radius, box)
  if (placed?.photo === layer.id) return placedPhoto(layer, box, context)
  if (isFlat(box) || (layer.empty === 'hide' && input.pictures.length === 0)) return []
  const { nodes, tone } = picture(input, {
    slot: layer.source,
    box,
    ...(radii && { radii }),
    ...(layer.subject && { wish: { at: layer.subject } }),
  })
  if (tone) context.photos.set(layer.id, { box, tone })
  return recordNodes(context, layer.id, [
    ...effectsUnder(layer, { box, radius: layer.radius }, context),
    ...nodes,
  ])
}

/** A hard edge where it ends beside the words: a picture that fades into a colour looks fogged. */
function placedPhoto(layer: PictureLayer, full: Box, context: LayoutContext): PinNode[] {
  const { placed } = context
  if (!placed) return []
  const { view, slot } = placed
  context.photos.set(layer.id, { box: view.box, tone: view.tone })
  const photo: PinNode = { kind: 'picture', slot, box: view.box, crop: view.crop }
  const isWhole = view.box.height >= full.height
  return recordNodes(
    context,
    layer.id,
    isFlat(view.box)
      ? []
      : isWhole || !layer.ground
        ? [photo]
        : [{ kind: 'fill', box: full, color: colorOfRef(context, layer.ground) }, photo],
  )
}

export function drawLogo(layer: LogoLayer, context: LayoutContext): PinNode[] {
  const { input, canvas } = context
  const brand = brandBoxIn(canvas.height)
  const under = isUnderScrim(layer.id, context)
    ? undefined
    : (layer.over ?? [])
        .map((id) => context.photos.get(id))
        .find((photo) => photo && photo.box.y <= brand.y && bottomOf(photo.box) >= canvas.height)
  const nodes = under
    ? brandOnPhoto({ ...input, brand }, under.tone)
    : brandLine({ ...input, brand }, colorOfRef(context, layer.color))
  return recordNodes(context, layer.id, nodes)
}

/** Words at the foot of a picture share their tint with the brand. */
function isUnderScrim(id: string, { placed, canvas, template }: LayoutContext): boolean {
  if (!placed || placed.view.isTop || placed.view.box.height < canvas.height) return false
  return template.layers.some((layer) => layer.kind === 'scrim' && layer.behind.includes(id))
}

export function drawScrim(layer: ScrimLayer, context: LayoutContext): PinNode[] {
  const { placed, canvas, input, inks } = context
  if (placed && placed.view.box.height < canvas.height) return []
  const isTop = placed?.view.isTop ?? layer.from === 'top'
  const behind = layer.behind.flatMap((id) => boxesOf(id, context, isTop))
  if (behind.length === 0) return []
  const { background, text } = input.design.colors
  const { ink, tint } = inks ?? { ink: text, tint: background }
  const box = recordPlace(context, layer, scrimBox(around(behind, 30), isTop, canvas))
  return recordNodes(context, layer.id, [
    {
      kind: 'scrim',
      box,
      color: tint,
      ink,
      behind,
      shape: isTop ? 'down' : 'up',
      least: leastStrength(layer, context),
      most: layer.most,
      ...goalOf(layer, context),
    },
  ])
}

/** Without a tint behind them, words on a picture look accidental. */
const LEAST_TINT = 0.34

/** On a picture's own light, whose finest grain its stored grid does not hold. */
const PLACED_GOAL = 5.4

const goalOf = ({ goal }: ScrimLayer, { placed }: LayoutContext): { goal?: number } =>
  goal === undefined ? (placed ? { goal: PLACED_GOAL } : {}) : { goal }

const leastStrength = ({ least = 0.9, most }: ScrimLayer, { placed }: LayoutContext): number =>
  Math.min(placed ? LEAST_TINT : least, most)

/** Of the words of a layer; the brand has its place at the foot, where words at the top are not. */
function boxesOf(id: string, { template, canvas, nodes }: LayoutContext, isTop: boolean): Box[] {
  if (template.layers.some((layer) => layer.id === id && layer.kind === 'logo'))
    return isTop ? [] : [brandBoxIn(canvas.height)]
  return (nodes.get(id) ?? []).flatMap((node) => (node.kind === 'text' ? [outlineBox(node)] : []))
}

/** The words are behind the ramp. */
function scrimBox(area: Box, isTop: boolean, canvas: LayoutContext['canvas']): Box {
  const height = isTop ? bottomOf(area) : canvas.height - area.y
  const full = Math.min(canvas.height, height / (1 - SCRIM_RAMP))
  return { x: 0, y: isTop ? 0 : canvas.height - full, width: canvas.width, height: full }
}

/**
 * One tall picture beside two small ones, or a wide one above them: whichever cuts less of the
 * pictures there are.
 */
export function drawCollage(layer: CollageLayer, box: Box, context: LayoutContext): PinNode[] {
  const { input } = context
  return recordNodes(
    context,
    layer.id,
    placesFor(input, box, layer.gap).flatMap((place, slot) => {
      if (isFlat(place)) return []
      const { nodes, tone } = picture(input, { slot, box: place })
      if (tone) context.photos.set(`${layer.id}.${slot}`, { box: place, tone })
      return nodes
    }),
  )
}

function placesFor({ pictures }: LayoutInput, box: Box, gap: number): Box[] {
  const shapes = [1, 2].map((slot) => {
    const facts = (pictures[slot] ?? pictures[0])?.facts
    return facts ? facts.width / facts.height : 1
  })
  const [second = 1, third = 1] = shapes
  const [left, upper] = [Math.round(box.width * 0.58), Math.round(box.height * 0.6)]
  /** The small ones share their side so that each comes near its own shape. */
  const split = Math.round((box.height - gap) * within(third / (second + third)))
  const column = { x: left + gap, width: box.width - left - gap }
  const beside: Box[] = [
    { x: 0, y: 0, width: left, height: box.height },
    { ...column, y: 0, height: split },
    { ...column, y: split + gap, height: box.height - split - gap },
  ]
  const side = Math.round((box.width - gap) * within(second / (second + third)))
  const row = { y: upper + gap, height: box.height - upper - gap }
  const above: Box[] = [
    { x: 0, y: 0, width: box.width, height: upper },
    { ...row, x: 0, width: side },
    { ...row, x: side + gap, width: box.width - side - gap },
  ]
  const places = cutBy(above, pictures) < cutBy(beside, pictures) ? above : beside
  return places.map((place) => ({ ...place, x: place.x + box.x, y: place.y + box.y }))
}

/** Neither of the small ones gets less than a third. */
const within = (share: number): number => Math.min(0.66, Math.max(0.34, share))

function cutBy(places: readonly Box[], pictures: LayoutInput['pictures']): number {
  return pictures.slice(0, places.length).reduce((sum, { facts }, slot) => {
    const { width, height } = places[slot] ?? { width: 1, height: 1 }
    const crop = cropFor(facts, { aspect: width / height, zoom: 1, at: { x: 0.5, y: 0.5 } })
    return sum + cutCost(facts, crop) * (slot === 0 ? 1.5 : 1)
  }, 0)
}
