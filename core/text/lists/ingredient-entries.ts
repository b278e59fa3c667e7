/** The ingredients of a page as the rows of a list: every one of them, in the page's order. */
import { isPlainHeading } from '../lines/ingredient-groups.ts'
import { capitalFirst } from '../language/letter-case.ts'
import { isDescribing, readIngredientLine, writeIngredientLine } from '../lines/ingredient-line.ts'

/**
 * Without headings such as "For the sauce:", which are no ingredients. What is stated twice and has no
 * amount ("salt") is one row.
 */
export function ingredientEntries(lines: readonly string[], longest: number): string[] {
  const rows = lines.filter(isIngredient).map((line) => capitalFirst(entryOf(line, longest)))
  return rows.filter(
    (row, index) =>
      /\p{N}/u.test(row) ||
      rows.findIndex((other) => other.toLowerCase() === row.toLowerCase()) === index,
  )
}

function isIngredient(line: string): boolean {
  return !isPlainHeading(line) && /\p{L}{2}|[\u3040-\u30ff\u4e00-\u9fff]/u.test(line)
}

function entryOf(line: string, longest: number): string {
  const read = readIngredientLine(line)
  const entry = writeIngredientLine(read)
  if (entry.length <= longest) return entry
  const shorter = { ...read, name: shorterName(read.name) }
  return writeIngredientLine(shorter)
}

/** "beef stock or vegetable stock", "smoked ham, such as Black Forest": the first of them. */
function shorterName(name: string): string {
  const [head = ''] = name.split(
    /,?\s(?:or|oder|ou|o|such as|like|from|that|which|to|wie|aus|for|für|pour|para|per|voor|cut|sliced|i\.e\.|e\.g\.)\s/iu,
  )
  return isDescribing(head) ? name : head
}
