/** How a person wants to be notified of what happens to their accounts: saved as it is changed. */
import { MAX_DRY_DAYS } from '#core/contract/account/notices.contract.ts'
import type {
  NoticeKind,
  NoticeSettings as Wanted,
} from '#core/contract/account/notices.contract.ts'
import { useApp } from '../../kit/context/app-context.tsx'
import { useLoad, useSend } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import noticesMessages from '#locales/en/kit/notices.json' with { type: 'json' }
import css from '../../kit/notices/notices.module.css'
import { NumberField } from '../../kit/ui/fields/number-field.tsx'
import { Checkbox } from '../../kit/ui/fields/toggle.tsx'
import { CardSkeleton, FormFailure, LoadFailed, SectionCard } from './section-card.tsx'

const kinds: readonly NoticeKind[] = ['connection', 'failures', 'asked', 'planDry', 'automation']

export function NoticeSettings() {
  const t = useText(noticesMessages)
  const load = useLoad('getNoticeSettings', {})
  const { send, failure } = useSend()
  const { config } = useApp()
  const save = async (wanted: Wanted, before: Wanted): Promise<void> => {
    load.replace(wanted)
    const outcome = await send('putNoticeSettings', { body: wanted })
    if (!outcome.ok) load.replace(before)
  }
  const { data } = load
  if (data === null)
    return load.failure ? (
      <LoadFailed failure={load.failure} onRetry={load.reload} />
    ) : (
      <CardSkeleton />
    )
  return (
    <SectionCard title={t('notices.title')} lead={t('notices.lead')}>
      <FormFailure failure={failure} />
      {config.mail_stays_here ? <p>{t('notices.mailOff')}</p> : null}
      <div>
        {kinds.map((kind) => (
          <Ways
            key={kind}
            {...{ kind, wanted: data, canMail: !config.mail_stays_here }}
            onChange={(next) => void save(next, data)}
          />
        ))}
      </div>
    </SectionCard>
  )
}

interface WaysProps {
  kind: NoticeKind
  wanted: Wanted
  /** False: the server sends no email yet; the choice is stored for later. */
  canMail: boolean
  onChange: (wanted: Wanted) => void
}

function Ways({ kind, wanted, canMail, onChange }: WaysProps) {
  const t = useText(noticesMessages)
  const name = t(`notices.${kind}`)
  const change = (part: Partial<Wanted['planDry']>) =>
    onChange({ ...wanted, [kind]: { ...wanted[kind], ...part } })
  return (
    <div className={css['kind']} role="group" aria-label={name}>
      <span>{name}</span>
      <div className={css['ways']}>
        <Checkbox
          aria-label={t('notices.inProductLabel', { kind: name })}
          isSelected={wanted[kind].in_product}
          onChange={(in_product) => change({ in_product })}
        >
          {t('notices.inProduct')}
        </Checkbox>
        <Checkbox
          aria-label={t('notices.byMailLabel', { kind: name })}
          isSelected={canMail && wanted[kind].by_mail}
          isDisabled={!canMail}
          onChange={(by_mail) => change({ by_mail })}
        >
          {t('notices.byMail')}
        </Checkbox>
        {kind === 'planDry' ? (
          <NumberField
            label={t('notices.days')}
            value={wanted.planDry.days}
            minValue={1}
            maxValue={MAX_DRY_DAYS}
            onChange={(days) => Number.isInteger(days) && change({ days })}
            className={css['days'] ?? ''}
          />
        ) : null}
      </div>
    </div>
  )
}
