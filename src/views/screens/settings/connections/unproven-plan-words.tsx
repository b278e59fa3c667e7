/** Says that the plan of the account waits because another person may have made it. */
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import { useActor } from '../../../kit/context/app-context.tsx'
import { useLoad } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import css from '../section.module.css'
import connectionMessages from '#locales/en/settings/connection.json' with { type: 'json' }

export function UnprovenPlanWords({ account: { id } }: { account: Account }) {
  const t = useText(connectionMessages)
  const accounts = useActor('accounts')
  const input = useMemo(() => ({ params: { account_id: id } }), [id])
  const { data } = useLoad('getSchedule', input)
  if (data?.schedule?.pause?.reason !== 'unproven') return null
  return (
    <span className={css['small']}>
      {t('connection.unprovenPlan')}{' '}
      <Link to="/calendar" onClick={() => accounts.send({ type: 'accounts.select', id })}>
        {t('connection.openCalendar')}
      </Link>
    </span>
  )
}
