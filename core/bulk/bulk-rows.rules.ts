/**
 * The rows of a table as pins to be made, and what is wrong with them. A row with an error makes no
 * pin; the others go on without it.
 */
import { type BulkRow, MAX_ROW_PICTURES, type RowPicture } from '#core/contract/bulk.contract.ts'
import { MAX_LIST_ITEMS } from '#core/contract/call/list-limit.ts'
import { pinWordLimits } from '#core/contract/content/pins.contract.ts'
import { cutText, oneLine } from '#core/text/one-line.ts'
import type { BulkField } from './bulk-fields.ts'
import type { BulkTableRow } from './bulk-table.ts'
import { wordsOfHtml } from './html-words.ts'

export type BulkFault = {
  readonly row: number
  /** True: the row makes no pin. False: a warning. */
  readonly isError: boolean
} & (
  | { readonly code: 'noTitle' | 'noPicture' | 'noItems' }
  | {
      /** `cut`: a description, shortened to `most`. */
      readonly code: 'tooLong' | 'cut'
      readonly field: Exclude<BulkField, 'none' | 'picture' | 'keywords'>
      readonly length: number
      readonly most: number
    }
  | { readonly code: 'tooMany'; readonly field: 'item' | 'picture'; readonly most: number }
  | { readonly code: 'badLink' | 'badPicture'; readonly cell: string }
)

export interface BulkContext {
  /** One per column. */
  readonly fields: readonly BulkField[]
  /** How many pictures the template shows, and whether it is a list. */
  readonly template: { readonly pictures: number; readonly needsItems: boolean }
  /** The account's stored pictures by their address on this server (`/media/…`). */
  readonly pictureIds: ReadonlyMap<string, string>
  /** The account's pages by their address. */
  readonly pageIds: ReadonlyMap<string, string>
}

export interface BulkRows {
  /** Only rows without an error. */
  readonly rows: readonly BulkRow[]
  readonly faults: readonly BulkFault[]
}

export function bulkRows(table: readonly BulkTableRow[], context: BulkContext): BulkRows {
  const read = table.map((row) => readRow(row, context))
  const found = read.flatMap((one) => one.faults)
  const refused = new Set(found.filter(({ isError }) => isError).map(({ row }) => row))
  return {
    rows: read.map(({ row }) => row).filter(({ row }) => !refused.has(row)),
    // A row that makes no pin has no warnings about how its pin is made.
    faults: found.filter(({ row, isError }) => isError || !refused.has(row)),
  }
}

function readRow(
  { row: number, cells }: BulkTableRow,
  context: BulkContext,
): { readonly row: BulkRow; readonly faults: BulkFault[] } {
  const all = (field: BulkField): string[] => cellsOf(cells, context.fields, field)
  const line = (field: BulkField): string => oneLine(all(field)[0] ?? '')
  const title = line('title') || line('headline')
  const addresses = addressesOf(all('picture'))
  const pictures = addresses.map((address) => pictureOf(address, context))
  const link = all('link')[0] ?? ''
  const description = wordsOfHtml(all('description')[0] ?? '')
  const row: BulkRow = {
    row: number,
    title,
    description: cutText(description, LIMITS.description),
    alt_text: line('alt_text'),
    link: webAddress(link) ?? '',
    page_id: context.pageIds.get(link) ?? null,
    headline: line('headline') || title,
    kicker: line('kicker'),
    items: all('item').flatMap(entriesOf),
    pictures: pictures.filter((one) => one !== null),
    keywords: all('keywords').flatMap(wordsOf).slice(0, MAX_KEYWORDS),
  }
  const badPicture = addresses.find((_, at) => pictures[at] === null)
  return {
    row,
    faults: [
      ...(title === '' ? [{ row: number, isError: true, code: 'noTitle' as const }] : []),
      ...lengthFaults(row),
      ...cutFaults(number, description.length),
      ...addressFaults(row, { link, badPicture }),
      ...(badPicture === undefined ? lackFaults(row, context) : []),
    ],
  }
}

/** The cells of the field that are not empty, in the order of the columns. */
function cellsOf(
  cells: readonly string[],
  fields: readonly BulkField[],
  field: BulkField,
): string[] {
  return cells.filter((cell, column) => fields[column] === field && cell !== '')
}

