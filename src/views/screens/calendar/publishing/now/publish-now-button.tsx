/** Publishes a planned pin now; says first when it goes out where a rule holds it. */
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../../kit/i18n/text.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import type { AgainPlan } from '../../again/again-dialog.tsx'
import type { Boards } from '../../../../pins/boards/use-boards.ts'
import type { DelayedPin } from '../../../../pins/publish-now/delays-of-now.ts'
import { useBoardsFirst } from '../../../../pins/publish-now/use-boards-there.ts'
import type { CalendarDisplay } from '../../calendar-display.ts'
import type { ChosenPlace, Destination } from '../../destination-form.tsx'
import type { Plan } from '../../move-mode/move-mode.ts'
import type { Planned } from '../../plan/planned-days.ts'
import { delayedNow, heldNow, type HeldNow } from './held-now.ts'
import ledgerMessages from '#locales/en/calendar/ledger.json' with { type: 'json' }
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import { networkName } from '../state-words.tsx'

export interface PublishNowProps {
  readonly planned: Planned
  readonly place: ChosenPlace
  readonly plan: Plan
  readonly again: AgainPlan
  readonly boards: Boards
  readonly display: CalendarDisplay
  readonly isDisabled: boolean
  readonly onMove: (to: Destination) => void
  /** `delayed`: planned pins that get new times. */
  readonly onPublishNow: (place: ChosenPlace, delayed: readonly DelayedPin[]) => void
}

/** Loaded when planned pins would wait. */
const DelayedDialog = lazy(async () => ({
  default: (await import('../../../../pins/publish-now/delayed-dialog.tsx')).DelayedDialog,
}))

const NONE: readonly never[] = []

export function PublishNowButton(props: PublishNowProps) {
  const { planned, place, plan, again, boards, display } = props
  const { connection, reloadConnection } = display.publishing
  const there = useBoardsFirst({ boards, connection, onCreated: reloadConnection })
  const words = useText(publishingMessages)
  const [held, setHeld] = useState<HeldNow | null>(null)
  const [delayed, setDelayed] = useState<readonly DelayedPin[]>(NONE)
  const go = async (moved: readonly DelayedPin[]) => {
    setDelayed(NONE)
    if (await there.createFirst([place ?? planned.publication])) props.onPublishNow(place, moved)
  }
  const press = () => {
    const { samePictures } = display.forecast
    const given = { planned, place, plan, known: again, samePictures }
    const found = heldNow(given)
    if (found !== null) return setHeld(found)
    const others = delayedNow(given)
    if (others.length > 0) return setDelayed(others)
    return void go(NONE)
  }
  if (held !== null) return <Held {...props} held={held} onKeep={() => setHeld(null)} />
  return (
    <>
      <Button
        size="small"
        icon="upload"
        isDisabled={props.isDisabled}
        isBusy={there.isCreating}
        onPress={press}
      >
        {words(planned.publication.state === 'failed' ? 'publishing.again' : 'publishing.now')}
      </Button>
      {delayed.length === 0 ? null : (
        <Suspense fallback={null}>
          <DelayedDialog
            {...{ delayed }}
            zone={display.zone}
            onPublish={() => void go(delayed)}
            // The time is chosen beside this button.
            onChooseTime={() => setDelayed(NONE)}
            onClose={() => setDelayed(NONE)}
          />
        </Suspense>
      )}
    </>
  )
}

function Held({
  planned: { publication },
  place,
  display,
  held: { rule, to, isNoGain },
  onMove,
  onKeep,
}: PublishNowProps & { held: HeldNow; onKeep: () => void }) {
  const t = useText(ledgerMessages)
  const words = useText(publishingMessages)
  const why = words(`publishing.delayed.${rule}`, {
    moment: display.format.moment(to.wall),
    network: networkName(display, words),
  })
  const { board_id, section_id } = place ?? publication
  return (
    <>
      <p role="status">
        {t('ledger.notNow')} {why}
      </p>
      {isNoGain ? null : (
        <Button size="small" onPress={() => onMove({ ...to, board_id, section_id })}>
          {t('ledger.planThen')}
        </Button>
      )}
      <Button size="small" variant="quiet" onPress={onKeep}>
        {t('ledger.keepTime')}
      </Button>
    </>
  )
}
