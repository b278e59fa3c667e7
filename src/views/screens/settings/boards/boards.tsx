/** The boards of one account and their sections. */
import { useMemo, useState } from 'react'
import { boardUses, type BoardUse } from '#core/pins/replace-board.ts'
import { usePins, useTranslate } from '../../../kit/context/app-context.tsx'
import { useClient, useLoad, useSend } from '../../../kit/context/data.ts'
import { useUndoOffer } from '../../../pins/history/undo/use-undo-offer.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { BoardDialog, NewBoard } from './board-dialogs.tsx'
import type { Asked } from './board-dialogs.tsx'
import { BoardRow, placeOf } from './board-row.tsx'
import type { Act, Section } from './board-row.tsx'
import { ReplaceBoard } from './replace-board.tsx'
import { CardSkeleton, FormFailure, LoadFailed, SectionCard } from '../section-card.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import css from '../section.module.css'
import connectionMessages from '#locales/en/settings/connection.json' with { type: 'json' }
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Connection } from '#core/contract/account/connections.contract.ts'

interface BoardsProps {
  account: { id: string; name: string }
  connection: Connection | undefined
  onChange: () => void
}

export function Boards({ account, connection, onChange }: BoardsProps) {
  const t = useText(settingsMessages)
  const c = useText(connectionMessages)
  const load = useLoad('listBoards', { params: { account_id: account.id } })
  const done = () => {
    load.reload()
    // What is made on the network is in its list too.
    if (connection !== undefined) onChange()
  }
  const { act, failure, asked, answer } = useBoardActions(account.id, done)
  const boards = load.data?.boards
  const uses = useUses(boards, connection)
  if (boards === undefined)
    return load.failure ? (
      <LoadFailed failure={load.failure} onRetry={load.reload} />
    ) : (
      <CardSkeleton />
    )
  return (
    <SectionCard
      title={t('settings.boards', { name: account.name })}
      lead={
        connection === undefined
          ? t('settings.boardsLead')
          : c('connection.boardsLead', { network: c(`connection.network.${connection.network}`) })
      }
    >
      <FormFailure failure={failure} />
      {boards.length === 0 ? (
        <p className={css['quiet']}>{t('settings.boardsEmpty')}</p>
      ) : (
        <ul className={css['rows']}>
          {boards.map((board) => (
            <BoardRow key={board.id} {...{ board, connection, act }} use={uses.get(board.id)} />
          ))}
        </ul>
      )}
      <NewBoard accountId={account.id} isOnNetwork={connection !== undefined} onMade={done} />
      <AskedDialog
        accountId={account.id}
        {...{ asked, boards, connection, uses }}
        onDone={done}
        onClose={answer}
      />
    </SectionCard>
  )
}

type AskedHere = Asked | { board: Board; what: 'replace' }

/** Of the boards that the network does not have. */
function useUses(boards: readonly Board[] | undefined, connection: Connection | undefined) {
  const book = usePins(({ context }) => context.book)
  return useMemo(() => {
    const away = (boards ?? []).filter((board) => placeOf(board, connection) !== 'there')
    return boardUses(book, new Set(away.map(({ id }) => id)))
  }, [book, boards, connection])
}

function AskedDialog({
  asked,
  accountId,
  boards,
  connection,
  uses,
  onDone,
  onClose,
}: {
  asked: AskedHere | null
  accountId: string
  boards: readonly Board[]
  connection: Connection | undefined
  uses: ReadonlyMap<string, BoardUse>
  onDone: () => void
  onClose: () => void
}) {
  if (asked === null) return null
  if (asked.what === 'replace') {
    const there = boards.filter((board) => placeOf(board, connection) === 'there')
    return (
      <ReplaceBoard
        board={asked.board}
        use={uses.get(asked.board.id)}
        targets={there}
        {...{ accountId, onDone, onClose }}
      />
    )
  }
  const isOnNetwork = placeOf(asked.board, connection) === 'there'
  return <BoardDialog {...{ accountId, isOnNetwork, asked, onDone, onClose }} />
}

/** What needs a name is asked for; what is deleted goes at once. */
function useBoardActions(accountId: string, onDone: () => void) {
  const t = useText(settingsMessages)
  const toast = useToast()
  const offerUndo = useUndoOffer()
  const client = useClient()
  const say = useTranslate()
  const { send, failure } = useSend()
  const [asked, setAsked] = useState<AskedHere | null>(null)
  const restoreBoard = async (board: Board) => {
    const outcome = await client('restoreBoard', {
      params: { account_id: accountId, board_id: board.id },
    })
    if (outcome.ok) onDone()
    else
      toast({
        text: t('settings.notRestored', { reason: say(outcome.failure.message) }),
        requestId: outcome.failure.requestId,
      })
  }
  const removeBoard = async (board: Board) => {
    const outcome = await send('deleteBoard', {
      params: { account_id: accountId, board_id: board.id },
    })
    if (!outcome.ok) return
    offerUndo({
      text: t('settings.boardDeleted', { name: board.name }),
      label: t('settings.undo'),
      undo: () => void restoreBoard(board),
    })
    onDone()
  }
  const removeSection = async (board: Board, section: Section) => {
    const outcome = await send('deleteSection', {
      params: { account_id: accountId, board_id: board.id, section_id: section.id },
    })
    if (outcome.ok) onDone()
  }
  const createThere = async ({ name }: Board) => {
    const outcome = await send('createNetworkBoard', {
      params: { account_id: accountId },
      body: { name },
    })
    if (outcome.ok) onDone()
  }
  const act: Act = (what, board, section) => {
    if (what === 'section' || what === 'replace') setAsked({ board, what })
    else if (what === 'create') void createThere(board)
    else if (what === 'rename')
      setAsked(section ? { board, what: 'renameSection', section } : { board, what })
    else void (section ? removeSection(board, section) : removeBoard(board))
  }
  return { act, failure, asked, answer: () => setAsked(null) }
}
