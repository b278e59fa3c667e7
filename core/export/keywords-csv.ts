/**
 * Researched keywords as a file for a spreadsheet: RFC 4180, growth in percent, what is unknown is
 * empty.
 */
import type { KeywordIdea } from '../contract/content/keywords.contract.ts'
import { csvRow } from './csv-row.ts'

const HEADER = [
  'Keyword',
  'Source',
  'Growth in a week (%)',
  'Growth in a month (%)',
  'Growth in a year (%)',
]
const SOURCES: Record<KeywordIdea['origin'], string> = {
  pinterest: 'Pinterest trends',
  page: 'page',
  topic: 'topic',
}

export function keywordsCsv(keywords: readonly KeywordIdea[]): string {
  const rows = keywords.map(({ keyword, origin, week, month, year }) => [
    keyword,
    SOURCES[origin],
    ...[week, month, year].map((growth) => (growth === null ? '' : String(growth))),
  ])
  return [HEADER, ...rows].map(csvRow).join('')
}
