/**
 * A plan as an iCalendar object (RFC 5545) that calendars subscribe to. Times are UTC, so that no
 * zone has to be described. An event keeps its UID for as long as the publication is planned.
 */

export interface FeedEvent {
  /** Of the publication. */
  readonly id: string
  /** ms UTC */
  readonly at: number
  /** When the plan or the pin was last changed, ms UTC. */
  readonly changedAt: number
  readonly title: string
  readonly description: string
  /** Null = none. */
  readonly url: string | null
}

export interface Feed {
  readonly name: string
  readonly brand: string
  readonly events: readonly FeedEvent[]
}

const CRLF = '\r\n'
/** Octets of a line without its end. */
const MAX_LINE = 75
const MINUTES_LONG = 15
/** SEQUENCE counts seconds from here, so that it grows with each change and fits into 31 bits. */
const SEQUENCE_START = Date.UTC(2025, 0, 1)

export function calendarFeed({ name, brand, events }: Feed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(brand).replaceAll('/', ' ')}//Plan//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textOf(name)}`,
    `X-WR-CALNAME:${textOf(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}${CRLF}`).join('')
}

function eventLines({ id, at, changedAt, title, description, url }: FeedEvent): string[] {
  const sequence = Math.max(0, Math.floor((changedAt - SEQUENCE_START) / 1_000))
  return [
    'BEGIN:VEVENT',
    `UID:${id}@pinloom`,
    `DTSTAMP:${utcOf(changedAt)}`,
    `LAST-MODIFIED:${utcOf(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utcOf(at)}`,
    `DURATION:PT${MINUTES_LONG}M`,
    `SUMMARY:${textOf(title)}`,
    `DESCRIPTION:${textOf(description)}`,
    ...(url === null ? [] : [`URL:${url.replace(/[\r\n]/g, '')}`]),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${textOf(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** `20261126T150000Z` */
function utcOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Control characters are not allowed in a text; a line end is written as `\n`. */
function textOf(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')
    .toWellFormed()
}

const encoder = new TextEncoder()

/**
 * At most 75 octets a line, never cut inside a character; a line that goes on begins with a blank.
 */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const length = encoder.encode(character).byteLength
    if (octets + length > MAX_LINE) {
      folded += `${CRLF} `
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}
