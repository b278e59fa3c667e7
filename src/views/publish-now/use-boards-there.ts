/** Creates on the network the boards that only this account has, so that pins can be published on them. */
import type { Connection } from '#core/contract/account/connections.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { missingBoards } from '#core/publishing/missing-boards.ts'
import type { Boards } from '../boards/use-boards.ts'
import { useSend } from '../data.ts'
import { useText } from '../i18n/text.ts'
import { useToast } from '../ui/notes/toast.tsx'
import { publishNowMessages } from './publish-now.messages.ts'

export interface BoardsThereInput {
  readonly boards: Boards
  readonly connection: Connection
  readonly onCreated: () => void
}

export function useBoardsThere({ boards, connection, onCreated }: BoardsThereInput) {
  const t = useText(publishNowMessages)
  const toast = useToast()
  const { send, busy } = useSend()
  /** Returns false if a board could not be created; a toast shows why. */
  const create = async (pins: readonly Pin[]): Promise<boolean> => {
    const ids = new Set(pins.flatMap((pin) => pin.boards.map(({ board_id }) => board_id)))
    const missing = missingBoards(connection, boards.list, ids).filter((one) => one.canCreate)
    const params = { account_id: connection.account_id }
    for (const { board } of missing) {
      const outcome = await send('createNetworkBoard', { params, body: { name: board.name } })
      if (!outcome.ok) {
        const words = { board: board.name, reason: outcome.failure.message }
        toast({ text: t('publishNow.boardFailed', words), tone: 'danger' })
        return false
      }
      toast({ text: t(`publishNow.boardMade.${connection.network}`, { board: board.name }) })
    }
    if (missing.length > 0) onCreated()
    return true
  }
  return { create, isCreating: busy !== null }
}
