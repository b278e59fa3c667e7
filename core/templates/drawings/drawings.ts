/**
 * Drawings as SVG. All lengths follow from the box, so a drawing is the same at every scale, and
 * what looks accidental comes from fixed numbers, so it has the same bytes everywhere.
 */
import { distanceTo, type ClearArea } from './clear-areas.ts'
import type { DrawingName } from './drawing-names.ts'

export interface DrawingPlace {
  width: number
  height: number
  color: string
  /** Inside its box: no piece of a strewn drawing touches them. */
  clear?: readonly ClearArea[]
}

type Draw = (place: DrawingPlace) => string

export function drawingSvg(name: DrawingName, place: DrawingPlace): string {
  const { width, height } = place
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${DRAWINGS[name](place)}</svg>`
}

const at = (value: number): string => value.toFixed(1)

/** From 0 to 1, the same row for the same seed. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const filled = (path: string, color: string): string => `<path d="${path}" fill="${color}"/>`

/**
 * One broad stroke of paint: long edges that swell slowly and lean a little, and dry ends in which
 * the surface shows through between the bristles.
 */
const brush: Draw = ({ width, height, color }) => {
  const next = chance(11)
  const steps = 72
  const depth = Math.min(width * 0.06, height * 0.22)
  /** How far the paint stays behind the end of the box, from the upper edge to the lower one. */
  const end = (): number[] => {
    const [slow, fast] = [1.2 + next(), 3.4 + next() * 2]
    return Array.from({ length: steps + 1 }, (_, step) => {
      const along = (step / steps) * 2 * Math.PI
      const corner = Math.max(0, 1 - Math.min(step, steps - step) / 5) ** 2 * 0.4
      const waves = 0.3 + 0.2 * Math.sin(along * slow) + 0.1 * Math.sin(along * fast)
      return depth * Math.min(1, waves + corner + next() ** 3 * 0.3)
    })
  }
  const rows = (step: number): number => height * (0.03 + (0.94 * step) / steps)
  const right = end().map((back, step) => `${at(width - back)} ${at(rows(step))}`)
  const left = end().map((back, step) => `${at(back)} ${at(rows(step))}`)
  const long = (y: number, from: number, to: number): string => {
    const third = (to - from) / 3
    return `C ${at(from + third)} ${at(y - height * 0.03)} ${at(to - third)} ${at(y + height * 0.026)} ${at(to)} ${at(y)}`
  }
  const top = long(rows(0), depth, width - depth)
  const foot = long(rows(steps), width - depth, depth)
  /** A gap between bristles: open at the end, and closing towards the paint. */
  const gap = (isRight: boolean): string => {
    const [y, thick] = [height * (0.08 + next() * 0.84), height * (0.003 + next() * 0.009)]
    const [open, closed] = [-2, depth * (0.9 + next() ** 2 * 1.1)]
    const x = (from: number): string => at(isRight ? width - from : from)
    return `M ${x(open)} ${at(y - thick)} L ${x(closed)} ${at(y + thick * 0.6)} L ${x(open)} ${at(y + thick)} Z`
  }
  const gaps = Array.from({ length: 18 }, (_, index) => gap(index % 2 === 0))
  const body = `M ${at(depth)} ${at(rows(0))} ${top} L ${right.join(' L ')} L ${at(width - depth)} ${at(rows(steps))} ${foot} L ${left.toReversed().join(' L ')} Z`
  return `<mask id="dry"><rect width="${width}" height="${height}" fill="#fff"/><path d="${gaps.join(' ')}" fill="#000"/></mask><path mask="url(#dry)" d="${body}" fill="${color}"/>`
}

/** Paper whose upper edge was torn. */
const torn: Draw = ({ width, height, color }) => {
  const next = chance(21)
  const steps = 64
  const depth = Math.min(height * 0.09, width * 0.035)
  const edge = Array.from({ length: steps + 1 }, (_, step) => {
    const x = (width * step) / steps
    const slow = Math.sin(step / 5.3) * 0.25 + Math.sin(step / 2.1) * 0.12
    return `${at(x)} ${at(depth * (0.45 + slow + (next() - 0.5) * 0.42))}`
  })
  return filled(`M ${edge.join(' L ')} L ${width} ${height} L 0 ${height} Z`, color)
}

/** A round with a scalloped edge. */
const seal: Draw = ({ width, height, color }) => {
  const teeth = 24
  const [cx, cy, radius] = [width / 2, height / 2, Math.min(width, height) / 2]
  const point = (angle: number, share: number): string =>
    `${at(cx + Math.sin(angle) * radius * share)} ${at(cy - Math.cos(angle) * radius * share)}`
  const curves = Array.from({ length: teeth }, (_, tooth) => {
    const turn = (2 * Math.PI) / teeth
    return `Q ${point((tooth + 0.5) * turn, 1.045)} ${point((tooth + 1) * turn, 0.94)}`
  })
  return filled(`M ${point(0, 0.94)} ${curves.join(' ')} Z`, color)
}

/** A postage stamp: round holes along all edges. */
const stamp: Draw = ({ width, height, color }) => {
  const pitch = Math.min(width, height) / 11
  const radius = pitch * 0.3
  const side = (length: number): { count: number; step: number } => {
    const count = Math.max(3, Math.round(length / pitch))
    return { count, step: length / count }
  }
  const [across, down] = [side(width), side(height)]
  const bite = (dx: number, dy: number): string => {
    const flat = (Math.hypot(dx, dy) - 2 * radius) / 2
    const [ux, uy] = [Math.sign(dx), Math.sign(dy)]
    return `l ${at(ux * flat)} ${at(uy * flat)} a ${at(radius)} ${at(radius)} 0 0 0 ${at(ux * 2 * radius)} ${at(uy * 2 * radius)} l ${at(ux * flat)} ${at(uy * flat)}`
  }
  const row = (count: number, dx: number, dy: number): string =>
    Array.from({ length: count }, () => bite(dx, dy)).join(' ')
  return filled(
    `M 0 0 ${row(across.count, across.step, 0)} ${row(down.count, 0, down.step)} ${row(across.count, -across.step, 0)} ${row(down.count, 0, -down.step)} Z`,
    color,
  )
}

/** A strip with zigzag ends. */
const tape: Draw = ({ width, height, color }) => {
  const teeth = 6
  const tooth = width * 0.025
  const right = Array.from({ length: teeth }, (_, step) => {
    const y = (height * step) / teeth
    return `L ${at(width - tooth)} ${at(y + height / teeth / 2)} L ${at(width)} ${at(y + height / teeth)}`
  })
  const left = Array.from({ length: teeth }, (_, step) => {
    const y = height - (height * step) / teeth
    return `L ${at(tooth)} ${at(y - height / teeth / 2)} L 0 ${at(y - height / teeth)}`
  })
  return filled(`M 0 0 L ${width} 0 ${right.join(' ')} L 0 ${height} ${left.join(' ')} Z`, color)
}

/** Checked cloth: bands both ways, darker where they cross. */
const gingham: Draw = ({ width, height, color }) => {
  const cell = width / 12
  const bands = (length: number, band: (from: number) => string): string =>
    Array.from({ length: Math.ceil(length / cell / 2) }, (_, step) => band(step * 2 * cell)).join(
      '',
    )
  const upright = bands(width, (x) => `M ${at(x)} 0 h ${at(cell)} V ${height} h ${at(-cell)} Z `)
  const level = bands(height, (y) => `M 0 ${at(y)} H ${width} v ${at(cell)} H 0 Z `)
  return `<g opacity="0.5">${filled(upright, color)}</g><g opacity="0.5">${filled(level, color)}</g>`
}

const dots: Draw = ({ width, height, color }) => {
  const cell = width / 14
  const radius = cell * 0.16
  const rows = Math.ceil(height / cell)
  const dot = (x: number, y: number): string =>
    `M ${at(x - radius)} ${at(y)} a ${at(radius)} ${at(radius)} 0 1 0 ${at(2 * radius)} 0 a ${at(radius)} ${at(radius)} 0 1 0 ${at(-2 * radius)} 0 Z `
  const row = (index: number): string =>
    Array.from({ length: 14 }, (_, step) =>
      dot((step + (index % 2 === 0 ? 0.25 : 0.75)) * cell, (index + 0.5) * cell),
    ).join('')
  return filled(Array.from({ length: rows }, (_, index) => row(index)).join(''), color)
}

/** Where a stalk has its middle and its ends, and how far its leaves are from it there, in cells. */
const SPRIG = [
  [-0.34, 0.03],
  [-0.12, 0.17],
  [0.06, 0.17],
  [0.24, 0.17],
  [0.5, 0.03],
] as const
/** Degrees by which a sprig is turned until nothing cuts it. */
const TURNS = [0, 40, -40, 80, -80, 120, -120, 160]

/** Leaves on stalks, strewn: whole ones alone, turned away from what lies over them. */
const sprigs: Draw = ({ width, height, color, clear = [] }) => {
  const next = chance(3)
  const columns = 8
  const cell = width / columns
  const rows = Math.floor(height / cell)
  const leaf = (x: number, y: number, turn: number): string =>
    `<path transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)})" d="M 0 0 Q ${at(cell * 0.09)} ${at(-cell * 0.09)} ${at(cell * 0.22)} 0 Q ${at(cell * 0.09)} ${at(cell * 0.09)} 0 0 Z" fill="${color}"/>`
  const sprig = (x: number, y: number, turn: number): string => {
    const pairs = [-0.2, -0.02, 0.16].flatMap((share) => [
      leaf(share * cell, 0, -48),
      leaf(share * cell, 0, 48),
    ])
    return `<g transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)})"><path d="M ${at(-cell * 0.34)} 0 L ${at(cell * 0.3)} 0" stroke="${color}" stroke-width="${at(cell * 0.022)}" stroke-linecap="round"/>${pairs.join('')}${leaf(cell * 0.28, 0, 0)}</g>`
  }
  const paper = { box: { x: 0, y: 0, width, height } }
  const isWhole = (x: number, y: number, turn: number): boolean =>
    SPRIG.every(([along, reach]) => {
      const angle = (turn / 180) * Math.PI
      const [px, py] = [x + Math.cos(angle) * along * cell, y + Math.sin(angle) * along * cell]
      const free = reach * cell
      return (
        distanceTo(paper, px, py) <= -free &&
        clear.every((area) => distanceTo(area, px, py) >= free)
      )
    })
  return Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const x = (column + 0.5 + (next() - 0.5) * 0.1) * cell
    const y = (row + (column % 2 === 0 ? 0.48 : 0.9)) * cell
    const first = next() * 360
    const turn = TURNS.map((by) => first + by).find((degrees) => isWhole(x, y, degrees))
    return turn === undefined ? '' : sprig(x, y, turn)
  }).join('')
}

