/**
 * Made-up figures of pins and of the account: the same for the same pin at the same time, growing
 * forever, fast at first. No one has seen these pins.
 */
import type { Behaviour } from './behaviour.ts'
import type { Document } from './documents.ts'

export interface Figures {
  readonly impressions: number
  readonly saves: number
  readonly pinClicks: number
  readonly outboundClicks: number
}

type PinFacts = Pick<Document<'pin'>, 'id' | 'created_at' | 'link'>
export type FiguresBehaviour = Pick<Behaviour, 'figuresDay' | 'appeal'>

const DAY_MS = 86_400_000
/** Days until two thirds of a pin's first audience have seen it. */
const FIRST_AUDIENCE_DAYS = 9
/** Of the first audience, each day, forever. */
const LATER_SHARE = 0.004
const METRIC_DAYS = 90

export const NO_FIGURES: Figures = { impressions: 0, saves: 0, pinClicks: 0, outboundClicks: 0 }

/** Of its whole life until `at`. */
export function lifetimeFigures(
  pin: PinFacts,
  at: number,
  { figuresDay, appeal }: FiguresBehaviour,
): Figures {
  const age = Math.max(0, at - pin.created_at) / figuresDay
  const audience = 300 * 2 ** (4 * fraction(`audience ${pin.id}`))
  const seen = audience * (1 - Math.exp(-age / FIRST_AUDIENCE_DAYS)) + audience * LATER_SHARE * age
  const rate = (name: string, middle: number): number =>
    middle * (0.5 + fraction(`${name} ${pin.id}`))
  return {
    impressions: Math.floor(seen),
    saves: Math.floor(seen * rate('saves', 0.02) * appeal(pin)),
    pinClicks: Math.floor(seen * rate('clicks', 0.03)),
    outboundClicks: pin.link === null ? 0 : Math.floor(seen * rate('outbound', 0.008)),
  }
}

/** Of the last 90 days. */
export function recentFigures(pin: PinFacts, at: number, behaviour: FiguresBehaviour): Figures {
  const before = lifetimeFigures(pin, at - METRIC_DAYS * behaviour.figuresDay, behaviour)
  return minus(lifetimeFigures(pin, at, behaviour), before)
}

/**
 * Of all pins on a day until `now`, `day` being its first millisecond. The account has no others,
 * so nothing is counted before its first pin, and the days add up to what its pins have.
 */
export function dayFigures(
  pins: readonly PinFacts[],
  day: number,
  { now, ...behaviour }: FiguresBehaviour & { readonly now: number },
): Figures {
  const end = Math.min(day + DAY_MS, now)
  return pins.reduce(
    (sum, pin) =>
      plus(sum, minus(lifetimeFigures(pin, end, behaviour), lifetimeFigures(pin, day, behaviour))),
    NO_FIGURES,
  )
}

export type DayStatus = 'PROCESSING' | 'ESTIMATE' | 'READY'

/** Today is still being counted, yesterday's figures are an estimate, and some days are late. */
export function dayStatus(day: number, now: number): DayStatus {
  const age = Math.floor(now / DAY_MS) - Math.floor(day / DAY_MS)
  if (age <= 0) return 'PROCESSING'
  const isLate = age <= 4 && fraction(`late ${day}`) < 0.15
  return age === 1 || isLate ? 'ESTIMATE' : 'READY'
}

/** An estimate knows a part of it. */
export const estimateOf = ({
  impressions,
  saves,
  pinClicks,
  outboundClicks,
}: Figures): Figures => ({
  impressions: Math.floor(impressions * 0.9),
  saves: Math.floor(saves * 0.9),
  pinClicks: Math.floor(pinClicks * 0.9),
  outboundClicks: Math.floor(outboundClicks * 0.9),
})

export const plus = (one: Figures, other: Figures): Figures => ({
  impressions: one.impressions + other.impressions,
  saves: one.saves + other.saves,
  pinClicks: one.pinClicks + other.pinClicks,
  outboundClicks: one.outboundClicks + other.outboundClicks,
})

const minus = (one: Figures, other: Figures): Figures => ({
  impressions: one.impressions - other.impressions,
  saves: one.saves - other.saves,
  pinClicks: one.pinClicks - other.pinClicks,
  outboundClicks: one.outboundClicks - other.outboundClicks,
})

/** FNV-1a with a last mix: 0 to 1, the same for the same text. */
function fraction(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
