/** Says which of the pins are planned or published already: a file takes them a second way out. */
import { useMemo } from 'react'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { usePins } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { LinkButton } from '../ui/button.tsx'
import { Banner } from '../ui/states.tsx'
import { exportMessages } from './export.messages.ts'
import { type PlannedTitles, plannedTitles } from './planned-titles.ts'

/** A list of dozens would hide the files. */
const MOST_NAMED = 3

export function PlannedPinsNote({ pinIds }: { pinIds: readonly string[] }) {
  const t = useText(exportMessages)
  const book = usePins((snapshot) => snapshot.context.book)
  const { planned, published } = useMemo(
    (): PlannedTitles => plannedTitles(pinIds.flatMap((id) => getPin(book, id) ?? [])),
    [book, pinIds],
  )
  return (
    <>
      {planned === 0 ? null : (
        <Banner
          title={t('export.planned', { count: planned })}
          action={
            <LinkButton
              size="small"
              icon="calendar"
              href="/calendar"
              routerOptions={{ state: { calendarAsks: 'planFile' } }}
            >
              {t('export.planFile')}
            </LinkButton>
          }
        >
          {t('export.plannedWords')}
        </Banner>
      )}
      {published.length === 0 ? null : (
        <Banner tone="warning" title={t('export.published', { count: published.length })}>
          <bdi>{published.slice(0, MOST_NAMED).join(' · ')}</bdi>
          {published.length > MOST_NAMED
            ? ` ${t('export.publishedMore', { count: published.length - MOST_NAMED })}`
            : null}
          <p>{t('export.publishedWords', { count: published.length })}</p>
        </Banner>
      )}
    </>
  )
}
