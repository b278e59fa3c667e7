/**
 * Layers one below the other: words take the height that they need, a layer that fills takes what
 * is left, and a headline shrinks before its list does.
 */
import { roomForRows, type ListRows } from '../fit/item-rows.ts'
import type { GroupLayer, Layer } from '../document/template.schema.ts'
import type { PinNode } from '../document/template.model.ts'
import type { LayoutContext } from './layout-context.ts'
import { acrossFrame, type Frame, type Prepared, SHARE_BEFORE } from './prepared.ts'

/** Prepares one layer; null = it has nothing to show. */
export type PrepareLayer = (
  layer: Layer,
  frame: Frame,
  setting: { context: LayoutContext; largest?: number | undefined },
) => Prepared | null

export interface Stack {
  /** What it takes of its room. */
  height: number
  /** The nodes of each layer, by id. */
  at: (y: number, height: number) => Map<string, PinNode[]>
}

export interface StackRequest {
  group: GroupLayer
  /** Those of the group that are in the row. */
  layers: readonly Layer[]
  context: LayoutContext
  prepare: PrepareLayer
}

export function prepareStack(wish: StackRequest, frame: Frame): Stack {
  const { stack } = wish.group
  const [top, right, bottom, left] = stack?.padding ?? [0, 0, 0, 0]
  const inner = {
    x: frame.x + left,
    width: frame.width - left - right,
    room: Math.max(0, frame.room - top - bottom),
  }
  const row = withRoomForList(wish, inner)
  return {
    height: top + bottom + shares(row, inner.room).used,
    at: (y, height) => {
      const { heights, free } = shares(row, Math.max(0, height - top - bottom))
      const share = SHARE_BEFORE[stack?.justify ?? 'start']
      return drawnFrom(row, heights, Math.round(y + top + Math.max(0, free) * share))
    },
  }
}

function drawnFrom(row: Row, heights: readonly number[], start: number): Map<string, PinNode[]> {
  const drawn = new Map<string, PinNode[]>()
  let y = start
  for (const [index, kid] of row.kids.entries()) {
    const [before, after] = kid.layer.space ?? [0, 0]
    const height = heights[index] ?? 0
    drawn.set(kid.layer.id, kid.at(y + before, height))
    y += before + height + after + row.gap
  }
  return drawn
}

interface Row {
  kids: Prepared[]
  gap: number
  /** Room between and around the layers. */
  spaces: number
  /** The list needs what a picture can spare. */
  isTight: boolean
  list: { rows: ListRows; room: number; slack: number } | null
}

/** Under this size a list is tight. */
const MIN_ROW = 36

function withRoomForList(wish: StackRequest, inner: Frame): Row {
  const headline = wish.layers.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  const first = rowOf(wish, inner, { isTight: false })
  if (headline?.kind !== 'text' || !first.list) return first
  const kept = new Map(first.kids.map((kid) => [kid.layer, kid]))
  const settle = (isTight: boolean): Row & { list: NonNullable<Row['list']> } => {
    const { row } = roomForRows((largest) => {
      const tried = rowOf(wish, inner, { isTight, largest, kept })
      if (!tried.list) throw new Error('A list that was there is gone.')
      return { row: { ...tried, list: tried.list }, list: tried.list.rows }
    }, headline.fit.largest)
    return row
  }
  const roomy = settle(false)
  const { isFull, size } = roomy.list.rows
  const canYield = roomy.kids.some(({ fill }) => fill.squeezed !== undefined)
  return canYield && (!isFull || size < MIN_ROW) ? settle(true) : roomy
}

interface Trial {
  isTight: boolean
  /** Size of the headline. */
  largest?: number
  /**
   * From the first trial: only texts are measured again. Groups may hold lists of their own, which would
   * be tried nine times for each trial of this one.
   */
  kept?: ReadonlyMap<Layer, Prepared>
}

function rowOf(
  { group, layers, context, prepare }: StackRequest,
  inner: Frame,
  { isTight, largest, kept }: Trial,
): Row {
  const gap = group.stack?.gap ?? 0
  const prepared = (layer: Layer, room: number): Prepared[] => {
    const across = acrossFrame(layer, inner, context.isRtl)
    const kid =
      (layer.kind === 'text' ? undefined : kept?.get(layer)) ??
      prepare(layer, { ...across, room }, { context, largest })
    return kid ? [kid] : []
  }
  const listGroups = layers.some(({ kind }) => kind === 'list')
    ? []
    : layers.filter((layer) => layer.kind === 'group' && hasList(layer))
  const plain = layers
    .filter((layer) => layer.rest !== true && !listGroups.includes(layer))
    .flatMap((layer) => prepared(layer, inner.room))
  // The list in a group leaves the layers beside it the least that they need.
  const reserved = plain.reduce(
    (sum, kid) => sum + (kid.height ?? leastOf(kid, false)) + aroundOf(kid.layer) + gap,
    0,
  )
  const others = layers.flatMap((layer) =>
    listGroups.includes(layer)
      ? prepared(layer, Math.max(0, inner.room - reserved - aroundOf(layer)))
      : plain.filter((kid) => kid.layer === layer),
  )
  const taken = others.reduce(
    (sum, kid) => sum + (kid.height ?? (kid.list ? 0 : kid.most)) + aroundOf(kid.layer) + gap,
    0,
  )
  const kids = layers.flatMap((layer) =>
    layer.rest === true
      ? prepared(layer, Math.max(0, inner.room - taken - aroundOf(layer)))
      : others.filter((kid) => kid.layer === layer),
  )
  const spaces =
    kids.reduce((sum, kid) => sum + aroundOf(kid.layer), 0) + gap * Math.max(0, kids.length - 1)
  return { kids, gap, spaces, isTight, list: listOf({ kids, spaces, isTight, room: inner.room }) }
}

