/**
 * Pinterest's bulk upload, as its help pages and users' failures describe it: this header exactly,
 * at most 200 rows a file, no link twice in a file, one-line fields, UTF-8, RFC 4180. A pin on
 * several boards is a row a board. Publish date in UTC, empty = now.
 */
import Papa from 'papaparse'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'
import { withoutMarker } from '#core/pins/book/image-marker.ts'
import { exportPlaces } from './export-places.ts'
import { oneLine } from '../text/one-line.ts'
import { shortPinId, tagLink } from '../pins/pin-link.ts'
import { nameOfBoard } from './boards.ts'

export const CSV_HEADER = [
  'Title',
  'Media URL',
  'Pinterest board',
  'Thumbnail',
  'Description',
  'Link',
  'Publish date',
  'Keywords',
] as const
export const ROWS_PER_FILE = 200

export interface CsvContext {
  readonly boards: readonly Board[]
  /** Put before a picture's path; without a slash at the end. */
  readonly publicUrl: string
  readonly linkTagging: boolean
  /** ms UTC */
  readonly now?: number
  /** When a pin is to appear instead of when it is planned, ms UTC, by pin id. */
  readonly publishAt?: ReadonlyMap<string, number>
}

/** The files' texts in order. Give only pins that the preflight let pass. */
export function pinterestCsv(pins: readonly Pin[], context: CsvContext): string[] {
  return csvFiles(pins.flatMap((pin) => rowsOf(pin, context)))
}

/** The files' texts: each of as many rows as one upload takes, none with a link twice. */
export function csvFiles(rows: readonly CsvRow[]): string[] {
  const files = filesOf(rows)
  // Numbers, dates and formulas are written as they are: any change would end up in the pin.
  return files.map(
    (own) =>
      `${Papa.unparse({ fields: [...CSV_HEADER], data: own.map((row) => row.cells) }, { newline: '\r\n', escapeFormulae: false })}\r\n`,
  )
}

export interface CsvRow {
  readonly link: string
  /** In the header's order. */
  readonly cells: string[]
}

function rowsOf(pin: Pin, context: CsvContext): CsvRow[] {
  const { boards, publicUrl, linkTagging, publishAt, now } = context
  const times = new Map<string, number | undefined>()
  const nameOf = ({ board_id, section_id }: PinBoard) => nameOfBoard(boards, board_id, section_id)
  for (const { at, ...place } of exportPlaces(pin, (one) => nameOf(one) !== null)) {
    const name = nameOf(place)
    // Pinterest refuses a time that has passed.
    const ahead = at !== undefined && at > (now ?? 0) ? at : undefined
    if (name !== null && !times.has(name)) times.set(name, ahead)
  }
  const files = mediaFiles(pin, publicUrl)
  return [...times].map(([board, at], nth) => {
    const tag = nth === 0 ? shortPinId(pin.id) : `${shortPinId(pin.id)}-${nth + 1}`
    const link = linkTagging && pin.link !== '' ? tagLink(pin.link, tag) : pin.link
    return rowOf(pin, { board, link, ...files, at: publishAt?.get(pin.id) ?? at })
  })
}

/** `at`: when the pin is to appear, ms UTC; undefined = as soon as the file is uploaded. */
export function rowOf(
  pin: Pick<Pin, 'title' | 'description' | 'keywords'>,
  of: {
    readonly board: string
    readonly link: string
    readonly media: string
    /** Of a video; empty for a picture. */
    readonly thumbnail: string
    readonly at: number | undefined
  },
): CsvRow {
  return {
    link: of.link,
    cells: [
      oneLine(pin.title),
      of.media,
      oneLine(of.board),
      of.thumbnail,
      oneLine(pin.description),
      of.link,
      publishDate(of.at),
      keywordsCell(pin.keywords),
    ],
  }
}

export const keywordsCell = (keywords: Pin['keywords']): string =>
  keywords
    .map((keyword) => oneLine(keyword.replaceAll(',', ' ')))
    .filter((keyword) => keyword !== '')
    .join(', ')

/** Where Pinterest fetches the picture, or the video and its cover. */
export function mediaFiles(
  { image_url, media }: Pick<Pin, 'image_url' | 'media'>,
  publicUrl: string,
): { readonly media: string; readonly thumbnail: string } {
  const addressOf = (url: string): string => (url.startsWith('/') ? `${publicUrl}${url}` : url)
  const picture = addressOf(withoutMarker(image_url))
  return media?.kind === 'video'
    ? { media: addressOf(media.url), thumbnail: picture }
    : { media: picture, thumbnail: '' }
}

function publishDate(time: number | undefined): string {
  return time === undefined ? '' : new Date(time).toISOString().slice(0, 19)
}

/**
 * Each row into the first file that has room and not yet its link. Nothing is looked at twice for
 * one link: many rows may share it.
 */
function filesOf(rows: readonly CsvRow[]): CsvRow[][] {
  const files: CsvRow[][] = []
  const isFull = (at: number): boolean => (files[at]?.length ?? 0) >= ROWS_PER_FILE
  /** By link: the first file that may take its next row. */
  const nextOf = new Map<string, number>()
  let firstOpen = 0
  for (const row of rows) {
    while (isFull(firstOpen)) firstOpen += 1
    let at = Math.max(firstOpen, nextOf.get(row.link) ?? 0)
    while (isFull(at)) at += 1
    const file = files[at] ?? []
    file.push(row)
    files[at] = file
    if (row.link !== '') nextOf.set(row.link, at + 1)
  }
  return files
}
