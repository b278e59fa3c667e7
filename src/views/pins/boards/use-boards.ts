/** The boards of the account and their sections, as the pickers of one screen share them. */
import { useCallback, useMemo, useState } from 'react'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { ClientAnswer } from '#core/contract/client.ts'
import type { NamedBoard } from '#core/pins/pin-commands.ts'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { useAccounts } from '../../kit/context/app-context.tsx'
import { type Load, useLoad, useSend } from '../../kit/context/data.ts'
import { afterLimit } from './after-limit.ts'

export interface Boards {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly reason: string
  readonly list: readonly Board[]
  /** Every board and every section as something a pin can be put on, in the order of the list. */
  readonly places: readonly BoardPlace[]
  readonly createFailure: string | null
  /**
   * The name of the board that is not created yet because the server limits new boards per minute.
   * Creation continues automatically. Null = none waits.
   */
  readonly waitsFor?: string | null
  /**
   * The new board as a place, null when it was refused, or while the boards are not known. Aborted,
   * it no longer waits for the server's limit; a request that is under way goes on.
   */
  readonly create: (name: string, signal?: AbortSignal) => Promise<BoardPlace | null>
}

export interface BoardPlace extends NamedBoard {
  readonly key: string
  readonly isSection: boolean
  /** Without the board's name in front. */
  readonly shortName: string
}

const requestFor = (account_id: string | null) =>
  account_id === null ? null : { params: { account_id } }

/** `isWanted`: false asks nothing of the server, and stays `loading`. */
export function useBoards(isWanted = true): Boards {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const loaded = useLoad('listBoards', isWanted ? requestFor(accountId) : null)
  const { data } = loaded
  const isReady = data !== null
  const places = useMemo(() => (data?.boards ?? []).flatMap(placesOf), [data])
  const creating = useCreateBoard(accountId, loaded)
  return {
    status: isReady ? 'ready' : loaded.status,
    reason: loaded.failure?.message ?? '',
    list: data?.boards ?? none,
    places,
    ...creating,
  }
}

function useCreateBoard(
  accountId: string | null,
  { data, update }: Pick<Load<ClientAnswer<'listBoards'>>, 'data' | 'update'>,
): Pick<Boards, 'create' | 'createFailure' | 'waitsFor'> {
  // A connected account's new board is made on the network.
  const isConnected = useAccounts(({ context }) =>
    context.accounts.some(({ id, kind }) => id === accountId && kind !== 'manual'),
  )
  const { send, failure } = useSend()
  const [waitsFor, setWaitsFor] = useState<string | null>(null)
  const isReady = data !== null
  const create = useCallback(
    async (name: string, signal?: AbortSignal): Promise<BoardPlace | null> => {
      // What there is must be known first: the name may be taken.
      if (accountId === null || !isReady) return null
      const outcome = await afterLimit(
        () =>
          send(isConnected ? 'createNetworkBoard' : 'createBoard', {
            params: { account_id: accountId },
            body: { name },
          }),
        { onWait: (isWaiting) => setWaitsFor(isWaiting ? name : null), signal },
      )
      if (!outcome.ok) return null
      update(({ boards }) => ({ boards: [...boards, outcome.answer] }))
      return placesOf(outcome.answer)[0] ?? null
    },
    [accountId, isConnected, send, update, isReady],
  )
  return { create, waitsFor, createFailure: waitsFor === null ? (failure?.message ?? null) : null }
}

const none: readonly Board[] = []

export function placesOf(board: Board): BoardPlace[] {
  const own: BoardPlace = {
    key: board.id,
    board_id: board.id,
    name: board.name,
    shortName: board.name,
    isSection: false,
  }
  return [
    own,
    ...board.sections.map((section) => ({
      key: keyOfBoard({ board_id: board.id, section_id: section.id }),
      board_id: board.id,
      section_id: section.id,
      name: `${board.name} / ${section.name}`,
      shortName: section.name,
      isSection: true,
    })),
  ]
}
