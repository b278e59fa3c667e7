/** The network's answers about figures, read as ours. */
import { z } from 'zod'
import type {
  AccountDay,
  NetworkPinFacts,
  PinFigures,
  ResultFigures,
} from '#core/contract/publishing/results.contract.ts'
import { readNetworkTime } from '#core/publishing/read-back.ts'
import type { Called, Refused } from '../../platform/pinterest/pinterest-call.ts'

export type Call = (path: string) => Promise<Called>

/** The network's limit. */
const PINS_A_PAGE = 250
/** A trial app has 1,000 calls a day for everything. */
const MAX_PAGES = 200

const Metrics = z.record(z.string(), z.unknown())
type Metrics = z.infer<typeof Metrics>

const DaysAnswer = z.record(
  z.string(),
  z.object({
    daily_metrics: z.array(
      z.object({
        date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
        data_status: z.string().max(60),
        metrics: Metrics.nullish(),
      }),
    ),
  }),
)

/** Days are UTC, both included. */
export async function readDays(
  call: Call,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly ok: true; readonly days: AccountDay[] } | Refused> {
  const query = new URLSearchParams({
    start_date: from,
    end_date: to,
    metric_types: 'IMPRESSION,SAVE,PIN_CLICK,OUTBOUND_CLICK',
  })
  const called = await call(`/user_account/analytics?${query.toString()}`)
  if (!called.ok) return called
  const parsed = DaysAnswer.safeParse(called.answer)
  // `all` unless the answer was asked to be split.
  const answer = parsed.success ? (parsed.data['all'] ?? Object.values(parsed.data)[0]) : undefined
  if (answer === undefined) return UNREADABLE
  const days = answer.daily_metrics.map(({ date, data_status, metrics }) => ({
    day: date,
    status: data_status,
    figures: {
      impressions: count(metrics?.['IMPRESSION']),
      saves: count(metrics?.['SAVE']),
      pin_clicks: count(metrics?.['PIN_CLICK']),
      outbound_clicks: count(metrics?.['OUTBOUND_CLICK']),
    },
  }))
  return { ok: true, days }
}

const UNREADABLE: Refused = { ok: false, reason: 'unreadable', wait: 0 }

const text = z.string().nullish()
const Picture = z.object({ url: z.string().max(2048), width: z.number().nullish() })
const PinPage = z.object({
  items: z.array(
    z.object({
      id: z.string().min(1).max(60),
      title: text,
      link: text,
      board_id: text,
      created_at: text,
      media: z
        .looseObject({ images: z.record(z.string(), Picture).nullish() })
        .nullish()
        .catch(null),
      pin_metrics: z.record(z.string(), Metrics.nullish()).nullish().catch(null),
    }),
  ),
  bookmark: z.string().nullish(),
})
type NetworkItem = z.infer<typeof PinPage>['items'][number]

export interface ReadPin {
  readonly id: string
  readonly link: string | null
  /** Of the network. */
  readonly boardId: string | null
  readonly facts: Omit<NetworkPinFacts, 'board'>
  readonly figures: PinFigures | null
}

/** Every pin of the account, a page at a time. False = there are more than are read. */
export async function readPins(
  call: Call,
  save: (pins: readonly ReadPin[]) => Promise<boolean>,
): Promise<{ readonly ok: true; readonly isAll: boolean } | Refused> {
  let bookmark: string | null | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      page_size: String(PINS_A_PAGE),
      pin_metrics: 'true',
      ...(typeof bookmark === 'string' ? { bookmark } : {}),
    })
    const called = await call(`/pins?${query.toString()}`)
    if (!called.ok) return called
    const parsed = PinPage.safeParse(called.answer)
    if (!parsed.success) return UNREADABLE
    // Another reading has begun: this one ends without a word.
    if (!(await save(parsed.data.items.map(pinOf)))) return { ok: true, isAll: false }
    bookmark = parsed.data.bookmark
    if (typeof bookmark !== 'string' || bookmark === '') return { ok: true, isAll: true }
  }
  return { ok: true, isAll: false }
}

function pinOf(item: NetworkItem): ReadPin {
  return {
    id: item.id,
    link: item.link ?? null,
    boardId: item.board_id ?? null,
    facts: {
      title: (item.title ?? '').slice(0, 500),
      created_at: timeOf(item.created_at),
      picture_url: pictureOf(item),
    },
    figures: figuresOf(item),
  }
}

function timeOf(written: string | null | undefined): number | null {
  const time = readNetworkTime(written ?? null)
  return time === null || time < 0 ? null : time
}

/** The smallest that is wide enough for a row of a table on a fine screen. */
function pictureOf({ media }: NetworkItem): string | null {
  const images = Object.values(media?.images ?? {}).toSorted(
    (one, other) => (one.width ?? 0) - (other.width ?? 0),
  )
  const found = images.find(({ width }) => (width ?? 0) >= 150) ?? images.at(-1)
  return found !== undefined && /^https?:\/\//.test(found.url) ? found.url : null
}

function figuresOf({ pin_metrics: metrics }: NetworkItem): PinFigures | null {
  if (metrics == null) return null
  return {
    last_90_days: pinFiguresOf(metrics['90d']),
    lifetime: pinFiguresOf(metrics['lifetime_metrics']),
  }
}

/** What is not in the answer is unknown; it is not none. */
function pinFiguresOf(metrics: Metrics | null | undefined): ResultFigures | null {
  if (metrics == null) return null
  return {
    impressions: count(metrics['impression']),
    saves: count(metrics['save']),
    pin_clicks: count(metrics['pin_click']),
    outbound_clicks: count(metrics['clickthrough'] ?? metrics['outbound_click']),
  }
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
    ? Math.round(value)
    : null
}
