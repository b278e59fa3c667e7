/**
 * Dates of somebody's file. A time is kept as it is written, with the zone that the file names for
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

export type DateFault = 'noDate' | 'noTime' | 'unreadable'

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
  return { wall, zone: parts.zone ?? zoneOfCell(zone) }
}

/**
 * The order that the dates of a file show: one of them has a number that is no month. Null when they
 * show none, or both.
 */
export function orderOf(cells: readonly string[]): DateOrder | null {
  let [hasDayFirst, hasMonthFirst] = [false, false]
  for (const cell of cells) {
    const [, first = '', second = ''] = SLASHED.exec(plainDate(cell)) ?? []
    hasDayFirst ||= Number(first) > MONTHS
    hasMonthFirst ||= Number(second) > MONTHS
  }
  if (hasDayFirst === hasMonthFirst) return null
  return hasDayFirst ? 'dayFirst' : 'monthFirst'
}

/** Whether it can be read in both orders, and they differ. */
export function isTwoWayDate(cell: string): boolean {
  const [, first = '', second = ''] = SLASHED.exec(plainDate(cell)) ?? []
  return first !== '' && first !== second && Number(first) <= MONTHS && Number(second) <= MONTHS
}

interface DateParts {
  readonly date: string
  /** Empty = there is none. */
  readonly hour: string
  readonly minute: string
  /** Null = 24 hours. */
  readonly half: 'am' | 'pm' | null
  readonly zone: string | null
}

const MONTHS = 12
const TIME = String.raw`(?:(?:,? +|T)(\d{1,2}):(\d{2})(:\d{2}(?:\.\d{1,9})?)?)?`
const ISO = new RegExp(
  String.raw`^(\d{4})([-/])(\d{2})\2(\d{2})${TIME} ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$`,
  'i',
)
const DOTTED = new RegExp(String.raw`^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})${TIME}(?: Uhr)?$`, 'i')
const SLASHED = new RegExp(
  String.raw`^(\d{1,2})[/-](\d{1,2})[/-](\d{4})${TIME} ?(?:([ap])\.?m\.?)?$`,
  'i',
)

function fromIso(text: string): DateParts | null {
  const [, year, , month, day, hour = '', minute = '', seconds, zone] = ISO.exec(text) ?? []
  if (year === undefined || (hour === '' && zone !== undefined)) return null
  // Without a zone this is the form that Pinterest takes for UTC.
  const isPinterests = seconds !== undefined && /^[\d-]{10}T/i.test(text)
  return {
    date: `${year}-${month}-${day}`,
    hour,
    minute,
    half: null,
    zone: zone === undefined ? (isPinterests ? 'UTC' : null) : zoneOfOffset(zone),
  }
}

function fromDotted(text: string): DateParts | null {
  const [, day = '', month = '', year, hour = '', minute = ''] = DOTTED.exec(text) ?? []
  if (year === undefined) return null
  return { date: dateOf(year, month, day), hour, minute, half: null, zone: null }
}

function fromSlashed(text: string, order: DateOrder | null): DateParts | 'order' | null {
  const [, first = '', second = '', year, hour = '', minute = '', , half] = SLASHED.exec(text) ?? []
  if (year === undefined) return null
  if (order === null && first !== second) return 'order'
  const [month, day] = order === 'dayFirst' ? [second, first] : [first, second]
  return { date: dateOf(year, month, day), hour, minute, half: halfOf(half), zone: null }
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

function zoneOfOffset(zone: string): string | null {
  if (/^[A-Z]/i.test(zone)) return 'UTC'
  const offset = `${zone.slice(0, 3)}:${zone.slice(-2)}`
  if (offset.endsWith('00:00')) return 'UTC'
  return Math.abs(offsetMinutes(offset)) <= MAX_OFFSET_MINUTES ? offset : null
}

const MAX_OFFSET_MINUTES = 18 * 60

/** Of `+05:30`: 330. */
export function offsetMinutes(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

function zoneOfCell(cell: string): string | null {
  const name = plainDate(cell)
  if (name === '') return null
  return /^[+-]\d{2}:?\d{2}$/.test(name) ? zoneOfOffset(name) : isZone(name) ? name : null
}

/**
 * Digits of Arabic as those of every other language; without the marks and odd spaces that programs
 * put into dates, and without the sign by which a spreadsheet keeps text as text.
 */
function plainDate(cell: string): string {
  return cell
    .slice(0, LONGEST_DATE)
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .trim()
    .replace(/^'/, '')
}

const LONGEST_DATE = 80
const ARABIC_ZERO = 0x660
