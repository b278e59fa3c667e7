/** Figures and what follows from them. A figure that the network did not say is null, never 0. */
import type { ResultFigures, ResultPin } from '#core/contract/publishing/results.contract.ts'

export type Metric = keyof ResultFigures
/** Figures that are a share of impressions. */
export type RateMetric = 'saves' | 'outbound_clicks'

/** Null without impressions. */
export function rateOf(figures: ResultFigures | null, metric: RateMetric): number | null {
  if (figures === null) return null
  const { impressions, [metric]: events } = figures
  return impressions === null || impressions === 0 || events === null ? null : events / impressions
}

/**
 * The figures by which pins are compared: of their whole life; of the last 90 days where the
 * network has no others (pins from before March 2023).
 */
export function figuresOf({ figures }: Pick<ResultPin, 'figures'>): ResultFigures | null {
  return figures === null ? null : (figures.lifetime ?? figures.last_90_days)
}

/** A metric that no day has is null. */
export function sumOf(list: readonly ResultFigures[]): ResultFigures {
  const sum = (metric: Metric): number | null => {
    const known = list.flatMap((figures) => figures[metric] ?? [])
    return known.length === 0 ? null : known.reduce((total, one) => total + one, 0)
  }
  return {
    impressions: sum('impressions'),
    saves: sum('saves'),
    pin_clicks: sum('pin_clicks'),
    outbound_clicks: sum('outbound_clicks'),
  }
}
