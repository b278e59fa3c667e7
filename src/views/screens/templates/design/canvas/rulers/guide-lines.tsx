/** The guides on the picture, each with a strip that a pointer can hold. */
import type { GuideAxis, GuideRef, Guides } from '#core/templates/edit/placement/guides.ts'
import css from './rulers.module.css'

const AXES = ['x', 'y'] as const

export function GuideLines({
  guides,
  selected,
  canvas,
}: {
  guides: Guides
  selected: GuideRef | null
  canvas: { readonly width: number; readonly height: number }
}) {
  return AXES.flatMap((axis) =>
    guides[axis].map((at, index) => {
      // it is on a larger size
      if (at < 0 || at > (axis === 'x' ? canvas.width : canvas.height)) return null
      const ends =
        axis === 'x'
          ? { x1: at, x2: at, y1: 0, y2: canvas.height }
          : { x1: 0, x2: canvas.width, y1: at, y2: at }
      const isSelected = selected?.axis === axis && selected.index === index
      return (
        <g
          key={`${axis} ${index}`}
          className={css.guide}
          data-guide={`${axis} ${index}`}
          data-selected={isSelected || undefined}
        >
          <line className={css.guideHold} {...ends} />
          <line className={css.guideHalo} {...ends} />
          <line className={css.guideLine} {...ends} />
        </g>
      )
    }),
  )
}

export function guideUnder(target: EventTarget): GuideRef | null {
  const name =
    target instanceof Element ? target.closest('[data-guide]')?.getAttribute('data-guide') : null
  if (name === null || name === undefined) return null
  const [axis, index] = name.split(' ')
  return { axis: axis as GuideAxis, index: Number(index) }
}
