/** Creates boards of an account on its network, one after another. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Connection } from '#core/contract/account/connections.contract.ts'
import type { Client, Failure } from '#core/contract/client.ts'
import { afterLimit } from '../boards/after-limit.ts'

export interface BoardsCreated {
  readonly made: readonly Board[]
  /** With the sentence that says why. */
  readonly failed: readonly { readonly board: Board; readonly reason: string }[]
}

export interface BoardsProgress {
  readonly made: number
  readonly all: number
  /** The server limits new boards per minute; creation continues automatically. */
  readonly isWaiting: boolean
}

interface BoardsToCreate extends Pick<Connection, 'account_id'> {
  readonly boards: readonly Board[]
  readonly onProgress?: (progress: BoardsProgress) => void
}

export async function createBoardsThere(
  client: Client,
  { account_id, boards, onProgress }: BoardsToCreate,
): Promise<BoardsCreated> {
  const made: Board[] = []
  const failed: BoardsCreated['failed'][number][] = []
  const report = (isWaiting: boolean) =>
    onProgress?.({ made: made.length, all: boards.length, isWaiting })
  for (const board of boards) {
    report(false)
    const outcome = await afterLimit(
      () => client('createNetworkBoard', { params: { account_id }, body: { name: board.name } }),
      { onWait: report },
    )
    // A board whose name is taken was created by another tab or device.
    if (outcome.ok || isThere(outcome.failure)) made.push(board)
    else {
      failed.push({ board, reason: outcome.failure.message })
      if (!isOfTheName(outcome.failure)) break
    }
  }
  return { made, failed }
}

const isThere = ({ problem }: Failure) => problem?.code === 'boards.nameTaken'

/** Any other failure, such as no answer, would hit the next board as well. */
const isOfTheName = ({ problem }: Failure) => problem?.code === 'connections.boardRefused'
