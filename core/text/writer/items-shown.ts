/**
 * How much of a list a picture shows, and the line that says what it leaves out: a part must not
 * look like the whole.
 */

/** What a list design is for: ordered steps, things to tick, ideas by number. */
export type Shows = 'steps' | 'checklist' | 'numbered'

/** Rows that can be read in each. */
const ROWS: Record<Shows, number> = { steps: 5, checklist: 10, numbered: 6 }

const MORE: Record<string, string> = {
  en: 'more',
  de: 'weitere',
  es: 'más',
  fr: 'de plus',
  ar: 'أخرى',
}

/** All of them where they fit, else as many as fit and "+ 3 more" as the last. */
export function itemsShown(items: readonly string[], shows: Shows, lang: string): string[] {
  const rows = ROWS[shows]
  if (items.length <= rows) return [...items]
  return [...items.slice(0, rows - 1), `+ ${items.length - rows + 1} ${MORE[lang] ?? ''}`.trim()]
}

/** How many the list has, those included that are left out. */
export function entriesOf(items: readonly string[]): number {
  return items.reduce(
    (sum, item) => sum + (isMoreLine(item) ? Number(/\d+/.exec(item)?.[0] ?? 0) : 1),
    0,
  )
}

export function isMoreLine(item: string): boolean {
  return /^\+ \d{1,3}(?: |$)/.test(item)
}
