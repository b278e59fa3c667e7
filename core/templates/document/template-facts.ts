/** What a template's document says of it: nothing of this is written down twice. */
import { allLayers, LEAD_COLLAGE } from './layer-tree.ts'
import type { Layer, PictureLayer, Template } from './template.schema.ts'
import type { ColorRef } from './text-style.schema.ts'
import type { TemplateFacts } from './template.model.ts'

/** Without its layout: the code that places layers is not loaded for it. */
export function templateFacts(document: Template): TemplateFacts {
  const layers = allLayers(document.layers)
  return {
    id: document.id,
    name: document.name,
    description: document.description,
    pinType: document.pinType,
    fonts: document.fonts,
    ...(document.colors && { colors: document.colors }),
    use: document.use,
    document,
    pictures: Math.max(0, ...layers.map(picturesOf)),
    needsItems: layers.some(({ kind }) => kind === 'list'),
    showsItems: layers.some(
      (layer) => layer.kind === 'list' || namesOne(layer, ['{step.1}', '{ingredient.1}']),
    ),
    showsKicker: layers.some((layer) => namesOne(layer, ['{kicker}', ...FACTS])),
    showsFacts: layers.some((layer) => namesOne(layer, FACTS)),
    showsAccent: names(document.layers, 'accent'),
    ...leadPlaceOf(document.layers),
  }
}

/** Parts of the small line above the headline. */
const FACTS = [
  '{fact.1}',
  '{fact.2}',
  '{fact.3}',
  '{price}',
  '{cta}',
  '{minutes}',
  '{servings}',
  '{rating}',
]

const namesOne = (layer: Layer, variables: readonly string[]): boolean =>
  layer.kind === 'text' &&
  layer.parts.some(({ text }) => variables.some((variable) => text.includes(variable)))

function picturesOf(layer: Layer): number {
  if (layer.kind === 'picture') return layer.source + 1
  return layer.kind === 'collage' ? LEAD_COLLAGE : 0
}

/** Whether any colour of the layers is made of this one. */
function names(value: unknown, color: string): boolean {
  if (value === color) return true
  return typeof value === 'object' && value !== null
    ? Object.values(value).some((inner) => names(inner, color))
    : false
}

interface PlacedPicture {
  layer: PictureLayer
  isTurned: boolean
  /** Ground is seen at its sides. */
  isInset: boolean
  /** What is painted below it; null = nothing of the document. */
  ground: ColorRef | null
}

type Around = Omit<PlacedPicture, 'layer'>

function picturesIn(layers: readonly Layer[], around: Around): PlacedPicture[] {
  let { ground } = around
  return layers.flatMap((layer) => {
    const own = aroundIn(layer, { ...around, ground })
    if (layer.kind === 'group') return picturesIn(layer.layers, own)
    if (layer.kind === 'shape' && layer.shape === 'rect') ground = layer.fill
    return layer.kind === 'picture' ? [{ layer, ...own }] : []
  })
}

const aroundIn = (layer: Layer, { isTurned, isInset, ground }: Around): Around => ({
  isTurned: isTurned || (layer.turn ?? 0) !== 0,
  isInset: isInset || startOf(layer) > 0,
  ground: layer.kind === 'group' && layer.fill !== undefined ? layer.fill : ground,
})

/** How far from the side the layer, or what is in it, begins. */
function startOf(layer: Layer): number {
  const padding = layer.kind === 'group' ? (layer.stack?.padding?.[3] ?? 0) : 0
  return padding + (layer.inset ?? 0) + (layer.box?.x ?? 0)
}

/** A ring in the ground's own colour is a gap. */
const isLine = (effect: NonNullable<Layer['effects']>[number]): boolean =>
  effect.kind === 'ring' && effect.color !== 'background'

const groundBeside = ({ layer: { effects = [] }, ground }: PlacedPicture): ColorRef | null =>
  effects.some(isLine) ? null : ground

function leadPlaceOf(
  layers: readonly Layer[],
): Pick<TemplateFacts, 'leadMask' | 'isFramed' | 'leadGround'> {
  const lead = picturesIn(layers, { isTurned: false, isInset: false, ground: null }).find(
    ({ layer }) => layer.source === 0,
  )
  if (!lead) return { leadMask: null, isFramed: false, leadGround: null }
  const { radius, subject = { x: 0.5, y: 0.5 } } = lead.layer
  const rounded = radius === 'arch' || radius === 'round' ? radius : null
  const shape = rounded ?? (lead.isTurned ? 'turned' : null)
  return {
    leadMask: shape && { shape, subject },
    isFramed: shape !== null || lead.isInset,
    leadGround: groundBeside(lead),
  }
}
