/**
 * A default board for each interest: chosen once, set on all its pins. Rows can still differ
 * afterwards.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { BoardsOfMany } from '../boards/boards-of-many.tsx'
import titlesMessages from '#locales/en/pins/titles.json' with { type: 'json' }
import css from './titles-table.module.css'
import type { Boards } from '../boards/use-boards.ts'

interface InterestGroup {
  readonly name: string
  readonly pins: readonly Pin[]
}

interface BoardsByInterestProps {
  readonly pins: readonly Pin[]
  readonly boards: Boards
  readonly actions: PinActions
}

export function BoardsByInterest({ pins, boards, actions }: BoardsByInterestProps) {
  const t = useText(titlesMessages)
  const groups = groupsOf(pins)
  if (groups.length < 2) return null
  return (
    <section className={css.interests} aria-label={t('titles.byInterest')}>
      <h3>{t('titles.byInterest')}</h3>
      <ul className={css.interestList}>
        {groups.map((group) => (
          <Interest key={group.name} group={group} boards={boards} actions={actions} />
        ))}
      </ul>
    </section>
  )
}

/**
 * Its button says for a screen reader which interest it is of, and looks like one only where boards
 * are chosen: seven in a row are loud.
 */
function Interest({
  group,
  boards,
  actions,
}: Omit<BoardsByInterestProps, 'pins'> & { readonly group: InterestGroup }) {
  const t = useText(titlesMessages)
  const name = group.name || t('titles.noInterest')
  const words = t('titles.interestPins', { name, count: group.pins.length })
  const chosen = commonName(group.pins)
  const action = chosen || t('titles.chooseBoards')
  return (
    <li className={css.interest}>
      <span>{t('titles.interestPins', { name: isolated(name), count: group.pins.length })}</span>
      <BoardsOfMany
        label={words}
        boards={boards}
        pins={group.pins}
        actions={actions}
        trigger={
          <Button
            size="small"
            icon="board"
            variant={chosen === '' ? 'quiet' : 'secondary'}
            aria-label={t('titles.boardsOfInterest', { action, name })}
          >
            <span dir="auto">{action}</span>
          </Button>
        }
      />
    </li>
  )
}

function groupsOf(pins: readonly Pin[]): InterestGroup[] {
  return [...Map.groupBy(pins, (pin) => pin.interest?.interest ?? '')].map(([name, group]) => ({
    name,
    pins: group,
  }))
}

function commonName(pins: readonly Pin[]): string {
  const first = pins[0]?.board_name ?? ''
  return pins.every((pin) => pin.board_name === first) ? first : ''
}

/** The name may run the other way than the words of the page. */
const isolated = (name: string): string => `\u2068${name}\u2069`
