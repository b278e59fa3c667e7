/** The rules of an account: seen, changed, and what they move shown before anything is saved. */
import { useDeferredValue, useMemo, useState } from 'react'
import {
  type AccountSchedule,
  defaultRules,
  type ScheduleRules,
} from '#core/contract/publishing/schedule.contract.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import type { PlanOfAccount } from '../plan/use-plan.ts'
import type { Planning } from '../plan/use-planning.ts'
import type { Schedule } from '../use-schedule.ts'
import { type RuleMove, ruleMoves } from './rule-moves.ts'
import { RulesFields } from './rules-fields.tsx'
import { RulesPreview } from './rules-preview.tsx'
import rulesMessages from '#locales/en/calendar/rules.json' with { type: 'json' }

export interface RulesDialogProps {
  readonly schedule: Pick<Schedule, 'current' | 'save'>
  readonly plan: PlanOfAccount
  readonly planning: Pick<Planning, 'moveAll'>
  readonly display: CalendarDisplay
  readonly onClose: () => void
}

/** Mounted while it is open. */
export function RulesDialog({ schedule, plan, planning, display, onClose }: RulesDialogProps) {
  const t = useText(rulesMessages)
  const form = useRules(schedule)
  const shown = useDeferredValue(form.rules)
  const { zone } = schedule.current
  const { stateOf, forecast } = display
  const moves = useMemo(
    () =>
      ruleMoves({
        plan,
        schedule: { zone, rules: shown },
        stateOf,
        samePictures: forecast.samePictures,
      }),
    [plan, zone, shown, stateOf, forecast],
  )
  const isReckoning = shown !== form.rules
  const submit = async (isMoving: boolean) => {
    if (!(await form.save())) return
    if (isMoving) planning.moveAll(moves)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('rules.title')}
      width="large"
      actions={
        <Actions
          form={form}
          moves={isReckoning ? [] : moves}
          onSubmit={(isMoving) => void submit(isMoving)}
          onClose={onClose}
        />
      }
    >
      <p>{t('rules.words')}</p>
      <Wrong form={form} />
      <RulesFields rules={form.rules} onChange={form.setRules} />
      {isSame(form.rules, defaultRules) ? null : (
        <div>
          <Button size="small" icon="undo" onPress={() => form.setRules(defaultRules)}>
            {t('rules.defaults')}
          </Button>
        </div>
      )}
      <p>{t('rules.network')}</p>
      <RulesPreview moves={moves} isReckoning={isReckoning} display={display} />
      {moves.length === 0 || form.isChanged ? null : <p>{t('rules.moveWords')}</p>}
    </Dialog>
  )
}

type RulesForm = ReturnType<typeof useRules>

/** The rules as they are being changed. What another device saved meanwhile is offered. */
function useRules({ current, save }: RulesDialogProps['schedule']) {
  const t = useText(rulesMessages)
  const toast = useToast()
  const [rules, setRules] = useState(current.rules)
  const [error, setError] = useState<string | null>(null)
  /** What was refused because another device has saved a newer one. */
  const [outdated, setOutdated] = useState<AccountSchedule | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isChanged = !isSame(rules, current.rules)
  return {
    rules,
    setRules,
    isChanged,
    isBusy,
    error,
    isOutdated: outdated !== null,
    /** Until the newer ones have come, the ones at hand would overwrite them. */
    isNewerThere: outdated !== current,
    showNewer: () => {
      setRules(current.rules)
      setOutdated(null)
    },
    /** Whether they are what the server has now. */
    save: async (): Promise<boolean> => {
      if (!isChanged) return true
      setBusy(true)
      const failure = await save({ ...current, rules })
      setBusy(false)
      setOutdated(failure?.code === 'conflict' ? current : null)
      setError(failure === null || failure.code === 'conflict' ? null : failure.message)
      if (failure === null) toast({ text: t('rules.saved') })
      return failure === null
    },
  }
}

function Wrong({ form }: { form: RulesForm }) {
  const t = useText(rulesMessages)
  if (form.isOutdated)
    return (
      <Banner
        tone="warning"
        isAlert
        title={t('rules.changed')}
        action={
          <Button
            size="small"
            icon="refresh"
            isDisabled={!form.isNewerThere}
            onPress={form.showNewer}
          >
            {t('rules.showNewer')}
          </Button>
        }
      >
        {t('rules.changedWords')}
      </Banner>
    )
  return form.error === null ? null : (
    <Banner tone="danger" isAlert>
      {form.error}
    </Banner>
  )
}

interface ActionsProps {
  readonly form: RulesForm
  readonly moves: readonly RuleMove[]
  readonly onSubmit: (isMoving: boolean) => void
  readonly onClose: () => void
}

function Actions({ form: { isChanged, isBusy }, moves, onSubmit, onClose }: ActionsProps) {
  const t = useText(rulesMessages)
  const count = moves.length
  return (
    <>
      <Button variant="quiet" onPress={onClose}>
        {t('rules.cancel')}
      </Button>
      {count > 0 && isChanged ? (
        <Button isBusy={isBusy} onPress={() => onSubmit(false)}>
          {t('rules.only')}
        </Button>
      ) : null}
      <Button
        variant="primary"
        isBusy={isBusy}
        isDisabled={count === 0 && !isChanged}
        onPress={() => onSubmit(count > 0)}
      >
        {count === 0 ? t('rules.save') : t(isChanged ? 'rules.andMove' : 'rules.move', { count })}
      </Button>
    </>
  )
}

function isSame(one: ScheduleRules, other: ScheduleRules): boolean {
  const { hours, ...rules } = one
  const isSameHours = hours?.from === other.hours?.from && hours?.until === other.hours?.until
  return (
    isSameHours &&
    Object.keys(rules).every((key) => {
      const rule = key as keyof typeof rules
      return rules[rule] === other[rule]
    })
  )
}
