/** What is done to the calendar as a whole. */
import { useNavigate } from '@tanstack/react-router'
import { type Translate, useText } from '../../kit/i18n/text.ts'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { IconButton } from '../../kit/ui/icon-button.tsx'
import { Menu } from '../../kit/ui/overlays/menu.tsx'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import type { Asked } from './calendar-dialogs.tsx'
import entriesMessages from '#locales/en/calendar/entries.json' with { type: 'json' }

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
      {isNarrow ? null : <WideActions isPaused={isPaused} onAsk={onAsk} />}
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
          { id: 'reminders', label: entry('entries.reminders'), icon: 'mail' },
          ...(isNarrow ? narrowItems(isPaused, entry) : []),
        ]}
        onAction={run}
      />
    </>
  )
}

/** What else has room beside the title; on a phone it is in the menu. */
function WideActions({ isPaused, onAsk }: Pick<CalendarActionsProps, 'isPaused' | 'onAsk'>) {
  const t = useText(calendarMessages)
  const entry = useText(entriesMessages)
  return (
    <>
      <Button icon="list" size="small" onPress={() => onAsk({ kind: 'rules' })}>
        {t('calendar.rules')}
      </Button>
      <LinkButton icon="refresh" size="small" href="/automations">
        {entry('entries.automations')}
      </LinkButton>
      {/* A paused account has its bar, with the way back. */}
      {isPaused ? null : (
        <Button icon="pause" size="small" onPress={() => onAsk({ kind: 'pause' })}>
          {entry('entries.pause')}
        </Button>
      )}
    </>
  )
}

const narrowItems = (isPaused: boolean, entry: Translate<keyof typeof entriesMessages>) => [
  { id: 'automations', label: entry('entries.automations'), icon: 'refresh' as const },
  isPaused
    ? { id: 'resume', label: entry('entries.resume'), icon: 'arrowEnd' as const }
    : { id: 'pause', label: entry('entries.pause'), icon: 'pause' as const },
]