/** Flecks of fibre in rough paper. */
const grain: Draw = ({ width, height, color }) => {
  const next = chance(11)
  const unit = width / 1000
  const count = Math.round((420 * height) / width)
  const flecks = Array.from({ length: count }, () => {
    const [x, y] = [next() * width, next() * height]
    const length = (3 + next() * 9) * unit
    const angle = next() * Math.PI
    return `M ${at(x)} ${at(y)} l ${at(Math.cos(angle) * length)} ${at(Math.sin(angle) * length)}`
  })
  return `<path d="${flecks.join(' ')}" stroke="${color}" stroke-width="${at(1.8 * unit)}" stroke-linecap="round"/>`
}

/** Lines of a notebook. */
const ruled: Draw = ({ width, height, color }) => {
  const gap = width / 14
  const lines = Array.from({ length: Math.floor(height / gap) }, (_, step) => {
    const y = (step + 1) * gap
    return `M 0 ${at(y)} H ${width}`
  })
  return `<path d="${lines.join(' ')}" stroke="${color}" stroke-width="${at(width / 380)}"/>`
}

/** Rays from the middle. */
const rays: Draw = ({ width, height, color }) => {
  const count = 18
  const [cx, cy, reach] = [width / 2, height / 2, Math.hypot(width, height)]
  const point = (angle: number): string =>
    `${at(cx + Math.sin(angle) * reach)} ${at(cy - Math.cos(angle) * reach)}`
  const wedges = Array.from({ length: count }, (_, ray) => {
    const turn = Math.PI / count
    return `M ${at(cx)} ${at(cy)} L ${point(2 * ray * turn)} L ${point((2 * ray + 1) * turn)} Z`
  })
  return filled(wedges.join(' '), color)
}

