/**
 * Pins that Pinterest should have published from a file: the person says whether they are there.
 */
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { wallIn } from '../plan/planned-days.ts'
import { PinThumb } from '../plan/planned-card.tsx'
import dueMessages from '#locales/en/calendar/due.json' with { type: 'json' }
import css from './due.module.css'
import type { Due } from './use-due.ts'

export function FiledList({
  due: { pins, display, publish, forget, areBoardsRead },
}: {
  due: Due
}) {
  const t = useText(dueMessages)
  if (pins.filed.length === 0) return null
  return (
    <section className={css.section} aria-label={t('due.filed')}>
      <h2 className={css.heading}>{t('due.filed')}</h2>
      <p className={css.quiet}>
        {t('due.filedWords')} {areBoardsRead ? t('due.reads') : null}
      </p>
      <ul className={css.list}>
        {pins.filed.map((planned) => {
          const { pin, publication } = planned
          const { title } = pin
          return (
            <li key={publication.id} className={css.filed}>
              <PinThumb pin={pin} className={css.thumb} />
              <span className={css.filedWords}>
                <strong dir="auto">{title}</strong>
                <span className={css.quiet}>
                  {display.format.moment(wallIn(display.zone, publication))}
                </span>
              </span>
              <span className={css.buttons}>
                <Button
                  size="small"
                  icon="check"
                  aria-label={t('due.filedDoneOf', { title })}
                  onPress={() => publish(planned, '')}
                >
                  {t('due.filedDone')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('due.filedNotOf', { title })}
                  onPress={() => void forget(planned)}
                >
                  {t('due.filedNot')}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
