/**
 * What the network's answer to a new pin proves. Only a 429 and a 4xx that can be read prove that
 * no pin was made. A timeout, a reset, a 5xx, a 2xx without an id and what cannot be read prove
 * nothing: the pin may be there.
 */
import { z } from 'zod'
import { parseJson } from '#core/contract/call/json-text.ts'

/** `status` null: no answer came. */
export interface NetworkAnswer {
  readonly status: number | null
  readonly text: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

export type Conclusion =
  | { readonly type: 'accepted'; readonly id: string }
  /** `reason`: the network's own words; null = none. */
  | { readonly type: 'refused'; readonly reason: string | null }
  | { readonly type: 'boardGone' }
  /** `wait` in ms. */
  | { readonly type: 'limited'; readonly wait: number }
  | { readonly type: 'spam' }
  /** The app may not publish: `trial` reads only. */
  | { readonly type: 'notApproved'; readonly tier: 'trial' | 'none' }
  | { readonly type: 'tokenRefused' }
  | { readonly type: 'unknown' }

const Accepted = z.object({ id: z.string().min(1).max(100) })
const Refused = z.object({
  code: z.number(),
  message: z.string().default(''),
  message_detail: z.string().default(''),
})
type Refused = z.infer<typeof Refused>

const UNKNOWN: Conclusion = { type: 'unknown' }
/** Of Pinterest's API. */
const TRIAL_ACCESS = 29
const CONSUMER_NOT_SUPPORTED = 3
const BOARD_NOT_FOUND = 40
const MAX_REASON = 300

export function conclusionOf(answer: NetworkAnswer, now: number): Conclusion {
  const { status, text } = answer
  if (status === null) return UNKNOWN
  const body = parseJson(text)
  if (status >= 200 && status < 300) {
    const accepted = Accepted.safeParse(body)
    return accepted.success ? { type: 'accepted', id: accepted.data.id } : UNKNOWN
  }
  const refused = Refused.safeParse(body)
  if (status === 429)
    return refused.success && isSpam(refused.data)
      ? { type: 'spam' }
      : { type: 'limited', wait: waitOf(answer, now) }
  return provesRefusal(status) && refused.success ? refusalOf(status, refused.data) : UNKNOWN
}

/** 408 is a timeout of the network itself, in the middle of whatever it was doing. */
const provesRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408

function refusalOf(status: number, { code, message, message_detail }: Refused): Conclusion {
  if (status === 401) return { type: 'tokenRefused' }
  if (status === 403 && code === TRIAL_ACCESS) return { type: 'notApproved', tier: 'trial' }
  if (status === 403 && code === CONSUMER_NOT_SUPPORTED)
    return { type: 'notApproved', tier: 'none' }
  if (status === 404 && code === BOARD_NOT_FOUND) return { type: 'boardGone' }
  const reason = (message || message_detail).trim().slice(0, MAX_REASON)
  return { type: 'refused', reason: reason === '' ? null : reason }
}

const isSpam = ({ message, message_detail }: Refused): boolean =>
  /\bspam/i.test(`${message} ${message_detail}`)

const MIN_WAIT_MS = 1_000
const DEFAULT_WAIT_MS = 60_000
/** A header beyond it is a mistake: the day's limit is over by then. */
const MAX_WAIT_MS = 86_400_000
/** A number of seconds beyond it is a point in time. */
const EPOCH_SECONDS = 1_000_000_000

/** `retry-after` wins: seconds or a date. Pinterest's own header comes next. In ms. */
export function waitOf({ headers }: Pick<NetworkAnswer, 'headers'>, now: number): number {
  for (const name of ['retry-after', 'x-ratelimit-reset']) {
    const wait = msOf(headers[name], now)
    if (wait !== null) return Math.min(Math.max(wait, MIN_WAIT_MS), MAX_WAIT_MS)
  }
  return DEFAULT_WAIT_MS
}

function msOf(value: string | undefined, now: number): number | null {
  if (value === undefined || value.trim() === '') return null
  const seconds = Number(value)
  if (!Number.isNaN(seconds))
    return seconds > EPOCH_SECONDS ? seconds * 1_000 - now : seconds * 1_000
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : date - now
}
