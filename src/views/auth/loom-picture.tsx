/** Pins hanging in the warp of a loom, drawn from the theme's own colours: decoration with one job, to say what this is about. */
import css from './loom-picture.module.css'

const columns = [
  [150, 96, 132],
  [104, 168, 120],
  [172, 112, 140],
  [92, 148, 128],
] as const
const fills = ['var(--surface)', 'var(--accent)', 'var(--loom-2)', 'var(--loom-3)'] as const
const WIDTH = 88
const GAP = 20

export function LoomPicture() {
  return (
    <svg className={css['loom']} viewBox="0 0 432 520" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      {Array.from({ length: 27 }, (_, index) => (
        <line key={index} x1={index * 16 + 8} x2={index * 16 + 8} y1={-20} y2={540} className={css['warp']} />
      ))}
      {columns.map((heights, column) => (
        <Column key={column} heights={heights} column={column} />
      ))}
    </svg>
  )
}

function Column({ heights, column }: { heights: readonly number[]; column: number }) {
  const tops = heights.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height + GAP, column % 2 === 0 ? 26 : 58))
  return heights.map((height, row) => <PinShape key={row} x={column * (WIDTH + GAP) + 10} y={tops[row] ?? 0} height={height} kind={(column * 2 + row) % 4} />)
}

function PinShape({ x, y, height, kind }: { x: number; y: number; height: number; kind: number }) {
  const isDark = kind === 1 || kind === 3
  const line = isDark ? css['lightLine'] : css['darkLine']
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={WIDTH} height={height} rx={10} fill={fills[kind]} className={css['pin']} />
      {kind === 2 ? <circle cx={WIDTH / 2} cy={height * 0.36} r={20} className={css['sun']} /> : null}
      <rect x={12} y={height - 36} width={WIDTH - 34} height={6} rx={3} className={line} />
      <rect x={12} y={height - 24} width={WIDTH - 50} height={6} rx={3} className={line} opacity={0.6} />
    </g>
  )
}
