/**
 * Columns of the pin spreadsheet: the text of a cell, and the effect of writing into it. Text above
 * the limit is refused, never truncated.
 */
import { dateOf } from '#core/contract/call/date-of.ts'
import type { Pin, PinPatch } from '#core/contract/content/pins.contract.ts'
import type { NamedBoard } from '../pin-commands.ts'
import { tidyWords, wordFault, type WordFault } from '../pin-words.ts'

export const sheetColumns = [
  'title',
  'description',
  'alt_text',
  'link',
  'boards',
  'interest',
  'status',
  'pin_type',
  'created',
  'page',
] as const
export type SheetColumn = (typeof sheetColumns)[number]
const wordColumns = ['title', 'description', 'alt_text', 'link'] as const
export type WordColumn = (typeof wordColumns)[number]

const MAX_BOARDS = 20

export type CellFault =
  | WordFault
  | { readonly reason: 'notEditable' | 'noPin' }
  | { readonly reason: 'noBoard' | 'noVariable' | 'nothingFor'; readonly name: string }
  | { readonly reason: 'tooManyBoards'; readonly limit: number }

export type CellOutcome =
  | { readonly ok: true; readonly patch: PinPatch }
  | { readonly ok: false; readonly fault: CellFault }

export function isWordColumn(column: SheetColumn): column is WordColumn {
  return (wordColumns as readonly string[]).includes(column)
}

export function isEditable(column: SheetColumn): boolean {
  return isWordColumn(column) || column === 'boards'
}

/** The copied text. Times are in UTC. */
export function cellText(pin: Pin, column: SheetColumn): string {
  switch (column) {
    case 'boards':
      return pin.board_name
    case 'interest':
      return pin.interest?.interest ?? ''
    case 'created':
      return dateOf(pin.created_at).toISOString()
    case 'page':
      return pin.page_url
    default:
      return pin[column]
  }
}

/**
 * The edit for writing `text` into the cell, or why it is refused. `boards`: the account's boards.
 */
export function writeCell(
  column: SheetColumn,
  text: string,
  boards: readonly NamedBoard[],
): CellOutcome {
  if (column === 'boards') return onBoards(text, boards)
  if (!isWordColumn(column)) return { ok: false, fault: { reason: 'notEditable' } }
  const fault = wordFault(column, text)
  return fault === null
    ? { ok: true, patch: { [column]: tidyWords(column, text) } }
    : { ok: false, fault }
}

/** Names are separated by commas. A board's name may contain a comma: the longest match wins. */
function onBoards(text: string, boards: readonly NamedBoard[]): CellOutcome {
  const byLength = boards.toSorted((a, b) => b.name.length - a.name.length)
  const found: NamedBoard[] = []
  let rest = text.trim()
  while (rest !== '') {
    const board = byLength.find(({ name }) => startsWithName(rest, name))
    if (board === undefined)
      return {
        ok: false,
        fault: { reason: 'noBoard', name: (rest.split(',')[0] ?? rest).trim().slice(0, 80) },
      }
    if (!found.includes(board)) found.push(board)
    rest = rest.slice(board.name.length).replace(/^\s*,\s*/, '')
  }
  if (found.length > MAX_BOARDS)
    return { ok: false, fault: { reason: 'tooManyBoards', limit: MAX_BOARDS } }
  const bare = found.map(({ board_id, section_id }) =>
    section_id === undefined ? { board_id } : { board_id, section_id },
  )
  return { ok: true, patch: { boards: bare, board_name: found.map(({ name }) => name).join(', ') } }
}

function startsWithName(text: string, name: string): boolean {
  return (
    name !== '' &&
    text.slice(0, name.length).toLowerCase() === name.toLowerCase() &&
    /^\s*(,|$)/.test(text.slice(name.length))
  )
}
