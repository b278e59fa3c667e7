/** The boards of one account and their sections. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { accountCalls } from '#core/contract/accounts.contract.ts'
import { useFailureWords } from '../auth/failure-words.ts'
import { useSay } from '../app-context.tsx'
import { useClient, useLoad, useSend } from '../data.ts'
import { useFieldChecks } from '../forms/use-field-checks.ts'
import { useUndoOffer } from '../history/use-undo-offer.ts'
import { useText } from '../i18n/text.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useToast } from '../ui/toast.tsx'
import { NameDialog } from './name-dialog.tsx'
import { CardSkeleton, FormFailure, LoadFailed, SectionCard } from './section-card.tsx'
import { settingsMessages } from './settings.messages.ts'
import css from './section.module.css'
import { connectionMessages } from './connection.messages.ts'
import type { Board } from '#core/contract/accounts.contract.ts'
import type { Connection, NetworkName } from '#core/contract/connections.contract.ts'

type Section = Board['sections'][number]
type Asked =
  | { board: Board; what: 'rename' }
  | { board: Board; what: 'section' }
  | { board: Board; what: 'renameSection'; section: Section }
/** Does what a menu says to a board, or to one of its sections. */
type Act = (what: string, board: Board, section?: Section) => void

export function Boards({
  account,
  connection,
}: {
  account: { id: string; name: string }
  connection: Connection | undefined
}) {
  const t = useText(settingsMessages)
  const c = useText(connectionMessages)
  const load = useLoad('listBoards', { params: { account_id: account.id } })
  const { act, failure, asked, answer } = useBoardActions(account.id, load.reload)
  if (load.data === null)
    return load.failure ? (
      <LoadFailed failure={load.failure} onRetry={load.reload} />
    ) : (
      <CardSkeleton />
    )
  const boards = load.data.boards
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
            <BoardRow key={board.id} board={board} connection={connection} act={act} />
          ))}
        </ul>
      )}
      <NewBoard accountId={account.id} onMade={load.reload} />
      {asked ? (
        <BoardDialog accountId={account.id} asked={asked} onDone={load.reload} onClose={answer} />
      ) : null}
    </SectionCard>
  )
}

