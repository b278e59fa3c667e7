/** Which publications chosen drafts still need: one for each board that has none. */
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'
import { isSameBoard } from '#core/pins/book/board-names.ts'

export interface OpenPlan extends PinBoard {
  readonly pinId: string
}

/**
 * The first boards of all pins come before their second ones, so that a pin is not published twice
 * in a row.
 */
export function openPlans(pins: readonly Pin[]): OpenPlan[] {
  const perPin = pins.map((pin) =>
    pin.boards
      .filter((board) => !(pin.publications ?? []).some((other) => isSameBoard(other, board)))
      .map((board): OpenPlan => ({ ...board, pinId: pin.id })),
  )
  const rounds = Math.max(0, ...perPin.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) =>
    perPin.flatMap((plans) => plans[round] ?? []),
  ).flat()
}
