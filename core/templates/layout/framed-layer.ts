/** What a layer does to all that is in it: turned, seen through, blended, cut to its box. */
import type { Layer } from '../document/template.schema.ts'
import {
  round,
  type Box,
  type LayerFrame,
  type PinNode,
  type Radii,
} from '../document/template.model.ts'
import { radiiOf } from './layer-look.ts'

/**
 * Adds the layer's frame to its nodes: the same objects, because scrims look up those of a layer
 * inside.
 */
export function framed(layer: Layer, box: Box, nodes: PinNode[]): PinNode[] {
  const frame = frameOf(layer, box)
  if (!frame) return nodes
  for (const node of nodes) node.frames = [frame, ...(node.frames ?? [])]
  return nodes
}

function frameOf(layer: Layer, box: Box): LayerFrame | null {
  // a scrim is as strong as it must be for the words on it, wherever they are
  if (layer.kind === 'scrim') return null
  const clip = clipOf(layer, box)
  const look = { ...lookOf(layer), ...(clip && { clip }) }
  return Object.keys(look).length > 0 ? { id: layer.id, box, ...look } : null
}

function lookOf(layer: Layer): Pick<LayerFrame, 'turn' | 'opacity' | 'blend'> {
  const { turn = 0, blend = 'normal' } = layer
  // a shape's own colour is seen through, its shadow is not
  const opacity = layer.kind === 'shape' ? 1 : (layer.opacity ?? 1)
  return {
    ...(turn % 360 !== 0 && { turn: turn % 360 }),
    ...(opacity < 1 && { opacity }),
    ...(blend !== 'normal' && { blend }),
  }
}

const clipOf = (layer: Layer, box: Box): Radii | null =>
  layer.kind === 'group' && layer.clip === true ? (radiiOf(layer.radius, box) ?? round(0)) : null
