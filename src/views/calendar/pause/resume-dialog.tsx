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
import { type Resuming, useResuming } from './use-resuming.ts'

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
  const { resuming, resume } = useResuming({ ...props, onResumed: onClose })
  const found = resumeMoves(plan, plan.all, { choice, pause })
  const isBusy = resuming.step === 'waiting' || resuming.step === 'resuming'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('pause.resumeTitle')}
      width="medium"
      actions={
        <Button variant="primary" isBusy={isBusy} onPress={() => void resume(found.moves)}>
          {t('pause.resumeNow')}
        </Button>
      }
    >
      <ResumingBanner resuming={resuming} />
      {isBusy ? null : (
        <>
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
        </>
      )}
    </Dialog>
  )
}

function ResumingBanner({ resuming }: { resuming: Resuming }) {
  const t = useText(pauseMessages)
  switch (resuming.step) {
    case 'waiting':
      return (
        <Banner tone={resuming.isOnline ? 'info' : 'warning'} isAlert>
          {t(resuming.isOnline ? 'pause.sendingTimes' : 'pause.offline')}
        </Banner>
      )
    case 'refused':
      return (
        <Banner tone="danger" isAlert>
          {t('pause.timesRefused')}
        </Banner>
      )
    case 'failed':
      return (
        <Banner tone="danger" isAlert>
          {resuming.message}
        </Banner>
      )
    default:
      return null
  }
}

function Preview({ found, display }: { found: Resumption; display: CalendarDisplay }) {
  const t = useText(pauseMessages)
  const { moves, kept, late, missed } = found
  return (
    <>
      <p role="status">
        {moves.length + missed + late === 0
          ? t('pause.nothingMoves')
          : t('pause.preview', { moved: moves.length, kept })}
        {late === 0 ? null : ` ${t('pause.late', { count: late })}`}
        {missed === 0 ? null : ` ${t('pause.missed', { count: missed })}`}
      </p>
      <MovesPreview moves={moves} display={display} />
    </>
  )
}
