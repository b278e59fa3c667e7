/**
 * One trending keyword: as the server keeps it, and read out of Pinterest's answer, which marks no
 * field required.
 */
import { z } from 'zod'

export const Trend = z.object({
  keyword: z.string(),
  week: z.int().nullable(),
  month: z.int().nullable(),
  year: z.int().nullable(),
  series: z.array(z.object({ week: z.string(), value: z.number() })),
})
export type Trend = z.infer<typeof Trend>

/**
 * Whatever is no number is unknown: `catch` is here on purpose, since one odd field must not
 * cost the other keywords.
 */
const Growth = z.int().nullable().catch(null)
const RawTrend = z.object({
  keyword: z.string().trim().min(1).max(200),
  pct_growth_wow: Growth,
  pct_growth_mom: Growth,
  pct_growth_yoy: Growth,
  time_series: z.record(z.string(), z.unknown()).catch({}),
})
const RawAnswer = z.object({ trends: z.array(z.unknown()) })

/** Weeks of a year and a little; more is no answer of theirs. */
const MAX_WEEKS = 120

/** Null when it is not of the described shape at all. */
export function readTrends(answer: unknown): Trend[] | null {
  const whole = RawAnswer.safeParse(answer)
  if (!whole.success) return null
  const rows = whole.data.trends.map((row) => RawTrend.safeParse(row))
  const trends = rows.flatMap((row) => (row.success ? [trendOf(row.data)] : []))
  return trends.length === 0 && rows.length > 0 ? null : trends
}

function trendOf({
  keyword,
  pct_growth_wow,
  pct_growth_mom,
  pct_growth_yoy,
  time_series,
}: z.infer<typeof RawTrend>): Trend {
  const series = Object.entries(time_series).flatMap(([week, value]) =>
    /^\d{4}-\d{2}-\d{2}$/.test(week) && typeof value === 'number' && value >= 0 && value <= 100
      ? [{ week, value }]
      : [],
  )
  return {
    keyword,
    week: pct_growth_wow,
    month: pct_growth_mom,
    year: pct_growth_yoy,
    series: series.toSorted((a, b) => a.week.localeCompare(b.week)).slice(-MAX_WEEKS),
  }
}
