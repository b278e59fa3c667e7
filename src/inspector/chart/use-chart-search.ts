/** A search in a chart: its words, what it found and which of it is shown. */
import { useMemo, useState } from 'react'
import { type ChartHit, nextHit, searchChart } from './chart-search.ts'
import type { ChartBox, ChartLayout } from '../../../packages/model-paths/chart/chart-layout.ts'

export interface ChartSearch {
  readonly text: string
  readonly hits: readonly ChartHit[]
  /** Of the shown one in `hits`. */
  readonly at: number
  readonly onText: (text: string) => void
  readonly onMove: (by: 1 | -1) => void
}

/** `reveal` is called with the box of each hit that is moved to. */
export function useChartSearch(layout: ChartLayout, reveal: (box: ChartBox) => void): ChartSearch {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const hits = useMemo(() => searchChart(layout, text), [layout, text])
  const show = (found: readonly ChartHit[], nth: number): void => {
    setAt(nth)
    const hit = found[nth]
    if (hit !== undefined) reveal(hit.box)
  }
  return {
    text,
    hits,
    at,
    onText: (next) => {
      setText(next)
      show(searchChart(layout, next), 0)
    },
    onMove: (by) => show(hits, nextHit(at, hits.length, by)),
  }
}
