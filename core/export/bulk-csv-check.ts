/**
 * Somebody's own file for Pinterest's bulk upload, checked against what the upload takes (`pinterest-csv.ts`) and mended where that needs
 * no guess: the header, lengths, lines, dates, too many rows, a link that comes twice. What only a person knows is said with its row.
 */
import Papa from 'papaparse'
import { pinWordLimits } from '../contract/pins.contract.ts'
import { cutText, oneLine } from './one-line.ts'
import { isPrivateLink, isWebAddress } from './pin-link.ts'
import { CSV_HEADER, csvFiles, ROWS_A_FILE } from './pinterest-csv.ts'

type Column = (typeof CSV_HEADER)[number]
type Cells = Record<Column, string>

export interface CsvFinding {
  /** As a spreadsheet counts it, the header being 1; null: of the file. */
  readonly row: number | null
  readonly column: Column | null
  readonly fault: CsvFault
  /** Already put right in `files`. */
  readonly isMended: boolean
}

/** What is wrong, and the values of the sentence on it, which the views have in every language. */
export type CsvFault =
  | { readonly reason: 'linesMany' | 'titleMissing' | 'pictureMissing' | 'pictureUnreachable' | 'boardMissing' | 'linkForm' | 'dateForm' }
  | { readonly reason: 'header'; readonly header: string }
  | { readonly reason: 'restUnread'; readonly most: number }
  | { readonly reason: 'linkTwice'; readonly count: number }
  | { readonly reason: 'rowsMany' | 'titleLong' | 'descriptionLong' | 'linkLong'; readonly count: number; readonly most: number }

export interface CsvCheck {
  readonly rows: number
  readonly findings: readonly CsvFinding[]
  /** Mended: texts of at most 200 rows each, none with a link twice. Rows with what cannot be mended are in them too. */
  readonly files: readonly string[]
}

/** Rows that are looked at. */
const MOST_ROWS = 20_000

/** Null for what has no columns of the upload in its first line. */
export function checkBulkCsv(text: string): CsvCheck | null {
  const bare = text.replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(bare, { preview: MOST_ROWS + 2, delimiter: delimiterOf(bare) })
  const [header = [], ...lines] = data
  const places = placesIn(header)
  if ((places[0] ?? -1) < 0 && (places[1] ?? -1) < 0) return null
  const filled = lines.slice(0, MOST_ROWS).flatMap((line, nth) => (line.every((cell) => cell.trim() === '') ? [] : [{ line, row: nth + 2 }]))
  const checked = filled.map(({ line, row }) => checkRow(cellsOf(line, places), row))
  const files = csvFiles(checked.map(({ cells }) => ({ link: cells.Link, cells: CSV_HEADER.map((column) => cells[column]) })))
  return { rows: filled.length, findings: [...ofHeader(header), ...ofRest(lines.length), ...ofWhole(checked.map(({ cells }) => cells)), ...checked.flatMap(({ findings }) => findings)], files }
}

const DELIMITERS = [',', ';', '\t', '|']

/** Told by the header alone: the parser's own guess weighs the rows too, where titles such as "Cake | Lemon" mislead it. */
function delimiterOf(text: string): string {
  const known = DELIMITERS.map((delimiter) => {
    const [header = []] = Papa.parse<string[]>(text, { preview: 1, delimiter }).data
    return placesIn(header).filter((place) => place >= 0).length
  })
  return DELIMITERS[known.indexOf(Math.max(...known))] ?? ','
}

function placesIn(header: readonly string[]): number[] {
  return CSV_HEADER.map((column) => header.findIndex((cell) => plain(cell) === plain(column)))
}

function plain(cell: string): string {
  return cell.toLowerCase().replaceAll(/[^a-z]/g, '')
}

function cellsOf(line: readonly string[], places: readonly number[]): Cells {
  return Object.fromEntries(CSV_HEADER.map((column, nth) => [column, line[places[nth] ?? -1] ?? ''])) as Cells
}

function ofHeader(header: readonly string[]): CsvFinding[] {
  if (header.length === CSV_HEADER.length && CSV_HEADER.every((column, nth) => header[nth] === column)) return []
  return [{ row: 1, column: null, fault: { reason: 'header', header: CSV_HEADER.join(', ') }, isMended: true }]
}

function ofRest(count: number): CsvFinding[] {
  return count > MOST_ROWS ? [{ row: null, column: null, fault: { reason: 'restUnread', most: MOST_ROWS }, isMended: false }] : []
}

function ofWhole(rows: readonly Cells[]): CsvFinding[] {
  const links = rows.map(({ Link }) => Link).filter((link) => link !== '')
  const twice = links.length - new Set(links).size
  return [
    ...(rows.length > ROWS_A_FILE ? [{ row: null, column: null, fault: { reason: 'rowsMany' as const, count: rows.length, most: ROWS_A_FILE }, isMended: true }] : []),
    ...(twice > 0 ? [{ row: null, column: 'Link' as const, fault: { reason: 'linkTwice' as const, count: twice }, isMended: true }] : []),
  ]
}

function checkRow(cells: Cells, row: number): { cells: Cells; findings: CsvFinding[] } {
  const findings: CsvFinding[] = []
  const mended = { ...cells }
  const find = (column: Column, fault: CsvFault, mend?: string): void => {
    findings.push({ row, column, fault, isMended: mend !== undefined })
    if (mend !== undefined) mended[column] = mend
  }
  for (const column of CSV_HEADER) {
    if (/[\r\n]/.test(cells[column].trim())) find(column, { reason: 'linesMany' }, oneLine(cells[column]))
    else mended[column] = cells[column].trim()
  }
  checkWords(mended, find)
  checkPlaces(mended, find)
  checkDate(mended, find)
  return { cells: mended, findings }
}

type Find = (column: Column, fault: CsvFault, mend?: string) => void

function checkWords({ Title: title, Description: description }: Cells, find: Find): void {
  if (title === '') find('Title', { reason: 'titleMissing' })
  if (title.length > pinWordLimits.title) find('Title', { reason: 'titleLong', count: title.length, most: pinWordLimits.title }, cutText(title, pinWordLimits.title))
  if (description.length > pinWordLimits.description) find('Description', { reason: 'descriptionLong', count: description.length, most: pinWordLimits.description }, cutText(description, pinWordLimits.description))
}

function checkPlaces({ 'Media URL': media, 'Pinterest board': board, Link: link }: Cells, find: Find): void {
  if (media === '') find('Media URL', { reason: 'pictureMissing' })
  else if (!isWebAddress(media) || isPrivateLink(media)) find('Media URL', { reason: 'pictureUnreachable' })
  if (board === '') find('Pinterest board', { reason: 'boardMissing' })
  if (link !== '' && !isWebAddress(link)) find('Link', { reason: 'linkForm' })
  if (link.length > pinWordLimits.link) find('Link', { reason: 'linkLong', count: link.length, most: pinWordLimits.link })
}

function checkDate({ 'Publish date': date }: Cells, find: Find): void {
  if (date !== '' && !isUploadDate(date)) find('Publish date', { reason: 'dateForm' }, uploadDate(date) ?? undefined)
}

const UPLOAD_DATE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(?:Z|\+00:?00)?$/

function isUploadDate(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(date) && !Number.isNaN(Date.parse(`${date}Z`))
}

/** Null for a form that could be read in two ways, such as 03/04/2026. */
function uploadDate(date: string): string | null {
  const [, day, minutes, seconds = ':00'] = UPLOAD_DATE.exec(date) ?? []
  const written = day === undefined ? null : `${day}T${minutes}${seconds}`
  return written !== null && isUploadDate(written) ? written : null
}
