/**
 * Somebody's own file for Pinterest's bulk upload, checked against what the upload takes (`pinterest-csv.ts`) and mended where that needs
 * no guess: separator, encoding, the header, lengths, lines, dates, too many rows, a link that comes twice. What only a person knows is
 * said with its row.
 */
import Papa from 'papaparse'
import { pinWordLimits } from '../contract/pins.contract.ts'
import { isWordless } from '../text/wordless.ts'
import { type Column, type CsvHeading, NEEDED, readHeading } from './bulk-csv-header.ts'
import { isUploadDate, uploadDate } from './bulk-csv-date.ts'
import { cutText, oneLine } from './one-line.ts'
import { isPrivateLink, isWebAddress } from './pin-link.ts'
import { CSV_HEADER, csvFiles, ROWS_A_FILE } from './pinterest-csv.ts'

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
  | { readonly reason: 'linesMany' | 'titleMissing' | 'pictureMissing' | 'pictureUnreachable' | 'boardMissing' | 'linkForm' | 'dateForm' | 'titleWordless' }
  | { readonly reason: 'separator'; readonly separator: string }
  | { readonly reason: 'encoding' | 'encodingGuessed'; readonly encoding: string }
  | { readonly reason: 'charactersBroken'; readonly count: number }
  | { readonly reason: 'header'; readonly header: string }
  /** Names of columns, as a list. */
  | { readonly reason: 'columnsRenamed' | 'columnsMissing' | 'columnsAdded' | 'columnsUnknown'; readonly columns: string }
  | { readonly reason: 'dateDotted'; readonly date: string }
  | { readonly reason: 'restUnread'; readonly most: number }
  | { readonly reason: 'linkTwice'; readonly count: number }
  | { readonly reason: 'rowsMany' | 'titleLong' | 'descriptionLong' | 'linkLong'; readonly count: number; readonly most: number }

export interface CsvCheck {
  readonly refusal: null
  readonly rows: number
  readonly findings: readonly CsvFinding[]
  /** Mended: texts of at most 200 rows each, none with a link twice. Rows with what cannot be mended are in them too. */
  readonly files: readonly string[]
}

/** Why there is nothing to check, and the values of the sentence on it. */
export type CsvRefusal =
  | { readonly reason: 'empty' | 'headerOnly' | 'noCsv' }
  /** Neither title nor picture. */
  | { readonly reason: 'columns'; readonly columns: string; readonly missing: string }

/** Rows that are looked at. */
const MOST_ROWS = 20_000

/** How the file's bytes were read. */
export interface ReadAs {
  readonly encoding: string
  /** Nothing in the file tells it. */
  readonly isGuess: boolean
  /** Characters that could not be read. */
  readonly broken: number
}

export function checkBulkCsv(text: string, readAs: ReadAs = { encoding: 'UTF-8', isGuess: false, broken: 0 }): CsvCheck | { readonly refusal: CsvRefusal } {
  const bare = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(bare)
  const { data } = Papa.parse<string[]>(bare, { preview: MOST_ROWS + 2, delimiter })
  const [header = [], ...lines] = data
  const heading = readHeading(header)
  const filled = lines.slice(0, MOST_ROWS).flatMap((line, nth) => (isBlank(line) ? [] : [{ line, row: nth + 2 }]))
  const refusal = refusalOf(bare, { heading, header, rows: filled.length })
  if (refusal !== null) return { refusal }
  const checked = filled.map(({ line, row }) => checkRow(cellsOf(line, heading), { row, heading }))
  const files = csvFiles(checked.map(({ cells }) => ({ link: cells.Link, cells: CSV_HEADER.map((column) => cells[column]) })))
  const findings = [...ofForm(delimiter, readAs), ...ofHeader(header, heading), ...ofRest(lines.length), ...ofWhole(checked.map(({ cells }) => cells)), ...checked.flatMap((one) => one.findings)]
  return { refusal: null, rows: filled.length, findings, files }
}

function isBlank(line: readonly string[]): boolean {
  return line.every((cell) => cell.trim() === '')
}

