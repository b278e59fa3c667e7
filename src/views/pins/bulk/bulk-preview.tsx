/** Three rows as pins, rendered by the server. */
import { useState } from 'react'
import type { BulkRow } from '#core/contract/bulk.contract.ts'
import type { BulkDraft } from '../../../machines/bulk-create/bulk-create.machine.ts'
import { useLoad } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import { IconButton } from '../../kit/ui/icon-button.tsx'
import { Loading, Skeleton } from '../../kit/ui/states.tsx'
import bulkMessages from '#locales/en/pins/bulk.json' with { type: 'json' }
import css from './bulk.module.css'

const MAX_SHOWN = 3

export function BulkPreview({ draft }: { draft: BulkDraft }) {
  const t = useText(bulkMessages)
  const [wanted, setFirst] = useState(0)
  const { rows } = draft
  if (rows.length === 0) return null
  const first = wanted < rows.length ? wanted : 0
  const shown = rows.slice(first, first + MAX_SHOWN)
  const last = first + shown.length
  return (
    <section className={css.part} aria-label={t('bulk.preview')}>
      <div className={css.line}>
        <h3 className={css.heading}>{t('bulk.preview')}</h3>
        <span className={css.quiet}>
          {t('bulk.rowsShown', { first: first + 1, last, total: rows.length })}
        </span>
        <IconButton
          icon="arrowStart"
          size="small"
          label={t('bulk.earlier')}
          isDisabled={first === 0}
          onPress={() => setFirst(Math.max(0, first - MAX_SHOWN))}
        />
        <IconButton
          icon="arrowEnd"
          size="small"
          label={t('bulk.later')}
          isDisabled={last >= rows.length}
          onPress={() => setFirst(first + MAX_SHOWN)}
        />
      </div>
      <ul className={css.previews}>
        {shown.map((row) => (
          <li key={row.row}>
            <RowPreview draft={draft} row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RowPreview({ draft: { accountId, look }, row }: { draft: BulkDraft; row: BulkRow }) {
  const t = useText(bulkMessages)
  const { data, failure, status } = useLoad('previewBulk', {
    params: { account_id: accountId },
    body: { look, row },
  })
  const label = t('bulk.previewOf', { row: row.row, title: row.title })
  return (
    <figure className={css.preview}>
      {status === 'ready' ? (
        <img src={data.image} alt={label} />
      ) : failure === null ? (
        <Loading label={t('bulk.drawing', { row: row.row })}>
          <Skeleton height="100%" radius="var(--radius-10)" />
        </Loading>
      ) : (
        <p className={css.fault}>{t('bulk.previewFailed', { reason: failure.message })}</p>
      )}
      <figcaption className={css.caption} dir="auto">
        {label}
      </figcaption>
    </figure>
  )
}
