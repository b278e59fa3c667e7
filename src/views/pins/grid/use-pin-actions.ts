/**
 * What a person does to pins from a grid or a list: every action is one set of events, and deleting
 * can be taken back from its note.
 */
import { useMemo } from 'react'
import * as commands from '#core/pins/pin-commands.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { renderingParts } from '#core/pins/rendering-parts.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { useActor, useApp, usePinSession } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import type { Note } from '../../kit/ui/notes/note.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import gridMessages from '#locales/en/pins/grid.json' with { type: 'json' }
import type { Actors } from '../../../machines/app/actors.ts'
import type { selectedByName } from './selection/pin-selection.ts'

export function usePinActions() {
  const { now } = useApp()
  const session = usePinSession()
  const pins = useActor('pins')
  const tasks = useActor('tasks')
  const toast = useToast()
  const t = useText(gridMessages)
  return useMemo(() => {
    const book = () => pins.getSnapshot().context.book
    const apply: Apply = (make, action) => {
      const events = make(book())
      return events.length === 0 ? null : session.apply(events, action)
    }
    const undo = (root: string) => session.undo(root)
    return {
      apply,
      isReadOnly: () => session.isReadOnly(),
      undo,
      ...pinChanges(apply, now),
      remove: (ids: readonly string[]) => {
        const before = book().count
        const deleted = apply((current) => commands.deletePins(current, ids), 'delete')
        const count = before - book().count
        if (deleted !== null && count > 0)
          toast({
            kind: 'undo',
            text: t('grid.deleted', { count }),
            action: { label: t('grid.undo'), onPress: () => undo(deleted) },
          })
      },
      /**
       * Renders the present designs again; the old pictures stay until the new ones come. `note`
       * states it in other words.
       */
      render: (chosen: readonly string[], note?: Note) => {
        const ids = rendered(book(), chosen)
        if (ids.length === 0) return
        startRendering(tasks, ids)
        toast(note ?? { text: t('grid.renderStarted', { count: ids.length }) })
      },
    }
  }, [pins, session, tasks, toast, t, now])
}

/**
 * `action` names the change in the history. Returns its id, for an undo of only this change; null
 * when nothing was changed.
 */
type Apply = (make: (book: PinBook) => PinEvent[], action?: string) => string | null

function pinChanges(apply: Apply, now: () => number) {
  return {
    select: ({ select, deselect }: ReturnType<typeof selectedByName>) =>
      apply((current) => [
        ...commands.deselect(current, deselect),
        ...commands.select(current, select),
      ]),
    clear: (): void => void apply(commands.clearSelection),
    /** One pin turns round; several all become favorites unless all are already. */
    favor: (ids: readonly string[]) =>
      apply(
        (current) =>
          commands.favor(
            current,
            { ids, favored: !ids.every((id) => getPin(current, id)?.favored ?? true) },
            now(),
          ),
        'favor',
      ),
    edit: (edits: readonly commands.PinEdit[], action = 'edit') =>
      apply((current) => commands.editPins(current, edits, now()), action),
    /** Ticked, each pin is on this board too; unticked, none is. What else they are on stays. */
    tickBoard: (ids: readonly string[], board: commands.NamedBoard, isTicked: boolean) =>
      apply(
        (current) =>
          isTicked
            ? commands.addBoards(current, { ids, boards: [board] }, now())
            : commands.removeBoard(current, { ids, board }, now()),
        'setBoards',
      ),
    setStatus: (ids: readonly string[], status: 'draft') =>
      apply((current) => commands.setStatus(current, { ids, status }, now()), 'toDrafts'),
  }
}

function startRendering(tasks: Actors['tasks'], ids: readonly string[]): void {
  for (const part of renderingParts(ids)) tasks.send({ type: 'tasks.startRendering', ...part })
}

/** Nothing of a video is rendered. */
const rendered = (book: PinBook, ids: readonly string[]): string[] =>
  ids.filter((id) => getPin(book, id)?.media?.kind !== 'video')

export type PinActions = ReturnType<typeof usePinActions>
