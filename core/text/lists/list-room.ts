/**
 * How much of a list each design holds. Ingredients and steps are shown whole or not at all; of a
 * page's ideas a picture shows some, and says of how many.
 */

/** What a list design is for: ordered steps, things to tick, ideas by number. */
export type Shows = 'steps' | 'checklist' | 'numbered'

interface ListRoom {
  readonly rows: number
  /** Characters of a printed line at the size that can be read on a phone. */
  readonly lineLength: number
  /** Printed lines of all rows together; few rows are further apart. */
  readonly lines: number
}

const MAX_ROW_LINES = 3

/**
 * Ordered: the first that has enough rows holds. Measured by drawing them under a headline of four
 * lines; `list-room.test.ts` of the renderer holds them to it.
 */
const ROOMS: Record<Shows, readonly ListRoom[]> = {
  steps: [
    { rows: 5, lineLength: 40, lines: 11 },
    { rows: 6, lineLength: 40, lines: 14 },
    { rows: 7, lineLength: 40, lines: 12 },
    { rows: 8, lineLength: 40, lines: 13 },
    { rows: 10, lineLength: 40, lines: 12 },
  ],
  checklist: [
    { rows: 7, lineLength: 34, lines: 11 },
    { rows: 10, lineLength: 34, lines: 13 },
    { rows: 16, lineLength: 34, lines: 16 },
  ],
  numbered: [{ rows: 6, lineLength: 36, lines: 11 }],
}
/** A headline of two lines leaves steps the room of its other two. */
const SHORT_HEADLINE = { characters: 38, lines: { steps: 2, checklist: 0, numbered: 0 } }

/**
 * Whether the design draws all of it at a size that can be read; under any headline where none is
 * given.
 */
export function hasRoom(items: readonly string[], shows: Shows, headline?: string): boolean {
  const room = ROOMS[shows].find(({ rows }) => rows >= items.length)
  if (!room) return false
  const isShort = headline !== undefined && widthOf(headline) <= SHORT_HEADLINE.characters
  const most = room.lines + (isShort ? SHORT_HEADLINE.lines[shows] : 0)
  const lines = items.map((item) => linesOf(item, room.lineLength))
  return Math.max(...lines) <= MAX_ROW_LINES && lines.reduce((a, b) => a + b, 0) <= most
}

/** At the size that is read while scrolling, under a picture that shows more than a strip. */
const EASY = {
  steps: { rows: 5, lineLength: 34, rowLines: 2, lines: 7 },
  checklist: { rows: 5, lineLength: 34, rowLines: 2, lines: 7 },
  numbered: { rows: 6, lineLength: 36, rowLines: 2, lines: 10 },
} satisfies Record<Shows, ListRoom & { rowLines: number }>

/** A design is chosen by itself only for a list that a glance takes in. */
export function isEasilyRead(items: readonly string[], shows: Shows): boolean {
  const { rows, lineLength, rowLines, lines: most } = EASY[shows]
  const lines = items.map((item) => linesOf(item, lineLength))
  return (
    items.length <= rows &&
    Math.max(...lines) <= rowLines &&
    lines.reduce((a, b) => a + b, 0) <= most
  )
}

function linesOf(text: string, lineLength: number): number {
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const width = widthOf(word)
    if (used > 0 && used + 1 + width > lineLength) {
      lines += 1
      used = 0
    }
    lines += Math.floor(width / (lineLength + 1))
    used += (used > 0 ? 1 : 0) + width
  }
  return lines
}

/** Ideographs are twice as wide. */
function widthOf(text: string): number {
  return text.length + (text.match(/[\u3040-\u30ff\u4e00-\u9fff]/gu)?.length ?? 0)
}

/** Ideas on one picture at most: more cannot be read one by one. */
const IDEAS: Record<Shows, number> = { steps: 0, checklist: 5, numbered: 6 }

/**
 * Ideas in the page's order: all where they fit, else an even part of them, so that other pins of
 * the page go on with the next part. `idea` chooses the part that has it, `turn` otherwise.
 */
export function partOf(
  ideas: readonly string[],
  { shows, idea, turn }: { shows: Shows; idea: string; turn: number },
): string[] {
  const size = evenSize(ideas, shows)
  if (size < 1) return []
  const parts = Math.ceil(ideas.length / size)
  const own = ideas.findIndex((item) => item.toLowerCase() === idea.toLowerCase())
  const part = own < 0 ? turn % parts : Math.floor(own / size)
  return ideas.slice(part * size, (part + 1) * size)
}

/** The largest even part that every pin can show. */
function evenSize(ideas: readonly string[], shows: Shows): number {
  for (let rows = Math.min(IDEAS[shows], ideas.length); rows >= 3; rows -= 1) {
    const size = Math.ceil(ideas.length / Math.ceil(ideas.length / rows))
    const parts = ideas.flatMap((_, at) => (at % size === 0 ? [ideas.slice(at, at + size)] : []))
    if (parts.every((part) => hasRoom(part, shows))) return size
  }
  return 0
}
