/**
 * The first line of a file for the bulk upload: which of its columns is which of Pinterest's, also
 * under other names.
 */
import { COLUMN_NAMES, plainHeading, spellingsOf } from './column-names.ts'
import { CSV_HEADER } from './pinterest-csv.ts'

export type Column = (typeof CSV_HEADER)[number]

export interface CsvHeading {
  /** For each of Pinterest's columns its place in the file; -1 = none. */
  readonly places: readonly number[]
  /** Columns with another name in the file, in Pinterest's order. */
  readonly renamed: readonly { readonly from: string; readonly to: Column }[]
  /** Names in the file for a column that another column of the file already fills. */
  readonly twice: readonly string[]
  /** Names in the file that belong to none of Pinterest's columns. */
  readonly unknown: readonly string[]
  readonly missing: readonly Column[]
}

/** Each pin needs them. */
export const NEEDED: readonly Column[] = ['Title', 'Media URL', 'Pinterest board']

const NAMES: Readonly<Record<Column, readonly string[]>> = {
  // Such a file has no words on the picture.
  Title: [...COLUMN_NAMES.title, 'überschrift'],
  'Media URL': COLUMN_NAMES.picture,
  'Pinterest board': COLUMN_NAMES.board,
  Thumbnail: COLUMN_NAMES.thumbnail,
  Description: COLUMN_NAMES.description,
  Link: COLUMN_NAMES.link,
  'Publish date': COLUMN_NAMES.date,
  Keywords: COLUMN_NAMES.keywords,
}

const KNOWN: ReadonlySet<string> = new Set(CSV_HEADER.flatMap(namesOf))

function namesOf(column: Column): readonly string[] {
  return [plainHeading(column), ...NAMES[column].flatMap(spellingsOf)]
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
