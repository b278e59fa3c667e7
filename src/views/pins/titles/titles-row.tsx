/** One committed pin: its picture, its words, its boards. */
import { memo } from 'react'
import { type Pin, pinWordLimits } from '#core/contract/content/pins.contract.ts'
import { useText } from '../../kit/i18n/text.ts'
import { IconButton } from '../../kit/ui/icon-button.tsx'
import { Menu } from '../../kit/ui/overlays/menu.tsx'
import { BoardsCell } from './boards-cell.tsx'
import { TextCell, type TextColumn } from './text-cell.tsx'
import titlesMessages from '#locales/en/pins/titles.json' with { type: 'json' }
import css from './titles-table.module.css'
import type { BoardPlace, Boards } from '../boards/use-boards.ts'

export interface TitlesRowProps {
  readonly pin: Pin
  readonly above: Pin | undefined
  readonly row: number
  readonly boards: Boards
  readonly on: RowActions
}

/** Stable for the life of the table, so that typing in one row draws that row only. */
export interface RowActions {
  readonly text: (pinId: string, column: TextColumn, value: string) => boolean
  readonly board: (pinId: string, place: BoardPlace, isTicked: boolean) => void
  /** Copies the boards of the pin above. */
  readonly repeatBoards: (pinId: string, above: Pin) => void
  readonly fill: (pinId: string, what: 'title' | 'description' | 'boards') => void
  readonly move: (column: TextColumn, to: number | 'first' | 'last') => void
  readonly repeated: (cell: { column: TextColumn; row: number }, undo: () => void) => void
  readonly open: (pinId: string) => void
  readonly takeOut: (pinId: string) => void
}

export const TitlesRow = memo(function TitlesRow({ pin, above, row, boards, on }: TitlesRowProps) {
  const t = useText(titlesMessages)
  const number = row + 1
  const place = { pin, above, row, on }
  return (
    <tr className={css.row}>
      <td className={css.pictureCell}>
        <button
          type="button"
          className={css.picture}
          style={{ backgroundColor: pin.design.colors.background }}
          aria-label={t('titles.edit', { number })}
          onClick={() => on.open(pin.id)}
        >
          <img src={pin.image_url} alt="" loading="lazy" decoding="async" />
        </button>
      </td>
      <td className={css.titleCell}>
        <WordsCell
          column="title"
          limit={pinWordLimits.title}
          label={t('titles.titleOf', { number })}
          {...place}
        />
      </td>
      <td className={css.descriptionCell}>
        <WordsCell
          column="description"
          limit={pinWordLimits.description}
          label={t('titles.descriptionOf', { number })}
          {...place}
        />
      </td>
      <BoardsCell pin={pin} above={above} row={row} boards={boards} on={on} />
      <td className={css.moreCell}>
        <Menu
          label={t('titles.actions', { number })}
          placement="bottom end"
          trigger={<IconButton icon="more" size="small" label={t('titles.actions', { number })} />}
          onAction={(id) =>
            id === 'takeOut'
              ? on.takeOut(pin.id)
              : on.fill(pin.id, id as 'title' | 'description' | 'boards')
          }
          items={[
            { id: 'boards', label: t('titles.fillBoards'), icon: 'board' },
            { id: 'description', label: t('titles.fillDescription'), icon: 'text' },
            { id: 'title', label: t('titles.fillTitle'), icon: 'text' },
            { id: 'takeOut', label: t('titles.takeOut'), icon: 'cross' },
          ]}
        />
      </td>
    </tr>
  )
})

function WordsCell({
  pin,
  above,
  row,
  on,
  column,
  label,
  limit,
}: Omit<TitlesRowProps, 'boards'> & { column: TextColumn; label: string; limit: number }) {
  return (
    <TextCell
      pinId={pin.id}
      column={column}
      row={row}
      label={label}
      value={pin[column]}
      limit={limit}
      above={above?.[column] ?? null}
      onCommit={(value) => on.text(pin.id, column, value)}
      onMove={on.move}
      onRepeat={(undo) => on.repeated({ column, row }, undo)}
    />
  )
}
