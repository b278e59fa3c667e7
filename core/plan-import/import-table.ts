/**
 * A file of dates as rows: Pinterest's bulk CSV, our own, or one from another tool. Columns are
 * recognised by their names.
 */
import { plainHeading } from '#core/export/column-names.ts'
import { type BulkTable, readTable } from '#core/export/bulk-csv-table.ts'
import { CSV_HEADER } from '#core/export/pinterest-csv.ts'

export interface ImportRow {
  /** As a spreadsheet counts it, the header being 1. */
  readonly row: number
  /** Empty = the file has none. */
  readonly pinId: string
  readonly title: string
  readonly link: string
  readonly media: string
  readonly board: string
  /** With its time. */
  readonly date: string
  readonly zone: string
}

export type ImportRefusal =
  | 'tooLarge'
  | 'empty'
  | 'noCsv'
  | 'headerOnly'
  /** No column of dates. */
  | 'noDates'
  /** No column that shows which pin a row is of. */
  | 'noPins'

export interface ImportTable {
  readonly rows: readonly ImportRow[]
  /** There are more rows than are read. */
  readonly hasMore: boolean
}

export const MAX_IMPORT_BYTES = 5_000_000
export const MAX_IMPORT_ROWS = 20_000

export function readImport(text: string): ImportTable | { readonly refusal: ImportRefusal } {
  if (text.length > MAX_IMPORT_BYTES) return { refusal: 'tooLarge' }
  const bare = text.replace(/^\uFEFF/, '')
  if (bare.trim() === '') return { refusal: 'empty' }
  // Signs that no text has: a picture, a spreadsheet's own file, anything.
  if (bare.includes('\0') || /[^\P{Cc}\t\r\n]/u.test(bare.slice(0, HEAD_LENGTH)))
    return { refusal: 'noCsv' }
  const table = readTable(bare, MAX_IMPORT_ROWS)
  const places = placesOf(table)
  const refusal = refusalOf(table, places)
  if (refusal !== null) return { refusal }
  return {
    rows: table.rows.map(({ cells, row }) => rowOf(cells, { row, places })),
    hasMore: table.hasMore,
  }
}

function refusalOf({ rows }: BulkTable, places: Places): ImportRefusal | null {
  const hasWords = places.link >= 0 && places.title >= 0
  if (places.date < 0) return 'noDates'
  if (places.pinId < 0 && places.media < 0 && !hasWords) return 'noPins'
  return rows.length === 0 ? 'headerOnly' : null
}

type Places = Readonly<
  Record<'pinId' | 'title' | 'link' | 'media' | 'board' | 'date' | 'time' | 'zone', number>
>

function placesOf({ header, heading }: BulkTable): Places {
  const names = header.map(plainHeading)
  const ofPinterest = (column: (typeof CSV_HEADER)[number]): number =>
    heading.places[CSV_HEADER.indexOf(column)] ?? -1
  const named = (known: readonly string[]): number =>
    known.map((name) => names.indexOf(name)).find((place) => place >= 0) ?? -1
  const dateColumn = named(DATE_NAMES)
  const date = dateColumn < 0 ? ofPinterest('Publish date') : dateColumn
  const time = named(TIME_NAMES)
  return {
    pinId: named(ID_NAMES),
    title: ofPinterest('Title'),
    link: ofPinterest('Link'),
    media: ofPinterest('Media URL'),
    board: ofPinterest('Pinterest board'),
    date: date < 0 ? time : date,
    time: date < 0 ? -1 : time,
    zone: named(ZONE_NAMES),
  }
}

function rowOf(
  cells: readonly string[],
  { row, places }: { row: number; places: Places },
): ImportRow {
  const cell = (place: keyof Places): string => textOf(cells[places[place]] ?? '')
  return {
    row,
    pinId: cell('pinId'),
    title: cell('title'),
    link: cell('link'),
    media: cell('media'),
    board: cell('board'),
    date: `${cell('date')} ${cell('time')}`.trim(),
    zone: cell('zone'),
  }
}

/** Without the leading apostrophe that keeps a spreadsheet from reading a cell as a formula. */
function textOf(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, '')
}

/** As `plainHeading` leaves them. */
const DATE_NAMES = [
  'scheduledat',
  'scheduledfor',
  'scheduleddate',
  'scheduledatetime',
  'scheduleddatetime',
  'scheduledate',
  'schedule',
  'publishat',
  'publicationdate',
  'postdate',
  'postingdate',
  'postat',
  'plannedat',
  'planneddate',
  'datetime',
  'dateandtime',
  'dateutc',
  'geplantfur',
  'geplantam',
  'termin',
  'zeitpunkt',
  'datumundzeit',
  'datumunduhrzeit',
  'تاريخالنشر',
  'موعدالنشر',
  'التاريخ',
].map(plainHeading)
const TIME_NAMES = [
  'time',
  'publishtime',
  'posttime',
  'postingtime',
  'scheduledtime',
  'scheduletime',
  'uhrzeit',
  'zeit',
  'الوقت',
].map(plainHeading)
const ZONE_NAMES = ['timezone', 'tz', 'zone', 'zeitzone', 'المنطقةالزمنية'].map(plainHeading)
const ID_NAMES = ['pinid', 'id', 'pinloomid']
const HEAD_LENGTH = 2_000
