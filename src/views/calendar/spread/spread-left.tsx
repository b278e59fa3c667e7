/** What a spread leaves out, and why: it stays as it is. */
import { wallOf } from '#core/schedule/wall-time.ts'
import { useText } from '../../i18n/text.ts'
import { Banner } from '../../ui/states.tsx'
import { boardName, type ShownPlace } from './spread-preview.tsx'
import css from './spread.module.css'
import { spreadMessages } from './spread.messages.ts'
import type { LeftRow } from './use-spread.ts'

const MOST_SHOWN = 20

export function SpreadLeft({ left, place }: { left: readonly LeftRow[]; place: ShownPlace }) {
  const t = useText(spreadMessages)
  if (left.length === 0) return null
  return (
    <Banner tone="warning" title={t('spread.left', { count: left.length })}>
      <ul className={css.left}>
        {left.slice(0, MOST_SHOWN).map((row, at) => (
          <li key={at}>
            <bdi>{titleOf(row, place)}</bdi>
            {': '}
            <LeftReason row={row} place={place} />
          </li>
        ))}
      </ul>
      {left.length > MOST_SHOWN ? (
        <p>{t('spread.leftMore', { count: left.length - MOST_SHOWN })}</p>
      ) : null}
    </Banner>
  )
}

function LeftReason({ row: { reason }, place }: { row: LeftRow; place: ShownPlace }) {
  const t = useText(spreadMessages)
  if ('at' in reason)
    return t(`spread.left.${reason.rule}`, {
      moment: place.format.moment(wallOf(reason.at, place.zone)),
    })
  return t(`spread.left.${reason.rule}`)
}

function titleOf({ pin, board }: LeftRow, { boards }: ShownPlace): string {
  const name = board === null ? null : boardName(board, boards)
  return name === null ? pin.title : `${pin.title} (${name})`
}
