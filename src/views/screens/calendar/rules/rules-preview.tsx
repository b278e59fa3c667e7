/** The planned pins that rules delay: when each goes out instead, and for which rule. */
import { useState } from 'react'
import { wallOf } from '#core/schedule/wall-time.ts'
import { type Translate, useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { PinThumb } from '../plan/planned-card.tsx'
import { wallIn } from '../plan/planned-days.ts'
import type { RuleMove } from './rule-moves.ts'
import css from './rules.module.css'
import rulesMessages from '#locales/en/calendar/rules.json' with { type: 'json' }

const ROWS_AT_ONCE = 20

export interface RulesPreviewProps {
  readonly moves: readonly RuleMove[]
  /** The rules have changed since. */
  readonly isReckoning: boolean
  readonly display: CalendarDisplay
}

export function RulesPreview({ moves, isReckoning, display }: RulesPreviewProps) {
  const t = useText(rulesMessages)
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  return (
    <section className={css.preview} aria-label={t('rules.preview')} aria-busy={isReckoning}>
      <p className={css.summary} role="status">
        {isReckoning
          ? t('rules.reckoning')
          : moves.length === 0
            ? t('rules.none')
            : t('rules.some', { count: moves.length })}
      </p>
      <ul className={css.rows}>
        {moves.slice(0, limit).map((move) => (
          <Row key={move.delay.id} move={move} display={display} />
        ))}
      </ul>
      {moves.length > limit ? (
        <Button size="small" onPress={() => setLimit(limit + ROWS_AT_ONCE)}>
          {t('rules.more', { count: moves.length - limit })}
        </Button>
      ) : null}
    </section>
  )
}

function Row({ move, display }: { move: RuleMove; display: CalendarDisplay }) {
  const t = useText(rulesMessages)
  const { pin, publication } = move.planned
  const { format, zone } = display
  return (
    <li className={css.row}>
      <PinThumb pin={pin} className={css.thumb} />
      <div className={css.words}>
        <bdi className={css.pin}>{pin.title}</bdi>
        <p>
          <strong className={css.time}>{format.moment(move.to.wall)}</strong>{' '}
          <span className={css.quiet}>
            {t('rules.was', { moment: format.moment(wallIn(zone, publication)) })}
          </span>
        </p>
        <p className={css.quiet}>{whyWords(move, display, t)}</p>
      </div>
    </li>
  )
}

function whyWords(
  { delay, nearAt }: Pick<RuleMove, 'delay' | 'nearAt'>,
  { format, zone, now }: CalendarDisplay,
  t: Translate<keyof typeof rulesMessages>,
): string {
  if (delay.rule === 'perDay' || delay.rule === 'gap') return t('rules.why.perDay')
  if (delay.rule === 'hours') return t('rules.why.hours')
  const moment = nearAt === null ? '' : format.moment(wallOf(nearAt, zone))
  const isSent = nearAt !== null && nearAt <= now
  return t(isSent ? `rules.sent.${delay.rule}` : `rules.why.${delay.rule}`, { moment })
}
