/** How a pin that is on no board, or on one that is gone, gets another one. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { planWithoutBoard } from '#core/export/boards.ts'
import { dateOfWall } from '#core/schedule/wall-time.ts'
import { BoardsOfMany } from '../boards/boards-of-many.tsx'
import type { Boards } from '../boards/use-boards.ts'
import type { PinActions } from '../grid/use-pin-actions.ts'
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
  if (plan !== undefined && plans.length === pins.length)
    return (
      <LinkButton
        size="small"
        icon="calendar"
        href={`/calendar?view=day&date=${dateOfWall(plan.wall)}`}
      >
        {t('export.changePlan')}
      </LinkButton>
    )
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
