/** A default board for each interest: chosen once, set on all its pins. Rows can still differ afterwards. */
import type { Pin } from '#core/contract/pins.contract.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { BoardPicker } from './board-picker.tsx'
import { titlesMessages } from './titles.messages.ts'
import css from './titles-table.module.css'
import type { BoardPlace, Boards } from './use-boards.ts'

interface InterestGroup {
  readonly name: string
  readonly pins: readonly Pin[]
}

export function BoardsByInterest({ pins, boards, onChoose }: { pins: readonly Pin[]; boards: Boards; onChoose: (ids: string[], places: readonly BoardPlace[]) => void }) {
  const t = useText(titlesMessages)
  const groups = groupsOf(pins)
  if (groups.length < 2) return null
  return (
    <section className={css.interests} aria-label={t('titles.byInterest')}>
      <h3>{t('titles.byInterest')}</h3>
      <ul className={css.interestList}>
        {groups.map((group) => (
          <li key={group.name} className={css.interest}>
            <span>{t('titles.interestPins', { name: group.name || t('titles.noInterest'), count: group.pins.length })}</span>
            <BoardPicker
              label={t('titles.interestPins', { name: group.name || t('titles.noInterest'), count: group.pins.length })}
              boards={boards}
              value={commonBoards(group.pins)}
              topic={{ interest: group.name, pageId: group.pins[0]?.page_id ?? null }}
              onChange={(places) => onChoose(group.pins.map(({ id }) => id), places)}
              trigger={
                <Button size="small" icon="board">
                  {commonName(group.pins) || t('titles.chooseBoards')}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function groupsOf(pins: readonly Pin[]): InterestGroup[] {
  return [...Map.groupBy(pins, (pin) => pin.interest?.interest ?? '')].map(([name, group]) => ({ name, pins: group }))
}

function commonName(pins: readonly Pin[]): string {
  const first = pins[0]?.board_name ?? ''
  return pins.every((pin) => pin.board_name === first) ? first : ''
}

function commonBoards(pins: readonly Pin[]): Pin['boards'] {
  return commonName(pins) === '' ? [] : (pins[0]?.boards ?? [])
}
