/** Pins that are due, of accounts whose user publishes by hand. */
import { useActor, usePinFlow, usePins, useTranslate } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { LinkButton } from '../../../kit/ui/button.tsx'
import { ErrorState, Loading, Skeleton } from '../../../kit/ui/states.tsx'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import { DueList } from './due-list.tsx'
import dueMessages from '#locales/en/calendar/due.json' with { type: 'json' }

export function DueScreen() {
  const t = useText(dueMessages)
  return (
    <Screen
      title={t('due.title')}
      lead={t('due.lead')}
      actions={
        <LinkButton size="small" icon="calendar" href="/calendar">
          {t('due.calendar')}
        </LinkButton>
      }
    >
      <Content />
    </Screen>
  )
}

function Content() {
  const t = useText(calendarMessages)
  const pins = useActor('pins')
  const say = useTranslate()
  const count = usePins((snapshot) => snapshot.context.book.count)
  // Until the server has answered, an empty list may only be empty for now.
  const isUnknown = usePinFlow((snapshot) => snapshot.hasTag('loading'))
  const isLoading = usePins((snapshot) => snapshot.hasTag('loading')) || (isUnknown && count === 0)
  const error = usePins((snapshot) =>
    snapshot.hasTag('failed') ? (snapshot.context.error ?? '') : null,
  )
  if (error !== null)
    return (
      <ErrorState title={t('calendar.failed')} onRetry={() => pins.send({ type: 'pins.retry' })}>
        {t('calendar.failedWords')} {say(error)}
      </ErrorState>
    )
  return isLoading ? (
    <Loading label={t('calendar.loading')}>
      <Skeleton height="220px" radius="var(--radius-10)" />
    </Loading>
  ) : (
    <DueList />
  )
}
