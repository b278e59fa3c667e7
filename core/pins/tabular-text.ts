/**
 * Cells as spreadsheets put them on the clipboard: tabs between cells, a line a row, and quotes
 * round a cell that has tabs, line ends or quotes in it (quotes inside are doubled). A quote in the
 * middle of a cell is just a quote, as spreadsheets read it.
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
    // A last line end closes the last row; it opens none.
    if (at === text.length && text[end] !== '\t') break
  }
  return rows
}

export function writeTable(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(written).join('\t')).join('\n')
}

interface Read {
  readonly cell: string
  /** Of the sign behind the cell. */
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
    // Never closed: it was no quoted cell.
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
