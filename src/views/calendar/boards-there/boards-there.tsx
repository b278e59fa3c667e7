/**
 * Says before pins are planned, and where they have failed, that the network does not have their
 * boards, and creates them there.
 */
import { useEffect, useMemo } from 'react'
import type { Connection } from '#core/contract/account/connections.contract.ts'
import type { PinBoard } from '#core/contract/content/pins.contract.ts'
import { type MissingBoard, missingBoards } from '#core/publishing/missing-boards.ts'
import type { Boards } from '../../boards/use-boards.ts'
import { useSend } from '../../data.ts'
import { useText } from '../../i18n/text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Banner } from '../../ui/states.tsx'
import { useToast } from '../../ui/notes/toast.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { boardsThereMessages } from './boards-there.messages.ts'

interface BoardsThereProps {
  /** Of the pins in question. */
  readonly places: readonly PinBoard[]
  readonly boards: Pick<Boards, 'list'>
  readonly display: Pick<CalendarDisplay, 'publishing'>
}

export function BoardsThere({ places, boards, display: { publishing } }: BoardsThereProps) {
  const { connection, reloadConnection } = publishing
  const ids = useMemo(() => new Set(places.map(({ board_id }) => board_id)), [places])
  const missing = typeof connection === 'string' ? [] : missingBoards(connection, boards.list, ids)
  // A board may have been created there since the connection was read.
  const key = missing.map(({ board }) => board.id).join()
  useEffect(() => {
    if (key !== '') reloadConnection()
  }, [key, reloadConnection])
  const [first] = missing
  if (typeof connection === 'string' || first === undefined) return null
  return <Missing {...{ missing, first, connection }} onCreated={reloadConnection} />
}

/** A list of dozens would hide the plan. */
const MOST_NAMED = 3

function Missing({
  missing,
  first,
  connection,
  onCreated,
}: {
  missing: readonly MissingBoard[]
  first: MissingBoard
  connection: Connection
  onCreated: () => void
}) {
  const t = useText(boardsThereMessages)
  const toast = useToast()
  const { send, busy, failure } = useSend()
  const network = t(`boardsThere.network.${connection.network}`)
  const count = missing.length
  const creatable = missing.filter(({ canCreate }) => canCreate).slice(0, MOST_NAMED)
  const create = async (name: string) => {
    const params = { account_id: connection.account_id }
    const outcome = await send('createNetworkBoard', { params, body: { name } })
    if (!outcome.ok) return
    toast({ text: t('boardsThere.created', { board: name, network }) })
    onCreated()
  }
  return (
    <Banner
      tone="warning"
      title={t('boardsThere.title', { count, board: first.board.name, network })}
      action={
        <>
          {creatable.map(({ board: { id, name } }) => (
            <Button
              key={id}
              size="small"
              icon="upload"
              isBusy={busy !== null}
              onPress={() => void create(name)}
            >
              {count === 1
                ? t('boardsThere.create', { network })
                : t('boardsThere.createThis', { board: name, network })}
            </Button>
          ))}
          {creatable.length === count ? null : (
            <LinkButton size="small" icon="settings" href="/settings?section=accounts">
              {t('boardsThere.settings')}
            </LinkButton>
          )}
        </>
      }
    >
      {failure?.message ?? t('boardsThere.words', { count })}
    </Banner>
  )
}
