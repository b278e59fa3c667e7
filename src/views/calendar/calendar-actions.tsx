/** What is done to the calendar as a whole. */
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { calendarMessages } from './calendar.messages.ts'
import type { Asked } from './calendar-dialogs.tsx'
import { copyingMessages } from './copying/copying.messages.ts'
import { pauseMessages } from './pause/pause.messages.ts'
import { selectingMessages } from './selecting/selecting.messages.ts'

export interface CalendarActionsProps {
  /** Null where the tray is beside the calendar, and needs no button. */
  readonly draftCount: number | null
  readonly isPaused: boolean
  /** Begins to select planned pins. */
  readonly onSelect: () => void
  readonly onAsk: (asked: Asked) => void
}

export function CalendarActions({ draftCount, isPaused, onSelect, onAsk }: CalendarActionsProps) {
  const t = useText(calendarMessages)
  const pause = useText(pauseMessages)
  const selecting = useText(selectingMessages)
  const copying = useText(copyingMessages)
  const run = (id: string) => {
    if (id === 'select') onSelect()
    else if (id === 'print') window.print()
    else if (id === 'copy' || id === 'resume' || id === 'pause') onAsk({ kind: id })
  }
  return (
    <>
      {draftCount === null ? null : (
        <Button icon="drafts" size="small" onPress={() => onAsk({ kind: 'tray' })}>
          {t('calendar.trayOf', { count: draftCount })}
        </Button>
      )}
      <Button icon="settings" size="small" onPress={() => onAsk({ kind: 'slots' })}>
        {t('calendar.slots')}
      </Button>
      <Menu
        label={t('calendar.options')}
        placement="bottom end"
        trigger={
          <IconButton icon="more" size="small" variant="secondary" label={t('calendar.options')} />
        }
        items={[
          { id: 'select', label: selecting('selecting.start'), icon: 'check' },
          { id: 'copy', label: copying('copying.open'), icon: 'calendar' },
          { id: 'print', label: t('calendar.print'), icon: 'file' },
          isPaused
            ? { id: 'resume', label: pause('pause.resume'), icon: 'arrowEnd' }
            : { id: 'pause', label: pause('pause.open'), icon: 'pause' },
        ]}
        onAction={run}
      />
    </>
  )
}
