/** The account's last whole days beside as many before them. Days are the network's, UTC. */
import type { AccountDay, ResultFigures } from '#core/contract/publishing/results.contract.ts'
import { addDays } from '#core/schedule/wall-time.ts'
import { sumOf } from './figures.ts'

export const PERIODS = [7, 30, 90] as const
export type PeriodLength = (typeof PERIODS)[number]

export interface PeriodDay {
  readonly day: string
  /** Null: the network has no figures of it. */
  readonly figures: ResultFigures | null
  readonly stage: DayStage
}

/** An estimate may still change; the figures of a day that is not over, `soFar`, still grow. */
export type DayStage = 'final' | 'estimate' | 'soFar'

export interface Period {
  readonly days: readonly PeriodDay[]
  /** As many, before them. */
  readonly daysBefore: readonly PeriodDay[]
  /** Days after these that were not over when they were read, with what they had until then. */
  readonly unfinished: readonly PeriodDay[]
  /** Of `days`: what is compared. */
  readonly sum: ResultFigures
  /** Of `days` and `unfinished`. */
  readonly sumSoFar: ResultFigures
  /** Null: not all days of both periods are known, so that nothing can be compared. */
  readonly before: ResultFigures | null
  /** Days of the period before that are known. */
  readonly knownBefore: number
  /** Days of this period that are known. */
  readonly known: number
}

/**
 * Ends with the last whole day that has figures: a day that is not over would make every period
 * look worse than the one before, so it is apart. Null: no day has figures.
 */
export function periodOf(days: readonly AccountDay[], length: PeriodLength): Period | null {
  const known = days.filter(hasFigures)
  const knownDays = new Map(known.map((day) => [day.day, day]))
  const open = known.slice(known.findLastIndex(isOver) + 1)
  const last = known.findLast(isOver)?.day ?? (open[0] && addDays(open[0].day, -1))
  if (last === undefined) return null
  const row = (back: number): PeriodDay => rowOf(addDays(last, -back), knownDays)
  const current = Array.from({ length }, (_, index) => row(length - 1 - index))
  const before = Array.from({ length }, (_, index) => row(2 * length - 1 - index))
  const figures = current.flatMap((one) => one.figures ?? [])
  const figuresBefore = before.flatMap((one) => one.figures ?? [])
  const unfinished = open.map(({ day }) => ({
    ...rowOf(day, knownDays),
    stage: 'soFar' as const,
  }))
  return {
    days: current,
    daysBefore: before,
    unfinished,
    sum: sumOf(figures),
    sumSoFar: sumOf([...figures, ...unfinished.flatMap((one) => one.figures ?? [])]),
    before: figures.length + figuresBefore.length === 2 * length ? sumOf(figuresBefore) : null,
    knownBefore: figuresBefore.length,
    known: figures.length,
  }
}

function rowOf(day: string, known: ReadonlyMap<string, AccountDay>): PeriodDay {
  const found = known.get(day)
  return {
    day,
    figures: found?.figures ?? null,
    stage: found === undefined || found.status === 'READY' ? 'final' : 'estimate',
  }
}

const hasFigures = ({ figures }: AccountDay): boolean => figures.impressions !== null
const isOver = ({ status }: AccountDay): boolean => status !== 'PROCESSING'

/** 0.25 = a quarter more. Null: one of them is unknown, or there was nothing to compare with. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : now / before - 1
}