function refusalOf(text: string, { heading: { missing, unknown }, header, rows }: { heading: CsvHeading; header: readonly string[]; rows: number }): CsvRefusal | null {
  if (text.trim() === '') return { reason: 'empty' }
  // Signs that no text has: a picture, a spreadsheet's own file, anything.
  if (/[^\P{Cc}\t\r\n]/u.test(text.slice(0, 2000))) return { reason: 'noCsv' }
  const isStrange = missing.includes('Title') && missing.includes('Media URL')
  if (isStrange && header.filter((cell) => cell.trim() !== '').length < 2) return { reason: 'noCsv' }
  if (isStrange) return { reason: 'columns', columns: listed(unknown.length > 0 ? unknown : header), missing: listed(missing) }
  return rows === 0 ? { reason: 'headerOnly' } : null
}

/** Names as a list that stays readable, whatever stands there. */
function listed(names: readonly string[]): string {
  return [...names.slice(0, 12).map((name) => cutText(oneLine(name), 80)), ...(names.length > 12 ? ['…'] : [])].join(', ')
}

const DELIMITERS = [',', ';', '\t', '|']

/** Told by the header alone: the parser's own guess weighs the rows too, where titles such as "Cake | Lemon" mislead it. */
function delimiterOf(text: string): string {
  const headers = DELIMITERS.map((delimiter) => Papa.parse<string[]>(text, { preview: 1, delimiter }).data[0] ?? [])
  const known = headers.map((header) => readHeading(header).places.filter((place) => place >= 0).length)
  // Of names that are all strange, the sign that parts most of them.
  const most = Math.max(...known) > 0 ? known : headers.map(({ length }) => length)
  return DELIMITERS[most.indexOf(Math.max(...most))] ?? ','
}

function cellsOf(line: readonly string[], { places }: CsvHeading): Cells {
  return Object.fromEntries(CSV_HEADER.map((column, nth) => [column, line[places[nth] ?? -1] ?? ''])) as Cells
}

function ofForm(delimiter: string, { encoding, isGuess, broken }: ReadAs): CsvFinding[] {
  return [
    ...(delimiter === ',' ? [] : [ofFile({ reason: 'separator', separator: delimiter === '\t' ? 'Tab' : delimiter })]),
    ...(encoding === 'UTF-8' ? [] : [ofFile({ reason: isGuess ? 'encodingGuessed' : 'encoding', encoding })]),
    ...(broken === 0 ? [] : [{ ...ofFile({ reason: 'charactersBroken', count: broken }), isMended: false }]),
  ]
}

function ofFile(fault: CsvFault): CsvFinding {
  return { row: null, column: null, fault, isMended: true }
}

function ofHeader(header: readonly string[], { renamed, unknown, missing }: CsvHeading): CsvFinding[] {
  if (header.length === CSV_HEADER.length && CSV_HEADER.every((column, nth) => header[nth] === column)) return []
  const find = (fault: CsvFault, isMended = true): CsvFinding => ({ row: 1, column: null, fault, isMended })
  const needed = missing.filter((column) => NEEDED.includes(column))
  const added = missing.filter((column) => !NEEDED.includes(column))
  return [
    find({ reason: 'header', header: CSV_HEADER.join(', ') }),
    ...(renamed.length > 0 ? [find({ reason: 'columnsRenamed', columns: listed(renamed.map(({ from, to }) => `${cutText(oneLine(from), 40)} = ${to}`)) })] : []),
    ...(needed.length > 0 ? [find({ reason: 'columnsMissing', columns: listed(needed) }, false)] : []),
    ...(added.length > 0 ? [find({ reason: 'columnsAdded', columns: listed(added) })] : []),
    ...(unknown.length > 0 ? [find({ reason: 'columnsUnknown', columns: listed(unknown) }, false)] : []),
  ]
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

function checkRow(cells: Cells, { row, heading }: { row: number; heading: CsvHeading }): { cells: Cells; findings: CsvFinding[] } {
  const findings: CsvFinding[] = []
  const mended = { ...cells }
  const find = (column: Column, fault: CsvFault, mend?: string): void => {
    // Of a column that is missing the header's finding tells, once for all rows.
    if (!heading.missing.includes(column)) findings.push({ row, column, fault, isMended: mend !== undefined })
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
  else if (isWordless(title)) find('Title', { reason: 'titleWordless' })
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
  if (date === '' || isUploadDate(date)) return
  const mend = uploadDate(date)
  if (mend !== null && date.includes('.') && !date.startsWith(mend.slice(0, 10))) find('Publish date', { reason: 'dateDotted', date: mend }, mend)
  else find('Publish date', { reason: 'dateForm' }, mend ?? undefined)
}
