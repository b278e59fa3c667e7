/** What a spread leaves out, by reason: it stays as it is. */
import { useText } from '../../../kit/i18n/text.ts'
import { Banner } from '../../../kit/ui/states.tsx'
import { boardName, type ShownPlace } from './spread-preview.tsx'
import css from './spread.module.css'
import spreadMessages from '#locales/en/calendar/spread.json' with { type: 'json' }
import type { LeftRow } from './use-spread.ts'

/** Of one reason. */
const MAX_NAMES = 5

export function SpreadLeft({ left, place }: { left: readonly LeftRow[]; place: ShownPlace }) {
  const t = useText(spreadMessages)
  if (left.length === 0) return null
  const byReason = Map.groupBy(left, ({ reason }) => reason.rule)
  return (
    <Banner tone="warning" title={t('spread.left', { count: left.length })}>
      <ul className={css.left}>
        {[...byReason].map(([rule, rows]) => (
          <li key={rule}>
            {t(`spread.left.${rule}`)}: <Names rows={rows} place={place} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function Names({ rows, place }: { rows: readonly LeftRow[]; place: ShownPlace }) {
  const t = useText(spreadMessages)
  return (
    <>
      {rows.slice(0, MAX_NAMES).map((row, at) => (
        <span key={at}>
          {at === 0 ? null : ' · '}
          <bdi>{nameOf(row, place)}</bdi>
        </span>
      ))}
      {rows.length > MAX_NAMES
        ? ` ${t('spread.leftMore', { count: rows.length - MAX_NAMES })}`
        : null}
    </>
  )
}

/** With the board where the pin is on several. */
function nameOf({ pin, board }: LeftRow, { boards }: ShownPlace): string {
  const name = board === null || pin.boards.length < 2 ? null : boardName(board, boards)
  return name === null ? pin.title : `${pin.title} (${name})`
}
