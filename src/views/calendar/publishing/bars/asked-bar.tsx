/** Pins of which only the person can find out whether they were published: a way to each of them. */
import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/states.tsx'
import type { CalendarDisplay } from '../../calendar-display.ts'
import { type Planned, wallIn } from '../../plan/planned-days.ts'
import css from '../publishing.module.css'
import { publishingMessages } from '../publishing.messages.ts'
import { networkName } from '../state-words.tsx'

const FIRST_SHOWN = 3

export function AskedBar({
  asked,
  display,
  onOpen,
}: {
  asked: readonly Planned[]
  display: CalendarDisplay
  onOpen: (publicationId: string) => void
}) {
  const t = useText(publishingMessages)
  const [isWhole, setWhole] = useState(false)
  const count = asked.length
  const shown = isWhole ? asked : asked.slice(0, FIRST_SHOWN)
  return (
    <Banner
      tone="warning"
      title={t('publishing.askedBar', { count, network: networkName(display, t) })}
    >
      {t('publishing.askedBarWords')}
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
        {shown.length === count ? null : (
          <li>
            <Button size="small" variant="quiet" onPress={() => setWhole(true)}>
              {t('publishing.askedAll', { count })}
            </Button>
          </li>
        )}
      </ul>
    </Banner>
  )
}
