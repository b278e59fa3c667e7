/** A board with where it is, and its sections. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Connection, NetworkName } from '#core/contract/account/connections.contract.ts'
import { isByHand } from '#core/by-hand/due-by-hand.ts'
import type { BoardUse } from '#core/pins/replace-board.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { Translate } from '../../../kit/i18n/text.ts'
import { Badge } from '../../../kit/ui/marks/badge.tsx'
import { Button } from '../../../kit/ui/button.tsx'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { Icon } from '../../../kit/ui/icon.tsx'
import { Menu } from '../../../kit/ui/overlays/menu.tsx'
import type { MenuEntry } from '../../../kit/ui/overlays/menu.tsx'
import connectionMessages from '#locales/en/settings/connection.json' with { type: 'json' }
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import css from '../section.module.css'

export type Section = Board['sections'][number]
/** Does what a menu says to a board, or to one of its sections. */
export type Act = (what: string, board: Board, section?: Section) => void

/** Where a board is: without a connection there is nothing to say. */
export type Place = 'there' | 'gone' | 'here' | null

export function placeOf(board: Board, connection: Connection | undefined): Place {
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
  use: BoardUse | undefined
  connection: Connection | undefined
  act: Act
}

/** What the board that the network has no more holds up. */
function GoneWords({ use }: { use: BoardUse | undefined }) {
  const c = useText(connectionMessages)
  if (use === undefined) return <span className={css['small']}>{c('connection.goneFree')}</span>
  const words = { count: use.pins.length, planned: use.plannedCount }
  return <span className={css['small']}>{c('connection.gonePins', words)}</span>
}

interface MenuWords {
  t: Translate<keyof typeof settingsMessages>
  c: Translate<keyof typeof connectionMessages>
  connection: Connection | undefined
}

function menuOf(place: Place, { t, c, connection }: MenuWords): MenuEntry[] {
  const section: MenuEntry = { id: 'section', label: t('settings.sectionAdd'), icon: 'plus' }
  if (place === 'there') return [section]
  const network = connection === undefined ? '' : c(`connection.network.${connection.network}`)
  const isUsable = connection?.state === 'connected'
  return [
    ...(place === 'here' && isUsable
      ? [{ id: 'create', label: c('connection.boardCreate', { network }), icon: 'upload' as const }]
      : []),
    ...(place === null
      ? []
      : [{ id: 'replace', label: c('connection.boardMatch', { network }), icon: 'link' as const }]),
    section,
    { id: 'rename', label: t('settings.rename'), icon: 'edit' },
    { id: 'delete', label: t('settings.deleteBoard'), icon: 'trash', isDanger: true },
  ]
}

/**
 * What happens to the pins of a board that the network lacks; null if it has it or no pin needs it.
 */
function missingWords(
  { board, connection, use }: Omit<BoardRowProps, 'act'>,
  c: MenuWords['c'],
): { readonly words: string; readonly network: string } | null {
  if (use === undefined || connection?.state !== 'connected' || isByHand(connection)) return null
  if (placeOf(board, connection) !== 'here') return null
  const network = c(`connection.network.${connection.network}`)
  const { plannedCount } = use
  const words =
    plannedCount > 0
      ? c('connection.herePlanned', { count: plannedCount, network })
      : c('connection.herePins', { count: use.pins.length, network })
  return { words, network }
}

/** A board of the network is changed there: the next reading would undo what is done here. */
export function BoardRow({ board, use, connection, act }: BoardRowProps) {
  const t = useText(settingsMessages)
  const c = useText(connectionMessages)
  const place = placeOf(board, connection)
  const label = t('settings.boardMore', { name: board.name })
  const missing = missingWords({ board, connection, use }, c)
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
        {place === 'gone' ? <GoneWords use={use} /> : null}
        {missing === null ? null : <span className={css['small']}>{missing.words}</span>}
      </div>
      {place === 'gone' && use !== undefined ? (
        <Button size="small" onPress={() => act('replace', board)}>
          {c('connection.chooseOther')}
        </Button>
      ) : null}
      {missing === null ? null : (
        <Button size="small" onPress={() => act('create', board)}>
          {c('connection.boardCreate', { network: missing.network })}
        </Button>
      )}
      <Menu
        label={label}
        placement="bottom end"
        onAction={(what) => act(what, board)}
        trigger={<IconButton icon="more" label={label} />}
        items={menuOf(place, { t, c, connection })}
      />
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
