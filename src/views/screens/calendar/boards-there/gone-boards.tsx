/**
 * Names the planned pins whose board the network has no more, and changes the board of all of them
 * in one step that can be undone. The pins of that board without a date change too.
 */
import { useMemo } from 'react'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Connection } from '#core/contract/account/connections.contract.ts'
import type { PinBoard } from '#core/contract/content/pins.contract.ts'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { boardUses, replaceBoard } from '#core/pins/replace-board.ts'
import { isOnNetwork } from '#core/publishing/missing-boards.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { type Boards, type BoardPlace, placesOf } from '../../../pins/boards/use-boards.ts'
import { usePinActions } from '../../../pins/grid/use-pin-actions.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button, LinkButton } from '../../../kit/ui/button.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { Menu } from '../../../kit/ui/overlays/menu.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import type { Planned } from '../plan/planned-days.ts'
import { PinButtons } from '../publishing/bars/pin-buttons.tsx'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import boardsThereMessages from '#locales/en/calendar/boards-there.json' with { type: 'json' }

/** Each has its own banner; the others are named by their number. */
const MAX_BANNERS = 3
const BOARDS_IN_SETTINGS = '/settings?section=accounts'

export interface GoneBoard {
  readonly board: Board
  readonly planned: readonly Planned[]
}

interface GoneBoardsProps {
  readonly gone: readonly GoneBoard[]
  readonly boards: Pick<Boards, 'places'>
  readonly display: Pick<CalendarDisplay, 'publishing' | 'format' | 'zone'>
  readonly onOpen: (publicationId: string) => void
}

export function GoneBoards({ gone, ...props }: GoneBoardsProps) {
  const t = useText(boardsThereMessages)
  const { connection } = props.display.publishing
  if (typeof connection === 'string') return null
  const left = gone.length - MAX_BANNERS
  return (
    <>
      {gone.slice(0, MAX_BANNERS).map((one) => (
        <GoneBanner key={one.board.id} {...one} {...props} connection={connection} />
      ))}
      {left > 0 ? (
        <Banner tone="warning" action={<SettingsLink />}>
          {t('boardsThere.goneOthers', { count: left })}
        </Banner>
      ) : null}
    </>
  )
}

function GoneBanner({
  board,
  planned,
  boards,
  display,
  connection,
  onOpen,
}: GoneBoard & Omit<GoneBoardsProps, 'gone'> & { readonly connection: Connection }) {
  const t = useText(boardsThereMessages)
  const network = t(`boardsThere.network.${connection.network}`)
  const targets = useMemo(
    () => boards.places.filter(({ board_id }) => isOnNetwork(connection, board_id)),
    [boards.places, connection],
  )
  return (
    <Banner
      tone="warning"
      title={t('boardsThere.goneTitle', { board: board.name, network })}
      action={
        targets.length === 0 ? (
          <SettingsLink />
        ) : (
          <OtherBoard {...{ board, planned, targets }} filed={display.publishing.times.filed} />
        )
      }
    >
      {t('boardsThere.goneWords', { count: planned.length })}
      <PinButtons {...{ planned, display, onOpen }} />
    </Banner>
  )
}

function OtherBoard({
  board,
  planned,
  targets,
  filed,
}: GoneBoard & {
  readonly targets: readonly BoardPlace[]
  /** Publications that are in a file for Pinterest. */
  readonly filed: Pick<ReadonlySet<string>, 'has'>
}) {
  const t = useText(boardsThereMessages)
  const c = useText(calendarMessages)
  const p = useText(publishingMessages)
  const { now } = useApp()
  const { apply, undo } = usePinActions()
  const toast = useToast()
  const replaceBy = (to: BoardPlace) => {
    const names = new Map(placesOf(board).map(({ key, name }) => [key, name]))
    const nameOf = (old: PinBoard) => names.get(keyOfBoard(old)) ?? board.name
    let count = 0
    const cause = apply((book) => {
      count = boardUses(book, new Set([board.id])).get(board.id)?.pins.length ?? 0
      return replaceBoard(book, { board_id: board.id, to, nameOf }, now())
    })
    if (cause === null) return
    const text = t('boardsThere.replaced', { count, board: to.name })
    const isFiled = planned.some(({ publication }) => filed.has(publication.id))
    toast({
      kind: 'undo',
      text: isFiled ? text + p('publishing.fileKeeps') : text,
      action: { label: c('calendar.undo'), onPress: () => undo(cause) },
    })
  }
  return (
    <Menu
      label={t('boardsThere.otherFor', { board: board.name })}
      placement="bottom end"
      trigger={
        <Button size="small" icon="board">
          {t('boardsThere.chooseOther')}
        </Button>
      }
      items={targets.map(({ key, name }) => ({ id: key, label: name }))}
      onAction={(key) => {
        const to = targets.find((place) => place.key === key)
        if (to !== undefined) replaceBy(to)
      }}
    />
  )
}

function SettingsLink() {
  const t = useText(boardsThereMessages)
  return (
    <LinkButton size="small" icon="settings" href={BOARDS_IN_SETTINGS}>
      {t('boardsThere.settings')}
    </LinkButton>
  )
}
