/**
 * What our own Pinterest for tests knows: a few keywords with their growth and year, other ones in
 * another region or of another kind.
 */
interface RawTrend {
  readonly keyword: string
  readonly pct_growth_wow?: number
  readonly pct_growth_mom?: number
  readonly pct_growth_yoy?: number
  readonly time_series?: Readonly<Record<string, number>>
}

const WEEK = 7 * 86_400_000
const LAST_WEEK = Date.UTC(2026, 0, 13)

/** 52 weeks to January 2026, highest around `peak` (0 = the oldest). */
function year(peak: number): Record<string, number> {
  const values = Array.from({ length: 52 }, (_, week) =>
    Math.round(100 * Math.exp(-((week - peak) ** 2) / 200)),
  )
  return Object.fromEntries(
    values.map((value, week) => [
      new Date(LAST_WEEK - (51 - week) * WEEK).toISOString().slice(0, 10),
      value,
    ]),
  )
}

/** The last one has fields that are missing: the description requires none. */
const english: readonly RawTrend[] = [
  {
    keyword: 'moist lemon cake',
    pct_growth_wow: 12,
    pct_growth_mom: 340,
    pct_growth_yoy: -5,
    time_series: year(48),
  },
  {
    keyword: 'lemon cake',
    pct_growth_wow: 0,
    pct_growth_mom: -20,
    pct_growth_yoy: 10_001,
    time_series: year(20),
  },
  { keyword: 'lemon cake ideas', pct_growth_wow: 3 },
]

const trends: Readonly<Record<string, readonly RawTrend[]>> = {
  'US growing': english,
  'US seasonal': [
    {
      keyword: 'easter lemon cake',
      pct_growth_wow: 80,
      pct_growth_mom: 900,
      pct_growth_yoy: 4,
      time_series: year(10),
    },
  ],
  'DE+AT+CH growing': [
    {
      keyword: 'lemon cake rezept',
      pct_growth_wow: 1,
      pct_growth_mom: 2,
      pct_growth_yoy: 3,
      time_series: year(30),
    },
  ],
}

/** In their order; only those that hold one of the keywords, when some are asked for. */
export function trendsOf({
  region,
  trend,
  keywords,
}: {
  readonly region: string
  readonly trend: string
  readonly keywords: readonly string[]
}): readonly RawTrend[] {
  const all = trends[`${region} ${trend}`] ?? []
  return keywords.length === 0
    ? all
    : all.filter(({ keyword }) => keywords.some((wanted) => keyword.includes(wanted)))
}
