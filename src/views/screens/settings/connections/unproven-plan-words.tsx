/** Says that the plan of the account waits because another person may have made it. */
import { Link } from '@tanstack/react-router'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import { useActor } from '../../../kit/context/app-context.tsx'
import { useLoad } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import css from '../section.module.css'
import { connectionMessages } from './connection.messages.ts'

/** Asks once for all accounts: the list that the page has may be older than a pause. */
export function useUnproven(): (account: Account) => boolean {
  const { data } = useLoad('listAccounts', {})
  return ({ id }) =>
    data?.accounts.some((one) => one.id === id && one.pause_reason === 'unproven') ?? false
}

export function UnprovenPlanWords({ account: { id } }: { account: Account }) {
  const t = useText(connectionMessages)
  const accounts = useActor('accounts')
  return (
    <span className={css['small']}>
      {t('connection.unprovenPlan')}{' '}
      <Link to="/calendar" onClick={() => accounts.send({ type: 'accounts.select', id })}>
        {t('connection.openCalendar')}
      </Link>
    </span>
  )
}
