/**
 * A list of steps of any length, of which only the rows in sight are drawn: one stop of the Tab
 * key, arrows, Page keys, Home and End move through it. Choosing a row looks back to its moment;
 * while none is chosen the list follows what happens.
 */
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { joined } from '../../views/kit/ui/class-names.ts'
import css from './step-list.module.css'
import type { Moment } from '../recording/recording.ts'
import type { RecordedStep } from '../recording/recorded.ts'

export interface StepListProps {
  readonly label: string
  readonly steps: readonly RecordedStep[]
  readonly moment: Moment
  readonly onMoment: (moment: Moment) => void
  /** Its words are what is read out. */
  readonly renderRow: (step: RecordedStep) => ReactNode
  readonly className?: string | undefined
}

const ROW_HEIGHT = 28
/** Drawn above and below what is in sight. */
const SPARE_ROWS = 8

export function StepList({ label, steps, moment, onMoment, renderRow, className }: StepListProps) {
  const id = useId()
  const { area, top, height, onScroll } = useWindow(steps, moment)
  const chosen = moment === null ? -1 : steps.findIndex(({ seq }) => seq === moment)
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - SPARE_ROWS)
  const last = Math.min(steps.length, Math.ceil((top + height) / ROW_HEIGHT) + SPARE_ROWS)
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(height / ROW_HEIGHT) - 1)
    const to = placeAfter(event.key, { at: chosen, page, count: steps.length })
    if (to === undefined) return
    event.preventDefault()
    onMoment(to === null ? null : (steps[to]?.seq ?? null))
  }
  return (
    <div
      ref={area}
      className={joined(css['area'], className)}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      tabIndex={0}
      role="listbox"
      aria-label={label}
      aria-activedescendant={
        chosen >= first && chosen < last ? `${id}${steps[chosen]?.seq}` : undefined
      }
    >
      <div
        className={css['all']}
        style={{ blockSize: steps.length * ROW_HEIGHT }}
        role="presentation"
      >
        {steps.slice(first, last).map((step, nth) => (
          <div
            key={step.seq}
            id={`${id}${step.seq}`}
            role="option"
            tabIndex={-1}
            aria-selected={step.seq === moment}
            aria-setsize={steps.length}
            aria-posinset={first + nth + 1}
            data-later={(moment !== null && step.seq > moment) || undefined}
            className={css['row']}
            style={{ insetBlockStart: (first + nth) * ROW_HEIGHT }}
            onClick={() => onMoment(step.seq)}
          >
            {renderRow(step)}
          </div>
        ))}
      </div>
    </div>
  )
}

interface Place {
  readonly at: number
  readonly page: number
  readonly count: number
}

/** Where a key leads: a row, null for what happens now, undefined for a key of others. */
export function placeAfter(key: string, { at, page, count }: Place): number | null | undefined {
  const from = at < 0 ? count : at
  const moves: Readonly<Record<string, number>> = {
    ArrowUp: from - 1,
    ArrowDown: from + 1,
    PageUp: from - page,
    PageDown: from + page,
    Home: 0,
    End: count - 1,
  }
  if (key === ' ') return null
  const to = moves[key]
  if (to === undefined || count === 0) return undefined
  return Math.min(count - 1, Math.max(0, to))
}

/** What is in sight; follows the end while nothing is chosen, and keeps the chosen row in sight. */
function useWindow(steps: readonly RecordedStep[], moment: Moment) {
  const area = useRef<HTMLDivElement>(null)
  const [{ top, height }, setSight] = useState({ top: 0, height: 600 })
  const look = (): void => {
    const { current } = area
    if (current !== null)
      setSight((before) =>
        before.top === current.scrollTop && before.height === current.clientHeight
          ? before
          : { top: current.scrollTop, height: current.clientHeight },
      )
  }
  const length = steps.length
  const at = moment === null ? length - 1 : steps.findIndex(({ seq }) => seq === moment)
  useLayoutEffect(() => {
    const { current } = area
    if (current === null || at < 0) return
    if (moment === null) current.scrollTop = length * ROW_HEIGHT
    else if (at * ROW_HEIGHT < current.scrollTop) current.scrollTop = at * ROW_HEIGHT
    else if ((at + 1) * ROW_HEIGHT > current.scrollTop + current.clientHeight)
      current.scrollTop = (at + 1) * ROW_HEIGHT - current.clientHeight
    look()
  }, [at, length, moment])
  useLayoutEffect(() => {
    if (area.current === null) return undefined
    const observer = new ResizeObserver(look)
    observer.observe(area.current)
    return () => observer.disconnect()
  }, [])
  return { area, top, height, onScroll: look }
}
