/**
 * The boards of one pin: a button with their names that opens the list. Ctrl+D copies those above.
 */
import type { KeyboardEvent } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { BoardPicker } from '../boards/board-picker.tsx'
import { repeatsAbove } from './titles-keys.ts'
import titlesMessages from '#locales/en/pins/titles.json' with { type: 'json' }
import css from './titles-table.module.css'
import type { BoardPlace, Boards } from '../boards/use-boards.ts'

interface BoardsCellProps {
  readonly pin: Pin
  readonly above: Pin | undefined
  readonly row: number
  readonly boards: Boards
  readonly on: {
    readonly board: (pinId: string, place: BoardPlace, isTicked: boolean) => void
    /** Copies the boards of the pin above. */
    readonly repeatBoards: (pinId: string, above: Pin) => void
  }
}

export function BoardsCell({ pin, above, row, boards, on }: BoardsCellProps) {
  const t = useText(titlesMessages)
  const names = pin.board_name || t('titles.chooseBoards')
  // Also from inside the list, whose keys React passes on to this cell.
  const keyDown = (event: KeyboardEvent) => {
    if (!repeatsAbove(event)) return
    event.preventDefault()
    if (above) on.repeatBoards(pin.id, above)
  }
  return (
    <td className={css.boardsCell} onKeyDown={keyDown}>
      <BoardPicker
        label={t('titles.chooseBoards')}
        boards={boards}
        placement="bottom end"
        value={pin.boards}
        pins={[pin]}
        onTick={(place, isTicked) => on.board(pin.id, place, isTicked)}
        trigger={
          <Button
            size="small"
            icon={pin.boards.length > 0 ? 'board' : 'plus'}
            className={css.boards ?? ''}
            aria-label={t('titles.boardsOf', { number: row + 1, boards: names })}
          >
            <span dir="auto">{names}</span>
          </Button>
        }
      />
    </td>
  )
}