/** What needs a name is asked for; what is deleted goes at once. */
function useBoardActions(accountId: string, onDone: () => void) {
  const t = useText(settingsMessages)
  const toast = useToast()
  const offerUndo = useUndoOffer()
  const client = useClient()
  const say = useSay()
  const { send, failure } = useSend()
  const [asked, setAsked] = useState<Asked | null>(null)
  const restoreBoard = async (board: Board) => {
    const outcome = await client('restoreBoard', {
      params: { account_id: accountId, board_id: board.id },
    })
    if (outcome.ok) onDone()
    else toast(t('settings.notRestored', { reason: say(outcome.failure.message) }))
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
  const act: Act = (what, board, section) => {
    if (what === 'section') setAsked({ board, what })
    else if (what === 'rename')
      setAsked(section ? { board, what: 'renameSection', section } : { board, what })
    else void (section ? removeSection(board, section) : removeBoard(board))
  }
  return { act, failure, asked, answer: () => setAsked(null) }
}

/** Where a board is: without a connection there is nothing to say. */
type Place = 'there' | 'gone' | 'here' | null

function placeOf(board: Board, connection: Connection | undefined): Place {
  if (connection === undefined) return null
  const linked = connection.boards.find(({ board_id }) => board_id === board.id)
  if (linked === undefined) return 'here'
  return linked.is_gone ? 'gone' : 'there'
}

const placeMessages = {
  there: 'connection.boardThere',
  gone: 'connection.boardGone',
  here: 'connection.boardHere',
} as const

function BoardPlace({ place, network }: { place: Place; network: NetworkName }) {
  const t = useText(connectionMessages)
  if (place === null) return null
  return (
    <Badge tone={place === 'gone' ? 'danger' : 'plain'}>
      {t(placeMessages[place], { network: t(`connection.network.${network}`) })}
    </Badge>
  )
}

interface BoardRowProps {
  board: Board
  connection: Connection | undefined
  act: Act
}

/** A board of the network is changed there: the next reading would undo what is done here. */
function BoardRow({ board, connection, act }: BoardRowProps) {
  const t = useText(settingsMessages)
  const place = placeOf(board, connection)
  const label = t('settings.boardMore', { name: board.name })
  return (
    <li className={css['row']}>
      <Icon name="board" />
      <div className={css['rowWords']}>
        <span className={css['rowName']}>
          {board.name}{' '}
          {connection === undefined ? null : (
            <BoardPlace place={place} network={connection.network} />
          )}
        </span>
        <span className={css['small']}>
          {t('settings.sections', { count: board.sections.length })}
        </span>
      </div>
      {place === 'there' ? null : (
        <Menu
          label={label}
          placement="bottom end"
          onAction={(what) => act(what, board)}
          trigger={<IconButton icon="more" label={label} />}
          items={[
            { id: 'section', label: t('settings.sectionAdd'), icon: 'plus' },
            { id: 'rename', label: t('settings.rename'), icon: 'edit' },
            { id: 'delete', label: t('settings.deleteBoard'), icon: 'trash', isDanger: true },
          ]}
        />
      )}
      {board.sections.length > 0 ? (
        <ul className={css['sub']}>
          {board.sections.map((section) => (
            <SectionRow
              key={section.id}
              section={section}
              isFixed={place === 'there'}
              onAction={(what) => act(what, board, section)}
            />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

interface SectionRowProps {
  section: Section
  /** It is of the network: nothing can be changed here. */
  isFixed: boolean
  onAction: (what: string) => void
}

function SectionRow({ section, isFixed, onAction }: SectionRowProps) {
  const t = useText(settingsMessages)
  const label = t('settings.sectionMore', { name: section.name })
  return (
    <li className={css['subRow']}>
      <span>{section.name}</span>
      {isFixed ? null : (
        <Menu
          label={label}
          placement="bottom end"
          onAction={onAction}
          trigger={<IconButton icon="more" size="small" label={label} />}
          items={[
            { id: 'rename', label: t('settings.rename'), icon: 'edit' },
            { id: 'delete', label: t('settings.deleteSection'), icon: 'trash', isDanger: true },
          ]}
        />
      )}
    </li>
  )
}

function NewBoard({ accountId, onMade }: { accountId: string; onMade: () => void }) {
  const t = useText(settingsMessages)
  const { send, busy, failure, fieldError } = useSend()
  const [name, setName] = useState('')
  const checks = useFieldChecks(accountCalls.createBoard.body, { name })
  const add = async () => {
    const outcome = await send('createBoard', {
      params: { account_id: accountId },
      body: { name: name.trim() },
    })
    if (!outcome.ok) return
    setName('')
    onMade()
  }
  return (
    <Form className={css['inline'] ?? ''} validationBehavior="aria" onSubmit={checks.submit(add)}>
      <TextField
        label={t('settings.boardNew')}
        placeholder={t('settings.boardPlaceholder')}
        value={name}
        onChange={setName}
        maxLength={180}
        autoComplete="off"
        error={checks.problemOf('name') ?? fieldError('name') ?? failure?.message ?? null}
      />
      <Button type="submit" icon="plus" isBusy={busy !== null}>
        {t('settings.boardAdd')}
      </Button>
    </Form>
  )
}

function BoardDialog({
  accountId,
  asked,
  onDone,
  onClose,
}: {
  accountId: string
  asked: Asked
  onDone: () => void
  onClose: () => void
}) {
  const t = useText(settingsMessages)
  const words = useFailureWords()
  const { send } = useSend()
  const params = { account_id: accountId, board_id: asked.board.id }
  const save = async (name: string) => {
    const body = { name }
    const outcome =
      asked.what === 'rename'
        ? await send('renameBoard', { params, body })
        : asked.what === 'section'
          ? await send('createSection', { params, body })
          : await send('renameSection', {
              params: { ...params, section_id: asked.section.id },
              body,
            })
    if (!outcome.ok) return words(outcome.failure)
    onDone()
    return null
  }
  const old =
    asked.what === 'renameSection'
      ? asked.section.name
      : asked.what === 'rename'
        ? asked.board.name
        : ''
  const title =
    asked.what === 'section'
      ? t('settings.sectionNew', { name: asked.board.name })
      : t('settings.renameTitle', { name: old })
  return (
    <NameDialog
      title={title}
      initial={old}
      maxLength={180}
      schema={accountCalls.renameBoard.body}
      onSave={save}
      onClose={onClose}
    />
  )
}