/** A way on a map: a dashed line between two places, the last one marked. */
const route: Draw = ({ width, height, color }) => {
  const line = Math.min(width, height) * 0.035
  const [x0, y0] = [width * 0.08, height * 0.86]
  const [x1, y1] = [width * 0.86, height * 0.42]
  const way = `<path d="M ${at(x0)} ${at(y0)} C ${at(width * 0.3)} ${at(height * 0.2)} ${at(width * 0.52)} ${at(height * 1.05)} ${at(x1)} ${at(y1)}" fill="none" stroke="${color}" stroke-width="${at(line)}" stroke-linecap="round" stroke-dasharray="${at(line * 2.4)} ${at(line * 2.6)}"/>`
  const start = `<circle cx="${at(x0)}" cy="${at(y0)}" r="${at(line * 1.9)}" fill="${color}"/>`
  const r = line * 3.4
  const mark = `M ${at(x1)} ${at(y1)} C ${at(x1 - r * 1.5)} ${at(y1 - r * 1.7)} ${at(x1 - r)} ${at(y1 - r * 3)} ${at(x1)} ${at(y1 - r * 3)} C ${at(x1 + r)} ${at(y1 - r * 3)} ${at(x1 + r * 1.5)} ${at(y1 - r * 1.7)} ${at(x1)} ${at(y1)} Z M ${at(x1 - r * 0.42)} ${at(y1 - r * 2)} a ${at(r * 0.42)} ${at(r * 0.42)} 0 1 0 ${at(r * 0.84)} 0 a ${at(r * 0.42)} ${at(r * 0.42)} 0 1 0 ${at(-r * 0.84)} 0 Z`
  return `${way}${start}<path d="${mark}" fill="${color}" fill-rule="evenodd"/>`
}

const DRAWINGS: Record<DrawingName, Draw> = {
  brush,
  torn,
  seal,
  stamp,
  tape,
  gingham,
  dots,
  sprigs,
  grain,
  ruled,
  rays,
  route,
}
