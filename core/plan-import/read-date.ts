/**
 * Dates in a user's file. A time is kept as it is written, with the zone that the file names for
 * it: what it means in the account's zone is decided later, once for the file.
 */
import { isZone } from '#core/schedule/wall-time.ts'

export interface ReadDate {
  /** `YYYY-MM-DDTHH:mm`, as it is written. Seconds are dropped. */
  readonly wall: string
  /** `UTC`, `+02:00` or an IANA name; null = the file says nothing. */
  readonly zone: string | null
}

/** Which number comes first in 03/04/2026. */
export type DateOrder = 'dayFirst' | 'monthFirst'

/** `zone`: its zone cannot be read, so the moment is unknown. */
export type DateFault = 'noDate' | 'noTime' | 'zone' | 'unreadable'

/** `order`: null = not known. A date that needs it is `order`: it can be read once it is known. */
export function readDate(
  cell: string,
  { order, zone }: { readonly order: DateOrder | null; readonly zone: string },
): ReadDate | { readonly fault: DateFault | 'order' } {
  const text = plainDate(cell)
  if (text === '') return { fault: 'noDate' }
  const parts = fromIso(text) ?? fromDotted(text) ?? fromSlashed(text, order)
  if (parts === null) return { fault: 'unreadable' }
  if (parts === 'order') return { fault: 'order' }
  const wall = wallOfParts(parts)
  if (wall === null) return { fault: 'unreadable' }
  if (wall === 'noTime') return { fault: 'noTime' }
  const read = readZone(parts.zone || plainDate(zone))
  return read === 'unknown' ? { fault: 'zone' } : { wall, zone: read }
}

/**
 * The order that the dates of a file show: one of them has a number that is no month. Null when
 * they show none, or both.
 */
export function orderOf(cells: readonly string[]): DateOrder | null {
  let [hasDayFirst, hasMonthFirst] = [false, false]
  for (const cell of cells) {
    const [, first = '', second = ''] = SLASHED.exec(plainDate(cell)) ?? []
    const only = onlyOrderOf(first, second)
    hasDayFirst ||= only === 'dayFirst'
    hasMonthFirst ||= only === 'monthFirst'
  }
  if (hasDayFirst === hasMonthFirst) return null
  return hasDayFirst ? 'dayFirst' : 'monthFirst'
}

/** Whether it can be read in both orders, and they differ. */
export function isTwoWayDate(cell: string): boolean {
  const [, first = '', second = ''] = SLASHED.exec(plainDate(cell)) ?? []
  return first !== '' && isTwoWay(Number(first), Number(second))
}

function isTwoWay(first: number, second: number): boolean {
  return first !== second && first <= MONTHS && second <= MONTHS
}

/** A date that can be read in one way only needs no answer. */
function orderFor(first: string, second: string): DateOrder | null {
  return isTwoWay(Number(first), Number(second)) ? null : (onlyOrderOf(first, second) ?? 'dayFirst')
}

/** The order in which one of the two numbers is the month. Null when both can be, or neither. */
function onlyOrderOf(first: string, second: string): DateOrder | null {
  const [isFirstMonth, isSecondMonth] = [Number(first) <= MONTHS, Number(second) <= MONTHS]
  if (isFirstMonth === isSecondMonth) return null
  return isSecondMonth ? 'dayFirst' : 'monthFirst'
}

interface DateParts {
  readonly date: string
  /** Empty = there is none. */
  readonly hour: string
  readonly minute: string
  /** Null = 24 hours. */
  readonly half: 'am' | 'pm' | null
  /** As it is written. Empty = there is none. */
  readonly zone: string
}

