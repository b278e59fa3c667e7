/** Boards for many pins at once: ticked are those that all of them are on. */
import { type ReactElement, useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { sharedBoards } from '#core/pins/book/board-names.ts'
import type { PinActions } from '../grid/use-pin-actions.ts'
import { BoardPicker, type BoardPickerProps } from './board-picker.tsx'
import type { Boards } from './use-boards.ts'

export interface BoardsOfManyProps {
  readonly label: string
  readonly boards: Boards
  readonly pins: readonly Pin[]
  /** Whom it is about, where the pins are still those of a moment ago. */
  readonly ids?: readonly string[]
  readonly actions: PinActions
  readonly trigger: ReactElement
  readonly placement?: NonNullable<BoardPickerProps['placement']>
  readonly onOpenChange?: BoardPickerProps['onOpenChange']
}

export function BoardsOfMany({
  pins,
  ids,
  actions,
  placement = 'bottom start',
  ...picker
}: BoardsOfManyProps) {
  const shared = useMemo(() => sharedBoards(pins), [pins])
  return (
    <BoardPicker
      {...picker}
      placement={placement}
      value={shared}
      pins={pins}
      onTick={(place, isTicked, some) =>
        actions.tickBoard(some ?? ids ?? pins.map(({ id }) => id), place, isTicked)
      }
    />
  )
}
