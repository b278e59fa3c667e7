/**
 * The first line of somebody's own file for the bulk upload: which of its columns is which of
 * Pinterest's, also under the names that people and spreadsheets give them in English and German.
 */
import { CSV_HEADER } from './pinterest-csv.ts'

export type Column = (typeof CSV_HEADER)[number]

export interface CsvHeading {
  /** For each of Pinterest's columns where it stands in the file; -1 = nowhere. */
  readonly places: readonly number[]
  /** Columns that are called otherwise there, in Pinterest's order. */
  readonly renamed: readonly { readonly from: string; readonly to: Column }[]
  /** Names in the file for a column of Pinterest's that another one is taken for. */
  readonly twice: readonly string[]
  /** Names in the file that none of Pinterest's columns has. */
  readonly unknown: readonly string[]
  readonly missing: readonly Column[]
}

/** Each pin needs them. */
export const NEEDED: readonly Column[] = ['Title', 'Media URL', 'Pinterest board']

/** Plain spellings, as `plainHeading` leaves them. */
const OTHER_NAMES: Readonly<Record<Column, readonly string[]>> = {
  Title: ['titel', 'pintitle', 'pintitel', 'uberschrift', 'ueberschrift'],
  'Media URL': [
    'medienurl',
    'medialink',
    'medienlink',
    'image',
    'imageurl',
    'imagelink',
    'pictureurl',
    'bild',
    'bildurl',
    'bildlink',
    'bildadresse',
  ],
  'Pinterest board': ['board', 'boardname', 'pinnwand', 'pinterestpinnwand', 'pinnwandname'],
  Thumbnail: ['thumbnailurl', 'vorschaubild', 'miniaturbild'],
  Description: ['beschreibung', 'pindescription', 'pinbeschreibung'],
  Link: [
    'url',
    'weblink',
    'destinationlink',
    'destinationurl',
    'ziellink',
    'zielurl',
    'zieladresse',
  ],
  'Publish date': [
    'publishdatetime',
    'publishingdate',
    'date',
    'veroffentlichungsdatum',
    'veroeffentlichungsdatum',
    'veroffentlichungstermin',
    'veroeffentlichungstermin',
    'datum',
  ],
  Keywords: [
    'keyword',
    'schlusselworter',
    'schluesselwoerter',
    'schlagworter',
    'schlagwoerter',
    'stichworter',
    'stichwoerter',
  ],
}

const KNOWN: ReadonlySet<string> = new Set(CSV_HEADER.flatMap(namesOf))

function namesOf(column: Column): readonly string[] {
  return [plainHeading(column), ...OTHER_NAMES[column]]
}

export function readHeading(header: readonly string[]): CsvHeading {
  const names = header.map(plainHeading)
  const placeOf = (column: Column): number =>
    namesOf(column)
      .map((name) => names.indexOf(name))
      .find((place) => place >= 0) ?? -1
  const places = CSV_HEADER.map(placeOf)
  const left = header
    .map((cell) => cell.trim())
    .filter((cell, nth) => cell !== '' && !places.includes(nth))
  return {
    places,
    renamed: CSV_HEADER.flatMap((to, nth) => {
      const from = header[places[nth] ?? -1]?.trim() ?? ''
      return from === '' || plainHeading(from) === plainHeading(to) ? [] : [{ from, to }]
    }),
    twice: left.filter((cell) => KNOWN.has(plainHeading(cell))),
    unknown: left.filter((cell) => !KNOWN.has(plainHeading(cell))),
    missing: CSV_HEADER.filter((_, nth) => places[nth] === -1),
  }
}

/** Without capitals, spaces, signs and the dots of umlauts. */
export function plainHeading(cell: string): string {
  return cell
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
