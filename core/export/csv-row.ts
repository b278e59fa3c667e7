/**
 * A line of a CSV that a person opens in a spreadsheet: RFC 4180, and what a spreadsheet would take
 * for a formula is declared to be text.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** Whether a spreadsheet would calculate it. */
export const isLikeFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text)

/** A number may begin with its minus. */
function cellOf(value: string): string {
  const text = isLikeFormula(value) && !/^-\d+$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
