/** What is selected on the picture, the handles of one layer, and the lines that a drag meets. */
import type { LayerOutline } from '#core/templates/edit/placement/layer-outline.ts'
import {
  cornersOf,
  pointIn,
  type Point,
  type TurnedBox,
} from '#core/templates/edit/placement/turned-box.ts'
import type { GuideRef, Guides } from '#core/templates/edit/placement/guides.ts'
import type { EqualGap } from '#core/templates/edit/placement/snapping.ts'
import type { Box } from '#core/templates/document/template.model.ts'
import css from './canvas.module.css'
import type { GestureOutcome } from './gestures/gesture-change.ts'
import { GuideLines } from './rulers/guide-lines.tsx'

interface Shown {
  readonly outlines: readonly LayerOutline[]
  /** The layer that can be resized and turned. */
  readonly handled: LayerOutline | null
  readonly outcome: GestureOutcome | null
  readonly marquee: Box | null
  readonly guides: Guides
  /** The selected guide. */
  readonly guide: GuideRef | null
  readonly canvas: { readonly width: number; readonly height: number }
  /** Pixels a unit. */
  readonly zoom: number
}

export function SelectionOverlay(shown: Shown) {
  const { outlines, handled, outcome, marquee, canvas, zoom } = shown
  const ghost = outcome?.ghost ?? null
  return (
    <svg
      className={css.overlay}
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      aria-hidden="true"
    >
      {outlines.map((one) => (
        <g key={one.id}>
          <polygon className={css.halo} points={pointsOf(one)} />
          <polygon className={css.outline} points={pointsOf(one)} data-layer={one.id} />
        </g>
      ))}
      <GuideLines guides={shown.guides} selected={outcome?.guide ?? shown.guide} canvas={canvas} />
      {ghost ? <polygon className={css.ghost} points={pointsOf(ghost)} /> : null}
      {outcome ? <Lines outcome={outcome} canvas={canvas} /> : null}
      {outcome?.gaps.map((gap) => (
        <Gap key={`${gap.axis}${gap.from}`} gap={gap} zoom={zoom} />
      ))}
      {marquee ? <rect className={css.marquee} {...marquee} /> : null}
      {handled ? <Handles layer={handled} zoom={zoom} /> : null}
    </svg>
  )
}

const pointsOf = (turned: TurnedBox): string =>
  cornersOf(turned)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')

function Lines({ outcome, canvas }: { outcome: GestureOutcome } & Pick<Shown, 'canvas'>) {
  return (
    <>
      {outcome.lines.map(({ axis, at }) =>
        axis === 'x' ? (
          <line
            key={`x${at}`}
            className={css.line}
            data-snap="x"
            x1={at}
            x2={at}
            y1={0}
            y2={canvas.height}
          />
        ) : (
          <line
            key={`y${at}`}
            className={css.line}
            data-snap="y"
            x1={0}
            x2={canvas.width}
            y1={at}
            y2={at}
          />
        ),
      )}
    </>
  )
}

/** Half the length of the bars at its ends, in pixels. */
const GAP_BAR = 5

/** A gap that equals another one: a line across it with a bar at each end. */
function Gap({ gap: { axis, from, to, at }, zoom }: { gap: EqualGap; zoom: number }) {
  const bar = GAP_BAR / zoom
  const d =
    axis === 'x'
      ? `M${from} ${at - bar}V${at + bar}M${from} ${at}H${to}M${to} ${at - bar}V${at + bar}`
      : `M${at - bar} ${from}H${at + bar}M${at} ${from}V${to}M${at - bar} ${to}H${at + bar}`
  return (
    <g data-gap={`${axis} ${from} ${to}`}>
      <path className={css.gapHalo} d={d} />
      <path className={css.gap} d={d} />
    </g>
  )
}

const THIRDS = [0, 0.5, 1] as const
const GRIPS = THIRDS.flatMap((y) => THIRDS.map((x) => ({ x, y }))).filter(
  ({ x, y }) => x !== 0.5 || y !== 0.5,
)
/** In pixels. */
const HANDLE = 9
const TARGET = 24
const TURN_ARM = 28
/** A side that is shorter has no grip between its corners. */
const MIN_FOR_MIDDLE = 48
/**
 * The pressable area extends outwards as far as the knob is visible: a thin layer can still be
 * moved.
 */
const OUTWARDS = (TARGET - HANDLE) / 2

function Handles({ layer, zoom }: { layer: LayerOutline; zoom: number }) {
  const { box, turn } = layer
  const [width, height] = [box.width * zoom, box.height * zoom]
  const hasGrip = ({ x, y }: Point): boolean =>
    (x !== 0.5 || (width >= MIN_FOR_MIDDLE && height >= TARGET)) &&
    (y !== 0.5 || (height >= MIN_FOR_MIDDLE && width >= TARGET))
  const outside = ({ x, y }: Point): Point => ({
    x: x + ((x - 0.5) * 2 * OUTWARDS) / Math.max(1, width),
    y: y + ((y - 0.5) * 2 * OUTWARDS) / Math.max(1, height),
  })
  const top = pointIn(layer, { x: 0.5, y: 0 })
  const turner = pointIn(layer, { x: 0.5, y: -TURN_ARM / zoom / Math.max(1, box.height) })
  return (
    <>
      <line className={css.arm} x1={top.x} y1={top.y} x2={turner.x} y2={turner.y} />
      <Handle at={turner} zoom={zoom} name="turn" cursor="grab" isRound />
      {GRIPS.filter(hasGrip).map((grip) => (
        <Handle
          key={`${grip.x} ${grip.y}`}
          at={pointIn(layer, grip)}
          target={pointIn(layer, outside(grip))}
          zoom={zoom}
          turn={turn}
          name={`${grip.x} ${grip.y}`}
          cursor={cursorOf(grip, turn)}
        />
      ))}
    </>
  )
}

function Handle({
  at,
  target = at,
  zoom,
  turn = 0,
  name,
  cursor,
  isRound = false,
}: {
  at: Point
  /** The middle of what can be pressed. */
  target?: Point
  zoom: number
  turn?: number
  name: string
  cursor: string
  isRound?: boolean
}) {
  const side = HANDLE / zoom
  const turned = `rotate(${turn} ${at.x} ${at.y})`
  return (
    <g className={css.handle} style={{ cursor }} data-grip={name}>
      <circle cx={target.x} cy={target.y} r={TARGET / 2 / zoom} className={css.target} />
      <rect
        x={at.x - side / 2}
        y={at.y - side / 2}
        width={side}
        height={side}
        rx={isRound ? side / 2 : 0}
        transform={turned}
        className={css.knob}
      />
    </g>
  )
}

const CURSORS = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const

function cursorOf({ x, y }: Point, turn: number): string {
  const angle = (Math.atan2(y - 0.5, x - 0.5) * 180) / Math.PI + turn
  const eighth = ((Math.round(angle / 45) % 4) + 4) % 4
  return CURSORS[eighth] ?? 'move'
}

/** The grip under the pointer: shares of the box, or what turns it. */
export function gripUnder(target: EventTarget): Point | 'turn' | null {
  const name =
    target instanceof Element ? target.closest('[data-grip]')?.getAttribute('data-grip') : null
  if (name === null || name === undefined) return null
  if (name === 'turn') return 'turn'
  const [x = 0, y = 0] = name.split(' ').map(Number)
  return { x, y }
}
