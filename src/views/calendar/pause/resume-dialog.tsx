/** Ends a pause: what becomes of the plan is chosen, and seen before it happens. */
import { useState } from 'react'
import type { Pause } from '#core/contract/schedule.contract.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Banner } from '../../ui/states.tsx'
import { RadioGroup } from '../../ui/toggle.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { MovesPreview } from '../moves-preview.tsx'
import type { PlanOfAccount } from '../use-plan.ts'
import type { Planning } from '../use-planning.ts'
import type { Schedule } from '../use-schedule.ts'
import { pauseMessages } from './pause.messages.ts'
import { type ResumeChoice, type Resumption, resumeMoves } from './resume-moves.ts'

export interface ResumeDialogProps extends Pick<Schedule, 'setPause'> {
  readonly pause: Pause
  readonly plan: PlanOfAccount
  readonly planning: Pick<Planning, 'moveAll'>
  readonly display: CalendarDisplay
  readonly onClose: () => void
}

export function ResumeDialog({ pause, plan, display, onClose, ...props }: ResumeDialogProps) {
  const t = useText(pauseMessages)
  const [choice, setChoice] = useState<ResumeChoice>('keep')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const found = resumeMoves(plan, plan.all, { choice, pause })
  const submit = async () => {
    setBusy(true)
    // First the new times: what has passed must not go out because the pause is over.
    if (found.moves.length > 0) props.planning.moveAll(found.moves)
    const wrong = await props.setPause(null)
    setBusy(false)
    if (wrong === null) onClose()
    else setError(wrong)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('pause.resumeTitle')}
      width="medium"
      actions={
        <Button variant="primary" isBusy={isBusy} onPress={() => void submit()}>
          {t('pause.resumeNow')}
        </Button>
      }
    >
      {error === null ? null : (
        <Banner tone="danger" isAlert>
          {error}
        </Banner>
      )}
      <RadioGroup
        label={t('pause.choice')}
        value={choice}
        options={[
          { id: 'keep', label: t('pause.keep'), hint: t('pause.keepHint') },
          { id: 'shift', label: t('pause.shift'), hint: t('pause.shiftHint') },
        ]}
        onChange={(id) => setChoice(id === 'shift' ? 'shift' : 'keep')}
      />
      <Preview found={found} display={display} />
    </Dialog>
  )
}

function Preview({ found, display }: { found: Resumption; display: CalendarDisplay }) {
  const t = useText(pauseMessages)
  const { moves, kept, missed } = found
  return (
    <>
      <p role="status">
        {moves.length + missed === 0
          ? t('pause.nothingMoves')
          : t('pause.preview', { moved: moves.length, kept })}
        {missed === 0 ? null : ` ${t('pause.missed', { count: missed })}`}
      </p>
      <MovesPreview moves={moves} display={display} />
    </>
  )
}
