/** The field of each column of a table: guessed from the name, then corrected by a person. */
import { plainHeading } from '#core/export/bulk-csv-header.ts'

/** `item` and `picture` may have several columns; their order counts. */
export const BULK_FIELDS = [
  'none',
  'title',
  'headline',
  'kicker',
  'item',
  'picture',
  'link',
  'description',
  'alt_text',
  'keywords',
] as const
export type BulkField = (typeof BULK_FIELDS)[number]

const isRepeatable = (field: BulkField): boolean =>
  field === 'none' || field === 'item' || field === 'picture'

/** One field per column. An unknown name, or a second column for the same field, gives `none`. */
export function guessColumns(header: readonly string[]): BulkField[] {
  const taken = new Set<BulkField>()
  return header.map((name) => {
    const field = fieldOfName(name)
    if (taken.has(field) && !isRepeatable(field)) return 'none'
    taken.add(field)
    return field
  })
}

/** Assigns a field. If only one column can have it, the column that had it becomes `none`. */
export function assignColumn(
  fields: readonly BulkField[],
  column: number,
  field: BulkField,
): BulkField[] {
  return fields.map((one, at) => {
    if (at === column) return field
    return one === field && !isRepeatable(field) ? 'none' : one
  })
}

function fieldOfName(name: string): BulkField {
  const plain = plainHeading(name)
  const bare = plain.replace(/\d+$/, '')
  const known = BULK_FIELDS.find((field) => NAMES[field].has(plain) || NAMES[field].has(bare))
  return known ?? 'none'
}

const named = (...names: readonly string[]): ReadonlySet<string> => new Set(names.map(plainHeading))

const NAMES: Readonly<Record<BulkField, ReadonlySet<string>>> = {
  none: new Set(),
  title: named('title', 'pin title', 'name', 'titel', 'العنوان', 'عنوان'),
  headline: named('headline', 'text', 'heading', 'text on pin', 'Überschrift', 'النص'),
  kicker: named(
    'kicker',
    'small line',
    'subtitle',
    'price',
    'time',
    'minutes',
    'rating',
    'preis',
    'zeit',
    'السعر',
  ),
  item: named(
    'item',
    'step',
    'ingredient',
    'list',
    'steps',
    'items',
    'ingredients',
    'schritt',
    'schritte',
    'zutat',
    'zutaten',
    'خطوة',
    'مكون',
  ),
  picture: named(
    'picture',
    'image',
    'photo',
    'media url',
    'image url',
    'picture url',
    'photo url',
    'bild',
    'foto',
    'bild url',
    'صورة',
    'الصورة',
  ),
  link: named(
    'link',
    'url',
    'address',
    'destination',
    'page',
    'adresse',
    'seite',
    'الرابط',
    'رابط',
  ),
  description: named('description', 'caption', 'beschreibung', 'الوصف', 'وصف'),
  alt_text: named('alt text', 'alt', 'alternative text', 'alternativtext', 'النص البديل'),
  keywords: named('keywords', 'tags', 'interests', 'schlagwörter', 'stichwörter', 'الكلمات'),
}
