/** Boards and sections that all these pins are on. */
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'
import { isSameBoard } from './book/board-names.ts'

export function sharedBoards(pins: readonly Pick<Pin, 'boards'>[]): readonly PinBoard[] {
  let shared: readonly PinBoard[] = pins[0]?.boards ?? []
  for (const { boards } of pins) {
    if (shared.length === 0) break
    if (boards !== shared)
      shared = shared.filter((one) => boards.some((other) => isSameBoard(other, one)))
  }
  return shared
}
