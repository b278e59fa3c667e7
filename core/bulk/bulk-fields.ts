/** The fields of a pin that a column of a table can fill. */
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
