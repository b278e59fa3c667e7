/**
 * How well words read on what is painted below them, and how strong a scrim must be so that they
 * do: solved from the nodes themselves, before anything is painted.
 */
import { AIMED_CONTRAST } from '../color/colors.rules.ts'
import { onCanvas, outlineBox, type Point } from '../document/layer-frames.ts'
import {
  around,
  overlaps,
  type Box,
  type PinNode,
  type TextNode,
  type TextRun,
} from '../document/template.model.ts'
import { arcPoints, placedRuns } from '../fit/run-places.ts'
import { overlaid } from './frame-light.ts'
import {
  contrastOfLights,
  lightOf,
  rgbOf,
  tinted,
  worstContrast,
  type LightRange,
} from './light-range.ts'
import { covers, type Ground, lightAt, scrimShape } from './painted-light.ts'

/** A bright speck of a photo does not decide, a bright patch does. */
const WORST_SHARE = 0.02
/** A cell of a picture's grid is seldom smaller than their distance. */
const MAX_POINTS = 300

type Of<Kind extends PinNode['kind']> = Extract<PinNode, { kind: Kind }>

function pointsIn(box: Box): Point[] {
  const step = Math.max(4, Math.sqrt((box.width * box.height) / MAX_POINTS))
  const points: Point[] = []
  for (let y = box.y + step / 2; y < box.y + box.height; y += step)
    for (let x = box.x + step / 2; x < box.x + box.width; x += step) points.push({ x, y })
  return points.length > 0 ? points : [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
}

/** What is seen at points all over a place. */
export const lightsUnder = (box: Box, ground: Ground): LightRange[] =>
  lightsAt(pointsIn(box), { node: { box }, ground })

/** What is seen at points inside the frames of a node. */
function lightsAt(
  points: readonly Point[],
  { node, ground }: { node: Pick<PinNode, 'box' | 'frames'>; ground: Ground },
): LightRange[] {
  const place = outlineBox(node)
  const nodes = ground.nodes.filter((other) => overlaps(reachOf(other), place))
  return points.map((point) => lightAt(onCanvas(point, node.frames), { ...ground, nodes }))
}

/** The blur of a shadow reaches outside its box. */
const reachOf = (node: PinNode): Box =>
  node.kind === 'shadow'
    ? outlineBox({ ...node, box: around([node.box], node.blur) })
    : outlineBox(node)

/** Contrast that all but the worst 2 % of the points reach. */
export const contrastOn = (lights: readonly LightRange[], ink: number): number =>
  worstOf(lights.map((light) => worstContrast(ink, light)))

/** Contrast that all but the worst 2 % of a place reach. */
export const contrastUnder = (box: Box, ink: number, ground: Ground): number =>
  contrastOn(lightsUnder(box, ground), ink)

/** Least contrast of a text with what is behind it: of each stretch with what is behind that. */
export function textContrast(node: TextNode, ground: Ground): number {
  const inks = placedRuns(node).flatMap(({ run, box }) =>
    run.text.trim() === '' ? [] : [{ ...inkOf(run, node), box }],
  )
  if (inks.length === 0)
    return inkContrast({ ink: node.color, node, points: pointsOf(node) }, ground)
  return Math.min(
    ...inks.map(({ ink, outline, box }) =>
      Math.max(
        inkContrast({ ink, node, points: pointsIn(box) }, ground),
        // letters with a line around them are on the line
        outline ? contrastOfLights(lightOf(ink), lightOf(outline)) : 1,
      ),
    ),
  )
}

function inkOf(
  { color, outline }: TextRun,
  node: TextNode,
): { ink: string; outline?: string | undefined } {
  const ink = color ?? node.color
  if (!outline) return { ink }
  if (outline.isHollow) return { ink: outline.color }
  return outline.width >= BOLD_OUTLINE ? { ink, outline: outline.color } : { ink }
}

/** A thinner line does not part letters from what is behind them, in em. */
const BOLD_OUTLINE = 0.03

const pointsOf = (node: TextNode): Point[] =>
  node.curve === undefined ? pointsIn(node.box) : arcPoints(node)

/** An ink that is seen through or blended is nearer to what is behind it. */
function inkContrast(
  { ink, node, points }: { ink: string; node: TextNode; points: readonly Point[] },
  ground: Ground,
): number {
  const { frames } = node
  const lights = lightsAt(points, { node, ground })
  const light = lightOf(ink)
  if (!frames) return contrastOn(lights, light)
  const seenAs = (under: number): number =>
    contrastOfLights(
      under,
      overlaid({ least: under, most: under }, { least: light, most: light }, frames).least,
    )
  return worstOf(lights.map(({ least, most }) => Math.min(seenAs(least), seenAs(most))))
}

/** The ratio that all but the worst 2 % reach. */
function worstOf(ratios: readonly number[]): number {
  const sorted = ratios.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * WORST_SHARE)] ?? 21
}

const STEPS = 6

/** Every scrim with the least strength at which its ink reads on all that lies behind it. */
export function solveScrims(nodes: readonly PinNode[], ground: Omit<Ground, 'nodes'>): PinNode[] {
  const solved: PinNode[] = []
  for (const node of nodes)
    solved.push(
      node.kind === 'scrim'
        ? { ...node, strength: scrimStrength(node, { ...ground, nodes: solved }) }
        : node,
    )
  return solved
}

function scrimStrength(scrim: Of<'scrim'>, ground: Ground): number {
  const [ink, color] = [lightOf(scrim.ink), rgbOf(scrim.color)]
  const goal = scrim.goal ?? AIMED_CONTRAST
  // each place by itself: a small line on a bright patch must not be outvoted by a large one
  const places = scrim.behind.map((box) =>
    pointsIn(box).map((point) => ({
      under: lightAt(point, ground),
      share: covers(scrim.box, undefined, point)
        ? scrimShape(scrim.shape, (point.y - scrim.box.y) / scrim.box.height)
        : 0,
    })),
  )
  const reads = (strength: number): boolean =>
    places.every(
      (points) =>
        worstOf(
          points.map(({ under, share }) =>
            worstContrast(ink, tinted(under, color, strength * share)),
          ),
        ) >= goal,
    )
  if (reads(scrim.least)) return scrim.least
  let [low, high] = [scrim.least, scrim.most]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (reads(middle)) high = middle
    else low = middle
  }
  return high
}

const isRead = (node: PinNode): node is TextNode => node.kind === 'text' && node.role !== 'ornament'

/** Least contrast of any words on what is below them, scrims solved. */
export function leastContrast(nodes: readonly PinNode[], ground: Omit<Ground, 'nodes'>): number {
  const least = nodes.reduce(
    (sum, node, at) =>
      isRead(node)
        ? Math.min(sum, textContrast(node, { ...ground, nodes: nodes.slice(0, at) }))
        : sum,
    21,
  )
  return Math.round(least * 100) / 100
}
