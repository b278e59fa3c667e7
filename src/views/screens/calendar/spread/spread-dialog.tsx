/** Proposes times for many pins at once: seen, changed and accepted as one step, or not at all. */
import { type ReactNode, useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { hoursWithoutSlots } from '#core/schedule/spread.ts'
import { dateOfWall, wallOf } from '#core/schedule/wall-time.ts'
import { usePinActions } from '../../../pins/grid/use-pin-actions.ts'
import { useLocale, useText } from '../../../kit/i18n/text.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import type { Boards } from '../../../pins/boards/use-boards.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import type { CheckedPin } from '../../../pins/preflight/checked-pins.ts'
import { useFreshPins, usePlannable } from '../../../pins/preflight/kept-out-dialog.tsx'
import { PreflightNotice } from '../../../pins/preflight/preflight-notice.tsx'
import { type CalendarFormat, createCalendarFormat } from '../time/calendar-format.ts'
import { AcceptSpread } from './accept-spread.tsx'
import { SpreadLeft } from './spread-left.tsx'
import { type SpreadSource, spreadEvents, requestsOf } from './spread-plan.ts'
import { SpreadPreview } from './spread-preview.tsx'
import { SpreadSettingsFields } from './spread-settings.tsx'
import css from './spread.module.css'
import spreadMessages from '#locales/en/calendar/spread.json' with { type: 'json' }
import { type SpreadPlace, type SpreadProposal, useSpread } from './use-spread.ts'

export interface SpreadDialogProps {
  readonly spread: SpreadSource
  readonly schedule: SpreadPlace['schedule']
  readonly boards: Boards
  /** ms UTC */
  readonly now: number
  readonly stateOf: SpreadPlace['stateOf']
  /** What is to be known of these pins first. */
  readonly note: ReactNode
  readonly onPlanned: () => void
  readonly onClose: () => void
}

/** Mounted while it is open. */
export function SpreadDialog({
  spread: asked,
  schedule,
  boards,
  now,
  stateOf,
  note,
  onPlanned,
  onClose,
}: SpreadDialogProps) {
  const t = useText(spreadMessages)
  const locale = useLocale()
  const format = useMemo(() => createCalendarFormat(locale), [locale])
  const { spread, keptOut } = useFitSource(asked, boards)
  const proposal = useSpread({ source: spread, schedule, now, stateOf })
  const accept = useAccept({ spread, keptOut }, proposal)
  const count = requestsOf(asked, []).length
  const place = { zone: schedule.zone, format, boards, now }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="large"
      title={t(spread.kind === 'missed' ? 'spread.titleMissed' : 'spread.title', { count })}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('spread.cancel')}
          </Button>
          <AcceptSpread
            kind={spread.kind}
            proposal={proposal}
            onAccept={() => {
              accept()
              onPlanned()
              onClose()
            }}
          />
        </>
      }
    >
      <p className={css.help}>{t('spread.help')}</p>
      {note}
      <SpreadNewsBar proposal={proposal} />
      <SpreadSettingsFields
        proposal={proposal}
        boards={spread.kind === 'missed' ? null : boards}
        hours={schedule.slots.length > 0 ? null : shownHours(schedule, format)}
        mostPerDay={schedule.rules.per_day}
        today={dateOfWall(wallOf(now, schedule.zone))}
      />
      <PreflightNotice found={keptOut} momentOf={() => ''} />
      <SpreadLeft left={proposal.left} place={place} />
      <SpreadPreview proposal={proposal} schedule={schedule} place={place} />
    </Dialog>
  )
}

function shownHours({ rules }: SpreadPlace['schedule'], format: CalendarFormat) {
  const { from, until } = hoursWithoutSlots(rules)
  return { from: format.time(from), until: format.time(until) }
}

/** What the person accepts is what they have seen. */
function SpreadNewsBar({ proposal: { news, told } }: { proposal: SpreadProposal }) {
  const t = useText(spreadMessages)
  if (told === null) return null
  const count = told.moved.size + told.gone
  return (
    <Banner tone="warning" isAlert title={t('spread.changed', { count })}>
      {t(news === null ? 'spread.changedSeen' : 'spread.changedWords')}
    </Banner>
  )
}

interface FitSource {
  readonly spread: SpreadSource
  /** Not in the plan until they are repaired, here or later. */
  readonly keptOut: readonly CheckedPin[]
}

function useFitSource(asked: SpreadSource, boards: Boards): FitSource {
  const pins = asked.kind === 'drafts' ? asked.pins : NO_PINS
  const ids = useMemo(() => pins.map(({ id }) => id), [pins])
  const { fit, keptOut } = usePlannable(useFreshPins(ids), boards)
  return useMemo(
    () => ({ spread: asked.kind === 'drafts' ? { kind: 'drafts', pins: fit } : asked, keptOut }),
    [asked, fit, keptOut],
  )
}

const NO_PINS: readonly Pin[] = []

/** Plans or moves all rows in one step, with its undo in the note. */
function useAccept(
  { spread: source, keptOut }: FitSource,
  { rows, left }: SpreadProposal,
): () => void {
  const t = useText(spreadMessages)
  const { newId } = useApp()
  const { apply, undo } = usePinActions()
  const toast = useToast()
  return () => {
    const cause = apply((book) => spreadEvents(book, { source, rows }, newId))
    if (cause === null) return
    const done = t(source.kind === 'missed' ? 'spread.moved' : 'spread.planned', {
      count: rows.length,
    })
    const count = left.length + keptOut.length
    const rest = count === 0 ? '' : ` ${t('spread.leftShort', { count })}`
    toast({
      kind: 'undo',
      text: `${done}${rest}`,
      action: { label: t('spread.undo'), onPress: () => undo(cause) },
    })
  }
}
