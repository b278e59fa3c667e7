/**
 * The table of pins on the screen of results at 10,000 rows: sorting by each column beside the
 * shortest way to sort the same values, a list of numbers or words without their pins. Rounds are
 * interleaved and medians count.
 */
import { parseArgs } from 'node:util'
import type { ResultPin } from '../core/contract/publishing/results.contract.ts'
import { figures, resultPin } from '../core/results/result-pin.builder.ts'
import { figureColumns, figureValue, sortColumns, sortPins } from '../core/results/sort-pins.ts'
import { type Goal, goal, median, print, type Row, round } from './browser/report.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '1000,10000' },
    rounds: { type: 'string', default: '15' },
  },
})
/** Of a plain sort's time: words cost what the language's order of letters costs. */
const MAX_WORDS_RATIO = 2
/**
 * A frame of a screen with 60 of them a second: figures, whose plain sort takes a millisecond. ms
 */
const MAX_FIGURES_MS = 16

type Column = (typeof sortColumns)[number]
const { compare } = new Intl.Collator('en', { numeric: true })

const measured = values.sizes.split(',').map(Number).flatMap(measure)
print({ rows: measured.map(row), goals: goals() }, values.json)

interface Measured {
  readonly size: number
  readonly column: Column
  readonly ours: number
  readonly plain: number
}

function measure(size: number): Measured[] {
  const pins = Array.from({ length: size }, (_, nth) => pinOf(nth))
  return sortColumns.map((column) => {
    const plainValues = valuesOf(pins, column)
    const [ours, plain]: [number[], number[]] = [[], []]
    for (let nth = 0; nth < Number(values.rounds); nth += 1) {
      ours.push(time(() => sortPins(pins, { column, isDescending: nth % 2 === 0 }, compare)))
      plain.push(time(() => sortPlain(plainValues)))
    }
    return { size, column, ours: median(ours), plain: median(plain) }
  })
}

/** Figures as an account has them: many small, some unknown, titles that share their beginnings. */
function pinOf(nth: number): ResultPin {
  const spread = (nth * 7_919) % 10_007
  const shown = nth % 11 === 0 ? null : spread * 3
  const seen = figures(shown, { saves: spread % 97, outbound_clicks: spread % 41 })
  return resultPin(`Lemon cake ${spread} for ${nth % 12} people`, {
    network_pin_id: String(nth),
    board: `Board ${spread % 30}`,
    created_at: Date.UTC(2026, 0, 1) + spread * 60_000,
    figures: { lifetime: seen, last_90_days: seen },
  })
}

function valuesOf(pins: readonly ResultPin[], column: Column): (string | number)[] {
  const figure = figureColumns.find((one) => one === column)
  return pins.map((pin) => {
    if (figure !== undefined) return figureValue(pin, figure) ?? -1
    return column === 'created_at'
      ? (pin.created_at ?? -1)
      : ((column === 'board' ? pin.board : pin.title) ?? '')
  })
}

function sortPlain(list: readonly (string | number)[]): readonly (string | number)[] {
  return typeof list[0] === 'string'
    ? list.toSorted((one, other) => compare(String(one), String(other)))
    : list.toSorted((one, other) => Number(one) - Number(other))
}

function time(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

function row({ size, column, ours, plain }: Measured): Row {
  return {
    column,
    pins: size,
    sort_ms: round(ours),
    plain_ms: round(plain),
    ratio: round(ours / plain),
  }
}

function goals(): Record<string, Goal> {
  const largest = Math.max(...measured.map(({ size }) => size))
  return Object.fromEntries(
    measured
      .filter(({ size }) => size === largest)
      .map(({ column, ours, plain }) =>
        column === 'title' || column === 'board'
          ? [`${column}_ratio`, goal(ours / plain, MAX_WORDS_RATIO)]
          : [`${column}_ms`, goal(ours, MAX_FIGURES_MS)],
      ),
  )
}
