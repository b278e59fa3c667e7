/**
 * Says before pins are planned, and where they have failed, that the network does not have their
 * boards, and creates them there.
 */
import { useEffect, useMemo, useState } from 'react'
import type { Connection } from '#core/contract/account/connections.contract.ts'
import type { PinBoard } from '#core/contract/content/pins.contract.ts'
import { type MissingBoard, missingBoards } from '#core/publishing/missing-boards.ts'
import type { Boards } from '../../../pins/boards/use-boards.ts'
import { type Translate, useText } from '../../../kit/i18n/text.ts'
import type { BoardsProgress } from '../../../pins/publish-now/create-boards-there.ts'
import { useBoardNames } from '../../../pins/publish-now/use-board-names.ts'
import { useBoardsThere } from '../../../pins/publish-now/use-boards-there.ts'
import { Button, LinkButton } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import boardsThereMessages from '#locales/en/calendar/boards-there.json' with { type: 'json' }

interface BoardsThereProps {
  /** Of the pins in question. */
  readonly places: readonly PinBoard[]
  readonly boards: Pick<Boards, 'list'>
  readonly display: Pick<CalendarDisplay, 'publishing'>
  /** `pin`: beside its state, which says what follows. `plan`: planning the pins creates boards. */
  readonly place?: 'calendar' | 'pin' | 'plan'
}

export function BoardsThere({ places, boards, display, place = 'calendar' }: BoardsThereProps) {
  const { connection, isByHand, reloadConnection } = display.publishing
  const ids = useMemo(() => new Set(places.map(({ board_id }) => board_id)), [places])
  const missing = typeof connection === 'string' ? [] : missingBoards(connection, boards.list, ids)
  // A board may have been created there since the connection was read.
  const key = missing.map(({ board }) => board.id).join()
  useEffect(() => {
    if (key !== '') reloadConnection()
  }, [key, reloadConnection])
  const [first] = missing
  if (typeof connection === 'string' || first === undefined) return null
  if (place === 'plan' && !isByHand && missing.every(({ canCreate }) => canCreate))
    return <CreatedByPlan {...{ missing, first, connection }} />
  return (
    <Missing
      {...{ missing, first, connection, boards }}
      isOfPin={place === 'pin'}
      onCreated={reloadConnection}
    />
  )
}

interface MissingProps extends Pick<BoardsThereProps, 'boards'> {
  readonly missing: readonly MissingBoard[]
  readonly first: MissingBoard
  readonly connection: Connection
  readonly isOfPin: boolean
  readonly onCreated: () => void
}

function CreatedByPlan({
  missing,
  first,
  connection,
}: Pick<MissingProps, 'missing' | 'first' | 'connection'>) {
  const t = useText(boardsThereMessages)
  const namesOf = useBoardNames()
  const network = t(`boardsThere.network.${connection.network}`)
  const count = missing.length
  const boards = namesOf(missing.map(({ board }) => board))
  return (
    <Banner title={t('boardsThere.title', { count, board: first.board.name, network })}>
      {t('boardsThere.createdByPlan', { count, boards })}
    </Banner>
  )
}

function Missing({ missing, first, isOfPin, ...place }: MissingProps) {
  const t = useText(boardsThereMessages)
  const namesOf = useBoardNames()
  const { create, progress, isCreating } = useBoardsThere(place)
  const [reason, setReason] = useState<string | null>(null)
  const network = t(`boardsThere.network.${place.connection.network}`)
  const count = missing.length
  const creatable = missing.filter(({ canCreate }) => canCreate)
  const press = async () => {
    setReason(null)
    const { failed } = await create(new Set(creatable.map(({ board }) => board.id)))
    setReason(failed[0]?.reason ?? null)
  }
  const words = isOfPin && count === 1 ? 'boardsThere.wordsOfPin' : 'boardsThere.words'
  return (
    <Banner
      tone="warning"
      title={t('boardsThere.title', { count, board: first.board.name, network })}
      action={
        <>
          {creatable.length === 0 ? null : (
            <Button size="small" icon="upload" isBusy={isCreating} onPress={() => void press()}>
              {createWords(creatable, { count, network }, t)}
            </Button>
          )}
          {creatable.length === count ? null : (
            <LinkButton size="small" icon="settings" href="/settings?section=accounts">
              {t('boardsThere.settings')}
            </LinkButton>
          )}
        </>
      }
    >
      {progressWords(progress, t) ??
        reason ??
        t(words, { count, boards: namesOf(missing.map(({ board }) => board)) })}
    </Banner>
  )
}

/** Null where there is nothing to wait for. */
function progressWords(
  progress: BoardsProgress | null,
  t: Translate<keyof typeof boardsThereMessages>,
): string | null {
  if (progress === null || progress.all < 2) return null
  const { made, all, isWaiting } = progress
  return t(isWaiting ? 'boardsThere.progressWaits' : 'boardsThere.progress', { made, all })
}

function createWords(
  creatable: readonly MissingBoard[],
  { count: all, network }: { readonly count: number; readonly network: string },
  t: Translate<keyof typeof boardsThereMessages>,
): string {
  const { length: count } = creatable
  if (all === 1) return t('boardsThere.create', { network })
  const [one] = creatable
  if (count === 1) return t('boardsThere.createThis', { board: one?.board.name ?? '', network })
  return t(count === all ? 'boardsThere.createAll' : 'boardsThere.createSome', { count, network })
}
