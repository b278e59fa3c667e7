/** What a column of a table can fill in pins of one template. */
import { BULK_FIELDS, type BulkField } from './bulk-fields.ts'

export interface ShownFields {
  readonly pictures: number
  readonly needs_items: boolean
  readonly shows_items?: boolean | undefined
  readonly shows_kicker: boolean
}

/** Fields that the template shows. One that a column has already stays, so that it can be read. */
export function offeredFields(
  template: ShownFields | null,
  assigned: readonly BulkField[],
): BulkField[] {
  const hidden = template === null ? new Set<BulkField>() : hiddenBy(template)
  return BULK_FIELDS.filter((field) => !hidden.has(field) || assigned.includes(field))
}

/** Fields that columns have and the template has no place for. */
export const unshownFields = (
  template: ShownFields | null,
  assigned: readonly BulkField[],
): BulkField[] =>
  template === null ? [] : [...hiddenBy(template)].filter((field) => assigned.includes(field))

function hiddenBy(template: ShownFields): ReadonlySet<BulkField> {
  const shown: readonly (readonly [BulkField, boolean])[] = [
    ['kicker', template.shows_kicker],
    ['item', template.needs_items || template.shows_items === true],
    ['picture', template.pictures > 0],
  ]
  return new Set(shown.flatMap(([field, isShown]) => (isShown ? [] : [field])))
}