/** Reports cells that are not addresses; `readRow` leaves them out. */
function addressFaults({ row, link }: BulkRow, cells: AddressCells): BulkFault[] {
  return [
    ...(cells.link === '' || link !== ''
      ? []
      : [{ row, isError: true, code: 'badLink' as const, cell: cells.link }]),
    ...(cells.badPicture === undefined
      ? []
      : [{ row, isError: true, code: 'badPicture' as const, cell: cells.badPicture }]),
  ]
}

interface AddressCells {
  readonly link: string
  readonly badPicture: string | undefined
}

const MAX_KEYWORDS = 30
const MAX_KEYWORD_LENGTH = 80
const LIMITS = { ...pinWordLimits, headline: 200, kicker: 80, item: 160 }

function lengthFaults(row: BulkRow): BulkFault[] {
  const at = { row: row.row, isError: true }
  const fields = ['title', 'headline', 'kicker', 'link', 'alt_text'] as const
  const long = fields.flatMap((field): BulkFault[] =>
    row[field].length > LIMITS[field]
      ? [{ ...at, code: 'tooLong', field, length: row[field].length, most: LIMITS[field] }]
      : [],
  )
  const longest = Math.max(0, ...row.items.map((item) => item.length))
  return [
    ...long,
    ...(longest > LIMITS.item
      ? [
          {
            ...at,
            code: 'tooLong' as const,
            field: 'item' as const,
            length: longest,
            most: LIMITS.item,
          },
        ]
      : []),
    ...(row.items.length > MAX_LIST_ITEMS
      ? [{ ...at, code: 'tooMany' as const, field: 'item' as const, most: MAX_LIST_ITEMS }]
      : []),
    ...(row.pictures.length > MAX_ROW_PICTURES
      ? [{ ...at, code: 'tooMany' as const, field: 'picture' as const, most: MAX_ROW_PICTURES }]
      : []),
  ]
}

function cutFaults(row: number, length: number): BulkFault[] {
  const most = LIMITS.description
  return length > most
    ? [{ row, isError: false, code: 'cut', field: 'description', length, most }]
    : []
}

/**
 * What the template shows and the row lacks. A missing picture is a warning, missing list entries
 * an error.
 */
function lackFaults({ row, pictures, items }: BulkRow, { template }: BulkContext): BulkFault[] {
  return [
    ...(template.pictures > 0 && pictures.length === 0
      ? [{ row, isError: false, code: 'noPicture' as const }]
      : []),
    ...(template.needsItems && items.length === 0
      ? [{ row, isError: true, code: 'noItems' as const }]
      : []),
  ]
}

/**
 * The pictures of a row. A shop's export puts all pictures of a product in one cell. Only the first
 * MAX_ROW_PICTURES are read. More columns than that are the person's own mistake.
 */
function addressesOf(cells: readonly string[]): readonly string[] {
  if (cells.length > MAX_ROW_PICTURES) return cells
  return cells
    .flatMap((cell) => cell.split(/,(?=\s|https?:|$)|[|\n]/i))
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .slice(0, MAX_ROW_PICTURES)
}

function pictureOf(cell: string, { pictureIds }: BulkContext): RowPicture | null {
  const known = pictureIds.get(cell)
  if (known !== undefined) return { picture_id: known }
  // "photo.jpg" names a local file, not a host.
  const address = cell.includes('/') ? webAddress(cell) : null
  return address === null || address.length > pinWordLimits.link ? null : { address }
}

/** Null if the cell is not a web address. An address without a scheme gets `https:`. */
function webAddress(cell: string): string | null {
  if (/\s/.test(cell)) return null
  const full = /^[a-z][a-z0-9+.-]*:/i.test(cell) ? cell : `https://${cell}`
  if (!URL.canParse(full)) return null
  const { protocol, hostname } = new URL(full)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && (hostname.includes('.') || hostname === 'localhost') ? full : null
}

/** A cell may hold several entries, separated by line breaks or `|`. */
function entriesOf(cell: string): string[] {
  return cell
    .split(/\r?\n|\|/)
    .map(oneLine)
    .filter((entry) => entry !== '')
}

function wordsOf(cell: string): string[] {
  return cell
    .split(/[,;\n]/)
    .map((word) => oneLine(word).slice(0, MAX_KEYWORD_LENGTH))
    .filter((word) => word !== '')
}
