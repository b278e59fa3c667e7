/**
 * Creates on the network the boards that only this account has, so that pins can be published on
 * them.
 */
import { useRef, useState } from 'react'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import { missingBoards } from '#core/publishing/missing-boards.ts'
import type { Connection } from '#core/contract/account/connections.contract.ts'
import type { Boards } from '../boards/use-boards.ts'
import { useClient } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import {
  type BoardsCreated,
  type BoardsProgress,
  createBoardsThere,
} from './create-boards-there.ts'
import publishNowMessages from '#locales/en/pins/publish-now.json' with { type: 'json' }
import { useBoardNames } from './use-board-names.ts'

export interface BoardsThereInput {
  readonly boards: Pick<Boards, 'list'>
  /** Unless it is known, nothing is created. */
  readonly connection: Connection | 'none' | 'unknown'
  readonly onCreated: () => void
}

export function useBoardsThere({ boards, connection, onCreated }: BoardsThereInput) {
  const t = useText(publishNowMessages)
  const namesOf = useBoardNames()
  const toast = useToast()
  const client = useClient()
  /** Null = nothing is being created. */
  const [progress, setProgress] = useState<BoardsProgress | null>(null)
  // The connection may have been read before they were created.
  const created = useRef<ReadonlySet<string>>(new Set())
  const missing = (ids: ReadonlySet<string>): Board[] =>
    typeof connection === 'string'
      ? []
      : missingBoards(connection, boards.list, ids)
          .filter(({ canCreate, board }) => canCreate && !created.current.has(board.id))
          .map(({ board }) => board)
  /** Creates those of these boards that the network lacks; a toast names the new ones. */
  const create = async (ids: ReadonlySet<string>): Promise<BoardsCreated> => {
    const wanted = missing(ids)
    if (typeof connection === 'string' || wanted.length === 0) return { made: [], failed: [] }
    const { account_id } = connection
    const outcome = await createBoardsThere(client, {
      account_id,
      boards: wanted,
      onProgress: setProgress,
    })
    setProgress(null)
    const { made } = outcome
    if (made.length === 0) return outcome
    created.current = new Set([...created.current, ...made.map(({ id }) => id)])
    toast({ text: t(`publishNow.boardsMade.${connection.network}`, { boards: namesOf(made) }) })
    onCreated()
    return outcome
  }
  return { create, progress, isCreating: progress !== null }
}

/** Creates boards before pins are published at once. If one can't be created, a toast says why. */
export function useBoardsFirst(input: BoardsThereInput) {
  const t = useText(publishNowMessages)
  const toast = useToast()
  const { create, isCreating } = useBoardsThere(input)
  /** Resolves to whether the network has all of them. */
  const createFirst = async (places: readonly { readonly board_id: string }[]) => {
    const { failed } = await create(new Set(places.map(({ board_id }) => board_id)))
    const [first] = failed
    if (first !== undefined)
      toast({
        text: t('publishNow.boardFailed', { board: first.board.name, reason: first.reason }),
        tone: 'danger',
      })
    return failed.length === 0
  }
  return { createFirst, isCreating }
}
