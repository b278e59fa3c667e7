/**
 * What is planned, as a month, a week, a list or one day, with the drafts that have no date beside
 * it. Pins are moved by mouse, by keys, or in a dialog.
 */
import { useActor, usePinFlow, usePins, useTranslate } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { ErrorState, Loading, Skeleton } from '../../kit/ui/states.tsx'
import { Calendar } from './calendar.tsx'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import { MeterLine } from './publishing/meter/meter-line.tsx'
import css from './calendar.module.css'

export function CalendarScreen() {
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
  if (error === null && !isLoading) return <Calendar />
  return (
    <Screen title={t('calendar.title')} width="wide" lead={<MeterLine />}>
      {error === null ? (
        <Loading label={t('calendar.loading')} className={css.skeletons ?? ''}>
          {Array.from({ length: 14 }, (_, index) => (
            <Skeleton key={index} height="132px" radius="var(--radius-10)" />
          ))}
        </Loading>
      ) : (
        <ErrorState title={t('calendar.failed')} onRetry={() => pins.send({ type: 'pins.retry' })}>
          {t('calendar.failedWords')} {say(error)}
        </ErrorState>
      )}
    </Screen>
  )
}
