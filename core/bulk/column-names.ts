/** Which field of a pin a column of a table fills, by its name. */
import { COLUMN_NAMES, plainHeading, spellingsOf } from '#core/export/column-names.ts'
import { BULK_FIELDS, type BulkField } from './bulk-fields.ts'

type NamedField = Exclude<BulkField, 'none'>

/** Boards, thumbnails and dates fill no field. */
const FIELDS = BULK_FIELDS.filter((field) => field !== 'none')

/**
 * A title if the table has none, otherwise a description if it has none. Never the words on the
 * picture.
 */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  ['text', 'texts', 'copy', 'texte', 'texto', 'النص', 'نص'].map(plainHeading),
)

/** Export prices have no currency and are not shown on pins. */
const SHOP_ONLY: ReadonlySet<string> = new Set(['sku', 'variantsku'])

interface NamedColumn {
  readonly field: NamedField
  /** 0 is the best name of the field. */
  readonly rank: number
}

const KNOWN: ReadonlyMap<string, NamedColumn> = new Map(
  FIELDS.flatMap((field) =>
    COLUMN_NAMES[field].flatMap((name, rank) =>
      spellingsOf(name).map((plain) => [plain, { field, rank }] as const),
    ),
  ),
)

/** "Image 2" counts as "Image". Null: no known name, or one of several meanings. */
export function namedColumn(name: string): NamedColumn | null {
  const plain = plainHeading(name)
  return KNOWN.get(plain) ?? KNOWN.get(plain.replace(/\d+$/, '')) ?? null
}

export const isAmbiguousName = (name: string): boolean => AMBIGUOUS.has(plainHeading(name))

export const isShopExport = (header: readonly string[]): boolean =>
  header.some((name) => SHOP_ONLY.has(plainHeading(name)))

export const isPriceName = (name: string): boolean => PRICES.has(plainHeading(name))

const PRICES: ReadonlySet<string> = new Set(
  ['price', 'preis', 'prix', 'precio', 'السعر'].map(plainHeading),
)
