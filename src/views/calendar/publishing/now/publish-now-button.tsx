/** Publishes a planned pin now; says first when it goes out where a rule holds it. */
import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { AgainPlan } from '../../again/again-dialog.tsx'
import type { Boards } from '../../../boards/use-boards.ts'
import { useBoardsFirst } from '../../../publish-now/use-boards-there.ts'
import type { CalendarDisplay } from '../../calendar-display.ts'
import type { ChosenPlace, Destination } from '../../destination-form.tsx'
import type { Plan } from '../../move-mode/move-mode.ts'
import type { Planned } from '../../plan/planned-days.ts'
import { heldNow, type HeldNow } from './held-now.ts'
import { ledgerMessages } from '../ledger.messages.ts'
import { publishingMessages } from '../publishing.messages.ts'
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
  readonly onPublishNow: (place: ChosenPlace) => void
}

export function PublishNowButton(props: PublishNowProps) {
  const { planned, place, plan, again, boards, display } = props
  const { connection, reloadConnection } = display.publishing
  const there = useBoardsFirst({ boards, connection, onCreated: reloadConnection })
  const words = useText(publishingMessages)
  const [held, setHeld] = useState<HeldNow | null>(null)
  const press = async () => {
    const { samePictures } = display.forecast
    const found = heldNow({ planned, place, plan, known: again, samePictures })
    if (found !== null) setHeld(found)
    else if (await there.createFirst([place ?? planned.publication])) props.onPublishNow(place)
  }
  if (held !== null) return <Held {...props} held={held} onKeep={() => setHeld(null)} />
  return (
    <Button
      size="small"
      icon="upload"
      isDisabled={props.isDisabled}
      isBusy={there.isCreating}
      onPress={() => void press()}
    >
      {words(planned.publication.state === 'failed' ? 'publishing.again' : 'publishing.now')}
    </Button>
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
