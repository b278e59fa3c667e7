/** What is done to the calendar as a whole. */
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { calendarMessages } from './calendar.messages.ts'
import type { Asked } from './calendar-dialogs.tsx'
import { entriesMessages } from './entries.messages.ts'

export interface CalendarActionsProps {
  /** Null where the tray is beside the calendar, and needs no button. */
  readonly draftCount: number | null
  readonly isPaused: boolean
  /** Begins to select planned pins. */
  readonly onSelect: () => void
  readonly onAsk: (asked: Asked) => void
}

/** Entries of the menu that open a dialog. */
const ASKED = ['rules', 'copy', 'planFile', 'import', 'reminders', 'resume', 'pause'] as const

export function CalendarActions({ draftCount, isPaused, onSelect, onAsk }: CalendarActionsProps) {
  const t = useText(calendarMessages)
  const entry = useText(entriesMessages)
  const navigate = useNavigate()
  // Three buttons and a menu need two lines on a phone.
  const isNarrow = draftCount !== null
  const run = (id: string) => {
    const kind = ASKED.find((each) => each === id)
    if (kind !== undefined) onAsk({ kind })
    else if (id === 'print') window.print()
    else if (id === 'automations') void navigate({ to: '/automations' })
    else onSelect()
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
      {isNarrow ? null : (
        <Button icon="list" size="small" onPress={() => onAsk({ kind: 'rules' })}>
          {t('calendar.rules')}
        </Button>
      )}
      <Menu
        label={t('calendar.options')}
        placement="bottom end"
        trigger={
          <IconButton icon="more" size="small" variant="secondary" label={t('calendar.options')} />
        }
        items={[
          ...(isNarrow ? [{ id: 'rules', label: t('calendar.rules'), icon: 'list' as const }] : []),
          { id: 'select', label: entry('entries.select'), icon: 'check' },
          { id: 'copy', label: entry('entries.copy'), icon: 'calendar' },
          { id: 'print', label: t('calendar.print'), icon: 'file' },
          { id: 'planFile', label: entry('entries.planFile'), icon: 'download' },
          { id: 'import', label: entry('entries.import'), icon: 'upload' },
          { id: 'automations', label: entry('entries.automations'), icon: 'refresh' },
          { id: 'reminders', label: entry('entries.reminders'), icon: 'mail' },
          isPaused
            ? { id: 'resume', label: entry('entries.resume'), icon: 'arrowEnd' }
            : { id: 'pause', label: entry('entries.pause'), icon: 'pause' },
        ]}
        onAction={run}
      />
    </>
  )
}
