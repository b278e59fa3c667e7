/** Texts that Pinterest's CSV takes as they are, and that a spreadsheet would calculate. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { exportProblem } from '../contract/problems/export.problems.ts'
import { oneLine } from '../text/one-line.ts'
import { nameOfBoard } from './boards.ts'
import { isLikeFormula } from './csv-row.ts'
import { keywordsCell } from './pinterest-csv.ts'

const TITLE = {
  field: 'title',
  code: 'title_like_formula',
  severity: 'warning',
  problem: exportProblem('export.titleFormula'),
} as const
const TEXT = {
  field: 'description',
  code: 'text_like_formula',
  severity: 'warning',
  problem: exportProblem('export.textFormula'),
} as const

export function formulaFindings(pin: Pin, boards: readonly Board[]) {
  const names = pin.boards.map(({ board_id, section_id }) =>
    nameOfBoard(boards, board_id, section_id),
  )
  const cells = [pin.description, keywordsCell(pin.keywords), ...names]
  return [
    ...(isFormula(pin.title) ? [TITLE] : []),
    ...(cells.some((text) => text !== null && isFormula(text)) ? [TEXT] : []),
  ]
}

const isFormula = (text: string): boolean => isLikeFormula(oneLine(text))
