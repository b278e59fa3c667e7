/** What is dragged over the calendar: a planned publication, or drafts of the tray. */
import { z } from 'zod'
import { Id } from '#core/contract/primitives.ts'
import type { useDrop } from 'react-aria-components/useDrop'

type DropEvent = Parameters<NonNullable<Parameters<typeof useDrop>[0]['onDrop']>>[0]

export const DRAG_TYPE = 'application/x-pinloom-plan'

export const Moved = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publication'), pinId: Id, publicationId: Id }),
  z.object({ kind: z.literal('drafts'), pinIds: z.array(Id) }),
])
/** What is being moved, by mouse or by keyboard. */
export type Moved = z.infer<typeof Moved>

export function dragItems(moved: Moved): Record<string, string>[] {
  return [{ [DRAG_TYPE]: JSON.stringify(moved) }]
}

/** Null when something else was dropped. */
export async function droppedOf({ items }: DropEvent): Promise<Moved | null> {
  const item = items.find((each) => each.kind === 'text' && each.types.has(DRAG_TYPE))
  if (item === undefined || item.kind !== 'text') return null
  return Moved.parse(JSON.parse(await item.getText(DRAG_TYPE)))
}
