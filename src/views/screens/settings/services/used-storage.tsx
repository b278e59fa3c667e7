/** What counts towards a person's limit, by kind. */
import { usageKinds } from '#core/contract/call/operation.contract.ts'
import type { operationCalls } from '#core/contract/call/operation.contract.ts'
import type { z } from 'zod'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import servicesMessages from '#locales/en/settings/services.json' with { type: 'json' }
import css from './services.module.css'

type Storage = z.infer<typeof operationCalls.getServices.answer>['storage']

export function UsedStorage({ storage: { used, limit = 0 } }: { storage: Storage }) {
  const t = useText(servicesMessages)
  const format = useFormat()
  if (used === undefined) return null
  const total = usageKinds.reduce((sum, kind) => sum + (used[kind] ?? 0), 0)
  const present = usageKinds.filter((kind) => (used[kind] ?? 0) > 0)
  return (
    <div className={css['used']}>
      <p>
        {t('services.used')}:{' '}
        <strong>
          {limit === 0
            ? format.bytes(total)
            : t('services.usedOf', { used: format.bytes(total), limit: format.bytes(limit) })}
        </strong>
      </p>
      <ul className={css['usedKinds']}>
        {present.map((kind) => (
          <li key={kind}>
            {t(`services.used.${kind}`)} <span>{format.bytes(used[kind] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
