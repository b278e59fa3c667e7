/**
 * Finding a pin on its board again, when no answer said what became of it, and when to look.
 * Pinterest says nowhere how long an accepted pin may stay invisible: nothing is sent again before
 * the last look.
 */

/** What was sent. Empty texts are not sent. */
export interface SentPin {
  readonly board_id: string
  readonly board_section_id: string | null
  readonly title: string
  readonly description: string
  readonly alt_text: string
  /** With the publication's id as `utm_content`; empty = none. */
  readonly link: string
}

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

/** The network's clock may be behind ours. ms */
const CLOCK_SKEW = 60_000

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
const isOlder = (pin: BoardPin, sentAt: number): boolean => createdAt(pin) < sentAt - CLOCK_SKEW

function createdAt({ created_at }: BoardPin): number {
  if (created_at === null) return Infinity
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(created_at)
  const time = Date.parse(hasZone ? created_at : `${created_at}Z`)
  return Number.isNaN(time) ? Infinity : time
}

/** `utm_content` of a link; null = none. */
function markerOf(link: string | null): string | null {
  return /[?&]utm_content=([^&#]+)/i.exec(link ?? '')?.[1] ?? null
}

/**
 * When to look next; null = `made` looks were the last, and what they did not find is not there.
 * `looks`: ms, ascending. `timeout`: until when a request that was sent may still be accepted. Looks
 * are counted, and each keeps its distance from the one before: a clock that jumps ahead must not
 * make of the first look the last.
 */
export function nextLookAt(
  { looks, timeout }: { readonly looks: readonly number[]; readonly timeout: number },
  { sentAt, now, made }: { readonly sentAt: number; readonly now: number; readonly made: number },
): number | null {
  const [last = 0, next] = [looks[made - 1], looks[made]]
  return next === undefined ? null : Math.max(sentAt + timeout + next, now + next - last)
}
