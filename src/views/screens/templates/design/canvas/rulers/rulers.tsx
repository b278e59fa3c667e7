/**
 * Rulers along the top and the left of the picture, in units of the template. A drag out of one
 * makes a guide. They are for pointers: the list of guides does the same by keys.
 */
import {
  type PointerEvent,
  type PointerEventHandler,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import { joined } from '../../../../../kit/ui/class-names.ts'
import css from './rulers.module.css'
import { isClear, rulerTicks } from './ruler-ticks.ts'

/** What is selected, on one axis. In units. */
export interface RulerMark {
  readonly from: number
  readonly to: number
}
type Marks = Readonly<Record<'x' | 'y', RulerMark | null>>

interface RulersProps {
  readonly isOn: boolean
  readonly viewport: RefObject<HTMLElement | null>
  /** Of the picture. */
  readonly frame: RefObject<HTMLElement | null>
  /** Pixels a unit. */
  readonly zoom: number
  readonly marks: Marks
  readonly onPress: (axis: 'x' | 'y', event: PointerEvent<Element>) => void
  readonly pointer: Readonly<
    Record<'onPointerMove' | 'onPointerUp' | 'onPointerCancel', PointerEventHandler>
  >
  readonly children: ReactNode
}

export function Rulers({ isOn, children, ...props }: RulersProps) {
  return (
    <div className={css.ruled} data-on={isOn || undefined}>
      {isOn ? <BothRulers {...props} /> : null}
      {children}
    </div>
  )
}

function BothRulers({
  viewport,
  frame,
  zoom,
  marks,
  onPress,
  pointer,
}: Omit<RulersProps, 'isOn' | 'children'>) {
  const place = useRulerPlace(viewport, frame)
  return (['x', 'y'] as const).map((axis) => (
    <div
      key={axis}
      className={joined(css.ruler, axis === 'x' ? css.top : css.left)}
      data-ruler={axis}
      aria-hidden="true"
      // the picture keeps the focus, and with it the gesture
      onMouseDown={(event) => event.preventDefault()}
      {...pointer}
      // a level guide comes from the top, an upright one from the left
      onPointerDown={(event) => onPress(axis === 'x' ? 'y' : 'x', event)}
    >
      {place === null ? null : (
        <Scale axis={axis} zoom={zoom} {...place[axis]} mark={marks[axis]} />
      )}
    </div>
  ))
}

interface AxisPlace {
  /** Of unit 0, in pixels from the ruler's start. */
  readonly origin: number
  /** In pixels. */
  readonly length: number
}

function Scale({
  axis,
  zoom,
  origin,
  length,
  mark,
}: AxisPlace & { axis: 'x' | 'y'; zoom: number; mark: RulerMark | null }) {
  const ticks = rulerTicks({ origin, zoom, length })
  const placeOf = (at: number): number => origin + at * zoom
  const ends = mark === null ? [] : [...new Set([mark.from, mark.to])]
  const labels = [
    ...ticks
      .filter(({ isLabelled, place }) => isLabelled && isClear(place, ends.map(placeOf)))
      .map(({ at, place }) => ({ at, place, isMark: false })),
    ...ends.map((at) => ({ at: Math.round(at), place: placeOf(at), isMark: true })),
  ]
  return (
    <div className={css.scale}>
      {mark === null ? null : (
        <span
          className={css.mark}
          data-mark={`${Math.round(mark.from)} ${Math.round(mark.to)}`}
          style={{
            insetInlineStart: placeOf(mark.from),
            inlineSize: Math.max(1, (mark.to - mark.from) * zoom),
          }}
        />
      )}
      <svg className={css.ticks} aria-hidden="true" data-axis={axis}>
        <path d={ticks.map((tick) => `M${tick.place} 0v${tick.isLabelled ? 7 : 4}`).join('')} />
      </svg>
      {labels.map(({ at, place, isMark }, index) => (
        <span
          key={isMark ? `mark ${index}` : at}
          className={css.label}
          data-is-mark={isMark || undefined}
          style={{ insetInlineStart: place }}
        >
          {at}
        </span>
      ))}
    </div>
  )
}

/** Where the picture is in its viewport; null = not known yet. Follows scroll, zoom and window. */
function useRulerPlace(viewport: RulersProps['viewport'], frame: RulersProps['frame']) {
  const [place, setPlace] = useState<Readonly<Record<'x' | 'y', AxisPlace>> | null>(null)
  useEffect(() => {
    const [around, picture] = [viewport.current, frame.current]
    if (around === null || picture === null) return undefined
    const measure = (): void => {
      const [outer, inner] = [around.getBoundingClientRect(), picture.getBoundingClientRect()]
      setPlace({
        x: { origin: inner.left - outer.left, length: outer.width },
        y: { origin: inner.top - outer.top, length: outer.height },
      })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(around)
    observer.observe(picture)
    around.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      around.removeEventListener('scroll', measure)
    }
  }, [viewport, frame])
  return place
}
