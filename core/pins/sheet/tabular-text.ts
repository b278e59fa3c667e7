/**
 * Clipboard format of spreadsheets: cells separated by tabs, one line per row. A cell with tabs,
 * line breaks or quotes is quoted, with inner quotes doubled. A quote in the middle of a cell is
 * literal, as in spreadsheets.
 */

export function readTable(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    row.push(cell)
    if (text[end] !== '\t') {
      rows.push(row)
      row = []
    }
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1)
    // A final line break ends the last row and starts no other.
    if (at === text.length && text[end] !== '\t') break
  }
  return rows
}

export function writeTable(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(written).join('\t')).join('\n')
}

interface Read {
  readonly cell: string
  /** Index behind the cell. */
  readonly end: number
}

function plainCell(text: string, from: number): Read {
  const ends = /[\t\r\n]/g
  ends.lastIndex = from
  const end = ends.exec(text)?.index ?? text.length
  return { cell: text.slice(from, end), end }
}

function quotedCell(text: string, from: number): Read {
  const parts: string[] = []
  let start = from + 1
  for (;;) {
    const quote = text.indexOf('"', start)
    // An unclosed quote is literal.
    if (quote === -1) return plainCell(text, from)
    parts.push(text.slice(start, quote))
    start = quote + 2
    if (text[quote + 1] === '"') parts.push('"')
    else {
      const rest = plainCell(text, quote + 1)
      return { cell: parts.join('') + rest.cell, end: rest.end }
    }
  }
}

function written(cell: string): string {
  return /[\t\r\n]/.test(cell) || cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell
}
