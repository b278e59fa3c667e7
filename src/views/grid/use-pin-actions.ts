/** What a person does to pins from a grid or a list: every action is one set of events, and deleting can be taken back from its note. */
import { useMemo } from 'react'
import * as commands from '#core/pins/pin.commands.ts'
import { inverseOf } from '#core/pins/pin.inverse.ts'
import type { PinBook } from '#core/pins/pin-book.ts'
import type { PinEvent } from '#core/pins/pin.events.ts'
import type { PinPatch } from '#core/contract/pins.contract.ts'
import { getPin } from '#core/pins/pin.selectors.ts'
import { useActor, useApp } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import type { PinsActor } from '../seams.ts'
import { useToast } from '../ui/toast.tsx'
import { gridMessages } from './grid.messages.ts'
import type { SelectionChange } from './grid-props.ts'

export interface PinEdit {
  readonly id: string
  readonly patch: PinPatch
}

export function usePinActions() {
  const { now } = useApp()
  const pins = useActor('pins')
  const tasks = useActor('tasks')
  const toast = useToast()
  const t = useText(gridMessages)
  return useMemo(() => {
    const book = () => pins.getSnapshot().context.book
    const apply = (make: (book: PinBook) => PinEvent[]): PinEvent[] => {
      const events = make(book())
      if (events.length > 0) pins.send({ type: 'pins.apply', events })
      return events
    }
    return {
      apply,
      select: ({ select, deselect }: SelectionChange) => apply((current) => [...commands.deselect(current, deselect), ...commands.select(current, select)]),
      clear: () => apply(commands.clearSelection),
      /** One pin turns round; several all become favourites unless all are already. */
      favor: (ids: readonly string[]) =>
        apply((current) => commands.favor(current, ids, !ids.every((id) => getPin(current, id)?.favored ?? true), now())),
      edit: (edits: readonly PinEdit[]) => apply((current) => commands.editPins(current, edits, now())),
      setBoards: (ids: readonly string[], boards: readonly commands.NamedBoard[]) => apply((current) => commands.setBoards(current, ids, boards, now())),
      addBoards: (ids: readonly string[], boards: readonly commands.NamedBoard[]) => apply((current) => commands.addBoards(current, ids, boards, now())),
      setStatus: (ids: readonly string[], status: 'draft') => apply((current) => commands.setStatus(current, ids, status, now())),
      remove: (ids: readonly string[]) => {
        const before = book()
        const events = apply((current) => commands.deletePins(current, ids))
        const back = events.flatMap((event) => inverseOf(before, event))
        const count = events.reduce((sum, event) => sum + (event.type === 'pins.deleted' ? event.data.ids.length : 0), 0)
        if (count > 0) toast({ text: t('grid.deleted', { count }), action: { label: t('grid.undo'), onPress: () => pins.send({ type: 'pins.apply', events: back }) } })
      },
      /** Renders the present designs again; the old pictures stay until the new ones come. */
      render: (ids: readonly string[]) => {
        if (ids.length === 0) return
        whenSent(pins, () => tasks.send({ type: 'tasks.startRendering', pinIds: ids.slice(0, MOST_RENDERED) }))
        toast({ text: t('grid.renderStarted', { count: Math.min(ids.length, MOST_RENDERED) }) })
      },
    }
  }, [pins, tasks, toast, t, now])
}

/**
 * The server renders the designs that it has: the task starts when the last change has reached it, offline whenever that is. A change
 * counts as pending only once it is stored, so "all sent" is believed after `GRACE` or after something was seen to go out.
 */
function whenSent(pins: PinsActor, then: () => void): void {
  const isSent = () => pins.getSnapshot().context.sync.pending === 0 && pins.getSnapshot().context.sync.state === 'saved'
  let isBelieved = !isSent()
  let isDone = false
  const look = () => {
    if (!isSent()) isBelieved = true
    else if (isBelieved && !isDone) {
      isDone = true
      subscription.unsubscribe()
      then()
    }
  }
  const subscription = pins.subscribe(look)
  setTimeout(() => {
    isBelieved = true
    look()
  }, GRACE)
}

const GRACE = 400

/** The contract's limit of one rendering task. */
const MOST_RENDERED = 500

export type PinActions = ReturnType<typeof usePinActions>
