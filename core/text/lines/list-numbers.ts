/** Numbers that a page writes before its entries: a design that numbers or ticks them has its own. */

const MARKED =
  /^(?:(?:step|day|tip|schritt|tag|paso|día|étape|jour|no\.?|#)\s*)?#?\d{1,3}\s*(?:[.):–—](?!\d)|-(?![\p{L}\d]))\s*|^(?:step|schritt|paso|étape)\s+\d{1,2}\s+|^#\d{1,3}\s+/iu
/** "3 Im Kletterwald". In "2 eggs" and "7-Up Cake" the number is a part of the name. */
const BARE = /^(\d{1,3})\s+(?=[\p{Lu}\p{Lo}(„“"«¿¡])/u
/** Fewer lines that follow each other by number may do so by chance: "1 Ei", "2 Äpfel". */
const MIN_RUN = 3

/** Without "5.", "#5" and "Step 5:", and without "5" where the lines are numbered in order from 1. */
export function withoutListNumbers(texts: readonly string[]): string[] {
  const numbered = runsIn(texts.map((text) => Number(BARE.exec(text)?.[1] ?? 0)))
  return texts.map((text, at) => text.replace(numbered.has(at) ? BARE : MARKED, ''))
}

/** Where the numbers are that count up; 0 = a line has none. */
function runsIn(numbers: readonly number[]): Set<number> {
  const runs: number[][] = []
  let last = Infinity
  for (const [at, number] of numbers.entries()) {
    if (number === 1) runs.push([])
    if (number !== 1 && !isNext(number, last)) continue
    runs.at(-1)?.push(at)
    last = number
  }
  return new Set(runs.filter((run) => run.length >= MIN_RUN).flat())
}

/** A page may miss a number, or write one twice: 3, 5, 6, 5, 6. */
const isNext = (number: number, last: number): boolean =>
  number > 0 && (number === last + 1 || number === last + 2 || number === last - 1)

const NUMBERED = /^(?:#|no\.?\s*)?(\d{1,3})\s*[.):–—-]\s/iu

/**
 * Whether a title counts others than are numbered: "7 Places" over six. Far fewer are the first part of
 * a list on several pages.
 */
export function isMiscounted(count: number, texts: readonly string[]): boolean {
  const numbered = numberedLines(texts)
  return numbered !== count && numbered * 2 > count
}

/** How many lines are numbered, in order and without a gap from 1 or down to it; 0 for none. */
function numberedLines(texts: readonly string[]): number {
  const numbers = texts.flatMap((text) => Number(NUMBERED.exec(text)?.[1] ?? 0) || [])
  const [first = 0] = numbers
  const up = first === 1 ? numbers : numbers.toReversed()
  const isRun = up.length >= MIN_RUN && up.every((number, at) => number === at + 1)
  return isRun ? up.length : 0
}
