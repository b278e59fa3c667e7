/** What can be done to several planned pins at once; each is one step that can be undone. */
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { publishHeight } from '../../../kit/ui/edge-height.ts'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import css from '../move-mode/move-bar.module.css'
import { shiftDays, toNextSlots } from '../plan/new-times.ts'
import { isMovable, type Planned } from '../plan/planned-days.ts'
import type { PlanOfAccount } from '../plan/use-plan.ts'
import type { Planning } from '../plan/use-planning.ts'
import selectingMessages from '#locales/en/calendar/selecting.json' with { type: 'json' }

const barRef = publishHeight('--bottom-bar')
const STEPS = [-7, -1, 1, 7] as const

export function SelectBar({
  selected,
  plan,
  planning,
  onDone,
}: {
  selected: ReadonlySet<string>
  plan: PlanOfAccount
  planning: Planning
  onDone: () => void
}) {
  const t = useText(selectingMessages)
  const chosen = plan.all.filter(({ publication }) => selected.has(publication.id))
  const isNone = chosen.length === 0
  const { shift, moveToSlots } = useMovesOf(chosen, { plan, planning })
  return (
    <div ref={barRef} className={css.place}>
      <div role="toolbar" aria-label={t('selecting.bar')} className={css.bar}>
        <div className={css.words}>
          <strong role="status">{t('selecting.count', { count: chosen.length })}</strong>
          <span className={css.help}>{t('selecting.help')}</span>
        </div>
        {STEPS.map((days) => (
          <Button key={days} size="small" isDisabled={isNone} onPress={() => shift(days)}>
            {t(`selecting.by.${days}`)}
          </Button>
        ))}
        <Button
          size="small"
          isDisabled={isNone || plan.schedule.slots.length === 0}
          onPress={moveToSlots}
        >
          {t('selecting.nextSlots')}
        </Button>
        <Button
          size="small"
          variant="danger"
          icon="trash"
          isDisabled={isNone}
          onPress={() => planning.remove(chosen)}
        >
          {t('selecting.remove')}
        </Button>
        <Button size="small" variant="primary" onPress={onDone}>
          {t('selecting.done')}
        </Button>
      </div>
    </div>
  )
}

/** Each says how many of the chosen ones stay. */
function useMovesOf(
  chosen: readonly Planned[],
  { plan, planning }: { plan: PlanOfAccount; planning: Planning },
) {
  const t = useText(selectingMessages)
  const toast = useToast()
  const sayLeft = (count: number) => {
    if (count > 0) toast({ text: t('selecting.left', { count }) })
  }
  const shift = (days: number) => {
    const { moves, left } = shiftDays(plan, chosen, days)
    sayLeft(left.length)
    if (moves.length > 0) planning.moveAll(moves)
  }
  const moveToSlots = () => {
    const movable = chosen.filter(({ publication }) => isMovable(publication))
    sayLeft(chosen.length - movable.length)
    if (movable.length > 0) planning.moveAll(toNextSlots(plan, movable))
  }
  return { shift, moveToSlots }
}
