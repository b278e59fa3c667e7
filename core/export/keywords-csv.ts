/** Researched keywords as a file for a spreadsheet: RFC 4180, growth in percent, what is unknown is empty. */
import type { KeywordIdea } from '../contract/keywords.contract.ts'

const HEADER = ['Keyword', 'Source', 'Growth in a week (%)', 'Growth in a month (%)', 'Growth in a year (%)']
const SOURCES: Record<KeywordIdea['origin'], string> = { pinterest: 'Pinterest trends', page: 'page', topic: 'topic' }

export function keywordsCsv(keywords: readonly KeywordIdea[]): string {
  const rows = keywords.map(({ keyword, origin, week, month, year }) => [keyword, SOURCES[origin], ...[week, month, year].map((growth) => (growth === null ? '' : String(growth)))])
  return [HEADER, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

/** A keyword that a spreadsheet would take for a formula is told to be text. A number may begin with its minus. */
function cellOf(value: string): string {
  const text = /^[=+@\t\r]|^-(?!\d+$)/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
