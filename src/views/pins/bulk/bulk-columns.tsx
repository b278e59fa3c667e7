/** Assigns a field to each column, with its first filled cell as an example. */
import { BULK_FIELDS, type BulkField } from '#core/bulk/bulk-fields.ts'
import { offeredFields, type ShownFields, unshownFields } from '#core/bulk/offered-fields.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { Select } from '../../kit/ui/fields/choice-field.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import bulkMessages from '#locales/en/pins/bulk.json' with { type: 'json' }
import css from './bulk.module.css'
import type { MappedTable } from './use-bulk-table.ts'

/** A shop's export has dozens of columns that no pin needs. */
const MAX_NAMED = 6
const shortened = (names: readonly string[]): string[] =>
  names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED), '…'] : [...names]

interface BulkColumnsProps {
  readonly table: MappedTable
  /** Null until the templates are loaded. */
  readonly template: ShownFields | null
  readonly onAssign: (column: number, field: BulkField) => void
}

export function BulkColumns({
  table: { header, rows, fields },
  template,
  onAssign,
}: BulkColumnsProps) {
  const t = useText(bulkMessages)
  const { list } = useFormat()
  const nameOf = (column: number): string =>
    header[column] || t('bulk.column', { number: column + 1 })
  const unused = fields.flatMap((field, column) => (field === 'none' ? [nameOf(column)] : []))
  const unshown = unshownFields(template, fields).map((field) => t(`bulk.field.${field}`))
  const options = offeredFields(template, fields).map((id) => ({
    id,
    label: t(`bulk.field.${id}`),
  }))
  const exampleOf = (column: number): string =>
    rows.find(({ cells }) => cells[column])?.cells[column] ?? ''
  return (
    <section className={css.part} aria-label={t('bulk.columns')}>
      <h3 className={css.heading}>{t('bulk.columns')}</h3>
      {unused.length === 0 ? null : (
        <Banner>
          {t('bulk.unused', { count: unused.length, names: list(shortened(unused)) })}
        </Banner>
      )}
      {unshown.length === 0 ? null : (
        <Banner tone="warning">{t('bulk.unshown', { names: list(unshown) })}</Banner>
      )}
      <ul className={css.columns}>
        {fields.map((field, column) => (
          // Names may repeat, so the position is part of the key.
          <li key={`${column} ${nameOf(column)}`} className={css.column}>
            <div className={css.words}>
              <bdi className={css.columnName}>{nameOf(column)}</bdi>
              <bdi className={css.example}>{exampleOf(column)}</bdi>
            </div>
            <Select
              label={t('bulk.columnOf', { name: nameOf(column) })}
              hideLabel
              options={options}
              value={field}
              onChange={(id) => onAssign(column, BULK_FIELDS.find((one) => one === id) ?? 'none')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