const MONTHS = 12
const TIME = String.raw`(?:(?:,? +|T)(\d{1,2}):(\d{2})(:\d{2}(?:\.\d{1,9})?)?)?`
const ISO = new RegExp(
  String.raw`^(\d{4})([-/])(\d{2})\2(\d{2})${TIME} ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$`,
  'i',
)
/** The form that Pinterest takes for UTC when it names no zone. */
const BULK_CSV_TIME = /^[\d-]{10}T\d{1,2}:\d{2}:/i
const DOTTED = new RegExp(String.raw`^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})${TIME}(?: Uhr)?$`, 'i')
const SLASHED = new RegExp(
  String.raw`^(\d{1,2})[/-](\d{1,2})[/-](\d{4})${TIME} ?(?:([ap])\.?m\.?)?$`,
  'i',
)

function fromIso(text: string): DateParts | null {
  const [, year, , month, day, hour = '', minute = '', , zone = ''] = ISO.exec(text) ?? []
  if (year === undefined || (hour === '' && zone !== '')) return null
  return {
    date: `${year}-${month}-${day}`,
    hour,
    minute,
    half: null,
    zone: zone === '' && BULK_CSV_TIME.test(text) ? 'UTC' : zone,
  }
}

function fromDotted(text: string): DateParts | null {
  const [, day = '', month = '', year, hour = '', minute = ''] = DOTTED.exec(text) ?? []
  if (year === undefined) return null
  return { date: dateOf(year, month, day), hour, minute, half: null, zone: '' }
}

function fromSlashed(text: string, order: DateOrder | null): DateParts | 'order' | null {
  const [, first = '', second = '', year, hour = '', minute = '', , half] = SLASHED.exec(text) ?? []
  if (year === undefined) return null
  const known = orderFor(first, second) ?? order
  if (known === null) return 'order'
  const [month, day] = known === 'dayFirst' ? [second, first] : [first, second]
  return { date: dateOf(year, month, day), hour, minute, half: halfOf(half), zone: '' }
}

function halfOf(letter: string | undefined): DateParts['half'] {
  if (letter === undefined) return null
  return letter.toLowerCase() === 'a' ? 'am' : 'pm'
}

function dateOf(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function wallOfParts({ date, hour, minute, half }: DateParts): string | null {
  const day = new Date(`${date}T00:00Z`)
  // JavaScript takes February 30 for a day in March.
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date)) return null
  if (hour === '') return 'noTime'
  const isHour = half === null ? Number(hour) < 24 : Number(hour) >= 1 && Number(hour) <= 12
  if (!isHour || Number(minute) >= 60) return null
  const hours = half === null ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
  return `${date}T${String(hours).padStart(2, '0')}:${minute}`
}

/** `UTC+2`, `GMT-03:30`, `+0530` and IANA names. Null: there is none. */
function readZone(text: string): string | null {
  if (text === '') return null
  const offset = OFFSET.exec(text)
  if (offset !== null) return zoneOfOffset(offset)
  return isZone(text) ? text : 'unknown'
}

function zoneOfOffset([, sign = '+', hours = '0', minutes = '00']: readonly string[]): string {
  const offset = `${sign.replace('\u2212', '-')}${hours.padStart(2, '0')}:${minutes}`
  if (Number(minutes) >= 60 || Math.abs(offsetMinutes(offset)) > MAX_OFFSET_MINUTES)
    return 'unknown'
  return offset.endsWith('00:00') ? 'UTC' : offset
}

const OFFSET = /^(?:(?:Z|UTC|GMT) ?)?(?:([+\-\u2212])(\d{1,2})(?::?(\d{2}))?)?$/i
const MAX_OFFSET_MINUTES = 18 * 60

/** Of `+05:30`: 330. */
export function offsetMinutes(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

/**
 * Digits of Arabic as those of every other language; without the marks and odd spaces that programs
 * put into dates, and without the sign by which a spreadsheet keeps text as text.
 */
function plainDate(cell: string): string {
  return cell
    .slice(0, MAX_DATE_LENGTH)
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .trim()
    .replace(/^'/, '')
}

const MAX_DATE_LENGTH = 80
const ARABIC_ZERO = 0x660
