/**
 * A list's own last line that counts what is missing: "+ 3 more". Earlier versions wrote it, and
 * people do. It is no entry, and no pin shows it.
 */
const MORE_LINE = /^(?:\+|ほか)\s?\d{1,3}(?:件|\s\p{L}+){0,2}$/u

export function withoutMoreLine(items: readonly string[]): readonly string[] {
  const isCounted = items.length > 1 && MORE_LINE.test(items.at(-1)?.trim() ?? '')
  return isCounted ? items.slice(0, -1) : items
}
