/**
 * A user's own file for Pinterest's bulk upload, checked against what the upload takes
 * (`pinterest-csv.ts`) and fixed where that needs no guess: separator, encoding, the header,
 * lengths, lines, dates, too many rows, a link that comes twice. What only a person knows is stated
 * with its row.
 */
import { pinWordLimits } from '../contract/content/pins.contract.ts'
import { isWordless } from '../text/gates/wordless.ts'
import { isUploadDate, uploadDate } from './bulk-csv-date.ts'
import { type Column, type CsvHeading, NEEDED } from './bulk-csv-header.ts'
import { type BulkTable, readTable } from './bulk-csv-table.ts'
import { cutText, oneLine } from '../text/one-line.ts'
import { isPrivateLink, isWebAddress } from '../pins/pin-link.ts'
import { CSV_HEADER, csvFiles, ROWS_PER_FILE } from './pinterest-csv.ts'

type Cells = Record<Column, string>

export interface CsvFinding {
  /** As a spreadsheet counts it, the header being 1; null: of the file. */
  readonly row: number | null
  readonly column: Column | null
  readonly fault: CsvFault
  /** Already put right in `files`. */
  readonly isFixed: boolean
}

/** What is wrong, and the values of the sentence on it, which the views have in every language. */
export type CsvFault =
  | {
      readonly reason:
        | 'linesMany'
        | 'titleMissing'
        | 'pictureMissing'
        | 'pictureUnreachable'
        | 'boardMissing'
        | 'linkForm'
        | 'dateForm'
        | 'titleWordless'
    }
  | { readonly reason: 'separator'; readonly separator: string }
  | { readonly reason: 'encoding' | 'encodingGuessed'; readonly encoding: string }
  | { readonly reason: 'charactersBroken'; readonly count: number }
  | { readonly reason: 'header'; readonly header: string }
  /** Names of columns, as a list. */
  | {
      readonly reason:
        | 'columnsRenamed'
        | 'columnsMissing'
        | 'columnsAdded'
        | 'columnsTwice'
        | 'columnsUnknown'
      readonly columns: string
    }
  | { readonly reason: 'dateDotted'; readonly date: string }
  | { readonly reason: 'restUnread'; readonly most: number }
  | { readonly reason: 'linesBefore' | 'linkTwice'; readonly count: number }
  | {
      readonly reason: 'rowsMany' | 'titleLong' | 'descriptionLong' | 'linkLong'
      readonly count: number
      readonly most: number
    }

export interface CsvCheck {
  readonly refusal: null
  readonly rows: number
  readonly findings: readonly CsvFinding[]
  /**
   * Fixed: texts of at most 200 rows each, none with a link twice. Rows with what cannot be fixed
   * are in them too.
   */
  readonly files: readonly string[]
}

/** Why there is nothing to check, and the values of the sentence on it. */
export type CsvRefusal =
  | { readonly reason: 'empty' | 'headerOnly' | 'noCsv' }
  /** Neither title nor picture. */
  | { readonly reason: 'columns'; readonly columns: string; readonly missing: string }

/** Rows that are looked at. */
const MAX_ROWS = 20_000

/** How the file's bytes were read. */
export interface ReadAs {
  readonly encoding: string
  /** Nothing in the file shows it. */
  readonly isGuess: boolean
  /** Characters that could not be read. */
  readonly broken: number
}

export function checkBulkCsv(
  text: string,
  readAs: ReadAs = { encoding: 'UTF-8', isGuess: false, broken: 0 },
): CsvCheck | { readonly refusal: CsvRefusal } {
  const bare = text.replace(/^\uFEFF/, '')
  const table = readTable(bare, MAX_ROWS)
  const refusal = refusalOf(bare, table)
  if (refusal !== null) return { refusal }
  const { rows, heading } = table
  const checked = rows.map(({ cells, row }) => checkRow(cellsOf(cells, heading), { row, heading }))
  const files = csvFiles(
    checked.map(({ cells }) => ({
      link: cells.Link,
      cells: CSV_HEADER.map((column) => cells[column]),
    })),
  )
  const findings = [
    ...ofForm(table, readAs),
    ...ofHeader(table),
    ...ofWhole(
      table,
      checked.map(({ cells }) => cells),
    ),
    ...checked.flatMap((one) => one.findings),
  ]
  return { refusal: null, rows: rows.length, findings, files }
}

function refusalOf(
  text: string,
  { heading: { missing, unknown }, header, rows }: BulkTable,
): CsvRefusal | null {
  if (text.trim() === '') return { reason: 'empty' }
  // Signs that no text has: a picture, a spreadsheet's own file, anything.
  if (/[^\P{Cc}\t\r\n]/u.test(text.slice(0, 2000))) return { reason: 'noCsv' }
  const isStrange = missing.includes('Title') && missing.includes('Media URL')
  if (isStrange && header.filter((cell) => cell.trim() !== '').length < 2)
    return { reason: 'noCsv' }
  if (isStrange)
    return {
      reason: 'columns',
      columns: listed(unknown.length > 0 ? unknown : header),
      missing: listed(missing),
    }
  return rows.length === 0 ? { reason: 'headerOnly' } : null
}

/** Names as a list that stays readable, however long it is. */
function listed(names: readonly string[]): string {
  return [
    ...names.slice(0, 12).map((name) => cutText(oneLine(name), 80)),
    ...(names.length > 12 ? ['…'] : []),
  ].join(', ')
}

