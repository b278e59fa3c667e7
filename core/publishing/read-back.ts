/**
 * Finding a pin on its board again, when no answer stated what became of it, and when to read the
 * board. Pinterest says nowhere how long an accepted pin may stay invisible: nothing is sent again
 * before the last reading.
 */
import { z } from 'zod'

/** What was sent. Empty texts are not sent. */
export const SentPin = z.object({
  board_id: z.string(),
  board_section_id: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  alt_text: z.string(),
  /** With the publication's id as `utm_content`; empty = none. */
  link: z.string(),
})
export type SentPin = Readonly<z.infer<typeof SentPin>>

export interface BoardPin {
  readonly id: string
  readonly board_section_id: string | null
  readonly title: string | null
  readonly description: string | null
  readonly alt_text: string | null
  readonly link: string | null
  /** ISO, UTC where it names no zone. */
  readonly created_at: string | null
}

export type BoardFinding =
  | { readonly type: 'found'; readonly id: string }
  /** Has the same words, but nothing that proves it. */
  | { readonly type: 'likely'; readonly id: string }
  | { readonly type: 'none' }

/** The network's clock may be behind ours: ours may be an hour ahead, and a little more. */
const MAX_CLOCK_SKEW_MS = 65 * 60_000

/** `pins`: the whole board. The link's marker proves it; without a link a person has to confirm. */
export function findSentPin(
  pins: readonly BoardPin[],
  sent: SentPin & { readonly publication_id: string; readonly sent_at: number },
): BoardFinding {
  const marked = pins.filter(({ link }) => markerOf(link) === sent.publication_id)
  const [first] = marked.toSorted((a, b) => createdAt(a) - createdAt(b))
  if (first !== undefined) return { type: 'found', id: first.id }
  const alike = pins.find(
    (pin) => markerOf(pin.link) === null && isAlike(pin, sent) && !isOlder(pin, sent.sent_at),
  )
  return alike === undefined ? { type: 'none' } : { type: 'likely', id: alike.id }
}

/**
 * The network's ids of pins that carry a publication's marker, by that publication's id. Of two
 * with the same marker the older one counts.
 */
export function markedPins(pins: readonly BoardPin[]): Map<string, string> {
  const marked = new Map<string, string>()
  for (const pin of pins.toSorted((a, b) => createdAt(a) - createdAt(b))) {
    const marker = markerOf(pin.link)
    if (marker !== null && !marked.has(marker)) marked.set(marker, pin.id)
  }
  return marked
}

function isAlike(pin: BoardPin, sent: SentPin): boolean {
  return (
    (pin.board_section_id ?? null) === sent.board_section_id &&
    isSameText(pin.title, sent.title) &&
    isSameText(pin.description, sent.description) &&
    isSameText(pin.alt_text, sent.alt_text)
  )
}

const isSameText = (a: string | null, b: string): boolean => (a ?? '').trim() === b.trim()

/** A pin without a readable time may be of any. */
const isOlder = (pin: BoardPin, sentAt: number): boolean =>
  createdAt(pin) < sentAt - MAX_CLOCK_SKEW_MS

const createdAt = ({ created_at }: BoardPin): number => readNetworkTime(created_at) ?? Infinity

/** ms UTC. Without a zone it is UTC; null = it can't be read. */
export function readNetworkTime(written: string | null): number | null {
  if (written === null) return null
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(written)
  const time = Date.parse(hasZone ? written : `${written}Z`)
  return Number.isNaN(time) ? null : time
}

/** `utm_content` of a link; null = none. */
export function markerOf(link: string | null): string | null {
  return /[?&]utm_content=([^&#]+)/i.exec(link ?? '')?.[1] ?? null
}

/**
 * When to read the board next; null = `made` readings were the last, and what they did not find is
 * not there. `readings`: ms, ascending. `timeout`: until when a request that was sent may still be
 * accepted. Readings are counted, and each keeps its distance from the one before: a clock that
 * jumps ahead must not make of the first reading the last.
 */
export function nextReadingAt(
  { readings, timeout }: { readonly readings: readonly number[]; readonly timeout: number },
  { sentAt, now, made }: { readonly sentAt: number; readonly now: number; readonly made: number },
): number | null {
  const [last = 0, next] = [readings[made - 1], readings[made]]
  return next === undefined ? null : Math.max(sentAt + timeout + next, now + next - last)
}
