/** The due pins once the plan is there. */
import { useRef } from 'react'
import { useText } from '../../../kit/i18n/text.ts'
import { Banner, EmptyState } from '../../../kit/ui/states.tsx'
import { type Planned, wallIn } from '../plan/planned-days.ts'
import { DueCard } from './due-card.tsx'
import dueMessages from '#locales/en/calendar/due.json' with { type: 'json' }
import css from './due.module.css'
import { FiledList } from './filed-list.tsx'
import { type Due, useDue } from './use-due.ts'

export function DueList() {
  const t = useText(dueMessages)
  const due = useDue()
  const { way, pins } = due
  return (
    <>
      {way === 'byHand' ? null : (
        <Banner>{t(way === 'bySelf' ? 'due.bySelf' : 'due.unknown')}</Banner>
      )}
      {way === 'byHand' && due.areBoardsRead && pins.due.length > 0 ? (
        <p className={css.quiet}>{t('due.reads')}</p>
      ) : null}
      {pins.due.length === 0 ? <Nothing due={due} /> : <Cards due={due} />}
      <FiledList due={due} />
      <Next due={due} />
    </>
  )
}

function Cards({ due: { pins, display, publish, postpone } }: { due: Due }) {
  const t = useText(dueMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus goes with its card: the next one takes it.
  const focusAfter = ({ publication: { id } }: Planned): void => {
    const at = pins.due.findIndex(({ publication }) => publication.id === id)
    const next = pins.due[at + 1] ?? pins.due[at - 1]
    const target = document.querySelector<HTMLElement>(`[data-due="${next?.publication.id}"]`)
    ;(target ?? heading.current)?.focus()
  }
  return (
    <section className={css.section} aria-label={t('due.title')}>
      <h2 ref={heading} className={css.heading} tabIndex={-1} aria-live="polite">
        {t('due.count', { count: pins.due.length })}
      </h2>
      <ul className={css.list}>
        {pins.due.map((planned) => (
          <DueCard
            key={planned.publication.id}
            planned={planned}
            display={display}
            onDone={(url) => {
              focusAfter(planned)
              publish(planned, url)
            }}
            onLater={() => {
              focusAfter(planned)
              postpone(planned)
            }}
          />
        ))}
      </ul>
    </section>
  )
}

function Nothing({ due: { pins, display } }: { due: Due }) {
  const t = useText(dueMessages)
  const [next] = pins.next
  return (
    <EmptyState icon="check" title={t('due.empty')}>
      {next === undefined
        ? t('due.emptyNone')
        : t('due.emptyNext', {
            moment: display.format.moment(wallIn(display.zone, next.publication)),
          })}
    </EmptyState>
  )
}

const SHOWN_NEXT = 5

function Next({ due: { pins, display } }: { due: Due }) {
  const t = useText(dueMessages)
  if (pins.due.length === 0 || pins.next.length === 0) return null
  const rest = pins.next.length - SHOWN_NEXT
  return (
    <section className={css.section} aria-label={t('due.next')}>
      <h2 className={css.heading}>{t('due.next')}</h2>
      <ul className={css.next}>
        {pins.next.slice(0, SHOWN_NEXT).map(({ pin, publication }) => (
          <li key={publication.id}>
            <span className={css.quiet}>
              {display.format.moment(wallIn(display.zone, publication))}
            </span>{' '}
            <bdi>{pin.title}</bdi>
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className={css.quiet}>{t('due.nextMore', { count: rest })}</p> : null}
    </section>
  )
}
