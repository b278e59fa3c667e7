/** Pins that the CSV leaves out because each of its rows needs a board. */
import { useMemo, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { lacksBoard, needsOwnBoard } from '#core/export/boards.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { usePins } from '../../kit/context/app-context.tsx'
import { BoardsOfMany } from '../boards/boards-of-many.tsx'
import { type Boards, useBoards } from '../boards/use-boards.ts'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import css from './export-panel.module.css'
import exportMessages from '#locales/en/pins/export.json' with { type: 'json' }

interface Boardless {
  /** Empty until the boards are known. */
  readonly pins: readonly Pin[]
  readonly boards: Boards
}

export function useBoardless(ids: readonly string[]): Boardless {
  const boards = useBoards()
  const book = usePins((snapshot) => snapshot.context.book)
  const { status, list } = boards
  const pins = useMemo(
    () =>
      status === 'ready'
        ? ids.flatMap((id) => getPin(book, id) ?? []).filter((pin) => lacksBoard(pin, list))
        : [],
    [ids, book, status, list],
  )
  return { pins, boards }
}

/**
 * States how many pins lack a board, with the choice of boards one press away. While the choice is
 * open it stays about the same pins, so that they can get a second board.
 */
export function WithoutBoards({ pins: boardless, boards }: Boardless) {
  const t = useText(exportMessages)
  const actions = usePinActions()
  const book = usePins((snapshot) => snapshot.context.book)
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const pins =
    chosen?.flatMap((id) => getPin(book, id) ?? []) ??
    boardless.filter((pin) => needsOwnBoard(pin, boards.list))
  if (pins.length === 0) return null
  const { length: count } = pins
  return (
    <div className={css.lacking}>
      <p className={css.lackingWords}>
        <Icon name="warning" size={16} />
        <span>{t('export.lacksBoards', { count })}</span>
      </p>
      <BoardsOfMany
        label={t('export.chooseBoards')}
        boards={boards}
        pins={pins}
        actions={actions}
        onOpenChange={(isOpen) => setChosen(isOpen ? pins.map(({ id }) => id) : null)}
        trigger={
          <Button size="small" icon="board">
            {t('export.chooseBoardsFor', { count })}
          </Button>
        }
      />
    </div>
  )
}