const hasList = ({ layers }: GroupLayer): boolean =>
  layers.some((layer) => layer.kind === 'list' || (layer.kind === 'group' && hasList(layer)))

const aroundOf = ({ space = [0, 0] }: Layer): number => space[0] + space[1]

const isFilling = (kid: Prepared): boolean => kid.height === null && !kid.list

const leastOf = ({ fill }: Prepared, isTight: boolean): number =>
  (isTight ? (fill.squeezed ?? fill.least) : fill.least) ?? 0

function listOf({
  kids,
  spaces,
  isTight,
  room,
}: Pick<Row, 'kids' | 'spaces' | 'isTight'> & { room: number }): Row['list'] {
  const kid = kids.find(({ list }) => list)
  if (!kid?.list || kid.layer.kind !== 'list') return null
  const fixed = kids.reduce(
    (sum, other) => sum + (other.height ?? (isFilling(other) ? leastOf(other, isTight) : 0)),
    0,
  )
  const own = Math.max(0, room - spaces - fixed)
  return { rows: kid.list(own), room: own, slack: kid.layer.slack }
}

interface Shares {
  heights: number[]
  used: number
  /** What nothing takes. */
  free: number
}

/** How high each layer is in a row of this height. */
function shares(row: Row, room: number): Shares {
  return row.list ? listShares({ ...row, list: row.list }, room) : plainShares(row, room)
}

const fixedIn = (kids: readonly Prepared[]): number =>
  kids.reduce((sum, { height }) => sum + (height ?? 0), 0)

function plainShares({ kids, spaces, isTight }: Row, room: number): Shares {
  const fixed = fixedIn(kids)
  const left = Math.max(0, room - spaces - fixed)
  const filled = filledBy(kids.filter(isFilling), { room: left, isTight })
  const takers = kids.filter(({ layer }) => layer.rest === true)
  if (takers.length > 0) growIntoEmpty(filled, left - sumOf(filled) - EMPTY * takers.length)
  const taken = sumOf(filled)
  const more = takers.length > 0 ? (left - taken) / takers.length : 0
  return {
    heights: kids.map(
      (kid) => (kid.height ?? filled.get(kid) ?? 0) + (takers.includes(kid) ? more : 0),
    ),
    used: spaces + fixed + taken,
    free: takers.length > 0 ? 0 : left - taken,
  }
}

/** So much may stay empty in a layer that takes the rest, beside its own padding. */
const EMPTY = 60

/** Pictures are cut higher where words leave room, as far as they lose nothing of note. */
function growIntoEmpty(filled: Map<Prepared, number>, empty: number): void {
  let left = empty
  for (const [kid, height] of filled) {
    const more = Math.round(Math.max(0, Math.min(left, (kid.roomiest ?? 0) - height)))
    filled.set(kid, height + more)
    left -= more
  }
}

/** A layer that fills takes what the list does not need, and the list the rest of the row. */
function listShares(
  { kids, spaces, isTight, list }: Row & { list: NonNullable<Row['list']> },
  room: number,
): Shares {
  const fixed = fixedIn(kids)
  const left = Math.max(0, room - spaces - fixed)
  const fills = kids.filter(isFilling)
  const wanted = Math.max(0, left - list.rows.end - list.slack)
  const filled = filledBy(fills, { room: wanted, isTight })
  const taken = sumOf(filled)
  const height = fills.length > 0 ? left - taken : list.rows.end
  return {
    heights: kids.map((kid) => (kid.list ? height : (kid.height ?? filled.get(kid) ?? 0))),
    used: spaces + fixed + taken + height,
    free: left - taken - height,
  }
}

const sumOf = (filled: ReadonlyMap<Prepared, number>): number =>
  [...filled.values()].reduce((sum, height) => sum + height, 0)

/** Equal shares between the least and the most of each; what one cannot take goes to the others. */
function filledBy(
  fills: readonly Prepared[],
  { room, isTight }: { room: number; isTight: boolean },
): Map<Prepared, number> {
  const filled = new Map<Prepared, number>()
  let left = room
  for (const [index, kid] of fills.toSorted((a, b) => a.most - b.most).entries()) {
    const share = left / (fills.length - index)
    const height = Math.round(Math.min(kid.most, Math.max(leastOf(kid, isTight), share)))
    filled.set(kid, height)
    left = Math.max(0, left - height)
  }
  return filled
}
