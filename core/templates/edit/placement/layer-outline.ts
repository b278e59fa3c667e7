/**
 * The outline of each layer on the canvas, from the layout that is painted. Units are thousandths
 * of the canvas width. Layers that are not drawn for this design have no outline.
 */
import { allLayers } from '../../document/layer-tree.ts'
import type { GroupLayer, Layer, SizeName, Template } from '../../document/template.schema.ts'
import type { Box, LayoutInput, PinNode } from '../../document/template.model.ts'
import { layoutPlaces } from '../../layout/template-layout.ts'
import { middleOf, turnedPoint } from './turned-box.ts'

export interface LayerOutline {
  readonly id: string
  readonly kind: Layer['kind']
  /** Unrotated. It is shown rotated around its centre by `turn`. */
  readonly box: Box
  /** Degrees clockwise: its own rotation and that of its groups. */
  readonly turn: number
  /** The rotation of its groups. */
  readonly outerTurn: number
  /** Its groups, outermost first. */
  readonly around: readonly string[]
  /** The direction of the stack that contains it. Null: it has its own position. */
  readonly row: 'down' | 'across' | null
}

export interface OutlinedTemplate {
  readonly nodes: PinNode[]
  /** In paint order. A group comes before its layers. */
  readonly layers: readonly LayerOutline[]
  /** The layer that each node was drawn for; of several around it the innermost. */
  readonly owners: ReadonlyMap<PinNode, string>
}

export function outlineTemplate(
  document: Template,
  input: LayoutInput,
  size: SizeName = '1000x1500',
): OutlinedTemplate {
  const { nodes, nodesOf, places, template } = layoutPlaces(document, input, size)
  const owners = new Map(
    // a group comes before what is in it
    allLayers(template.layers).flatMap(({ id }) =>
      (nodesOf.get(id) ?? []).map((node): [PinNode, string] => [node, id]),
    ),
  )
  return { nodes, layers: outlinesIn(template.layers, { places, groups: [] }), owners }
}

interface Around {
  places: ReturnType<typeof layoutPlaces>['places']
  groups: readonly { group: GroupLayer; box: Box; turn: number }[]
}

function outlinesIn(layers: readonly Layer[], around: Around): LayerOutline[] {
  return layers.flatMap((layer) => {
    const place = around.places.get(layer.id)
    if (!place) return []
    const own = outlineOf(layer, place, around)
    if (layer.kind !== 'group') return [own]
    const groups = [...around.groups, { group: layer, ...place }]
    return [own, ...outlinesIn(layer.layers, { ...around, groups })]
  })
}

function outlineOf(
  layer: Layer,
  { box, turn }: { box: Box; turn: number },
  { groups }: Around,
): LayerOutline {
  const inner = groups.at(-1)
  const outerTurn = groups.reduce((sum, group) => sum + group.turn, 0)
  const middle = groups.reduceRight(
    (at, group) => turnedPoint(at, middleOf(group.box), group.turn),
    middleOf(box),
  )
  return {
    id: layer.id,
    kind: layer.kind,
    box: { ...box, x: middle.x - box.width / 2, y: middle.y - box.height / 2 },
    turn: outerTurn + turn,
    outerTurn,
    around: groups.map(({ group }) => group.id),
    row: (layer.box ? null : inner?.group.stack?.axis) ?? null,
  }
}
