/**
 * The words of a note that follows pins which are published now, until they are out: on a phone a
 * sheet may cover the calendar.
 */
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isWebAddress } from '#core/pins/pin-link.ts'
import { useActor, usePins } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { LinkButton } from '../../../kit/ui/button.tsx'
import { nowProgress, type NowProgress, type PublishedNow } from './now-progress.ts'
import css from './now-progress.module.css'
import progressMessages from '#locales/en/pins/progress.json' with { type: 'json' }

export interface NowProgressProps extends PublishedNow {
  /** What the note says first. */
  readonly text: string
  /** The text says more than that publishing has started, so that it stays. */
  readonly isKept: boolean
}

/** In ms. The last one ends the wait: a pin that is not out by then is followed by the calendar. */
const PAUSES_MS = [2, 2, 2, 3, 3, 3, 5, 5, 5, 10, 10, 20, 20, 30].map((seconds) => seconds * 1000)

export function NowProgressNote({ at, held, text, isKept }: NowProgressProps) {
  const progress = usePins(
    ({ context }) => nowProgress(context.book, { at, held }),
    (a, b) => isSame(a, b),
  )
  const { count, published, failed } = progress
  const isOver = published + failed >= count
  const isSlow = usePulls(!isOver) && !isOver
  return (
    <span role="status" className={css.note}>
      {isKept || !isOver || count === 0 ? <span>{text}</span> : null}
      <Outcome {...progress} isSlow={isSlow} />
      {isOver || isSlow ? <Way url={progress.url} /> : null}
    </span>
  )
}

function Outcome({ count, published, failed, isSlow }: NowProgress & { isSlow: boolean }) {
  const t = useText(progressMessages)
  return (
    <>
      {published === 0 ? null : (
        <span>
          {published < count
            ? t('nowProgress.some', { published, count })
            : t('nowProgress.all', { count })}
        </span>
      )}
      {failed === 0 ? null : <span>{t('nowProgress.failed', { count: failed })}</span>}
      {isSlow ? <span>{t('nowProgress.slow')}</span> : null}
    </>
  )
}

/** To the pin on its network, or to the calendar, which has every address and reason. */
function Way({ url }: Pick<NowProgress, 'url'>) {
  const t = useText(progressMessages)
  const isCalendar = useLocation({ select: ({ pathname }) => pathname === '/calendar' })
  const look = { className: css.link ?? '', size: 'small' } as const
  if (url !== null && isWebAddress(url))
    return (
      <LinkButton {...look} icon="external" href={url} target="_blank">
        {t('nowProgress.open')}
      </LinkButton>
    )
  return isCalendar ? null : (
    <LinkButton {...look} icon="calendar" href="/calendar">
      {t('nowProgress.calendar')}
    </LinkButton>
  )
}

function isSame(a: NowProgress, b: NowProgress): boolean {
  return (
    a.count === b.count && a.published === b.published && a.failed === b.failed && a.url === b.url
  )
}

/** Pulls the account's pins until they are out. True when that took too long. */
function usePulls(isWanted: boolean): boolean {
  const pins = useActor('pins')
  const [pulls, setPulls] = useState(0)
  const pause = PAUSES_MS[pulls]
  useEffect(() => {
    if (!isWanted || pause === undefined) return undefined
    const timer = setTimeout(() => {
      pins.send({ type: 'pins.pull' })
      setPulls((before) => before + 1)
    }, pause)
    return () => clearTimeout(timer)
  }, [pins, isWanted, pause, pulls])
  return pause === undefined
}
