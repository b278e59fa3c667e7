/**
 * The whole chart, small, with the visible part, which can be dragged. Only for pointers: the chart
 * itself is scrolled with the arrow keys.
 */
import { useRef } from 'react'
import { fitsView, visibleBox } from './chart-geometry.ts'
import css from './chart-view.module.css'
import type { ChartState } from '../../../packages/model-paths/chart/chart-layout.ts'
import type { ChartWindow } from './use-chart-window.ts'
import type { PointerEvent } from 'react'

/** In px. */
const MAX_SIDE = 100

export function MiniMap({
  states,
  active,
  window: { fit, scroll, centre },
}: {
  states: readonly ChartState[]
  active: ReadonlySet<string>
  window: ChartWindow
}) {
  const map = useRef<SVGSVGElement>(null)
  if (fitsView(fit)) return null
  const [width, height] = fit.size
  const scale = MAX_SIDE / Math.max(width, height)
  const [x, y, seenWidth, seenHeight] = visibleBox(fit, scroll)
  const centreAt = ({ clientX, clientY }: PointerEvent): void => {
    const box = map.current?.getBoundingClientRect()
    if (box !== undefined) centre([(clientX - box.left) / scale, (clientY - box.top) / scale])
  }
  return (
    <svg
      ref={map}
      className={css['map']}
      data-chart-map
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        centreAt(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) centreAt(event)
      }}
    >
      {states.map(({ id, kind, box }) => (
        <rect
          key={id}
          className={css[active.has(id) && kind === 'atomic' ? 'mapActive' : 'mapState']}
          x={box[0]}
          y={box[1]}
          width={box[2]}
          height={box[3]}
        />
      ))}
      <rect className={css['mapView']} x={x} y={y} width={seenWidth} height={seenHeight} />
    </svg>
  )
}
