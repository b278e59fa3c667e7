/**
 * Dragging by mouse, with the browser's own events. Keys have the move mode. React Aria's hooks
 * would do the same for 9,000 bytes more (as brotli sends them), most of it for keys that go
 * through every day by Tab.
 */
import { type DragEvent, useState } from 'react'
import { hasMoved, type Moved, movedOf, putMoved } from './drag-data.ts'

/** For what can be dragged; null = not now. */
export function useDragSource(getMoved: (() => Moved) | null) {
  const [isDragging, setDragging] = useState(false)
  return {
    isDragging,
    dragProps: {
      draggable: getMoved !== null,
      onDragStart: (event: DragEvent) => {
        if (getMoved === null) return
        putMoved(event.dataTransfer, getMoved())
        setDragging(true)
      },
      onDragEnd: () => setDragging(false),
    },
  }
}

/**
 * For a place that takes what is dropped. The innermost one takes it: an event whose default is
 * prevented has been taken. Null = it takes nothing now.
 */
export function useDropPlace(onDrop: ((moved: Moved) => void) | null) {
  const [isDropTarget, setDropTarget] = useState(false)
  const isFree = (event: DragEvent) =>
    onDrop !== null && !event.isDefaultPrevented() && hasMoved(event.dataTransfer)
  return {
    isDropTarget,
    dropProps: {
      onDragEnter: (event: DragEvent) => {
        const isTaking = isFree(event)
        if (isTaking) event.preventDefault()
        setDropTarget(isTaking)
      },
      onDragOver: (event: DragEvent) => {
        if (!isFree(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // From one part of the place to another.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setDropTarget(false)
      },
      onDrop: (event: DragEvent) => {
        setDropTarget(false)
        if (!isFree(event)) return
        event.preventDefault()
        const moved = movedOf(event.dataTransfer)
        if (moved !== null) onDrop?.(moved)
      },
    },
  }
}
