/** The account's last days beside as many before them. Days are the network's, UTC. */
import type { AccountDay, ResultFigures } from '#core/contract/publishing/results.contract.ts'
import { addDays } from '#core/schedule/wall-time.ts'
import { sumOf } from './figures.ts'

export const PERIODS = [7, 30, 90] as const
export type PeriodLength = (typeof PERIODS)[number]

export interface PeriodDay {
  readonly day: string
  /** Null: the network has no figures of it. */
  readonly figures: ResultFigures | null
  /** The network may change them. */
  readonly isEstimate: boolean
}

export interface Period {
  readonly days: readonly PeriodDay[]
  /** As many, before them. */
  readonly daysBefore: readonly PeriodDay[]
  readonly sum: ResultFigures
  /** Null: not all days of both periods are known, so that nothing can be compared. */
  readonly before: ResultFigures | null
  /** Days of the period before that are known. */
  readonly knownBefore: number
  /** Days of this period that are known. */
  readonly known: number
}

/**
 * Ends with the last day that has figures: today has none yet, and would make every period look
 * worse than the one before. Null: there is no such day.
 */
export function periodOf(days: readonly AccountDay[], length: PeriodLength): Period | null {
  const knownDays = new Map(days.filter(hasFigures).map((day) => [day.day, day]))
  const last = days.findLast(hasFigures)
  if (last === undefined) return null
  const row = (back: number): PeriodDay => {
    const day = addDays(last.day, -back)
    const found = knownDays.get(day)
    return {
      day,
      figures: found?.figures ?? null,
      isEstimate: found !== undefined && found.status !== 'READY',
    }
  }
  const current = Array.from({ length }, (_, index) => row(length - 1 - index))
  const before = Array.from({ length }, (_, index) => row(2 * length - 1 - index))
  const figures = current.flatMap((one) => one.figures ?? [])
  const figuresBefore = before.flatMap((one) => one.figures ?? [])
  return {
    days: current,
    daysBefore: before,
    sum: sumOf(figures),
    before: figures.length + figuresBefore.length === 2 * length ? sumOf(figuresBefore) : null,
    knownBefore: figuresBefore.length,
    known: figures.length,
  }
}

const hasFigures = ({ figures }: AccountDay): boolean => figures.impressions !== null

/** 0.25 = a quarter more. Null: one of them is unknown, or there was nothing to compare with. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : now / before - 1
}
