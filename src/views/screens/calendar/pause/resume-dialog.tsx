/** Ends a pause: what becomes of the plan is chosen, and seen before it happens. */
import { useSelector } from '@xstate/react'
import type { Pause } from '#core/contract/publishing/schedule.contract.ts'
import { useEnvironment, useTranslate } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import type { Actors } from '../../../../machines/app/actors.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { RadioGroup } from '../../../kit/ui/fields/toggle.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { MovesPreview } from '../move-mode/moves-preview.tsx'
import type { PlanOfAccount } from '../plan/use-plan.ts'
import type { Planning } from '../plan/use-planning.ts'
import type { Schedule } from '../use-schedule.ts'
import pauseMessages from '#locales/en/calendar/pause.json' with { type: 'json' }
import { isAllTheSame, type Resumption, resumeMoves } from './resume-moves.ts'
import { useResuming } from './use-resuming.ts'
import { useSetPause } from './use-set-pause.ts'

export interface ResumeDialogProps extends Pick<Schedule, 'adopt'> {
  readonly pause: Pause
  readonly plan: PlanOfAccount
  readonly planning: Pick<Planning, 'moveAll'>
  readonly display: CalendarDisplay
  readonly onClose: () => void
}

export function ResumeDialog({
  pause,
  plan,
  planning,
  display,
  adopt,
  onClose,
}: ResumeDialogProps) {
  const t = useText(pauseMessages)
  const actor = useResuming({ setPause: useSetPause(adopt), planning, onResumed: onClose })
  const choice = useSelector(actor, (snapshot) => snapshot?.context.choice ?? 'keep')
  const isBusy = useSelector(actor, (snapshot) => snapshot?.hasTag('busy') ?? false)
  // After a failure the pins have their new times, and would be moved by another choice again.
  const isDeciding = useSelector(actor, (snapshot) => snapshot?.hasTag('deciding') ?? true)
  const found = resumeMoves(plan, plan.all, { choice, pause })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('pause.resumeTitle')}
      width="medium"
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('pause.cancel')}
          </Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            onPress={() => actor?.send({ type: 'resume.apply', moves: found.moves })}
          >
            {t('pause.resumeNow')}
          </Button>
        </>
      }
    >
      {actor === undefined ? null : <ResumingBanner actor={actor} />}
      {isDeciding ? (
        <>
          {isAllTheSame(plan, plan.all, pause) ? null : (
            <RadioGroup
              label={t('pause.choice')}
              value={choice}
              options={[
                { id: 'keep', label: t('pause.keep'), hint: t('pause.keepHint') },
                { id: 'shift', label: t('pause.shift'), hint: t('pause.shiftHint') },
              ]}
              onChange={(id) =>
                actor?.send({ type: 'resume.choose', choice: id === 'shift' ? 'shift' : 'keep' })
              }
            />
          )}
          <Preview found={found} display={display} />
        </>
      ) : null}
    </Dialog>
  )
}

function ResumingBanner({ actor }: { actor: Actors['resuming'] }) {
  const t = useText(pauseMessages)
  const say = useTranslate()
  const isOnline = useEnvironment((snapshot) => snapshot.context.online)
  const snapshot = useSelector(actor, (now) => now)
  if (snapshot.hasTag('moving'))
    return (
      <Banner tone={isOnline ? 'info' : 'warning'} isAlert>
        {t(isOnline ? 'pause.sendingTimes' : 'pause.offline')}
      </Banner>
    )
  if (snapshot.hasTag('refused'))
    return (
      <Banner tone="danger" isAlert>
        {t('pause.timesRefused')}
      </Banner>
    )
  if (!snapshot.hasTag('failed') || snapshot.context.error === null) return null
  return (
    <Banner tone="danger" isAlert>
      {say(snapshot.context.error)}
    </Banner>
  )
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
