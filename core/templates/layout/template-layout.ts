/**
 * From a document, a design and what was measured of its content to the nodes that are painted: a
 * pure function, so that browser and server agree.
 */
import { canvasOf } from '../document/canvas-size.ts'
import { overlaid } from '../document/layer-tree.ts'
import { brandBoxIn } from './pin-parts.ts'
import { framed } from './framed-layer.ts'
import { shownLayer } from './layer-look.ts'
import { constrained } from './box-constraints.ts'
import { placeCalmly, type CalmGroup } from './calmest-place.ts'
import { createContext, recordPlace, type LayoutContext } from './layout-context.ts'
import { drawLogo, drawScrim } from './picture-layers.ts'
import { drawAt } from './prepare-layer.ts'
import type { GroupLayer, Layer, SizeName, Template } from '../document/template.schema.ts'
import type { Box, LayoutInput, PinNode } from '../document/template.model.ts'

export function layoutTemplate(
  document: Template,
  input: LayoutInput,
  size: SizeName = '1000x1500',
): PinNode[] {
  return layoutPlaces(document, input, size).nodes
}

/** With the place and the nodes of each layer that was drawn, by id, and the document as it is at this size. */
export function layoutPlaces(
  document: Template,
  input: LayoutInput,
  size: SizeName,
): Pick<LayoutContext, 'places' | 'template'> & {
  nodes: PinNode[]
  nodesOf: LayoutContext['nodes']
} {
  const template = sized(document, size)
  const canvas = canvasOf(size)
  const context = createContext(template, input, canvas)
  const layers = template.layers.flatMap((layer) => shownLayer(layer, context.shown) ?? [])
  const nodes = drawn(layers, context)
  return { nodes, nodesOf: context.nodes, places: context.places, template }
}

function drawn(layers: readonly Layer[], context: LayoutContext): PinNode[] {
  const { canvas, template } = context
  const calm = new Map(
    layers.flatMap((layer): [Layer, CalmGroup][] =>
      layer.kind === 'group' && layer.place
        ? [[layer, placeCalmly(layer, placeOn(canvas, layer, template), context)]]
        : [],
    ),
  )
  const nodes = new Map<Layer, PinNode[]>()
  for (const layer of layers)
    nodes.set(
      layer,
      calm.get(layer)?.draw() ??
        drawAt(layer, placeOn(canvas, layer, template), {
          context,
          parent: { x: 0, y: 0, ...canvas },
        }),
    )
  // these are over what is drawn by now
  for (const layer of layers) {
    if (layer.kind === 'logo') {
      const box = recordPlace(context, layer, brandBoxIn(canvas.height))
      nodes.set(layer, framed(layer, box, drawLogo(layer, context)))
    }
    if (layer.kind === 'scrim') nodes.set(layer, drawScrim(layer, context))
  }
  return layers.flatMap((layer) => nodes.get(layer) ?? [])
}

const placeOn = (canvas: LayoutContext['canvas'], { box, pin }: Layer, { base }: Template): Box => {
  const full: Box = { x: 0, y: 0, ...canvas }
  return box ? constrained({ box, pin }, base, full) : full
}

/** With what is different at this size. */
function sized(template: Template, size: SizeName): Template {
  const changes = template.sizes[size]?.layers
  if (!changes) return template
  const change = (layer: Layer): Layer => {
    const own = overlaid(layer, changes[layer.id] ?? {})
    return own.kind === 'group' ? withLayers(own, own.layers.map(change)) : own
  }
  return { ...template, layers: template.layers.map(change) }
}

const withLayers = (group: GroupLayer, layers: Layer[]): GroupLayer => ({ ...group, layers })
