/** Figures of the account by day, and of pins beside the pins themselves. */
import { invalid } from './answers.ts'
import type { ApiRefusal } from './answers.ts'
import type { Document } from './documents.ts'
import {
  NO_FIGURES,
  dayFigures,
  dayStatus,
  estimateOf,
  lifetimeFigures,
  plus,
  recentFigures,
} from './figures.ts'
import type { Figures } from './figures.ts'
import { serve } from './serve.ts'
import type { Network } from './serve.ts'

const DAY_MS = 86_400_000
const MAX_DAYS = 90

export function analyticsRoutes(network: Network): void {
  serve(network, ['GET', '/user_account/analytics'], ({ query, network: own }) =>
    answerDays(own, query as { start_date: string; end_date: string }),
  )
}

function answerDays(
  { documents, behaviour }: Network,
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string },
): unknown {
  const [from, to] = [Date.parse(start_date), Date.parse(end_date)]
  const now = behaviour.now()
  const refusal = refusedSpan(from, to, now)
  if (refusal !== null) return refusal
  const pins = documents.list('pin')
  let sum = NO_FIGURES
  const daily_metrics: unknown[] = []
  for (let day = from; day <= to; day += DAY_MS) {
    const data_status = dayStatus(day, now)
    const { figuresDay, appeal } = behaviour
    const exact = dayFigures(pins, day, { figuresDay, appeal, now })
    const figures = data_status === 'ESTIMATE' ? estimateOf(exact) : exact
    sum = plus(sum, figures)
    const date = new Date(day).toISOString().slice(0, 10)
    daily_metrics.push({ date, data_status, metrics: accountMetrics(figures) })
  }
  return { all: { daily_metrics, summary_metrics: accountMetrics(sum) } }
}

function refusedSpan(from: number, to: number, now: number): ApiRefusal | null {
  if (Number.isNaN(from) || Number.isNaN(to) || to < from)
    return invalid('Invalid user accounts analytics parameters.')
  const today = Math.floor(now / DAY_MS) * DAY_MS
  if (from < today - MAX_DAYS * DAY_MS || to - from > MAX_DAYS * DAY_MS || to > today)
    return invalid('Dates must be within the last 90 days.')
  return null
}

const accountMetrics = ({ impressions, saves, pinClicks, outboundClicks }: Figures) => ({
  IMPRESSION: impressions,
  SAVE: saves,
  PIN_CLICK: pinClicks,
  OUTBOUND_CLICK: outboundClicks,
})

/** As a list of pins has them when it is asked with `pin_metrics`. */
export function pinMetrics({ behaviour }: Network, pin: Document<'pin'>): unknown {
  const now = behaviour.now()
  return {
    '90d': metricsOfPin(recentFigures(pin, now, behaviour)),
    lifetime_metrics: {
      ...metricsOfPin(lifetimeFigures(pin, now, behaviour)),
      reaction: 0,
      comment: 0,
    },
  }
}

const metricsOfPin = ({ impressions, saves, pinClicks, outboundClicks }: Figures) => ({
  impression: impressions,
  save: saves,
  pin_click: pinClicks,
  clickthrough: outboundClicks,
})
