/** Processor time that the words of a page's twelve pins take, extraction apart. */
import {
  goal,
  mean,
  median,
  quantile,
  type Goal,
  type Report,
  type Row,
  round,
} from '../browser/report.ts'
import { printProgress } from '../browser/within.ts'
import { makePins } from './made-pins.ts'
import type { WordsGround } from './real-pages.ts'

const MAX_MS = 150

export async function measureSpeed(ground: WordsGround): Promise<Report> {
  const pages = await makePins(ground)
  const rows = ground.sets.map((set): Row => {
    const times = pages.filter((page) => page.set === set).map(({ ms }) => ms)
    return {
      part: 'speed',
      set,
      pages: times.length,
      mean_ms: round(mean(times)),
      median_ms: round(median(times)),
      p95_ms: round(quantile(times, 0.95)),
      max_ms: round(Math.max(...times)),
    }
  })
  const slow = pages.filter(({ set }) => set === 'open').toSorted((a, b) => b.ms - a.ms)
  for (const { name, ms } of slow.slice(0, ground.worst))
    printProgress(`slow ${name}: ${round(ms)} ms`)
  return { rows, goals: goalsOf(rows) }
}

function goalsOf(rows: readonly Row[]): Record<string, Goal> {
  return Object.fromEntries(
    rows.map((row) => [`speed_p95_ms_${row['set']}`, goal(Number(row['p95_ms']), MAX_MS)]),
  )
}
