/** A free slot in the days. A pin that is dropped on it takes its time. */
import type { ReactNode } from 'react'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import type { Moved } from '../dragging/drag-data.ts'
import { useDropPlace } from '../dragging/use-dragging.ts'

export function SlotDrop({
  as: Element,
  slot,
  className,
  onDrop,
  children,
}: {
  /** `li` where its neighbours are items of a list. */
  as: 'li' | 'div'
  slot: PlannedTime
  className: string | undefined
  onDrop: (moved: Moved) => void
  children: ReactNode
}) {
  const { dropProps, isDropTarget } = useDropPlace(onDrop)
  return (
    <Element
      {...dropProps}
      className={className}
      data-slot={slot.at}
      data-target={isDropTarget || undefined}
    >
      {children}
    </Element>
  )
}