function cellsOf(line: readonly string[], { places }: CsvHeading): Cells {
  return Object.fromEntries(
    CSV_HEADER.map((column, nth) => [column, line[places[nth] ?? -1] ?? '']),
  ) as Cells
}

function ofForm(
  { delimiter, headerRow }: BulkTable,
  { encoding, isGuess, broken }: ReadAs,
): CsvFinding[] {
  return [
    ...(headerRow === 1 ? [] : [ofFile({ reason: 'linesBefore', count: headerRow - 1 })]),
    ...(delimiter === ','
      ? []
      : [ofFile({ reason: 'separator', separator: delimiter === '\t' ? 'Tab' : delimiter })]),
    ...(encoding === 'UTF-8'
      ? []
      : [ofFile({ reason: isGuess ? 'encodingGuessed' : 'encoding', encoding })]),
    ...(broken === 0
      ? []
      : [{ ...ofFile({ reason: 'charactersBroken', count: broken }), isFixed: false }]),
  ]
}

function ofFile(fault: CsvFault): CsvFinding {
  return { row: null, column: null, fault, isFixed: true }
}

function ofHeader({
  header,
  headerRow,
  heading: { renamed, unknown, twice, missing },
}: BulkTable): CsvFinding[] {
  if (
    header.length === CSV_HEADER.length &&
    CSV_HEADER.every((column, nth) => header[nth] === column)
  )
    return []
  const find = (fault: CsvFault, isFixed = true): CsvFinding => ({
    row: headerRow,
    column: null,
    fault,
    isFixed,
  })
  const needed = missing.filter((column) => NEEDED.includes(column))
  const added = missing.filter((column) => !NEEDED.includes(column))
  return [
    find({ reason: 'header', header: CSV_HEADER.join(', ') }),
    ...(renamed.length > 0
      ? [
          find({
            reason: 'columnsRenamed',
            columns: listed(renamed.map(({ from, to }) => `${cutText(oneLine(from), 40)} = ${to}`)),
          }),
        ]
      : []),
    ...(needed.length > 0
      ? [find({ reason: 'columnsMissing', columns: listed(needed) }, false)]
      : []),
    ...(added.length > 0 ? [find({ reason: 'columnsAdded', columns: listed(added) })] : []),
    ...(twice.length > 0 ? [find({ reason: 'columnsTwice', columns: listed(twice) }, false)] : []),
    ...(unknown.length > 0
      ? [find({ reason: 'columnsUnknown', columns: listed(unknown) }, false)]
      : []),
  ]
}

function ofWhole({ hasMore }: BulkTable, rows: readonly Cells[]): CsvFinding[] {
  const links = rows.map(({ Link }) => Link).filter((link) => link !== '')
  const twice = links.length - new Set(links).size
  return [
    ...(hasMore ? [{ ...ofFile({ reason: 'restUnread', most: MAX_ROWS }), isFixed: false }] : []),
    ...(rows.length > ROWS_PER_FILE
      ? [ofFile({ reason: 'rowsMany', count: rows.length, most: ROWS_PER_FILE })]
      : []),
    ...(twice > 0
      ? [{ ...ofFile({ reason: 'linkTwice', count: twice }), column: 'Link' as const }]
      : []),
  ]
}

function checkRow(
  cells: Cells,
  { row, heading }: { row: number; heading: CsvHeading },
): { cells: Cells; findings: CsvFinding[] } {
  const findings: CsvFinding[] = []
  const mended = { ...cells }
  const find = (column: Column, fault: CsvFault, mend?: string): void => {
    // Of a column that is missing the header's finding reports, once for all rows.
    if (!heading.missing.includes(column))
      findings.push({ row, column, fault, isFixed: mend !== undefined })
    if (mend !== undefined) mended[column] = mend
  }
  for (const column of CSV_HEADER) {
    if (/[\r\n]/.test(cells[column].trim()))
      find(column, { reason: 'linesMany' }, oneLine(cells[column]))
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
  if (title.length > pinWordLimits.title)
    find(
      'Title',
      { reason: 'titleLong', count: title.length, most: pinWordLimits.title },
      cutText(title, pinWordLimits.title),
    )
  if (description.length > pinWordLimits.description)
    find(
      'Description',
      { reason: 'descriptionLong', count: description.length, most: pinWordLimits.description },
      cutText(description, pinWordLimits.description),
    )
}

function checkPlaces(
  { 'Media URL': media, 'Pinterest board': board, Link: link }: Cells,
  find: Find,
): void {
  if (media === '') find('Media URL', { reason: 'pictureMissing' })
  else if (!isWebAddress(media) || isPrivateLink(media))
    find('Media URL', { reason: 'pictureUnreachable' })
  if (board === '') find('Pinterest board', { reason: 'boardMissing' })
  if (link !== '' && !isWebAddress(link)) find('Link', { reason: 'linkForm' })
  if (link.length > pinWordLimits.link)
    find('Link', { reason: 'linkLong', count: link.length, most: pinWordLimits.link })
}

function checkDate({ 'Publish date': date }: Cells, find: Find): void {
  if (date === '' || isUploadDate(date)) return
  const mend = uploadDate(date)
  if (mend?.isDotted === true)
    find('Publish date', { reason: 'dateDotted', date: mend.date }, mend.date)
  else find('Publish date', { reason: 'dateForm' }, mend?.date)
}
