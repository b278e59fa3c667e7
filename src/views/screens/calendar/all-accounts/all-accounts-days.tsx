/**
 * The days with the plans of all accounts. Those of the other accounts are the server's, and are
 * only shown: to change one, the user switches to its account.
 */
import { useMemo, useState } from 'react'
import { useAccounts, useActor } from '../../../kit/context/app-context.tsx'
import { useLoad } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { filterPlanned } from '../filtering/calendar-filter.ts'
import { placeInDays, type Planned } from '../plan/planned-days.ts'
import { PrintedPlan } from '../printing/printed-plan.tsx'
import { ShownDays } from '../days/shown-days.tsx'
import type { ShownDaysProps } from '../days/shown-days-props.ts'
import allAccountsMessages from '#locales/en/calendar/all-accounts.json' with { type: 'json' }
import css from './all-accounts.module.css'
import { type Named, type OtherPlans, otherPlans } from './other-plans.ts'

export function AllAccountsDays(props: ShownDaysProps) {
  const t = useText(allAccountsMessages)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const others = useOtherPlans(props)
  const { accountOf } = others
  const { display, actions } = props
  /** What can be done to a pin of this account only shows the others. */
  const own =
    <Rest extends readonly unknown[]>(act: (id: string, ...rest: Rest) => void) =>
    (id: string, ...rest: Rest) =>
      accountOf.has(id) ? setOpenedId(id) : act(id, ...rest)
  const plan = useMerged(props, others.planned)
  const merged: CalendarDisplay = {
    ...display,
    stateOf: (publication) =>
      accountOf.has(publication.id) ? publication.state : display.stateOf(publication),
    boardName: (publication, pin) => {
      const account = accountOf.get(publication.id)
      return account === undefined
        ? display.boardName(publication, pin)
        : t('allAccounts.board', { account: account.name, board: pin.board_name })
    },
  }
  return (
    <div className={css.days}>
      <Remarks others={others} />
      <PrintedPlan address={props.address} days={props.days} plan={plan} display={merged} />
      <ShownDays
        {...props}
        plan={plan}
        display={merged}
        actions={{
          ...actions,
          openPublication: own(actions.openPublication),
          movePublication: own(actions.movePublication),
          removePublication: own(actions.removePublication),
        }}
        onDrop={(moved, ...place) =>
          moved.kind === 'publication' && accountOf.has(moved.publicationId)
            ? setOpenedId(moved.publicationId)
            : props.onDrop(moved, ...place)
        }
      />
      <OpenedPin
        planned={others.planned.find(({ publication }) => publication.id === openedId)}
        account={accountOf.get(openedId ?? '')}
        onClose={() => setOpenedId(null)}
      />
    </div>
  )
}

function useOtherPlans({ days }: ShownDaysProps) {
  const accounts = useAccounts((snapshot) => snapshot.context.accounts)
  const current = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const [from, to] = [days[0]?.start, days.at(-1)?.end]
  const { data, failure, reload } = useLoad(
    'listPlans',
    from === undefined || to === undefined ? null : { query: { from, to } },
  )
  const plans = useMemo(
    () => otherPlans(data?.pins ?? [], { accounts, current }),
    [data, accounts, current],
  )
  return { ...plans, data, failure, reload }
}

/** By day, with what the filter shows of the others. */
function useMerged({ plan, days, address }: ShownDaysProps, others: readonly Planned[]) {
  const placed = useMemo(() => {
    const shown = filterPlanned(others, address.filter, ({ state }) => state)
    const theirs = placeInDays(days, shown)
    return plan.placed.map((own, at) =>
      [...own, ...(theirs[at] ?? [])].toSorted((a, b) => a.publication.at - b.publication.at),
    )
  }, [plan.placed, days, address.filter, others])
  return useMemo(() => ({ ...plan, placed }), [plan, placed])
}

function Remarks({
  others,
}: {
  others: OtherPlans & Pick<ReturnType<typeof useOtherPlans>, 'data' | 'failure' | 'reload'>
}) {
  const t = useText(allAccountsMessages)
  const { data, failure, reload, shown } = others
  if (failure !== null)
    return (
      <p className={css.remarks} role="status">
        {t('allAccounts.failed', { reason: failure.message })}{' '}
        <Button size="small" variant="quiet" onPress={reload}>
          {t('allAccounts.retry')}
        </Button>
      </p>
    )
  if (data === null)
    return (
      <p className={css.remarks} role="status">
        {t('allAccounts.loading')}
      </p>
    )
  return (
    <p className={css.remarks} role="status">
      {shown.length === 0 ? t('allAccounts.nothing') : t('allAccounts.legend')}
      {shown.map(({ id, name, initials }) => (
        <span key={id} className={css.account}>
          <b>{initials}</b> <bdi>{name}</bdi>
        </span>
      ))}
      {data.is_whole ? null : t('allAccounts.tooMany', { count: data.pins.length })}
    </p>
  )
}

function OpenedPin({
  planned,
  account,
  onClose,
}: {
  planned: Planned | undefined
  account: Named | undefined
  onClose: () => void
}) {
  const t = useText(allAccountsMessages)
  const accounts = useActor('accounts')
  if (planned === undefined || account === undefined) return null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('allAccounts.dialog', { account: account.name })}
      actions={
        <Button
          variant="primary"
          onPress={() => {
            onClose()
            accounts.send({ type: 'accounts.select', id: account.id })
          }}
        >
          {t('allAccounts.switch', { account: account.name })}
        </Button>
      }
    >
      <p>{t('allAccounts.words', { title: planned.pin.title })}</p>
    </Dialog>
  )
}
