/** A button for each planned pin; only the first few until the user asks for all. */
import { useState } from 'react'
import { useText } from '../../../../kit/i18n/text.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import type { CalendarDisplay } from '../../calendar-display.ts'
import { type Planned, wallIn } from '../../plan/planned-days.ts'
import css from '../publishing.module.css'
import publishingBarsMessages from '#locales/en/calendar/publishing-bars.json' with { type: 'json' }

const FIRST_SHOWN = 3

interface PinButtonsProps {
  readonly planned: readonly Planned[]
  readonly display: Pick<CalendarDisplay, 'format' | 'zone'>
  readonly onOpen: (publicationId: string) => void
}

export function PinButtons({ planned, display, onOpen }: PinButtonsProps) {
  const t = useText(publishingBarsMessages)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? planned : planned.slice(0, FIRST_SHOWN)
  return (
    <ul className={css.asked}>
      {shown.map(({ pin, publication }) => (
        <li key={publication.id}>
          <Button size="small" icon="eye" onPress={() => onOpen(publication.id)}>
            {display.format.moment(wallIn(display.zone, publication))}
            {' · '}
            <bdi className={css.askedTitle}>{pin.title}</bdi>
          </Button>
        </li>
      ))}
      {shown.length === planned.length ? null : (
        <li>
          <Button size="small" variant="quiet" onPress={() => setWhole(true)}>
            {t('publishing.askedAll', { count: planned.length })}
          </Button>
        </li>
      )}
    </ul>
  )
}
