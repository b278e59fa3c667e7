/** Planned pins that Pinterest would refuse, with the reasons. */
import type { UnfitPublication } from '#core/plan-export/plan-rows.ts'
import { useTranslate } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Disclosure } from '../../../kit/ui/overlays/disclosure.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { wallIn } from '../plan/planned-days.ts'
import planFileMessages from '#locales/en/calendar/plan-file.json' with { type: 'json' }
import css from './take-away.module.css'

export function UnfitPins({
  unfit,
  display,
}: {
  unfit: readonly UnfitPublication[]
  display: CalendarDisplay
}) {
  const t = useText(planFileMessages)
  const say = useTranslate()
  if (unfit.length === 0) return null
  return (
    <Disclosure title={t('planFile.leftOut', { count: unfit.length })}>
      <ul className={css.list}>
        {unfit.map(({ pin, publication, problems }) => (
          <li key={publication.id}>
            <strong dir="auto">{pin.title}</strong>{' '}
            <span className={css.quiet}>
              {display.format.moment(wallIn(display.zone, publication))}
            </span>
            <ul className={css.reasons}>
              {problems.map((problem) => (
                <li key={problem.code}>{say(problem)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
