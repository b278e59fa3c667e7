/** What is dragged over the calendar: a planned publication, or drafts of the tray. */
import { z } from 'zod'
import { parseJson } from '#core/contract/call/json-text.ts'
import { Id } from '#core/contract/call/primitives.ts'

const DRAG_TYPE = 'application/x-pinloom-plan'

export const Moved = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publication'), pinId: Id, publicationId: Id }),
  z.object({ kind: z.literal('drafts'), pinIds: z.array(Id) }),
])
/** What is being moved, by mouse or by keyboard. */
export type Moved = z.infer<typeof Moved>

export function putMoved(transfer: DataTransfer, moved: Moved): void {
  transfer.effectAllowed = 'move'
  transfer.setData(DRAG_TYPE, JSON.stringify(moved))
}

/** While something is dragged its type alone can be read. */
export function hasMoved({ types }: DataTransfer): boolean {
  return types.includes(DRAG_TYPE)
}

/** Null when something else was dropped. */
export function movedOf(transfer: DataTransfer): Moved | null {
  return Moved.nullable()
    .catch(null)
    .parse(parseJson(transfer.getData(DRAG_TYPE)))
}
