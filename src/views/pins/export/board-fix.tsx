/** How a pin that is on no board, or on one that is gone, gets another one. */
import { useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { planWithoutBoard } from '#core/export/boards.ts'
import { BoardsOfMany } from '../boards/boards-of-many.tsx'
import type { Boards } from '../boards/use-boards.ts'
import type { PinActions } from '../grid/use-pin-actions.ts'
import { useAccounts } from '../../kit/context/app-context.tsx'
import { useLoad } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import exportMessages from '#locales/en/pins/export.json' with { type: 'json' }

export interface BoardFixProps {
  readonly pins: readonly Pin[]
  /** Ids of the pins whose boards are chosen beside the CSV. */
  readonly chosenAbove: ReadonlySet<string>
  readonly boards: Boards
  readonly actions: PinActions
}

/** Nothing where the button beside the CSV is for the same pins. */
export function BoardFix({ pins, chosenAbove, boards, actions }: BoardFixProps) {
  const t = useText(exportMessages)
  const plans = pins.flatMap((pin) => planWithoutBoard(pin, boards.list) ?? [])
  const [plan] = plans
  if (plan !== undefined && plans.length === pins.length) return <ChangePlan plan={plan} />
  if (pins.length === chosenAbove.size && pins.every(({ id }) => chosenAbove.has(id))) return null
  return (
    <BoardsOfMany
      label={t('export.chooseBoards')}
      boards={boards}
      pins={pins}
      actions={actions}
      trigger={
        <Button size="small" icon="board">
          {t('export.chooseBoards')}
        </Button>
      }
    />
  )
}

/**
 * Leads to the day that the calendar shows the plan on: that of the account's zone. A plan made in
 * another zone can have another date in it. Until the zone is known, the calendar has the
 * browser's.
 */
function ChangePlan({ plan: { at } }: { plan: Pick<Publication, 'at'> }) {
  const t = useText(exportMessages)
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const input = useMemo(
    () => (accountId === null ? null : { params: { account_id: accountId } }),
    [accountId],
  )
  const { data } = useLoad('getSchedule', input)
  // Swedish dates are written `2026-11-29`. `wall-time.ts` would bring its library to this screen.
  const days = new Intl.DateTimeFormat('sv', { timeZone: data?.schedule?.zone })
  return (
    <LinkButton size="small" icon="calendar" href={`/calendar?view=day&date=${days.format(at)}`}>
      {t('export.changePlan')}
    </LinkButton>
  )
}
