/** Texts that Pinterest's CSV takes as they are, and that a spreadsheet would calculate. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { exportProblem } from '../contract/problems/export.problems.ts'
import { oneLine } from '../text/one-line.ts'
import { nameOfBoard } from './boards.ts'
import { isLikeFormula } from './csv-row.ts'
import { keywordsCell } from './pinterest-csv.ts'

const asWarning = { severity: 'warning' } as const
const TITLE = {
  ...asWarning,
  field: 'title',
  code: 'title_like_formula',
  problem: exportProblem('export.titleFormula'),
} as const
const DESCRIPTION = {
  ...asWarning,
  field: 'description',
  code: 'description_like_formula',
  problem: exportProblem('export.descriptionFormula'),
} as const
const KEYWORD = {
  ...asWarning,
  field: 'keywords',
  code: 'keyword_like_formula',
  problem: exportProblem('export.keywordFormula'),
} as const
const BOARD = {
  ...asWarning,
  field: 'boards',
  code: 'board_like_formula',
  problem: exportProblem('export.boardFormula'),
} as const

export function formulaFindings(pin: Pin, boards: readonly Board[]) {
  const names = pin.boards.flatMap(
    ({ board_id, section_id }) => nameOfBoard(boards, board_id, section_id) ?? [],
  )
  return [
    ...(isFormula(pin.title) ? [TITLE] : []),
    ...(isFormula(pin.description) ? [DESCRIPTION] : []),
    ...(isFormula(keywordsCell(pin.keywords)) ? [KEYWORD] : []),
    ...(names.some(isFormula) ? [BOARD] : []),
  ]
}

const isFormula = (text: string): boolean => isLikeFormula(oneLine(text))
