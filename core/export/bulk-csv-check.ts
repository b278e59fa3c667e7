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
  readonly message: string
  /** Already put right in `files`. */
  readonly isMended: boolean
}

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
  return [{ row: 1, column: null, message: `The header must be ${CSV_HEADER.join(', ')}, in this order and spelling.`, isMended: true }]
}

function ofRest(count: number): CsvFinding[] {
  return count > MOST_ROWS ? [{ row: null, column: null, message: `Only the first ${MOST_ROWS} rows are looked at. Put the others into a file of their own.`, isMended: false }] : []
}

function ofWhole(rows: readonly Cells[]): CsvFinding[] {
  const links = rows.map(({ Link }) => Link).filter((link) => link !== '')
  const twice = links.length - new Set(links).size
  return [
    ...(rows.length > ROWS_A_FILE ? [{ row: null, column: null, message: `The file has ${rows.length} rows; ${ROWS_A_FILE} are the most for one upload. It is parted.`, isMended: true }] : []),
    ...(twice > 0 ? [{ row: null, column: 'Link' as const, message: `${twice} ${twice === 1 ? 'row has' : 'rows have'} a link that stands in the file before. Pinterest refuses that in one file: they go into further files.`, isMended: true }] : []),
  ]
}

function checkRow(cells: Cells, row: number): { cells: Cells; findings: CsvFinding[] } {
  const findings: CsvFinding[] = []
  const mended = { ...cells }
  const find = (column: Column, message: string, mend?: string): void => {
    findings.push({ row, column, message, isMended: mend !== undefined })
    if (mend !== undefined) mended[column] = mend
  }
  for (const column of CSV_HEADER) {
    if (/[\r\n]/.test(cells[column].trim())) find(column, 'A cell may have one line only.', oneLine(cells[column]))
    else mended[column] = cells[column].trim()
  }
  checkWords(mended, find)
  checkPlaces(mended, find)
  checkDate(mended, find)
  return { cells: mended, findings }
}

type Find = (column: Column, message: string, mend?: string) => void

function checkWords({ Title: title, Description: description }: Cells, find: Find): void {
  if (title === '') find('Title', 'The title is empty: the upload needs one.')
  if (title.length > pinWordLimits.title) find('Title', `The title has ${title.length} characters; ${pinWordLimits.title} are the most.`, cutText(title, pinWordLimits.title))
  if (description.length > pinWordLimits.description) find('Description', `The description has ${description.length} characters; ${pinWordLimits.description} are the most.`, cutText(description, pinWordLimits.description))
}

function checkPlaces({ 'Media URL': media, 'Pinterest board': board, Link: link }: Cells, find: Find): void {
  if (media === '') find('Media URL', 'There is no picture: give the public address of its file.')
  else if (!isWebAddress(media) || isPrivateLink(media)) find('Media URL', 'Pinterest can’t fetch a picture from this address. It must be public and begin with http:// or https://.')
  if (board === '') find('Pinterest board', 'There is no board: write its name as Pinterest shows it.')
  if (link !== '' && !isWebAddress(link)) find('Link', 'The link is no web address. It must begin with http:// or https://.')
  if (link.length > pinWordLimits.link) find('Link', `The link has ${link.length} characters; ${pinWordLimits.link} are the most.`)
}

function checkDate({ 'Publish date': date }: Cells, find: Find): void {
  if (date !== '' && !isUploadDate(date)) find('Publish date', 'A date is written 2026-11-30T09:00:00, in UTC.', uploadDate(date) ?? undefined)
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
