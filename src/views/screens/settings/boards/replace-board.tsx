/**
 * Another board for all pins of one: of a board that the network has no more, or that is only here.
 * One step that can be undone.
 */
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { useState } from 'react'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { PinBoard } from '#core/contract/content/pins.contract.ts'
import { replaceBoard, type BoardUse } from '#core/pins/replace-board.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { useSend } from '../../../kit/context/data.ts'
import { usePinActions } from '../../../pins/grid/use-pin-actions.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { type BoardPlace, placesOf } from '../../../pins/boards/use-boards.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import connectionMessages from '#locales/en/settings/connection.json' with { type: 'json' }
import { FormFailure } from '../section-card.tsx'
import css from '../section.module.css'

interface ReplaceBoardProps {
  accountId: string
  board: Board
  use: BoardUse | undefined
  /** Boards that the network has. */
  targets: readonly Board[]
  onDone: () => void
  onClose: () => void
}

export function ReplaceBoard({
  accountId,
  board,
  use,
  targets,
  onDone,
  onClose,
}: ReplaceBoardProps) {
  const t = useText(connectionMessages)
  const places = targets.flatMap(placesOf)
  const [chosen, setChosen] = useState<string | null>(null)
  const to = places.find(({ key }) => key === chosen)
  const { replace, isBusy, failure } = useReplace({ accountId, board, use })
  const confirm = async () => {
    if (to === undefined || !(await replace(to))) return
    onDone()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('connection.replaceTitle', { board: board.name })}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('connection.cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={to === undefined}
            isBusy={isBusy}
            onPress={() => void confirm()}
          >
            {t('connection.replaceConfirm')}
          </Button>
        </>
      }
    >
      <FormFailure failure={failure} />
      <div className={css['form']}>
        <p>
          {t('connection.replaceLead', {
            count: use?.pins.length ?? 0,
            planned: use?.plannedCount ?? 0,
            board: board.name,
          })}
        </p>
        <Select
          label={t('connection.replaceField')}
          placeholder={t('connection.replacePlaceholder')}
          options={places.map(({ key, name }) => ({ id: key, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  )
}

/** Moves the pins, offers undo, and deletes the board here. Answers whether all was done. */
function useReplace({
  accountId,
  board,
  use,
}: Pick<ReplaceBoardProps, 'accountId' | 'board' | 'use'>) {
  const t = useText(connectionMessages)
  const toast = useToast()
  const { now } = useApp()
  const { apply, undo } = usePinActions()
  const { send, busy, failure } = useSend()
  const params = { account_id: accountId, board_id: board.id }
  // The board first: plans for a board that is gone are refused.
  const takeBack = async (cause: string) => {
    await send('restoreBoard', { params })
    undo(cause)
  }
  const replace = async (to: BoardPlace): Promise<boolean> => {
    const names = new Map(placesOf(board).map((place) => [place.key, place.name]))
    const nameOf = (old: PinBoard) => names.get(keyOfBoard(old)) ?? board.name
    const cause = apply((book) => replaceBoard(book, { board_id: board.id, to, nameOf }, now()))
    if (cause !== null)
      toast({
        kind: 'undo',
        text: t('connection.replaced', { count: use?.pins.length ?? 0, board: to.name }),
        action: { label: t('connection.undo'), onPress: () => void takeBack(cause) },
      })
    const outcome = await send('deleteBoard', { params })
    return outcome.ok || outcome.failure.code === 'not_found'
  }
  return { replace, isBusy: busy !== null, failure }
}
